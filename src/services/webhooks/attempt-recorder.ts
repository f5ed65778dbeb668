import { setTimeout as delay } from 'node:timers/promises';
import type { AttemptResult, DeliveryWorkRepository, SwitchedOff } from '../../db/delivery-work.repository';
import type { Logger } from '../../platform/logger';

/** Attempts written together, and how long the first of them waits for others. */
const BATCH = 500;
const GATHER_MS = 4;
const TRY_AGAIN_MS = 500;

/**
 * Writes down what came of attempts, many in one statement. While Postgres is away they wait here; if the process
 * dies meanwhile, their leases run out and the messages are sent again.
 */
export class AttemptRecorder {
  private waiting: AttemptResult[] = [];
  private writing: Promise<void> | null = null;

  constructor(
    private readonly work: Pick<DeliveryWorkRepository, 'record'>,
    private readonly logger: Logger,
    private readonly switchedOff: (endpoints: readonly SwitchedOff[]) => void,
  ) {}

  add(result: AttemptResult): void {
    this.waiting.push(result);
    this.writing ??= this.write();
  }

  /** Resolves when everything is written. */
  async settled(): Promise<void> {
    while (this.writing) await this.writing;
  }

  private async write(): Promise<void> {
    await delay(GATHER_MS);
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, BATCH);
      try {
        this.switchedOff(await this.work.record(batch));
      } catch (error) {
        this.logger.warn({ err: error, attempts: batch.length }, 'attempts could not be written yet');
        // What a receiver answered must not be able to stop the line.
        this.waiting.unshift(...batch.map((result) => ({ ...result, responseSnippet: null })));
        await delay(TRY_AGAIN_MS);
      }
    }
    this.writing = null;
  }
}
