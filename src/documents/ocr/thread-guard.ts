import type { Worker as Thread } from 'node:worker_threads';

/** The thread ended before it responded. */
export class ThreadEndedError extends Error {
  constructor() {
    super('The thread ended before it returned a result.');
  }
}

/**
 * Waits for the result of a thread.
 * @throws {ThreadEndedError} when the thread ends first, because no response can follow
 */
export async function guardThread<T>(thread: Thread, result: Promise<T>): Promise<T> {
  let ended = (): void => undefined;
  const end = new Promise<never>((_, reject) => {
    ended = () => reject(new ThreadEndedError());
    thread.once('exit', ended);
    // A thread that has already ended has id -1 and emits no further event.
    if (thread.threadId === -1) ended();
  });
  try {
    return await Promise.race([result, end]);
  } finally {
    thread.off('exit', ended);
  }
}
