import { PROGRESS } from './parse-thread-messages';

export interface WatchLimits {
  /** Milliseconds a document may take once a thread has begun it. */
  timeoutMs: number;
  /** Further milliseconds for every scanned page it turned out to have. */
  perVisionPageMs: number;
  /** Bytes the process may grow by for each document being read. */
  memoryBytes: number;
}

export type StopReason = 'time' | 'memory';

export interface Watched {
  progress: Float64Array;
  stop(reason: StopReason): void;
}

const INTERVAL_MS = 50;

/**
 * Watches the documents being read from outside their threads, because a thread that is busy cannot stop itself,
 * and memory outside the JavaScript heap is bound by no setting of a thread.
 */
export class ParseThreadWatch {
  readonly #limits: WatchLimits;
  readonly #watched = new Set<Watched>();
  #timer: NodeJS.Timeout | null = null;
  #idleMemory = 0;

  constructor(limits: WatchLimits) {
    this.#limits = limits;
  }

  add(document: Watched): void {
    if (this.#watched.size === 0) this.#idleMemory = process.memoryUsage.rss();
    this.#watched.add(document);
    this.#timer ??= setInterval(() => this.#check(), INTERVAL_MS).unref();
  }

  /** The timer runs on for a moment: documents often come one after another. */
  remove(document: Watched): void {
    this.#watched.delete(document);
  }

  close(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }

  #check(): void {
    if (this.#watched.size === 0) {
      this.close();
      return;
    }
    const now = Date.now();
    let longest: Watched | null = null;
    let busy = 0;
    for (const document of this.#watched) {
      const startedAt = document.progress[PROGRESS.startedAt] ?? 0;
      if (startedAt === 0) continue;
      busy += 1;
      const visionPages = document.progress[PROGRESS.visionPages] ?? 0;
      const waits = document.progress[PROGRESS.modelWaitMs] ?? 0;
      const allowed = this.#limits.timeoutMs + visionPages * this.#limits.perVisionPageMs + waits;
      if (now - startedAt > allowed) document.stop('time');
      else if (!longest || startedAt < (longest.progress[PROGRESS.startedAt] ?? 0)) longest = document;
    }
    if (!longest) return;
    const grown = process.memoryUsage.rss() - this.#idleMemory;
    // Which thread holds the memory cannot be seen; a document that unfolds without end is also the slowest.
    if (grown > this.#limits.memoryBytes * busy) longest.stop('memory');
  }
}
