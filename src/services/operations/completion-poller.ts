import type { UnfinishedOperationsRepository } from '../../db/operations/unfinished-operations.repository';
import type { Logger } from '../../platform/logger';
import type { OperationSignals } from '../../queue/operation-signals';

const POLL_INTERVAL_MS = 1_000;

/**
 * Finds operations whose end was signaled through Redis but the signal was lost. While requests in this process wait,
 * one query per second reads from Postgres which of the awaited operations have ended.
 */
export class CompletionPoller {
  private timer: NodeJS.Timeout | null = null;
  private polling = false;

  constructor(
    private readonly operations: UnfinishedOperationsRepository,
    private readonly signals: OperationSignals,
    private readonly logger: Logger,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.poll(), POLL_INTERVAL_MS).unref();
  }

  stop(): void {
    if (this.timer) clearInterval(this.timer);
  }

  private async poll(): Promise<void> {
    const awaited = this.signals.awaited();
    if (awaited.length === 0 || this.polling) return;
    this.polling = true;
    try {
      for (const operationId of await this.operations.findEnded(awaited)) this.signals.onEnded(operationId);
    } catch (error) {
      this.logger.warn({ err: error, awaited: awaited.length }, 'could not read ended operations');
    } finally {
      this.polling = false;
    }
  }
}
