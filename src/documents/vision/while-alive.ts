import type { Worker as Thread } from 'node:worker_threads';

/** The thread that was to answer is gone. */
export class ThreadEnded extends Error {
  constructor() {
    super('The thread ended before it had an answer.');
  }
}

/**
 * What a thread is to answer.
 * @throws {ThreadEnded} when the thread ends first, for nobody else would ever answer then
 */
export async function whileAlive<T>(thread: Thread, answer: Promise<T>): Promise<T> {
  let ended = (): void => undefined;
  const end = new Promise<never>((_, reject) => {
    ended = () => reject(new ThreadEnded());
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
