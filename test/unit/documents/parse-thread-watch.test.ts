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

/** Processor time as a test sets it; null as the time of a thread stands for a system that does not tell. */
class FakeClock {
  processMs = 0;
  threads = new Map<number, number | null>();
  process = (): number => this.processMs;
  thread = (id: number): number | null => this.threads.get(id) ?? null;
}

describe('the watch of documents being read', () => {
  let clock: FakeClock;
  let watch: ParseThreadWatchdog;

  beforeEach(() => {
    clock = new FakeClock();
    watch = new ParseThreadWatchdog(LIMITS, clock);
  });
  afterEach(() => watch.close());

  const begin = (threadId: number, visionPages = 0): WatchedDocument & { stop: jest.Mock } => {
    const progress = new Float64Array(PROGRESS_SLOTS);
    progress[PROGRESS.startedAt] = START;
    progress[PROGRESS.threadId] = threadId;
    progress[PROGRESS.visionPages] = visionPages;
    const document = { progress, stop: jest.fn() };
    watch.add(document);
    watch.check(START);
    return document;
  };
  /** Lets threads of the process use processor time. */
  const use = (milliseconds: number, threadId?: number): void => {
    clock.processMs += milliseconds;
    if (threadId !== undefined)
      clock.threads.set(threadId, (clock.threads.get(threadId) ?? 0) + milliseconds);
  };

  it('lets a document go on that waited for the processor for most of the time', () => {
    clock.threads.set(7, 0);
    const document = begin(7);
    use(9_000, 7);
    watch.check(START + 39_000);
    expect(document.stop).not.toHaveBeenCalled();
  });

  it('ends a document that used more processor time than it may, however little time has passed', () => {
    clock.threads.set(7, 0);
    const document = begin(7);
    use(10_001, 7);
    watch.check(START + 10_002);
    expect(document.stop.mock.calls).toEqual([['processor']]);
  });

  it('gives a document up without a verdict when the machine had no time for it', () => {
    clock.threads.set(7, 0);
    const document = begin(7);
    use(2_000, 7);
    watch.check(START + 40_001);
    expect(document.stop.mock.calls).toEqual([['elapsed']]);
  });

  it('does not charge a document what the thread of another one used', () => {
    clock.threads.set(7, 0).set(8, 500_000);
    const poison = begin(7);
    const harmless = begin(8);
    use(11_000, 7);
    use(1_000, 8);
    watch.check(START + 12_000);
    expect(poison.stop.mock.calls).toEqual([['processor']]);
    expect(harmless.stop).not.toHaveBeenCalled();
  });

  it('charges the recognition of scans, done on further threads, to the document with scanned pages', () => {
    clock.threads.set(7, 0).set(8, 0);
    const scan = begin(7, 1);
    const text = begin(8);
    use(14_000);
    watch.check(START + 14_000);
    expect(scan.stop).not.toHaveBeenCalled();
    use(1_001);
    watch.check(START + 15_001);
    expect(scan.stop.mock.calls).toEqual([['processor']]);
    expect(text.stop).not.toHaveBeenCalled();
  });

  it('does not charge a document what the main thread of the process used', () => {
    clock.threads.set(7, 0).set(process.pid, 100);
    const document = begin(7);
    use(30_000, process.pid);
    watch.check(START + 30_000);
    expect(document.stop).not.toHaveBeenCalled();
  });

  it('shares the time of the process where the system does not tell the time of a thread', () => {
    const first = begin(0);
    const second = begin(0);
    use(19_000);
    watch.check(START + 19_000);
    expect(first.stop).not.toHaveBeenCalled();
    use(1_002);
    watch.check(START + 20_002);
    expect([first.stop.mock.calls, second.stop.mock.calls]).toEqual([[['processor']], [['processor']]]);
  });
});
