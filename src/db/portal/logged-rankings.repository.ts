import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import { namedBindings, type Executor } from '../kernel/statement';
import type { ScoreSurface } from '../records/score-log.repository';

/** A ranking of candidates for a job, with its best score. */
export interface LoggedRankingRow {
  ranking_id: string;
  score: number;
  pool_size: number;
  surface: ScoreSurface;
  created_at: Date;
}

/** A candidate in a ranking, as it was given out. */
export interface LoggedRankRow {
  entry_id: string;
  candidate_id: string;
  /** True if `candidate_id` is the pseudonym of an erased candidate. */
  erased: boolean;
  rank: number;
  pool_size: number;
  score: number;
  recommendation: string;
  detail: object;
  model_version: string;
  created_at: Date;
}

/** A ranking is written when it ends, at most this long after its id was created. */
const MAX_RANKING_MS = 3_600_000;
const MAX_RANKED = 200;

/** Rankings of jobs, read from the score log, which keeps them longer than operations are kept. */
export class LoggedRankingsRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  /** Lists the rankings of candidates for a job, newest first. A ranking of jobs for a candidate has other jobs as well. */
  ofJob(jobId: string, limit: number): Promise<LoggedRankingRow[]> {
    return this.executor.rows<LoggedRankingRow>(
      this.knex.raw(
        `SELECT l.ranking_id, l.score, l.pool_size, l.surface, l.created_at FROM score_log l
         WHERE l.tenant_id = :tenantId::uuid AND l.mode = :mode AND l.job_id = :jobId::uuid
           AND l.kind = 'rank' AND l.rank = 1
           AND NOT EXISTS (
             SELECT FROM score_log o
             WHERE o.tenant_id = l.tenant_id AND o.mode = l.mode AND o.created_at = l.created_at
               AND o.ranking_id = l.ranking_id AND o.job_id <> l.job_id)
         ORDER BY l.created_at DESC LIMIT :limit`,
        namedBindings({ ...this.scope, jobId, limit }),
      ),
    );
  }

  /** Returns the job of a ranking of candidates; null for an unknown ranking, and for one of jobs for a candidate. */
  async jobOf(rankingId: string): Promise<string | null> {
    const rows = await this.executor.rows<{ job_id: string }>(
      this.knex.raw(
        `SELECT DISTINCT job_id FROM score_log
         WHERE tenant_id = :tenantId::uuid AND mode = :mode AND kind = 'rank' AND ranking_id = :rankingId::uuid
           AND created_at BETWEEN :from AND :to LIMIT 2`,
        namedBindings({ ...this.scope, rankingId, ...periodOf(rankingId) }),
      ),
    );
    return rows.length === 1 ? (rows[0]?.job_id ?? null) : null;
  }

  /** Returns the candidates of a ranking, best first. The time in its id limits the search to one or two partitions. */
  entries(rankingId: string, jobId: string): Promise<LoggedRankRow[]> {
    return this.executor.rows<LoggedRankRow>(
      this.knex.raw(
        `SELECT entry_id, candidate_id, erased, rank, pool_size, score, recommendation, detail, model_version, created_at
         FROM score_log
         WHERE tenant_id = :tenantId::uuid AND mode = :mode AND kind = 'rank' AND ranking_id = :rankingId::uuid
           AND job_id = :jobId::uuid AND created_at BETWEEN :from AND :to
         ORDER BY rank LIMIT ${MAX_RANKED}`,
        namedBindings({
          ...this.scope,
          rankingId,
          jobId,
          ...periodOf(rankingId),
        }),
      ),
    );
  }
}

function periodOf(rankingId: string): { from: Date; to: Date } {
  const startedAt = parseInt(rankingId.replaceAll('-', '').slice(0, 12), 16);
  return { from: new Date(startedAt - MAX_RANKING_MS), to: new Date(startedAt + MAX_RANKING_MS) };
}
