import { Worker as Thread } from 'node:worker_threads';
import { ThreadEndedError, guardThread } from '../../../src/documents/ocr/thread-guard';

const silent = (): Thread => new Thread('setInterval(() => undefined, 1_000)', { eval: true });
const never = new Promise<string>(() => undefined);

it('nobody waits for a thread that is gone', async () => {
  const thread = silent();
  const answer = expect(guardThread(thread, never)).rejects.toBeInstanceOf(ThreadEndedError);
  await thread.terminate();
  await answer;
  await expect(guardThread(thread, never)).rejects.toBeInstanceOf(ThreadEndedError);
});

it('an answer is an answer, and leaves nothing behind on the thread', async () => {
  const thread = silent();
  await expect(guardThread(thread, Promise.resolve('text'))).resolves.toBe('text');
  expect(thread.listenerCount('exit')).toBe(0);
  await thread.terminate();
});
