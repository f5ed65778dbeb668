import { ERASURE_PARTS } from '../../db/erasure-parts';
import type { SweepsRepository } from '../../db/sweeps.repository';
import type { Clock } from '../../platform/clock';
import type { Logger } from '../../platform/logger';

const BATCH = 20;
/** Half of what is promised: time enough for somebody to look. */
const LATE_MS = 12 * 3_600_000;

/**
 * Takes the traces of erased people out of every table that may have some (`ERASURE_PARTS`). A pass that finds work
 * still running which was accepted before the erasure is followed by another, until there is none left.
 */
export class RunErasuresService {
  constructor(
    private readonly sweeps: SweepsRepository,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Answers how many erasures were completed. */
  async run(): Promise<number> {
    let completed = 0;
    for (const { erasure_id: erasureId, requested_at: requestedAt } of await this.sweeps.claimDueErasures(
      BATCH,
    )) {
      let rows = 0;
      for (const part of ERASURE_PARTS) {
        if (part.how === 'function') rows += await this.sweeps.eraseCandidateFrom(part.table, erasureId);
      }
      const done = await this.sweeps.finishErasure(erasureId);
      if (done) completed += 1;
      const ageMs = this.clock.now().getTime() - requestedAt.getTime();
      if (done) this.logger.info({ erasureId, rows, ageMs }, 'a candidate was erased');
      else if (ageMs > LATE_MS) this.logger.error({ erasureId, ageMs }, 'an erasure is late');
    }
    return completed;
  }
}
