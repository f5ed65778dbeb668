import { ERASURE_PARTS } from '../../db/records/erasure-parts';
import type { DueErasure, ErasureWorkRepository } from '../../db/records/erasure-work.repository';
import type { Clock } from '../../platform/clock';
import type { Logger } from '../../platform/logger';
import { failureCode, type MaintenanceResult } from '../maintenance/maintenance-result';

const BATCH_SIZE = 40;
/** Passes at the same time; each uses one connection. */
const CONCURRENCY = 4;
/** Half of the promised time, so that an operator still has time to act. */
const OVERDUE_MS = 12 * 3_600_000;

const TABLES = ERASURE_PARTS.flatMap((part) => (part.how === 'function' ? [part.table] : []));

/**
 * Removes the data of erased candidates from every table that may contain some (`ERASURE_PARTS`). As long as work
 * accepted before the erasure is still running, another pass follows. A part that fails affects neither the other
 * parts nor other erasures: the erasure is retried with increasing delays.
 */
export class RunErasuresService {
  constructor(
    private readonly erasures: Pick<
      ErasureWorkRepository,
      'claimDueErasures' | 'eraseCandidateFrom' | 'noteErasureFault' | 'settleErasure'
    >,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** `rows` is the number of completed erasures. */
  async run(signal?: AbortSignal): Promise<MaintenanceResult> {
    const result: MaintenanceResult = { rows: 0, failedItems: 0, failureCode: null };
    for (;;) {
      const erasureIds = await this.erasures.claimDueErasures(BATCH_SIZE);
      const waiting = [...erasureIds];
      const work = async (): Promise<void> => {
        for (let next = waiting.shift(); next && !signal?.aborted; next = waiting.shift()) {
          await this.pass(next, result);
        }
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, work));
      if (erasureIds.length < BATCH_SIZE || signal?.aborted) return result;
    }
  }

  private async pass(
    { erasure_id: erasureId, requested_at: requestedAt }: DueErasure,
    result: MaintenanceResult,
  ): Promise<void> {
    try {
      const rows = await this.erase(erasureId);
      const outcome = await this.erasures.settleErasure(erasureId);
      const ageMs = this.clock.now().getTime() - requestedAt.getTime();
      if (outcome.state === 'done') {
        result.rows += 1;
        this.logger.info({ erasureId, rows, ageMs }, 'a candidate was erased');
        return;
      }
      if (outcome.state === 'failing') {
        result.failedItems += 1;
        result.failureCode = outcome.code;
        const { table, code, passes } = outcome;
        this.logger.error({ erasureId, table, code, passes, ageMs }, 'an erasure failed and will be retried');
      }
      if (ageMs > OVERDUE_MS) this.logger.error({ erasureId, ageMs }, 'an erasure is late');
    } catch (error) {
      // The database is unavailable or the pass timed out. The claim expires within a minute; then the erasure is due.
      result.failedItems += 1;
      result.failureCode = failureCode(error);
      this.logger.error({ erasureId, code: result.failureCode }, 'an erasure could not be processed');
    }
  }

  private async erase(erasureId: string): Promise<number> {
    try {
      return await this.erasures.eraseCandidateFrom(TABLES, erasureId);
    } catch (error) {
      // The statement fails as a whole only if it times out. It records faults of single tables itself.
      await this.erasures.noteErasureFault(erasureId, 'all', failureCode(error));
      return 0;
    }
  }
}
