/**
 * The baseline: the minimum that stores a request before it is queued and its result before the response. One insert,
 * one task, one wait and one update, without keys, validation or parsing.
 */
import { randomUUID } from 'node:crypto';
import { Queue, QueueEvents } from 'bullmq';
import express from 'express';
import { Pool } from 'pg';
import { BASELINE_QUEUE, BASELINE_TASK, redisOptions, required } from './baseline-queue';

const pool = new Pool({
  connectionString: required('DATABASE_URL'),
  max: Number(required('DATABASE_POOL_SIZE')),
});
const queue = new Queue(BASELINE_QUEUE, { connection: redisOptions() });
const events = new QueueEvents(BASELINE_QUEUE, { connection: redisOptions() });
// Every waiting request adds a listener.
queue.setMaxListeners(0);
events.setMaxListeners(0);

const app = express();
app.use(express.json());
app.post('/parse', async (request, response) => {
  const { text } = request.body as { text: string };
  const id = randomUUID();
  await pool.query('INSERT INTO baseline.work (id, body, status) VALUES ($1, $2, $3)', [id, text, 'queued']);
  const task = await queue.add(
    BASELINE_TASK,
    { id },
    // Without some history, the wait misses tasks that complete quickly.
    { jobId: id, removeOnComplete: { count: 1000, age: 3600 } },
  );
  const result: unknown = await task.waitUntilFinished(events);
  const answer = JSON.stringify(result);
  await pool.query('UPDATE baseline.work SET status = $2, result = $3 WHERE id = $1', [
    id,
    'succeeded',
    answer,
  ]);
  response.json({ id, result });
});

void Promise.all([queue.waitUntilReady(), events.waitUntilReady()]).then(() => {
  app.listen(Number(required('PORT')), '127.0.0.1', () => process.send?.('ready'));
});
process.on('SIGTERM', () => process.exit(0));
