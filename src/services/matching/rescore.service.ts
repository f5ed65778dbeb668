import type { StaleMatch } from '../../db/matches.repository';
import type { SweepsRepository } from '../../db/sweeps.repository';
import type { TenantScope } from '../../domain/common';
import { AppError } from '../../platform/app-error';
import type { TaskQueues } from '../../queue/task-queues';
import { rescoreMatchesTask } from '../../tasks/rescore-matches.task';
import { reachablePair } from '../links/reachable-pair';
import type { TenantData } from '../tenant-data';
import { keepMatch } from './keep-match';
import type { PairScorer } from './pair-scorer';

const TENANTS = 100;
const BATCH = 50;

/**
 * Scores pairs again whose candidate, job or weights have changed. The database marks them; one task a tenant works off all of
 * its marks, however many changes made them.
 */
export class RescoreService {
  constructor(
    private readonly data: TenantData,
    private readonly scorer: PairScorer,
    private readonly sweeps: SweepsRepository,
    private readonly queues: TaskQueues,
  ) {}

  /** Hands each tenant with marked pairs to the match pool, unless it is there already. */
  async handOver(): Promise<number> {
    const tenants = await this.sweeps.tenantsWithStaleMatches(TENANTS);
    for (const { tenant_id: tenantId, mode } of tenants) {
      const payload = { tenantId, mode };
      const key = rescoreMatchesTask.dedupeKey(payload);
      const state = await this.queues.state(rescoreMatchesTask, key);
      if (state === 'pending') continue;
      await this.queues.forget(rescoreMatchesTask, key);
      await this.queues.enqueue(rescoreMatchesTask, payload, { behindLiveWork: true });
    }
    return tenants.length;
  }

  /** Works off the marks of a tenant; answers how many pairs were looked at. */
  async run(scope: TenantScope, signal: AbortSignal): Promise<number> {
    let done = 0;
    for (;;) {
      const stale = await this.data.of(scope).repositories.matches.stale(BATCH);
      if (stale.length === 0 || signal.aborted) return done;
      // They may be marked because weights have changed a moment ago.
      this.scorer.forgetWeights();
      for (const match of stale) {
        await this.rescore(scope, match);
        done += 1;
      }
      await this.data.of(scope).repositories.matches.settle(stale);
    }
  }

  private async rescore(scope: TenantScope, match: StaleMatch): Promise<void> {
    const reader = { ...scope, sandboxTenant: match.synthetic ? ('synthetic' as const) : null };
    try {
      const pair = await reachablePair(this.data, reader, match.candidate_id, match.job_id);
      const result = await this.scorer.score(pair.candidate, pair.job, scope.mode);
      await this.data
        .of(scope)
        .transaction((repositories) => keepMatch(repositories, scope, pair, result, match.synthetic));
    } catch (error) {
      // A link that ended, a consent withdrawn: the match stays as it was made.
      if (!(error instanceof AppError)) throw error;
    }
  }
}
