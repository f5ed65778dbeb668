import { systemProcessorClock, type ProcessorClock } from '../../platform/processor-time';
import { PROGRESS } from './parse-thread-messages';

export interface WatchdogLimits {
  /** Limit of processor time for one document in milliseconds. */
  processorMs: number;
  /** Further milliseconds of processor time per scanned page. */
  perVisionPageMs: number;
  /**
   * Limit of elapsed time as a multiple of the limit of processor time. A document that exceeds only this one is not at
   * fault: the machine was too busy.
   */
  maxSlowdown: number;
  /** Growth of the process in bytes per document being read. */
  memoryBytes: number;
}

/** `processor` and `memory` are faults of the document; `elapsed` means that the machine was too busy. */
export type StopReason = 'processor' | 'memory' | 'elapsed';

export interface WatchedDocument {
  progress: Float64Array;
  stop(reason: StopReason): void;
}

/** Processor time of a document being read. */
interface Account {
  usedMs: number;
  /** Processor time of the thread at the last check; null before the first one and if the system does not report it. */
  threadMs: number | null;
}

const CHECK_INTERVAL_MS = 50;
/** Upper bound on the elapsed time of a document, without waits for a language model. */
const MAX_ELAPSED_MS = 10 * 60_000;

/**
 * Enforces the limits of documents from outside their threads: a busy thread cannot stop itself, and no thread setting
 * limits memory outside the JavaScript heap.
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

  /** The timer continues until the next check, because another document often follows. */
  remove(document: WatchedDocument): void {
    this.#watched.delete(document);
  }

  close(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }

  /** Checks every document; `now` is in milliseconds since the epoch. Called by a timer. */
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
    // The memory of a single thread cannot be measured. A document that expands without bound is also the slowest.
    if (grown > this.#limits.memoryBytes * reading.length) longest.stop('memory');
  }

  /**
   * Adds the processor time used since the last check. A document is charged for its own thread. The time of other
   * threads, which run OCR and decode images, is divided among the documents with scanned pages, or among all if none
   * has any. If the system does not report the time of single threads, all time is divided.
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
        const usedMs = threadMs - (account.threadMs ?? threadMs);
        account.usedMs += usedMs;
        shared -= usedMs;
      }
      account.threadMs = threadMs;
    }
    const scanned = reading.filter(([{ progress }]) => (progress[PROGRESS.visionPages] ?? 0) > 0);
    const sharing = scanned.length > 0 ? scanned : reading;
    for (const [, account] of sharing) account.usedMs += Math.max(0, shared) / sharing.length;
  }
}

/** Start time of the document; 0 while it waits. */
function startOf(progress: Float64Array): number {
  return progress[PROGRESS.startedAt] ?? 0;
}
