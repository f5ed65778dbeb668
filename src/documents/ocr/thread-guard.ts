import type { Worker as Thread } from 'node:worker_threads';

/** The thread that was to answer is gone. */
export class ThreadEndedError extends Error {
  constructor() {
    super('The thread ended before it had an answer.');
  }
}

/**
 * What a thread is to answer.
 * @throws {ThreadEndedError} when the thread ends first, because no response can follow
 */
export async function guardThread<T>(thread: Thread, answer: Promise<T>): Promise<T> {
  let ended = (): void => undefined;
  const end = new Promise<never>((_, reject) => {
    ended = () => reject(new ThreadEndedError());
    thread.once('exit', ended);
    // One that has ended already has no number, and says so no more.
    if (thread.threadId === -1) ended();
  });
  try {
    return await Promise.race([answer, end]);
  } finally {
    thread.off('exit', ended);
  }
}
