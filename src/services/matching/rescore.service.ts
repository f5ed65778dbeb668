import type { StaleMatch } from '../../db/records/matches.repository';
import type { ScoreLogWrite } from '../../db/records/score-log.repository';
import type { DueTenantsRepository } from '../../db/records/due-tenants.repository';
import type { TenantScope } from '../../domain/common';
import { AppError } from '../../platform/app-error';
import type { TaskQueues } from '../../queue/task-queues';
import { rescoreMatchesTask } from '../../tasks/rescore-matches.task';
import { loadScorablePair, type PairRecords } from '../links/load-pair';
import { pairScoreEntry } from '../score-log/score-entries';
import type { ScoringPauseService } from '../score-log/scoring-pause.service';
import type { TenantData } from '../tenant-data';
import { eachItem, type ItemFaults } from '../maintenance/each-item';
import type { MaintenanceResult } from '../maintenance/maintenance-result';
import { MAINTENANCE_UNITS } from '../maintenance/maintenance-unit';
import { saveMatch } from './save-match';
import type { PairResult, PairScorer } from './pair-scorer';

const TENANTS_PER_RUN = 100;
const BATCH_SIZE = 50;
/** The number of pairs of a task is not available when it is enqueued. */
const RESCORE_COST = 10;

/**
 * Rescores pairs whose candidate, job or weights have changed. The database marks them. One task per tenant processes
 * all its marked pairs, regardless of the number of changes.
 */
export class RescoreService {
  constructor(
    private readonly data: TenantData,
    private readonly scorer: PairScorer,
    private readonly tenants: DueTenantsRepository,
    private readonly queues: TaskQueues,
    private readonly faults: ItemFaults,
    private readonly pause: ScoringPauseService,
  ) {}

  /** Enqueues a task for each tenant with marked pairs, unless one is pending. */
  async enqueueDue(): Promise<MaintenanceResult> {
    return eachItem(
      { unit: MAINTENANCE_UNITS.staleMatches.name, faults: this.faults },
      await this.tenants.tenantsWithStaleMatches(TENANTS_PER_RUN),
      (tenant) => `${tenant.tenant_id}:${tenant.mode}`,
      async ({ tenant_id: tenantId, mode }) => {
        const payload = { tenantId, mode };
        const key = rescoreMatchesTask.dedupeKey(payload);
        const state = await this.queues.state(rescoreMatchesTask, key);
        if (state === 'pending') return 1;
        await this.queues.remove(rescoreMatchesTask, key);
        const flow = { tenantId, mode, lane: 'unattended' } as const;
        const place = await this.queues.reserve(rescoreMatchesTask, flow, RESCORE_COST);
        await this.queues.enqueue(rescoreMatchesTask, payload, { place });
        return 1;
      },
    );
  }

  /**
   * Processes the marked pairs of a tenant and returns their number. A pair that fails keeps its mark and is retried
   * later, as do all while the tenant has paused scoring.
   */
  async run(scope: TenantScope, signal: AbortSignal): Promise<number> {
    const unit = MAINTENANCE_UNITS.staleMatches.name;
    const { matches } = this.data.of(scope).repositories;
    const failed = new Set<string>();
    let processed = 0;
    for (;;) {
      if (await this.pause.isPaused(scope)) return processed;
      const stale = await matches.listStale(BATCH_SIZE, [...failed]);
      if (stale.length === 0 || signal.aborted) return processed;
      // The pairs may be marked because the weights have just changed.
      this.scorer.clearWeights();
      const done: StaleMatch[] = [];
      await eachItem(
        { unit, faults: this.faults },
        stale,
        ({ match_id: id }) => id,
        async (match) => {
          await this.rescore(scope, match);
          done.push(match);
          return 1;
        },
      );
      for (const match of stale) if (!done.includes(match)) failed.add(match.match_id);
      await matches.markCurrent(done);
      processed += stale.length;
    }
  }

  private logEntry({ candidate, job }: PairRecords, result: PairResult): ScoreLogWrite {
    const inputsHash = this.scorer.inputsHash(candidate, job);
    const ids = { candidateId: candidate.candidate_id, jobId: job.job_id, inputsHash };
    return pairScoreEntry(ids, result, { kind: 'rescore', surface: 'worker', isPairScore: true });
  }

  private async rescore(scope: TenantScope, match: StaleMatch): Promise<void> {
    const reader = { ...scope, sandboxTenant: match.synthetic ? ('synthetic' as const) : null };
    try {
      const pair = await loadScorablePair(this.data, reader, match.candidate_id, match.job_id);
      const result = await this.scorer.score(pair.candidate, pair.job, scope.mode);
      await this.data.of(scope).transaction(async (repositories) => {
        const unsaved = { scope, pair, result, synthetic: match.synthetic };
        const { isChanged } = await saveMatch(repositories, unsaved);
        if (isChanged) await repositories.scoreLog.add([this.logEntry(pair, result)], null);
      });
    } catch (error) {
      // The link ended or the consent was withdrawn, so the match stays unchanged.
      if (!(error instanceof AppError)) throw error;
    }
  }
}
