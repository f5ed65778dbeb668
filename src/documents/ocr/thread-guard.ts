import type { Worker as Thread } from 'node:worker_threads';

/** The thread ended before it answered. */
export class ThreadEndedError extends Error {
  constructor() {
    super('The thread ended before it had an answer.');
  }
}

/**
 * Waits for the answer of a thread.
 * @throws {ThreadEndedError} when the thread ends first, because no response can follow
 */
export async function guardThread<T>(thread: Thread, answer: Promise<T>): Promise<T> {
  let ended = (): void => undefined;
  const end = new Promise<never>((_, reject) => {
    ended = () => reject(new ThreadEndedError());
    thread.once('exit', ended);
    // A thread that has already ended has id -1 and emits no further event.
    if (thread.threadId === -1) ended();
  });
  try {
    return await Promise.race([answer, end]);
  } finally {
    thread.off('exit', ended);
  }
}
