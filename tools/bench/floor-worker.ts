/** The floor's worker process: takes a task and says it is done. */
import { Worker } from 'bullmq';
import { FLOOR_QUEUE, redisOptions, required } from './floor-queue';

const worker = new Worker(FLOOR_QUEUE, async () => ({ done: true }), {
  connection: redisOptions(),
  concurrency: Number(required('POOL_CONCURRENCY')),
});
void worker.waitUntilReady().then(() => process.send?.('ready'));
process.on('SIGTERM', () => void worker.close().then(() => process.exit(0)));
