import type { OperationPayload } from '../../tasks/operation-payload';
import { TurnQueue, type ThreadTurn } from './turn-queue';

/** Documents without a turn, such as those of a process without a queue. */
const DEFAULT_TURN: ThreadTurn = { owner: '', awaited: false };

export function turnOf({ tenantId, mode, awaited }: OperationPayload): ThreadTurn {
  return { owner: `${tenantId}:${mode}`, awaited: awaited ?? false };
}

/**
 * Admits documents to the parsing threads. A process takes more tasks than it has threads, so a document that a caller
 * waits for would otherwise stand behind the unattended ones that the process took before. The pool of threads has a
 * queue of its own, but moves documents that can be aborted to the end of it, so no document may wait there.
 */
export class ThreadQueue {
  readonly #waiting = new TurnQueue<Admit>();
  #free: number;

  constructor(threads: number) {
    this.#free = threads;
  }

  /** Resolves when a thread is free for the document. Each call that resolves requires one call of `release`. */
  acquire(turn: ThreadTurn = DEFAULT_TURN, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      if (this.#free > 0) {
        this.#free -= 1;
        resolve();
        return;
      }
      const abort = (): void => {
        this.#waiting.remove(turn, admit);
        reject(signal?.reason as Error);
      };
      const admit = (): void => {
        signal?.removeEventListener('abort', abort);
        resolve();
      };
      this.#waiting.push(turn, admit);
      signal?.addEventListener('abort', abort, { once: true });
    });
  }

  /** Passes the thread of an ended document to the next one. */
  release(): void {
    const admit = this.#waiting.shift();
    if (admit) admit();
    else this.#free += 1;
  }
}

type Admit = () => void;
