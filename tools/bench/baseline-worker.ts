/** Worker process of the baseline: completes each task without doing any work. */
import { Worker } from 'bullmq';
import { BASELINE_QUEUE, redisOptions, required } from './baseline-queue';

const worker = new Worker(BASELINE_QUEUE, async () => ({ done: true }), {
  connection: redisOptions(),
  concurrency: Number(required('POOL_CONCURRENCY')),
});
void worker.waitUntilReady().then(() => process.send?.('ready'));
process.on('SIGTERM', () => void worker.close().then(() => process.exit(0)));
