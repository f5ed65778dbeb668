import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import { namedBindings, type Executor } from '../kernel/statement';

export type SearchedList = 'candidates' | 'jobs';

export interface SavedSearchRow {
  search_id: string;
  list: SearchedList;
  name: string;
  /** As given. */
  filters: object;
  /** As the list applies them. */
  criteria: object;
  job_id: string | null;
  candidate_id: string | null;
  notify: boolean;
  notify_above: number | null;
  created_at: Date;
  updated_at: Date;
  /** Raised by each change. */
  version: number;
}

export interface SavedSearchWrite {
  name: string;
  filters: object;
  criteria: object;
  notify: boolean;
  notifyAbove: number | null;
}

export interface NewSavedSearch extends SavedSearchWrite {
  searchId: string;
  list: SearchedList;
  jobId: string | null;
  candidateId: string | null;
}

const COLUMNS = `search_id, list, name, filters, criteria, job_id, candidate_id, notify, notify_above, created_at,
  updated_at, version`;

/** The saved searches of a tenant and mode. */
export class SavedSearchesRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  /** Inserts a search. Returns undefined if the tenant has `limit` searches in this mode. Call within a transaction. */
  async insert(search: NewSavedSearch, limit: number): Promise<SavedSearchRow | undefined> {
    // Two requests at the same time must not both take the last place.
    await this.executor.rows(
      this.knex.raw(
        `SELECT pg_advisory_xact_lock(hashtextextended('saved_searches:' || ?::text || ?::text, 0))`,
        [this.scope.tenantId, this.scope.mode],
      ),
    );
    const [row] = await this.executor.rows<SavedSearchRow>(
      this.knex.raw(
        `INSERT INTO saved_searches (search_id, tenant_id, mode, list, name, filters, criteria, job_id, candidate_id,
           notify, notify_above)
         SELECT :searchId::uuid, :tenantId::uuid, :mode::text, :list::text, :name::text, :filters::json,
           :criteria::json, :jobId::uuid, :candidateId::uuid, :notify::boolean, :notifyAbove::float8
         WHERE (SELECT count(*) FROM saved_searches WHERE tenant_id = :tenantId::uuid AND mode = :mode::text) < :limit
         RETURNING ${COLUMNS}`,
        namedBindings({ ...search, ...jsonOf(search), ...this.scope, limit }),
      ),
    );
    return row;
  }

  /** Oldest first. */
  list(page: {
    lists: readonly SearchedList[];
    limit: number;
    after: { createdAt: string; searchId: string } | null;
  }): Promise<SavedSearchRow[]> {
    const query = this.knex('saved_searches')
      .select(this.knex.raw(COLUMNS))
      .where({ tenant_id: this.scope.tenantId, mode: this.scope.mode })
      .whereIn('list', [...page.lists])
      .orderBy(['created_at', 'search_id'])
      .limit(page.limit);
    if (page.after) {
      void query.whereRaw('(created_at, search_id) > (?::timestamptz, ?::uuid)', [
        page.after.createdAt,
        page.after.searchId,
      ]);
    }
    return this.executor.rows<SavedSearchRow>(query);
  }

  async find(searchId: string): Promise<SavedSearchRow | undefined> {
    const [row] = await this.executor.rows<SavedSearchRow>(
      this.knex.raw(`SELECT ${COLUMNS} FROM saved_searches WHERE search_id = ?`, [searchId]),
    );
    return row;
  }

  /** Locks a search until the transaction ends. */
  async lock(searchId: string): Promise<SavedSearchRow | undefined> {
    const [row] = await this.executor.rows<SavedSearchRow>(
      this.knex.raw(`SELECT ${COLUMNS} FROM saved_searches WHERE search_id = ? FOR NO KEY UPDATE`, [
        searchId,
      ]),
    );
    return row;
  }

  async update(searchId: string, search: SavedSearchWrite): Promise<SavedSearchRow | undefined> {
    const [row] = await this.executor.rows<SavedSearchRow>(
      this.knex.raw(
        `UPDATE saved_searches SET name = :name, filters = :filters::json, criteria = :criteria::json,
           notify = :notify, notify_above = :notifyAbove, updated_at = now(), version = version + 1
         WHERE search_id = :searchId RETURNING ${COLUMNS}`,
        namedBindings({ ...search, ...jsonOf(search), searchId }),
      ),
    );
    return row;
  }

  async remove(searchId: string): Promise<boolean> {
    const rows = await this.executor.rows(
      this.knex.raw('DELETE FROM saved_searches WHERE search_id = ? RETURNING search_id', [searchId]),
    );
    return rows.length === 1;
  }

  /** Searches that notify of records of a list. */
  listNotifying(list: SearchedList): Promise<SavedSearchRow[]> {
    return this.executor.rows<SavedSearchRow>(
      this.knex.raw(
        `SELECT ${COLUMNS} FROM saved_searches
         WHERE tenant_id = :tenantId::uuid AND mode = :mode::text AND list = :list AND notify
         ORDER BY created_at, search_id`,
        namedBindings({ ...this.scope, list }),
      ),
    );
  }

  /** Searches of candidates by name or contact. */
  listByName(): Promise<SavedSearchRow[]> {
    return this.executor.rows<SavedSearchRow>(
      this.knex.raw(
        `SELECT ${COLUMNS} FROM saved_searches
         WHERE tenant_id = :tenantId::uuid AND mode = :mode::text AND list = 'candidates'
           AND filters->>'q' IS NOT NULL`,
        namedBindings({ ...this.scope }),
      ),
    );
  }
}

function jsonOf({ filters, criteria }: SavedSearchWrite): { filters: string; criteria: string } {
  return { filters: JSON.stringify(filters), criteria: JSON.stringify(criteria) };
}
