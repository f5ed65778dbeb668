/**
 * The floor: the least that keeps the promise "accepted work is written down before it is queued, and its end is
 * written down before it is answered". One insert, one task, one wait, one update; no keys, no checks, no parsing.
 */
import { randomUUID } from 'node:crypto';
import { Queue, QueueEvents } from 'bullmq';
import express from 'express';
import { Pool } from 'pg';
import { FLOOR_QUEUE, FLOOR_TASK, redisOptions, required } from './floor-queue';

const pool = new Pool({
  connectionString: required('DATABASE_URL'),
  max: Number(required('DATABASE_POOL_SIZE')),
});
const queue = new Queue(FLOOR_QUEUE, { connection: redisOptions() });
const events = new QueueEvents(FLOOR_QUEUE, { connection: redisOptions() });
// Every call that waits adds a listener.
queue.setMaxListeners(0);
events.setMaxListeners(0);

const app = express();
app.use(express.json());
app.post('/parse', async (request, response) => {
  const { text } = request.body as { text: string };
  const id = randomUUID();
  await pool.query('INSERT INTO floor.work (id, body, status) VALUES ($1, $2, $3)', [id, text, 'queued']);
  const task = await queue.add(
    FLOOR_TASK,
    { id },
    // Anything less than some history makes the wait miss tasks that end quickly.
    { jobId: id, removeOnComplete: { count: 1000, age: 3600 } },
  );
  const result: unknown = await task.waitUntilFinished(events);
  const answer = JSON.stringify(result);
  await pool.query('UPDATE floor.work SET status = $2, result = $3 WHERE id = $1', [id, 'succeeded', answer]);
  response.json({ id, result });
});

void Promise.all([queue.waitUntilReady(), events.waitUntilReady()]).then(() => {
  app.listen(Number(required('PORT')), '127.0.0.1', () => process.send?.('ready'));
});
process.on('SIGTERM', () => process.exit(0));
