import type { NewRequestRow } from '../../db/operations/request-log-writer.repository';
import type { Logger } from '../../platform/logger';
import { failureCode } from '../maintenance/maintenance-result';

/** A completed request for the log. */
export type RequestEntry = NewRequestRow;

export interface RequestSink {
  /** Returns how many entries could not be written, by code. */
  recordRequests(entries: readonly RequestEntry[]): Promise<{ code: string; dropped: number }[]>;
}

export interface RequestLogMetrics {
  /** `code` is the SQLSTATE or the code of the error, or `buffer_full`. */
  countDroppedRequests(code: string, entries: number): void;
}

const FLUSH_INTERVAL_MS = 1_000;
const BATCH_SIZE = 500;
/** Buffer for half a minute of a busy process. When it is full, entries are dropped to bound the memory. */
const MAX_WAITING = 20_000;

/** Writes requests to the log later and in batches, so that no caller waits for it. */
export class RequestRecorder {
  private waiting: RequestEntry[] = [];
  private timer: NodeJS.Timeout | null = null;
  private dropped = 0;

  constructor(
    private readonly sink: RequestSink,
    private readonly logger: Logger,
    private readonly metrics: RequestLogMetrics,
  ) {}

  record(entry: RequestEntry): void {
    if (this.waiting.length >= MAX_WAITING) {
      this.dropped += 1;
      return;
    }
    this.waiting.push(entry);
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_INTERVAL_MS).unref();
  }

  async flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const entries = this.waiting;
    this.waiting = [];
    if (this.dropped > 0) {
      this.metrics.countDroppedRequests('buffer_full', this.dropped);
      this.logger.warn(
        { requests: this.dropped },
        'the request log dropped entries because its buffer was full',
      );
    }
    this.dropped = 0;
    for (let start = 0; start < entries.length; start += BATCH_SIZE) {
      try {
        for (const { code, dropped } of await this.sink.recordRequests(
          entries.slice(start, start + BATCH_SIZE),
        )) {
          this.metrics.countDroppedRequests(code, dropped);
          this.logger.warn({ requests: dropped, code }, 'the request log dropped entries it could not write');
        }
      } catch (error) {
        const requests = entries.length - start;
        this.metrics.countDroppedRequests(failureCode(error), requests);
        this.logger.warn({ err: error, requests }, 'could not write the request log');
        return;
      }
    }
  }
}
