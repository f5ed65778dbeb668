import { systemProcessorClock, type ProcessorClock } from '../../platform/processor-time';
import { PROGRESS } from './parse-thread-messages';

export interface WatchdogLimits {
  /** Milliseconds of processor time a document may use. */
  processorMs: number;
  /** Further milliseconds of processor time for every scanned page it turned out to have. */
  perVisionPageMs: number;
  /**
   * How many times longer than its processor time a document may take by the clock. Beyond that the reading is given
   * up without a verdict: the machine had no time for it.
   */
  maxSlowdown: number;
  /** Bytes the process may grow by for each document being read. */
  memoryBytes: number;
}

/** `processor` and `memory` are the fault of the document; `elapsed` tells of a machine that had no time for it. */
export type StopReason = 'processor' | 'memory' | 'elapsed';

export interface WatchedDocument {
  progress: Float64Array;
  stop(reason: StopReason): void;
}

/** A document being read and the processor time that was counted for it so far. */
interface Account {
  usedMs: number;
  /** Processor time of the thread at the last look; null before the first one and where it is not known. */
  threadMs: number | null;
}

const CHECK_INTERVAL_MS = 50;
/** No document keeps a thread longer than this, waits for a language model not counted. */
const MAX_ELAPSED_MS = 10 * 60_000;

/**
 * Watches the documents being read from outside their threads, because a thread that is busy cannot stop itself,
 * and memory outside the JavaScript heap is bound by no setting of a thread.
 */
export class ParseThreadWatchdog {
  readonly #limits: WatchdogLimits;
  readonly #clock: ProcessorClock;
  readonly #watched = new Map<WatchedDocument, Account>();
  #timer: NodeJS.Timeout | null = null;
  #idleMemory = 0;
  #processMs = 0;
  #ownThreadMs = 0;

  constructor(limits: WatchdogLimits, clock: ProcessorClock = systemProcessorClock) {
    this.#limits = limits;
    this.#clock = clock;
  }

  add(document: WatchedDocument): void {
    if (this.#watched.size === 0) {
      this.#idleMemory = process.memoryUsage.rss();
      this.#processMs = this.#clock.process();
      this.#ownThreadMs = this.#clock.thread(process.pid) ?? 0;
    }
    this.#watched.set(document, { usedMs: 0, threadMs: null });
    this.#timer ??= setInterval(() => this.check(Date.now()), CHECK_INTERVAL_MS).unref();
  }

  /** The timer runs on for a moment: documents often come one after another. */
  remove(document: WatchedDocument): void {
    this.#watched.delete(document);
  }

  close(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }

  /** Looks at every document; `now` is in milliseconds since the epoch. Called by a timer. */
  check(now: number): void {
    if (this.#watched.size === 0) {
      this.close();
      return;
    }
    const reading = [...this.#watched].filter(([{ progress }]) => startOf(progress) !== 0);
    this.#count(reading);
    let longest: WatchedDocument | null = null;
    for (const [document, { usedMs }] of reading) {
      const { progress } = document;
      const { processorMs, perVisionPageMs, maxSlowdown } = this.#limits;
      const allowedMs = processorMs + (progress[PROGRESS.visionPages] ?? 0) * perVisionPageMs;
      const modelMs = progress[PROGRESS.modelWaitMs] ?? 0;
      const elapsedMs = Math.min(allowedMs * maxSlowdown, MAX_ELAPSED_MS) + modelMs;
      if (usedMs > allowedMs) document.stop('processor');
      else if (now - startOf(progress) > elapsedMs) document.stop('elapsed');
      else if (!longest || startOf(progress) < startOf(longest.progress)) longest = document;
    }
    if (!longest) return;
    const grown = process.memoryUsage.rss() - this.#idleMemory;
    // Which thread holds the memory cannot be seen; a document that unfolds without end is also the slowest.
    if (grown > this.#limits.memoryBytes * reading.length) longest.stop('memory');
  }

  /**
   * Adds the processor time used since the last look. A document is charged what its own thread used. What other
   * threads of the process used, which recognise scans and decode pictures, is shared by the documents with scanned
   * pages, or by all where none has any. Where the system does not tell the time of a thread, all of it is shared.
   */
  #count(reading: readonly (readonly [WatchedDocument, Account])[]): void {
    const processMs = this.#clock.process();
    const ownThreadMs = this.#clock.thread(process.pid) ?? 0;
    let shared = processMs - this.#processMs - (ownThreadMs - this.#ownThreadMs);
    this.#processMs = processMs;
    this.#ownThreadMs = ownThreadMs;
    for (const [{ progress }, account] of reading) {
      const threadMs = this.#clock.thread(progress[PROGRESS.threadId] ?? 0);
      if (threadMs !== null) {
        const used = threadMs - (account.threadMs ?? threadMs);
        account.usedMs += used;
        shared -= used;
      }
      account.threadMs = threadMs;
    }
    const scanned = reading.filter(([{ progress }]) => (progress[PROGRESS.visionPages] ?? 0) > 0);
    const sharing = scanned.length > 0 ? scanned : reading;
    for (const [, account] of sharing) account.usedMs += Math.max(0, shared) / sharing.length;
  }
}

/** When the thread began the document; 0 while it waits. */
function startOf(progress: Float64Array): number {
  return progress[PROGRESS.startedAt] ?? 0;
}
