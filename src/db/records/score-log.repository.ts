import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import { namedBindings, prepareStatement, type Executor } from '../kernel/statement';

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

/** A logged score as the tenant that received it may read it. */
export interface OwnScoreRow extends Omit<ScoreLogWrite, 'pair_score'> {
  key_id: string | null;
  /** True if `candidate_id` is the pseudonym of an erased candidate. */
  erased: boolean;
  created_at: Date;
}

export interface OwnScorePage {
  /** Inclusive; null without a limit. */
  from: string | null;
  /** Exclusive; null without a limit. */
  to: string | null;
  kind: ScoreKind | null;
  limit: number;
  after: { at: string; id: string } | null;
}

export interface PairScorePage {
  matchId: string;
  limit: number;
  before: { at: string; id: string } | null;
}

/** The latest score of a person for a job in a period, with what followed. */
export interface SampledScoreRow {
  candidate_id: string;
  job_id: string;
  /** Null for an erased candidate and for one of another tenant. */
  external_id: string | null;
  score: number;
  recommendation: string | null;
  /** Null unless the score was given out in a ranking. */
  rank: number | null;
  model_version: string;
  created_at: Date;
  /** Latest outcome that a person recorded, disregarded scores aside. */
  outcome: string | null;
  has_started: boolean;
}

export interface SamplePage {
  from: Date;
  to: Date;
  /** Null for all jobs. */
  jobIds: readonly string[] | null;
  /** Only scores of rankings. */
  rankingsOnly: boolean;
  after: { candidateId: string; jobId: string } | null;
  limit: number;
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

/** Precedes every id. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

const PAIR_COLUMNS = `entry_id, kind, score, recommendation, detail, model_version, weights_version, inputs_hash, key_id,
  surface, ranking_id, rank, pool_size, created_at`;

const OWN_COLUMNS = `${PAIR_COLUMNS}, candidate_id, job_id, erased`;

/** Ids contain the time of their creation; the row is written moments later, or at the end of a long ranking. */
const MAX_WRITE_DELAY_MS = 3_600_000;

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

  /** Returns the latest score of the pair itself, neither of a ranking nor a forecast, or undefined. */
  async latestOfMatch(matchId: string): Promise<PairScoreRow | undefined> {
    const [row] = await this.executor.rows<PairScoreRow>(
      this.scoresOfMatch(matchId).whereIn('kind', ['match', 'rescore']).limit(1),
    );
    return row;
  }

  /** Returns a score of the match that the tenant may see, or undefined. */
  async findOfMatch(matchId: string, entryId: string): Promise<PairScoreRow | undefined> {
    const [row] = await this.executor.rows<PairScoreRow>(
      this.scoresOfMatch(matchId).where('entry_id', entryId),
    );
    return row;
  }

  /** Returns a score that the tenant received. The time in the id limits the search to one or two partitions. */
  async find(entryId: string): Promise<OwnScoreRow | undefined> {
    const at = timeOfId(entryId);
    const [row] = await this.executor.rows<OwnScoreRow>(
      this.knex('score_log')
        .select(this.knex.raw(OWN_COLUMNS))
        .where({ ...this.owner(), entry_id: entryId })
        .whereBetween('created_at', [new Date(at - MAX_WRITE_DELAY_MS), new Date(at + MAX_WRITE_DELAY_MS)]),
    );
    return row;
  }

  /** Lists the scores that the tenant received, oldest first. */
  list({ from, to, kind, limit, after }: OwnScorePage): Promise<OwnScoreRow[]> {
    const query = this.knex('score_log')
      .select(this.knex.raw(OWN_COLUMNS))
      .where(this.owner())
      .orderBy(['created_at', 'entry_id'])
      .limit(limit);
    if (from) void query.where('created_at', '>=', from);
    if (to) void query.where('created_at', '<', to);
    if (kind) void query.where('kind', kind);
    if (after)
      void query.whereRaw('(created_at, entry_id) > (?::timestamptz, ?::uuid)', [after.at, after.id]);
    return this.executor.rows<OwnScoreRow>(query);
  }

  /** Lists the scores of a match, newest first. Check first that the tenant may see the match. */
  listOfMatch({ matchId, limit, before }: PairScorePage): Promise<PairScoreRow[]> {
    const query = this.scoresOfMatch(matchId).limit(limit);
    if (before) {
      void query.whereRaw('(created_at, entry_id) < (?::timestamptz, ?::uuid)', [before.at, before.id]);
    }
    return this.executor.rows<PairScoreRow>(query);
  }

  /**
   * Returns a page of the latest scores by person and job, in the order of candidate and job. Names the tenant, because
   * the command line sees all tenants.
   */
  samplePage({ from, to, jobIds, rankingsOnly, after, limit }: SamplePage): Promise<SampledScoreRow[]> {
    return this.executor.rows<SampledScoreRow>(
      this.knex.raw(
        `WITH latest AS (
           SELECT DISTINCT ON (l.candidate_id, l.job_id) l.candidate_id, l.job_id, l.score, l.recommendation, l.rank,
                  l.model_version, l.created_at
           FROM score_log l
           WHERE l.tenant_id = :tenantId::uuid AND l.mode = :mode AND l.kind <> 'forecast' AND l.score IS NOT NULL
             AND l.created_at >= :from AND l.created_at < :to
             AND (:jobIds::uuid[] IS NULL OR l.job_id = ANY (:jobIds::uuid[]))
             AND (NOT :rankingsOnly::boolean OR l.rank IS NOT NULL)
             AND (l.candidate_id, l.job_id) > (:afterCandidate::uuid, :afterJob::uuid)
           ORDER BY l.candidate_id, l.job_id, l.created_at DESC, l.entry_id DESC
           LIMIT :limit
         )
         SELECT latest.*, c.external_id,
                (SELECT d.outcome FROM match_decisions d
                 WHERE d.tenant_id = :tenantId::uuid AND d.mode = :mode AND d.candidate_id = latest.candidate_id
                   AND d.job_id = latest.job_id AND d.outcome <> 'overridden' AND d.withdrawn_at IS NULL
                 ORDER BY d.created_at DESC, d.decision_id DESC LIMIT 1) AS outcome,
                EXISTS (SELECT FROM placements p
                        WHERE p.mode = :mode AND :tenantId::uuid IN (p.tenant_id, p.other_tenant_id)
                          AND p.candidate_id = latest.candidate_id AND p.job_id = latest.job_id
                          AND p.status IN ('started', 'completed', 'ended')) AS has_started
         FROM latest LEFT JOIN candidates c
           ON c.candidate_id = latest.candidate_id AND c.tenant_id = :tenantId::uuid AND c.mode = :mode
         ORDER BY latest.candidate_id, latest.job_id`,
        namedBindings({
          ...this.scope,
          from,
          to,
          jobIds: jobIds && [...jobIds],
          rankingsOnly,
          afterCandidate: after?.candidateId ?? NO_ID,
          afterJob: after?.jobId ?? NO_ID,
          limit,
        }),
      ),
    );
  }

  /** The scores of a match that the tenant may see, newest first. */
  private scoresOfMatch(matchId: string): Knex.QueryBuilder {
    return this.knex('score_log_of_pairs')
      .select(this.knex.raw(PAIR_COLUMNS))
      .where('match_id', matchId)
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'entry_id', order: 'desc' },
      ]);
  }

  /** Repeats the row-level policy, so that the index of the tenant is used. */
  private owner(): { tenant_id: string; mode: string } {
    return { tenant_id: this.scope.tenantId, mode: this.scope.mode };
  }
}

/** Milliseconds since 1970 in a UUID of version 7 (RFC 9562). */
function timeOfId(id: string): number {
  return parseInt(id.replaceAll('-', '').slice(0, 12), 16);
}
