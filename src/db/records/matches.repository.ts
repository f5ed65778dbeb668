import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import { namedBindings, type Executor } from '../kernel/statement';

export interface MatchRow {
  match_id: string;
  tenant_id: string;
  other_tenant_id: string | null;
  synthetic: boolean;
  candidate_id: string;
  candidate_external_id: string | null;
  job_id: string;
  job_external_id: string | null;
  final_score: number;
  recommendation: string;
  confidence: number;
  probability_90d: number;
  expected_tenure_days: number;
  created_at: Date;
  updated_at: Date;
}

export interface MatchRowWithResult extends MatchRow {
  /** JSON text. */
  result: string;
}

export interface MatchWrite {
  /** Id of the match if it is new. */
  matchId: string;
  tenantId: string;
  otherTenantId: string | null;
  synthetic: boolean;
  candidateId: string;
  candidateExternalId: string | null;
  jobId: string;
  jobExternalId: string | null;
  finalScore: number;
  recommendation: string;
  confidence: number;
  probability90d: number;
  expectedTenureDays: number;
  /** JSON text. */
  result: string;
}

export interface MatchPage {
  limit: number;
  sort: 'finalScore' | 'updatedAt';
  /** Return only matches after this one in the order. */
  after: { value: string | number; matchId: string } | null;
  candidateId: string | null;
  jobId: string | null;
  recommendation: string | null;
  minScore: number | null;
  /** ISO 8601. */
  updatedSince: string | null;
}

export interface StaleMatch {
  match_id: string;
  candidate_id: string;
  job_id: string;
  synthetic: boolean;
  /** Text, so that no digits are lost. */
  stale_since: string;
}

const MATCH_LIST_COLUMNS = `match_id, tenant_id, other_tenant_id, synthetic, candidate_id, candidate_external_id, job_id,
  job_external_id, final_score, recommendation, confidence, probability_90d, expected_tenure_days, created_at,
  updated_at`;

/** Matches of which the tenant owns the candidate or the job. */
export class MatchesRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  async find(matchId: string): Promise<MatchRowWithResult | undefined> {
    const [row] = await this.executor.rows<MatchRowWithResult>(
      this.knex.raw(`SELECT ${MATCH_LIST_COLUMNS}, result::text AS result FROM matches WHERE match_id = ?`, [
        matchId,
      ]),
    );
    return row;
  }

  /** Returns the model version of the stored result; null if the match was deleted. */
  async modelVersion(matchId: string): Promise<string | null> {
    const [row] = await this.executor.rows<{ version: string }>(
      this.knex.raw("SELECT result->>'modelVersion' AS version FROM matches WHERE match_id = ?", [matchId]),
    );
    return row?.version ?? null;
  }

  /** Returns the match of a pair. Synthetic and real pairs are different pairs. */
  async findPair(
    candidateId: string,
    jobId: string,
    synthetic: boolean,
  ): Promise<MatchRowWithResult | undefined> {
    const [row] = await this.executor.rows<MatchRowWithResult>(
      this.knex.raw(
        `SELECT ${MATCH_LIST_COLUMNS}, result::text AS result FROM matches
         WHERE candidate_id = ? AND job_id = ? AND synthetic = ?`,
        [candidateId, jobId, synthetic],
      ),
    );
    return row;
  }

  /**
   * Saves the result of a pair. Returns the row and its previous state, which is null for a new pair. `updated_at`
   * changes only if the result differs. Call within a transaction.
   */
  async save(match: MatchWrite): Promise<{ row: MatchRow; before: MatchRowWithResult | null }> {
    const bindings = namedBindings({ ...match, mode: this.scope.mode });
    const [inserted] = await this.executor.rows<MatchRow>(
      this.knex.raw(
        `INSERT INTO matches (match_id, tenant_id, other_tenant_id, mode, synthetic, candidate_id,
           candidate_external_id, job_id, job_external_id, final_score, recommendation, confidence, probability_90d,
           expected_tenure_days, result)
         VALUES (:matchId, :tenantId, :otherTenantId, :mode, :synthetic, :candidateId, :candidateExternalId, :jobId,
           :jobExternalId, :finalScore, :recommendation, :confidence, :probability90d, :expectedTenureDays, :result)
         ON CONFLICT (candidate_id, job_id, tenant_id, mode) DO NOTHING
         RETURNING ${MATCH_LIST_COLUMNS}`,
        bindings,
      ),
    );
    if (inserted) return { row: inserted, before: null };
    const [before] = await this.executor.rows<MatchRowWithResult>(
      this.knex.raw(
        `SELECT ${MATCH_LIST_COLUMNS}, result::text AS result FROM matches
         WHERE candidate_id = :candidateId AND job_id = :jobId AND tenant_id = :tenantId AND mode = :mode
         FOR UPDATE`,
        bindings,
      ),
    );
    if (!before) throw new Error('an existing match is not visible');
    const [row] = await this.executor.rows<MatchRow>(
      this.knex.raw(
        `UPDATE matches SET candidate_external_id = :candidateExternalId, job_external_id = :jobExternalId,
           final_score = :finalScore, recommendation = :recommendation, confidence = :confidence,
           probability_90d = :probability90d, expected_tenure_days = :expectedTenureDays, result = :result,
           updated_at = CASE WHEN result::text = :result THEN updated_at ELSE now() END
         WHERE match_id = :id
         RETURNING ${MATCH_LIST_COLUMNS}`,
        namedBindings({ ...match, id: before.match_id }),
      ),
    );
    return { row: row ?? before, before };
  }

  /** True if the owner of the job may not see matches of the candidate, because the candidate is not shared. */
  async isWithheld(candidateId: string): Promise<boolean> {
    const [row] = await this.executor.rows<{ withheld: boolean }>(
      this.knex.raw('SELECT is_candidate_withheld(?::uuid) AS withheld', [candidateId]),
    );
    return row?.withheld ?? true;
  }

  list(page: MatchPage): Promise<MatchRow[]> {
    const column = page.sort === 'finalScore' ? 'final_score' : 'updated_at';
    const type = page.sort === 'finalScore' ? 'double precision' : 'timestamptz';
    const side = (name: 'tenant_id' | 'other_tenant_id') => {
      const query = this.knex('matches')
        .select(this.knex.raw(MATCH_LIST_COLUMNS))
        .where({ [name]: this.scope.tenantId, mode: this.scope.mode })
        .orderBy([
          { column, order: 'desc' },
          { column: 'match_id', order: 'desc' },
        ])
        .limit(page.limit);
      if (page.candidateId) void query.where('candidate_id', page.candidateId);
      if (page.jobId) void query.where('job_id', page.jobId);
      if (page.recommendation) void query.where('recommendation', page.recommendation);
      if (page.minScore !== null) void query.where('final_score', '>=', page.minScore);
      if (page.updatedSince) void query.whereRaw('updated_at >= ?::timestamptz', [page.updatedSince]);
      if (page.after) {
        void query.whereRaw(`(${column}, match_id) < (?::${type}, ?::uuid)`, [
          page.after.value,
          page.after.matchId,
        ]);
      }
      return query;
    };
    return this.executor.rows<MatchRow>(
      this.knex
        .select('*')
        .from(side('tenant_id').as('own'))
        .unionAll([this.knex.select('*').from(side('other_tenant_id').as('other'))])
        .orderBy([
          { column, order: 'desc' },
          { column: 'match_id', order: 'desc' },
        ])
        .limit(page.limit),
    );
  }

  /** Returns marked pairs of the tenant's candidates, longest waiting first, except those in `excludedIds`. */
  listStale(limit: number, excludedIds: readonly string[]): Promise<StaleMatch[]> {
    return this.executor.rows<StaleMatch>(
      this.knex.raw(
        `SELECT match_id, candidate_id, job_id, synthetic, stale_since::text AS stale_since FROM matches
         WHERE tenant_id = ? AND mode = ? AND stale_since IS NOT NULL AND match_id <> ALL (?::uuid[])
         ORDER BY matches.stale_since LIMIT ?`,
        [this.scope.tenantId, this.scope.mode, [...excludedIds], limit],
      ),
    );
  }

  /** Removes the marks of pairs, unless they were marked again meanwhile. */
  async markCurrent(matches: readonly StaleMatch[]): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `UPDATE matches m SET stale_since = NULL
         FROM unnest(?::uuid[], ?::timestamptz[]) AS done (match_id, stale_since)
         WHERE m.match_id = done.match_id AND m.stale_since = done.stale_since`,
        [matches.map((match) => match.match_id), matches.map((match) => match.stale_since)],
      ),
    );
  }
}
