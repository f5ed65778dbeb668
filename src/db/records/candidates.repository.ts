import type { Knex } from 'knex';
import type { CandidateSource, CandidateStatus } from '../../domain/candidates/candidate';
import type { SearchTerm } from '../../domain/candidates/search-words';
import type { TenantScope } from '../../domain/common';
import { namedBindings, type Executor } from '../kernel/statement';

/** A candidate in a list; `first_name` and `last_name` are read from `person`. */
export interface CandidateListRow {
  candidate_id: string;
  external_id: string | null;
  source: CandidateSource;
  status: CandidateStatus;
  first_name: string | null;
  last_name: string | null;
  city: string | null;
  state: string | null;
  highest_education_level: string | null;
  skills_count: number;
  created_at: Date;
  updated_at: Date;
}

export interface CandidateRow {
  candidate_id: string;
  tenant_id: string;
  external_id: string | null;
  source: CandidateSource;
  status: CandidateStatus;
  person: object;
  profile: object;
  /** Fields of the record and of the resume, separately; null if no resume was parsed. */
  layers: object | null;
  share_with_employers: boolean;
  automated_scoring: boolean;
  consent_recorded_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface CandidateClaim {
  /** Id of the candidate if it is new. */
  candidateId: string;
  externalId: string | null;
  source: CandidateSource;
}

export interface ClaimedCandidate extends CandidateRow {
  created: boolean;
}

export interface CandidateWrite {
  candidateId: string;
  source: CandidateSource;
  status: CandidateStatus;
  /** JSON texts. */
  person: string;
  profile: string;
  layers: string | null;
  city: string | null;
  state: string | null;
  highestEducationLevel: string | null;
  skillsCount: number;
  shareWithEmployers: boolean;
  automatedScoring: boolean;
  consentRecordedAt: string | null;
  /** Case-folded search terms of the candidate. */
  words: readonly string[];
}

export interface CandidatePage {
  limit: number;
  /** Return only candidates created before this one. */
  before: { createdAt: string; candidateId: string } | null;
  status: CandidateStatus | null;
  externalId: string | null;
  /** ISO 8601. */
  updatedSince: string | null;
  /** Return only candidates that match all terms. */
  terms: readonly SearchTerm[];
}

const ROW_COLUMNS = `candidate_id, tenant_id, external_id, source, status, person, profile, layers,
  share_with_employers, automated_scoring, consent_recorded_at, created_at, updated_at`;

const LIST_COLUMNS = `candidate_id, external_id, source, status, person->>'firstName' AS first_name,
  person->>'lastName' AS last_name, city, state, highest_education_level, skills_count, created_at, updated_at`;

/** Sorts after every word with the same prefix. */
const LAST_CODE_POINT = '\u{10ffff}';

export class CandidatesRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  /**
   * Locks candidates until the transaction ends and inserts missing ones without content. Concurrent claims of the same
   * external id insert one row. `claims` must not contain an external id twice. Call within a transaction.
   */
  async claim(claims: readonly CandidateClaim[]): Promise<ClaimedCandidate[]> {
    const bindings = namedBindings({
      ...this.scope,
      candidateIds: claims.map((each) => each.candidateId),
      externalIds: claims.map((each) => each.externalId),
      sources: claims.map((each) => each.source),
    });
    // Both statements lock in the order of external ids, so that two batches cannot deadlock.
    const [inserted, rows] = await Promise.all([
      this.executor.rows<{ candidate_id: string }>(
        this.knex.raw(
          `INSERT INTO candidates (candidate_id, tenant_id, mode, external_id, source)
           SELECT wanted.candidate_id, :tenantId::uuid, :mode::text, wanted.external_id, wanted.source
           FROM unnest(:candidateIds::uuid[], :externalIds::text[], :sources::text[])
             AS wanted (candidate_id, external_id, source)
           ORDER BY wanted.external_id
           ON CONFLICT (tenant_id, mode, external_id) DO NOTHING
           RETURNING candidate_id`,
          bindings,
        ),
      ),
      this.executor.rows<CandidateRow>(
        this.knex.raw(
          `SELECT ${ROW_COLUMNS} FROM candidates
           WHERE tenant_id = :tenantId::uuid AND mode = :mode::text
             AND (external_id = ANY (:externalIds::text[]) OR candidate_id = ANY (:candidateIds::uuid[]))
           ORDER BY external_id FOR UPDATE`,
          bindings,
        ),
      ),
    ]);
    const created = new Set(inserted.map((row) => row.candidate_id));
    return rows.map((row) => ({ ...row, created: created.has(row.candidate_id) }));
  }

  write(candidate: CandidateWrite): Promise<void> {
    return this.writeAll([candidate]);
  }

  /** Replaces the content and the search terms of claimed candidates, each of which occurs once. */
  async writeAll(candidates: readonly CandidateWrite[]): Promise<void> {
    const column = <Name extends keyof CandidateWrite>(name: Name) => candidates.map((each) => each[name]);
    await this.executor.rows(
      this.knex.raw(
        `WITH worded AS (
           SELECT * FROM unnest(:wordOwners::uuid[], :words::text[]) AS w (candidate_id, word)
         ), gone AS (
           DELETE FROM candidate_words o WHERE o.candidate_id = ANY (:candidateIds::uuid[])
             AND NOT EXISTS (SELECT FROM worded w WHERE w.candidate_id = o.candidate_id AND w.word = o.word)
         ), kept AS (
           INSERT INTO candidate_words (tenant_id, mode, word, candidate_id)
           SELECT :tenantId::uuid, :mode::text, word, candidate_id FROM worded
           ON CONFLICT DO NOTHING
         )
         UPDATE candidates c SET source = g.source, status = g.status, person = g.person::json,
           profile = g.profile::json, layers = g.layers::json, city = g.city, state = g.state,
           highest_education_level = g.education, skills_count = g.skills, share_with_employers = g.shared,
           automated_scoring = g.scoring, consent_recorded_at = g.consented,
           updated_at = greatest(now()::timestamptz(3), c.updated_at + interval '1 ms')
         FROM unnest(:candidateIds::uuid[], :sources::text[], :statuses::text[], :persons::text[], :profiles::text[],
                :layers::text[], :cities::text[], :states::text[], :educations::text[], :skills::integer[],
                :shared::boolean[], :scoring::boolean[], :consented::timestamptz[])
           AS g (candidate_id, source, status, person, profile, layers, city, state, education, skills, shared, scoring,
                 consented)
         WHERE c.candidate_id = g.candidate_id`,
        namedBindings({
          ...this.scope,
          wordOwners: candidates.flatMap(({ candidateId, words }) => words.map(() => candidateId)),
          words: candidates.flatMap(({ words }) => words),
          candidateIds: column('candidateId'),
          sources: column('source'),
          statuses: column('status'),
          persons: column('person'),
          profiles: column('profile'),
          layers: column('layers'),
          cities: column('city'),
          states: column('state'),
          educations: column('highestEducationLevel'),
          skills: column('skillsCount'),
          shared: column('shareWithEmployers'),
          scoring: column('automatedScoring'),
          consented: column('consentRecordedAt'),
        }),
      ),
    );
  }

  /** Newest first. */
  list(page: CandidatePage): Promise<CandidateListRow[]> {
    const query = this.knex('candidates')
      .select(this.knex.raw(LIST_COLUMNS))
      .where({ tenant_id: this.scope.tenantId, mode: this.scope.mode })
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'candidate_id', order: 'desc' },
      ])
      .limit(page.limit);
    if (page.status) void query.where('status', page.status);
    if (page.externalId !== null) void query.where('external_id', page.externalId);
    if (page.updatedSince) void query.whereRaw('updated_at >= ?::timestamptz', [page.updatedSince]);
    for (const term of page.terms) {
      const [matches, values] =
        'prefix' in term
          ? ['word >= ? AND word < ?', [term.prefix, `${term.prefix}${LAST_CODE_POINT}`]]
          : ['word = ANY (?::text[])', [[...term.anyOf]]];
      void query.whereRaw(
        `candidate_id IN (SELECT candidate_id FROM candidate_words
           WHERE tenant_id = ?::uuid AND mode = ?::text AND ${matches})`,
        [this.scope.tenantId, this.scope.mode, ...values],
      );
    }
    if (page.before) {
      void query.whereRaw('(created_at, candidate_id) < (?::timestamptz, ?::uuid)', [
        page.before.createdAt,
        page.before.candidateId,
      ]);
    }
    return this.executor.rows<CandidateListRow>(query);
  }

  /** Returns the names of the candidates that belong to the tenant. */
  listNames(
    candidateIds: readonly string[],
  ): Promise<{ candidate_id: string; first_name: string | null; last_name: string | null }[]> {
    return this.executor.rows(
      this.knex.raw(
        `SELECT candidate_id, person->>'firstName' AS first_name, person->>'lastName' AS last_name
         FROM candidates WHERE candidate_id = ANY (:candidateIds::uuid[])`,
        namedBindings({ candidateIds }),
      ),
    );
  }

  async find(candidateId: string): Promise<CandidateRow | undefined> {
    const [row] = await this.executor.rows<CandidateRow>(
      this.knex.raw(`SELECT ${ROW_COLUMNS} FROM candidates WHERE candidate_id = ?`, [candidateId]),
    );
    return row;
  }

  /** Deletes the candidate and its dependent rows. Returns false if it does not exist. */
  async remove(candidateId: string): Promise<boolean> {
    const rows = await this.executor.rows(
      this.knex.raw('DELETE FROM candidates WHERE candidate_id = ? RETURNING candidate_id', [candidateId]),
    );
    return rows.length === 1;
  }
}
