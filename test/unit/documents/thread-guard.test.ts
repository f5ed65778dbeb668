import { Worker as Thread } from 'node:worker_threads';
import { ThreadEndedError, guardThread } from '../../../src/documents/ocr/thread-guard';

const startThread = (): Thread => new Thread('setInterval(() => undefined, 1_000)', { eval: true });
const never = new Promise<string>(() => undefined);

describe('guardThread', () => {
  it('rejects when the thread ends or has already ended', async () => {
    const thread = startThread();
    const rejection = expect(guardThread(thread, never)).rejects.toBeInstanceOf(ThreadEndedError);
    await thread.terminate();
    await rejection;
    await expect(guardThread(thread, never)).rejects.toBeInstanceOf(ThreadEndedError);
  });

  it('resolves with the result and removes its listeners from the thread', async () => {
    const thread = startThread();
    await expect(guardThread(thread, Promise.resolve('text'))).resolves.toBe('text');
    expect(thread.listenerCount('exit')).toBe(0);
    await thread.terminate();
  });
});
