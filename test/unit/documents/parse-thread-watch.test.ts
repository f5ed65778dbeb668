import { PROGRESS, PROGRESS_SLOTS } from '../../../src/services/parsing/parse-thread-messages';
import {
  ParseThreadWatchdog,
  type WatchedDocument,
} from '../../../src/services/parsing/parse-thread-watchdog';

const START = 1_000_000;
const LIMITS = {
  processorMs: 10_000,
  perVisionPageMs: 5_000,
  maxSlowdown: 4,
  memoryBytes: Number.MAX_SAFE_INTEGER,
};

/** Processor time as set by a test. A null time of a thread simulates a system that does not report it. */
class FakeClock {
  processMs = 0;
  threads = new Map<number, number | null>();
  process = (): number => this.processMs;
  thread = (id: number): number | null => this.threads.get(id) ?? null;
}

describe('the parse thread watchdog', () => {
  let clock: FakeClock;
  let watchdog: ParseThreadWatchdog;

  beforeEach(() => {
    clock = new FakeClock();
    watchdog = new ParseThreadWatchdog(LIMITS, clock);
  });
  afterEach(() => watchdog.close());

  const begin = (threadId: number, visionPages = 0): WatchedDocument & { stop: jest.Mock } => {
    const progress = new Float64Array(PROGRESS_SLOTS);
    progress[PROGRESS.startedAt] = START;
    progress[PROGRESS.threadId] = threadId;
    progress[PROGRESS.visionPages] = visionPages;
    const document = { progress, stop: jest.fn() };
    watchdog.add(document);
    watchdog.check(START);
    return document;
  };
  /** Adds processor time to the process and, with `threadId`, to one of its threads. */
  const spend = (milliseconds: number, threadId?: number): void => {
    clock.processMs += milliseconds;
    if (threadId !== undefined)
      clock.threads.set(threadId, (clock.threads.get(threadId) ?? 0) + milliseconds);
  };

  it('lets a document continue that mostly waited for the processor', () => {
    clock.threads.set(7, 0);
    const document = begin(7);
    spend(9_000, 7);
    watchdog.check(START + 39_000);
    expect(document.stop).not.toHaveBeenCalled();
  });

  it('stops a document that exceeds its processor time, even if little time has elapsed', () => {
    clock.threads.set(7, 0);
    const document = begin(7);
    spend(10_001, 7);
    watchdog.check(START + 10_002);
    expect(document.stop.mock.calls).toEqual([['processor']]);
  });

  it('stops a document for elapsed time when the machine is overloaded', () => {
    clock.threads.set(7, 0);
    const document = begin(7);
    spend(2_000, 7);
    watchdog.check(START + 40_001);
    expect(document.stop.mock.calls).toEqual([['elapsed']]);
  });

  it('does not charge a document for the thread of another document', () => {
    clock.threads.set(7, 0).set(8, 500_000);
    const expensive = begin(7);
    const cheap = begin(8);
    spend(11_000, 7);
    spend(1_000, 8);
    watchdog.check(START + 12_000);
    expect(expensive.stop.mock.calls).toEqual([['processor']]);
    expect(cheap.stop).not.toHaveBeenCalled();
  });

  it('charges OCR on additional threads to the document with scanned pages', () => {
    clock.threads.set(7, 0).set(8, 0);
    const scan = begin(7, 1);
    const text = begin(8);
    spend(14_000);
    watchdog.check(START + 14_000);
    expect(scan.stop).not.toHaveBeenCalled();
    spend(1_001);
    watchdog.check(START + 15_001);
    expect(scan.stop.mock.calls).toEqual([['processor']]);
    expect(text.stop).not.toHaveBeenCalled();
  });

  it('does not charge a document for the main thread of the process', () => {
    clock.threads.set(7, 0).set(process.pid, 100);
    const document = begin(7);
    spend(30_000, process.pid);
    watchdog.check(START + 30_000);
    expect(document.stop).not.toHaveBeenCalled();
  });

  it('divides the time of the process among documents when the system does not report thread times', () => {
    const first = begin(0);
    const second = begin(0);
    spend(19_000);
    watchdog.check(START + 19_000);
    expect(first.stop).not.toHaveBeenCalled();
    spend(1_002);
    watchdog.check(START + 20_002);
    expect([first.stop.mock.calls, second.stop.mock.calls]).toEqual([[['processor']], [['processor']]]);
  });
});
