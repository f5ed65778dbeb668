import type { Knex } from 'knex';
import type { CandidateSource, CandidateStatus } from '../../domain/candidates/candidate';
import type { SearchTerm } from '../../domain/search/search-term';
import type { TenantScope } from '../../domain/common';
import { PREFER_INDEXES } from '../kernel/prefer-indexes';
import { selectByExternalId } from '../kernel/select-by-external-id';
import { namedBindings, type Executor } from '../kernel/statement';
import { textArray } from '../kernel/text-array';
import { WordFilter, type WordTable } from '../search/word-filter';
import { hashedKey, insertDuplicateKeys } from './candidate-duplicate-keys.repository';

/** A candidate in a list; `first_name` and `last_name` are read from `person`. */
export interface CandidateNameRow {
  candidate_id: string;
  first_name: string | null;
  last_name: string | null;
  city: string | null;
  state: string | null;
  latest_position: string | null;
}

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
  /** Degrees; null if the place is unknown. */
  latitude: number | null;
  longitude: number | null;
  highestEducationLevel: string | null;
  skillsCount: number;
  shareWithEmployers: boolean;
  automatedScoring: boolean;
  consentRecordedAt: string | null;
  /** Case-folded search terms of the candidate, each once. */
  words: readonly string[];
  /** Keys under which records of the same person are found, each once. */
  duplicateKeys: readonly string[];
  /** Version of these keys, the same for all candidates of a call. */
  duplicateKeyVersion: number;
}

export interface NewCandidate extends CandidateWrite {
  externalId: string | null;
}

export interface CandidateConditions {
  status: CandidateStatus | null;
  externalId: string | null;
  /** ISO 8601. */
  updatedSince: string | null;
  /** Return only candidates that match all terms. */
  terms: readonly SearchTerm[];
}

export interface CandidatePage extends CandidateConditions {
  limit: number;
  /** Return only candidates created before this one. */
  before: { createdAt: string; candidateId: string } | null;
}

const ROW_COLUMNS = `candidate_id, tenant_id, external_id, source, status, person, profile, layers,
  share_with_employers, automated_scoring, consent_recorded_at, created_at, updated_at`;

const LIST_COLUMNS = `candidate_id, external_id, source, status, person->>'firstName' AS first_name,
  person->>'lastName' AS last_name, city, state, highest_education_level, skills_count, created_at, updated_at`;

/** Values of candidates as arrays for `unnest`, and the names of their columns in the same order. */
const WRITTEN_ARRAYS = `:candidateIds::uuid[], :sources::text[], :statuses::text[], :persons::text[], :profiles::text[],
  :layers::text[], :cities::text[], :states::text[], :educations::text[], :skills::integer[], :shared::boolean[],
  :scoring::boolean[], :consented::timestamptz[], :latitudes::real[], :longitudes::real[]`;
const WRITTEN_COLUMNS = `candidate_id, source, status, person, profile, layers, city, state, education, skills, shared,
  scoring, consented, latitude, longitude`;

const CANDIDATE_WORDS: WordTable = { list: 'candidates', table: 'candidate_words', idColumn: 'candidate_id' };

export class CandidatesRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  /**
   * Returns the existing candidates with these external ids and locks them until the transaction ends, in the order of
   * external ids, so that two batches cannot deadlock. Call within a transaction.
   */
  async lock(externalIds: readonly string[]): Promise<CandidateRow[]> {
    if (externalIds.length === 0) return [];
    return selectByExternalId<CandidateRow>(
      this.executor,
      this.knex.raw(
        `SELECT c.* FROM unnest(:externalIds::text[]) AS wanted (external_id)
         CROSS JOIN LATERAL (
           SELECT ${ROW_COLUMNS} FROM candidates
           WHERE tenant_id = :tenantId::uuid AND mode = :mode::text
             AND external_id >= wanted.external_id AND external_id <= wanted.external_id
           ORDER BY external_id LIMIT 1 FOR UPDATE
         ) AS c`,
        namedBindings({ ...this.scope, externalIds: [...externalIds].sort() }),
      ),
    );
  }

  /**
   * Returns the candidates into which records with these external ids were merged, by external id, and locks them. Call
   * within a transaction.
   */
  async lockMerged(
    externalIds: readonly string[],
  ): Promise<(CandidateRow & { merged_external_id: string })[]> {
    if (externalIds.length === 0) return [];
    return this.executor.rows(
      this.knex.raw(
        `SELECT m.merged_external_id, c.* FROM candidate_merges m
         CROSS JOIN LATERAL (
           SELECT ${ROW_COLUMNS} FROM candidates WHERE candidate_id = m.candidate_id FOR UPDATE
         ) AS c
         WHERE m.tenant_id = :tenantId::uuid AND m.mode = :mode::text
           AND m.merged_external_id = ANY (:externalIds::text[])`,
        namedBindings({ ...this.scope, externalIds: [...externalIds] }),
      ),
    );
  }

  /** Returns the candidates and locks them in the order of their ids. Call within a transaction. */
  async lockByIds(candidateIds: readonly string[]): Promise<Map<string, CandidateRow>> {
    const rows = await this.executor.rows<CandidateRow>(
      this.knex.raw(
        `SELECT ${ROW_COLUMNS} FROM candidates WHERE candidate_id = ANY (:candidateIds::uuid[])
         ORDER BY candidate_id FOR UPDATE`,
        namedBindings({ candidateIds: [...candidateIds] }),
      ),
    );
    return new Map(rows.map((row) => [row.candidate_id, row]));
  }

  /**
   * Inserts candidates with their search terms, except those whose external id another transaction has inserted or merged
   * first.
   * Returns the ids of the inserted ones. No external id may occur twice. Call within a transaction.
   */
  async create(candidates: readonly NewCandidate[]): Promise<Set<string>> {
    if (candidates.length === 0) return new Set();
    const inserted = await this.executor.rows<{ candidate_id: string }>(
      this.knex.raw(
        `INSERT INTO candidates (candidate_id, tenant_id, mode, external_id, source, status, person, profile, layers, city,
           state, highest_education_level, skills_count, share_with_employers, automated_scoring, consent_recorded_at,
           latitude, longitude, duplicate_key_version)
         SELECT g.candidate_id, :tenantId::uuid, :mode::text, g.external_id, g.source, g.status, g.person::json,
           g.profile::json, g.layers::json, g.city, g.state, g.education, g.skills, g.shared, g.scoring, g.consented,
           g.latitude, g.longitude, :keyVersion
         FROM unnest(:externalIds::text[], ${WRITTEN_ARRAYS}) AS g (external_id, ${WRITTEN_COLUMNS})
         WHERE NOT EXISTS (SELECT FROM candidate_merges m WHERE m.tenant_id = :tenantId::uuid AND m.mode = :mode::text
                             AND m.merged_external_id = g.external_id)
         ORDER BY g.external_id
         ON CONFLICT (tenant_id, mode, external_id) DO NOTHING
         RETURNING candidate_id`,
        namedBindings({
          ...this.scope,
          keyVersion: keyVersionOf(candidates),
          externalIds: candidates.map(({ externalId }) => externalId),
          ...writtenArrays(candidates),
        }),
      ),
    );
    const created = new Set(inserted.map((row) => row.candidate_id));
    const worded = candidates.filter(
      ({ candidateId, words }) => words.length > 0 && created.has(candidateId),
    );
    const keyed = candidates.filter(({ candidateId }) => created.has(candidateId));
    await insertDuplicateKeys(this.executor, this.knex, this.scope, keyed);
    if (worded.length > 0) {
      await this.executor.rows(
        this.knex.raw(
          `INSERT INTO candidate_words (tenant_id, mode, word, candidate_id)
           SELECT :tenantId::uuid, :mode::text, word, candidate_id
           FROM unnest(:wordOwners::uuid[], :words::text[]) AS w (candidate_id, word)`,
          namedBindings({
            ...this.scope,
            wordOwners: worded.flatMap(({ candidateId, words }) => words.map(() => candidateId)),
            words: textArray(worded.flatMap(({ words }) => words)),
          }),
        ),
      );
    }
    return created;
  }

  /**
   * Replaces the content and the search terms of locked candidates, each of which occurs once. Call within a transaction.
   */
  async update(candidates: readonly CandidateWrite[]): Promise<void> {
    if (candidates.length === 0) return;
    const plan = this.executor.rows(this.knex.raw(PREFER_INDEXES));
    const update = this.executor.rows(
      this.knex.raw(
        `WITH given AS MATERIALIZED (
           SELECT * FROM unnest(:wordLists::text[], :keyLists::text[], ${WRITTEN_ARRAYS})
             AS g (words, keys, ${WRITTEN_COLUMNS})
         ), gone_keys AS (
           DELETE FROM candidate_duplicate_keys o USING given g
           WHERE o.candidate_id = g.candidate_id AND o.key <> ALL (string_to_array(g.keys, ' ')::bigint[])
         ), kept_keys AS (
           INSERT INTO candidate_duplicate_keys (tenant_id, mode, key, candidate_id)
           SELECT :tenantId::uuid, :mode::text, key::bigint, candidate_id
           FROM given g CROSS JOIN LATERAL string_to_table(g.keys, ' ') AS key
           ON CONFLICT DO NOTHING
         ), gone AS (
           DELETE FROM candidate_words o USING given g
           WHERE o.candidate_id = g.candidate_id AND o.word <> ALL (string_to_array(g.words, ' '))
         ), kept AS (
           INSERT INTO candidate_words (tenant_id, mode, word, candidate_id)
           SELECT :tenantId::uuid, :mode::text, word, candidate_id
           FROM given g CROSS JOIN LATERAL string_to_table(g.words, ' ') AS word
           ON CONFLICT DO NOTHING
         )
         UPDATE candidates c SET source = g.source, status = g.status, person = g.person::json,
           profile = g.profile::json, layers = g.layers::json, city = g.city, state = g.state,
           highest_education_level = g.education, skills_count = g.skills, share_with_employers = g.shared,
           automated_scoring = g.scoring, consent_recorded_at = g.consented,
           latitude = g.latitude, longitude = g.longitude, duplicate_key_version = :keyVersion,
           updated_at = greatest(now()::timestamptz(3), c.updated_at + interval '1 ms')
         FROM given g WHERE c.candidate_id = g.candidate_id`,
        namedBindings({
          ...this.scope,
          // A search word contains no space.
          wordLists: candidates.map(({ words }) => words.join(' ')),
          keyLists: candidates.map(({ duplicateKeys }) => duplicateKeys.map(hashedKey).join(' ')),
          keyVersion: keyVersionOf(candidates),
          ...writtenArrays(candidates),
        }),
      ),
    );
    await Promise.all([plan, update]);
  }

  /** Newest first. */
  async list(page: CandidatePage): Promise<CandidateListRow[]> {
    const words = new WordFilter(this.executor, this.knex, this.scope, CANDIDATE_WORDS);
    const ids = await words.narrow(page.terms);
    if (ids?.length === 0) return [];
    const query = this.knex('candidates')
      .select(this.knex.raw(LIST_COLUMNS))
      .where({ tenant_id: this.scope.tenantId, mode: this.scope.mode })
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'candidate_id', order: 'desc' },
      ])
      .limit(page.limit);
    applyConditions(query, page);
    words.apply(query, page.terms, ids);
    if (page.before) {
      void query.whereRaw('(created_at, candidate_id) < (?::timestamptz, ?::uuid)', [
        page.before.createdAt,
        page.before.candidateId,
      ]);
    }
    return this.executor.rows<CandidateListRow>(query);
  }

  /** Returns those of the candidates that meet the conditions. */
  matching(
    candidateIds: readonly string[],
    conditions: CandidateConditions,
  ): Promise<Pick<CandidateRow, 'candidate_id' | 'external_id'>[]> {
    const words = new WordFilter(this.executor, this.knex, this.scope, CANDIDATE_WORDS);
    const query = this.knex('candidates')
      .select('candidate_id', 'external_id')
      .where({ tenant_id: this.scope.tenantId, mode: this.scope.mode });
    applyConditions(query, conditions);
    words.applyToRecords(query, conditions.terms, candidateIds);
    return this.executor.rows(query);
  }

  /** Returns the names of the candidates that belong to the tenant, with what tells people of the same name apart. */
  listNames(candidateIds: readonly string[]): Promise<CandidateNameRow[]> {
    return this.executor.rows(
      this.knex.raw(
        `SELECT candidate_id, person->>'firstName' AS first_name, person->>'lastName' AS last_name, city, state,
           profile->'work'->0->>'position' AS latest_position
         FROM candidates WHERE candidate_id = ANY (:candidateIds::uuid[])`,
        namedBindings({ candidateIds }),
      ),
    );
  }

  /** Names of the candidates whose resume was taken from a parse. */
  listNamesByParse(parseId: string): Promise<CandidateNameRow[]> {
    return this.executor.rows(
      this.knex.raw(
        `SELECT candidate_id, person->>'firstName' AS first_name, person->>'lastName' AS last_name, city, state,
           profile->'work'->0->>'position' AS latest_position
         FROM candidates WHERE layers->>'parseId' = ? ORDER BY created_at LIMIT 20`,
        [parseId],
      ),
    );
  }

  async find(candidateId: string): Promise<CandidateRow | undefined> {
    const [row] = await this.executor.rows<CandidateRow>(
      this.knex.raw(`SELECT ${ROW_COLUMNS} FROM candidates WHERE candidate_id = ?`, [candidateId]),
    );
    return row;
  }

  /** Returns the candidate, or the one into which it was merged. */
  async findOrMerged(candidateId: string): Promise<CandidateRow | undefined> {
    const [row] = await this.executor.rows<CandidateRow>(
      this.knex.raw(
        `SELECT ${ROW_COLUMNS} FROM candidates WHERE candidate_id = coalesce(
           (SELECT m.candidate_id FROM candidate_merges m WHERE m.merged_candidate_id = :candidateId::uuid),
           :candidateId::uuid)`,
        { candidateId },
      ),
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

function applyConditions(
  query: Knex.QueryBuilder,
  { status, externalId, updatedSince }: CandidateConditions,
): void {
  if (status) void query.where('status', status);
  if (externalId !== null) void query.where('external_id', externalId);
  if (updatedSince) void query.whereRaw('updated_at >= ?::timestamptz', [updatedSince]);
}

function keyVersionOf(candidates: readonly CandidateWrite[]): number {
  return candidates[0]?.duplicateKeyVersion ?? 0;
}

function writtenArrays(candidates: readonly CandidateWrite[]) {
  const column = <Name extends keyof CandidateWrite>(name: Name) => candidates.map((each) => each[name]);
  return {
    candidateIds: column('candidateId'),
    sources: column('source'),
    statuses: column('status'),
    persons: textArray(column('person')),
    profiles: textArray(column('profile')),
    layers: textArray(column('layers')),
    cities: column('city'),
    states: column('state'),
    educations: column('highestEducationLevel'),
    skills: column('skillsCount'),
    shared: column('shareWithEmployers'),
    scoring: column('automatedScoring'),
    consented: column('consentRecordedAt'),
    latitudes: column('latitude'),
    longitudes: column('longitude'),
  };
}
