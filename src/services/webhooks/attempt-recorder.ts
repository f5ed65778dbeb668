import { setTimeout as delay } from 'node:timers/promises';
import type {
  AttemptResult,
  DeliveryWorkRepository,
  DisabledSubscription,
} from '../../db/webhooks/delivery-work.repository';
import type { Logger } from '../../platform/logger';
import { EndpointHealth } from './endpoint-health';

/** Size of a batch of attempts, and how long its first attempt waits for others. */
const BATCH_SIZE = 500;
const BATCH_DELAY_MS = 15;
const RETRY_MS = 500;

/**
 * Writes the results of attempts in batches. They wait in memory while Postgres is unavailable. If the process crashes
 * meanwhile, their leases expire and the messages are sent again.
 */
export class AttemptRecorder {
  private readonly health = new EndpointHealth();
  private waiting: AttemptResult[] = [];
  private writing: Promise<void> | null = null;

  constructor(
    private readonly work: Pick<DeliveryWorkRepository, 'record' | 'updateEndpointHealth'>,
    private readonly logger: Logger,
    private readonly onDisabled: (endpoints: readonly DisabledSubscription[]) => void,
  ) {}

  /** `disable` is true if the endpoint asked to be disabled. */
  add(result: AttemptResult, disable: boolean): void {
    this.waiting.push(result);
    this.health.add(result, disable);
    this.writing ??= this.write();
  }

  /** Resolves when everything is written. */
  async flush(): Promise<void> {
    while (this.writing) await this.writing;
  }

  private async write(): Promise<void> {
    await delay(BATCH_DELAY_MS);
    while (this.waiting.length > 0 || this.health.hasPending) {
      const batch = this.waiting.splice(0, BATCH_SIZE);
      const updates = this.health.take();
      try {
        if (batch.length > 0) await this.work.record(batch);
        batch.length = 0;
        if (updates.length > 0) this.onDisabled(await this.work.updateEndpointHealth(updates));
      } catch (error) {
        this.logger.warn(
          { err: error, attempts: batch.length },
          'could not record delivery attempts; will retry',
        );
        // The retry omits the response text, so that a text that Postgres rejects does not block the queue.
        this.waiting.unshift(...batch.map((result) => ({ ...result, responseSnippet: null })));
        this.health.putBack(updates);
        await delay(RETRY_MS);
      }
    }
    this.writing = null;
  }
}
