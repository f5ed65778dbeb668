import type { OperationPayload } from '../../tasks/operation-payload';

/** Decides when a document gets a parsing thread. */
export interface ThreadTurn {
  /** Documents with the same owner are parsed in order of arrival. */
  owner: string;
  /** True if a caller waits for the result. */
  awaited: boolean;
}

/** Awaited documents parsed in a row while unattended ones wait: the ratio of the weights of the two lanes of a pool. */
const MAX_AWAITED_IN_A_ROW = 8;
/** Documents without a turn, such as those of a process without a queue. */
const DEFAULT_TURN: ThreadTurn = { owner: '', awaited: false };

export function turnOf({ tenantId, mode, awaited }: OperationPayload): ThreadTurn {
  return { owner: `${tenantId}:${mode}`, awaited: awaited ?? false };
}

/**
 * Admits documents to the parsing threads. A process takes more tasks than it has threads, so a document that a caller
 * waits for would otherwise stand behind the unattended ones that the process took before.
 *
 * Awaited documents are first; after several of them, one unattended document is parsed. In both lanes, the owners take
 * turns, so that the items of one batch do not delay the documents of other tenants. The pool of threads has a queue of
 * its own, but moves documents that can be aborted to the end of it, so no document may wait there.
 */
export class ThreadQueue {
  readonly #awaited = new Lane();
  readonly #unattended = new Lane();
  #free: number;
  #awaitedInARow = 0;

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
      const lane = turn.awaited ? this.#awaited : this.#unattended;
      const abort = (): void => {
        lane.remove(turn.owner, admit);
        reject(signal?.reason as Error);
      };
      const admit = (): void => {
        signal?.removeEventListener('abort', abort);
        resolve();
      };
      lane.push(turn.owner, admit);
      signal?.addEventListener('abort', abort, { once: true });
    });
  }

  /** Passes the thread of an ended document to the next one. */
  release(): void {
    const admit = this.#next();
    if (admit) admit();
    else this.#free += 1;
  }

  #next(): Admit | null {
    const yields = this.#awaitedInARow >= MAX_AWAITED_IN_A_ROW && this.#unattended.size > 0;
    const admit = yields ? null : this.#awaited.shift();
    this.#awaitedInARow = admit && this.#unattended.size > 0 ? this.#awaitedInARow + 1 : 0;
    return admit ?? this.#unattended.shift();
  }
}

type Admit = () => void;

/** Waiting documents by owner. The owner that is first in the map is next. */
class Lane {
  readonly #byOwner = new Map<string, Admit[]>();

  /** Number of owners with waiting documents. */
  get size(): number {
    return this.#byOwner.size;
  }

  push(owner: string, admit: Admit): void {
    const waiting = this.#byOwner.get(owner);
    if (waiting) waiting.push(admit);
    else this.#byOwner.set(owner, [admit]);
  }

  shift(): Admit | null {
    const [first] = this.#byOwner;
    if (!first) return null;
    const [owner, waiting] = first;
    const admit = waiting.shift() ?? null;
    this.#byOwner.delete(owner);
    if (waiting.length > 0) this.#byOwner.set(owner, waiting);
    return admit;
  }

  remove(owner: string, admit: Admit): void {
    const waiting = this.#byOwner.get(owner)?.filter((other) => other !== admit) ?? [];
    if (waiting.length > 0) this.#byOwner.set(owner, waiting);
    else this.#byOwner.delete(owner);
  }
}
