import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import { prepareStatement, type Executor } from '../kernel/statement';

export type ScoreKind = 'match' | 'rescore' | 'rank' | 'forecast';
/** Where a score was given out: to a program, in the portal, or by a worker without a caller. */
export type ScoreSurface = 'api' | 'portal' | 'worker';

/** A score to log; the members are the columns. */
export interface ScoreLogWrite {
  entry_id: string;
  kind: ScoreKind;
  candidate_id: string;
  job_id: string;
  /** True for the score of the shared match, which both tenants of the pair may see. */
  pair_score: boolean;
  score: number | null;
  recommendation: string | null;
  /** Components, gaps and further figures. Contains no personal data. */
  detail: object;
  model_version: string;
  weights_version: string | null;
  /** SHA-256 of what was scored, hexadecimal. */
  inputs_hash: string | null;
  surface: ScoreSurface;
  ranking_id: string | null;
  rank: number | null;
  pool_size: number | null;
}

/** A logged score as a tenant of its pair may read it. */
export interface PairScoreRow extends Omit<ScoreLogWrite, 'candidate_id' | 'job_id' | 'pair_score'> {
  /** Null for scores given to the other tenant of the pair, and without a caller. */
  key_id: string | null;
  created_at: Date;
}

export interface PairScorePage {
  matchId: string;
  limit: number;
  before: { at: string; id: string } | null;
}

/**
 * Returns the INSERT for the scores in `:scores`, a JSON array, to be part of the statement that commits what they are
 * given out with. `from` precedes the array in the FROM list; the other members are expressions.
 */
export function insertScores(owner: {
  from?: string;
  tenantId: string;
  mode: string;
  keyId: string;
}): string {
  return `INSERT INTO score_log (tenant_id, mode, key_id, entry_id, kind, candidate_id, job_id, pair_score, score,
       recommendation, detail, model_version, weights_version, inputs_hash, surface, ranking_id, rank, pool_size)
     SELECT ${owner.tenantId}, ${owner.mode}, ${owner.keyId}, s.*
     FROM ${owner.from ?? ''}json_to_recordset(:scores::json) AS s (entry_id uuid, kind text, candidate_id uuid, job_id uuid,
       pair_score boolean, score double precision, recommendation text, detail json, model_version text,
       weights_version text, inputs_hash text, surface text, ranking_id uuid, rank integer, pool_size integer)`;
}

const INSERT_SCORES = prepareStatement(
  insertScores({ tenantId: ':tenantId::uuid', mode: ':mode::text', keyId: ':keyId::uuid' }),
);

const PAIR_COLUMNS = `entry_id, kind, score, recommendation, detail, model_version, weights_version, inputs_hash, key_id,
  surface, ranking_id, rank, pool_size, created_at`;

/** Every score given out to a tenant. Entries are only added; erasure and retention are work of the database. */
export class ScoreLogRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  /** `keyId` is null for scores that no caller asked for. */
  async add(scores: readonly ScoreLogWrite[], keyId: string | null): Promise<void> {
    await this.executor.rows(INSERT_SCORES({ ...this.scope, keyId, scores: JSON.stringify(scores) }));
  }

  /** True if the entry is a score of the match that the tenant may see. */
  async isOfMatch(matchId: string, entryId: string): Promise<boolean> {
    const rows = await this.executor.rows(
      this.knex.raw('SELECT FROM score_log_of_pairs WHERE match_id = ? AND entry_id = ?', [matchId, entryId]),
    );
    return rows.length > 0;
  }

  /** Lists the scores of a match, newest first. Check first that the tenant may see the match. */
  listOfMatch({ matchId, limit, before }: PairScorePage): Promise<PairScoreRow[]> {
    const query = this.knex('score_log_of_pairs')
      .select(this.knex.raw(PAIR_COLUMNS))
      .where('match_id', matchId)
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'entry_id', order: 'desc' },
      ])
      .limit(limit);
    if (before) {
      void query.whereRaw('(created_at, entry_id) < (?::timestamptz, ?::uuid)', [before.at, before.id]);
    }
    return this.executor.rows<PairScoreRow>(query);
  }
}
