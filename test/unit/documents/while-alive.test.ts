import { Worker as Thread } from 'node:worker_threads';
import { ThreadEnded, whileAlive } from '../../../src/documents/vision/while-alive';

const silent = (): Thread => new Thread('setInterval(() => undefined, 1_000)', { eval: true });
const never = new Promise<string>(() => undefined);

it('nobody waits for a thread that is gone', async () => {
  const thread = silent();
  const answer = expect(whileAlive(thread, never)).rejects.toBeInstanceOf(ThreadEnded);
  await thread.terminate();
  await answer;
  await expect(whileAlive(thread, never)).rejects.toBeInstanceOf(ThreadEnded);
});

it('an answer is an answer, and leaves nothing behind on the thread', async () => {
  const thread = silent();
  await expect(whileAlive(thread, Promise.resolve('text'))).resolves.toBe('text');
  expect(thread.listenerCount('exit')).toBe(0);
  await thread.terminate();
});
