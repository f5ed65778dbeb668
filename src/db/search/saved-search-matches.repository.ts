import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import { namedBindings, type Executor } from '../kernel/statement';
import type { SearchedList } from './saved-searches.repository';

/** A record that changed since the searches were evaluated. */
export interface SearchChange {
  list: SearchedList;
  id: string;
  /** Of the change, as text: it may exceed what a number holds. */
  version: string;
}

/** A record that passes a search. */
export interface PassingRecord {
  searchId: string;
  id: string;
  score: number | null;
}

const ID_COLUMNS = { candidates: 'candidate_id', jobs: 'job_id' } as const;

/** Which records have passed the saved searches of a tenant, and which changed since. */
export class SavedSearchMatchesRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  /** Changed records except some, longest waiting first. */
  listChanges(limit: number, exceptIds: readonly string[]): Promise<SearchChange[]> {
    return this.executor.rows<SearchChange>(
      this.knex.raw(
        `SELECT list, coalesce(candidate_id, job_id) AS id, version::text AS version FROM saved_search_changes
         WHERE tenant_id = :tenantId::uuid AND mode = :mode::text
           AND coalesce(candidate_id, job_id) <> ALL (:exceptIds::uuid[])
         ORDER BY saved_search_changes.version LIMIT :limit`,
        namedBindings({ ...this.scope, limit, exceptIds: [...exceptIds] }),
      ),
    );
  }

  /**
   * Deletes the changes, except of records that changed again or that another transaction is changing, and returns the ids
   * of the records. The records cannot change or be deleted until the transaction ends. Waits for no lock: the other
   * transaction may wait for one of this.
   */
  async takeChanges(list: SearchedList, changes: readonly SearchChange[]): Promise<Set<string>> {
    const idColumn = ID_COLUMNS[list];
    const rows = await this.executor.rows<{ id: string }>(
      this.knex.raw(
        `WITH records AS MATERIALIZED (
           SELECT r.${idColumn} AS id FROM ${list} r WHERE r.${idColumn} = ANY (:ids::uuid[])
           FOR KEY SHARE SKIP LOCKED
         ), free AS MATERIALIZED (
           SELECT c.${idColumn} AS id FROM saved_search_changes c
           JOIN unnest(:ids::uuid[], :versions::bigint[]) AS g (id, version)
             ON c.${idColumn} = g.id AND c.version = g.version
           WHERE c.${idColumn} IN (SELECT id FROM records)
           FOR UPDATE OF c SKIP LOCKED
         )
         DELETE FROM saved_search_changes c USING free WHERE c.${idColumn} = free.id RETURNING free.id`,
        namedBindings({ ids: changes.map(({ id }) => id), versions: changes.map(({ version }) => version) }),
      ),
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Locks searches against deletion until the transaction ends, and returns their versions. */
  async lockSearches(searchIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.executor.rows<{ search_id: string; version: number }>(
      this.knex.raw(
        `SELECT search_id, version FROM saved_searches WHERE search_id = ANY (?::uuid[])
         ORDER BY search_id FOR SHARE`,
        [[...searchIds]],
      ),
    );
    return new Map(rows.map((row) => [row.search_id, row.version]));
  }

  /** Notes records that pass and returns those that did not pass before. */
  async add(list: SearchedList, passing: readonly PassingRecord[]): Promise<PassingRecord[]> {
    if (passing.length === 0) return [];
    const idColumn = ID_COLUMNS[list];
    const rows = await this.executor.rows<{ search_id: string; id: string; score: number | null }>(
      this.knex.raw(
        `INSERT INTO saved_search_matches (search_id, tenant_id, mode, ${idColumn}, score)
         SELECT search_id, :tenantId::uuid, :mode::text, id, score
         FROM unnest(:searchIds::uuid[], :ids::uuid[], :scores::float8[]) AS g (search_id, id, score)
         ON CONFLICT DO NOTHING RETURNING search_id, ${idColumn} AS id, score`,
        namedBindings({
          ...this.scope,
          searchIds: passing.map(({ searchId }) => searchId),
          ids: passing.map(({ id }) => id),
          scores: passing.map(({ score }) => score),
        }),
      ),
    );
    return rows.map(({ search_id: searchId, id, score }) => ({ searchId, id, score }));
  }

  /** Forgets, of the records, those that pass a search no more. */
  async removeOthers(
    list: SearchedList,
    searchIds: readonly string[],
    recordIds: readonly string[],
    passing: readonly PassingRecord[],
  ): Promise<void> {
    const idColumn = ID_COLUMNS[list];
    await this.executor.rows(
      this.knex.raw(
        `DELETE FROM saved_search_matches m
         WHERE m.search_id = ANY (:searchIds::uuid[]) AND m.${idColumn} = ANY (:recordIds::uuid[])
           AND NOT EXISTS (SELECT FROM unnest(:passingSearches::uuid[], :passingIds::uuid[]) AS g (search_id, id)
                           WHERE g.search_id = m.search_id AND g.id = m.${idColumn})`,
        namedBindings({
          searchIds: [...searchIds],
          recordIds: [...recordIds],
          passingSearches: passing.map(({ searchId }) => searchId),
          passingIds: passing.map(({ id }) => id),
        }),
      ),
    );
  }

  /** A merged or restored candidate is known to the searches that know the other record of the person. */
  async copyMatches(fromCandidateId: string, toCandidateId: string): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `INSERT INTO saved_search_matches (search_id, tenant_id, mode, candidate_id, score, matched_at)
         SELECT search_id, tenant_id, mode, :toCandidateId::uuid, score, matched_at FROM saved_search_matches
         WHERE candidate_id = :fromCandidateId::uuid
         ON CONFLICT DO NOTHING`,
        { fromCandidateId, toCandidateId },
      ),
    );
  }

  /** Gives the searches of jobs for a candidate to the one into which it is merged. */
  async moveSearches(fromCandidateId: string, toCandidateId: string): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `UPDATE saved_searches SET candidate_id = :toCandidateId::uuid, version = version + 1
         WHERE candidate_id = :fromCandidateId::uuid`,
        { fromCandidateId, toCandidateId },
      ),
    );
  }
}
