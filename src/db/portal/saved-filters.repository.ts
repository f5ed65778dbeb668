import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import type { Executor } from '../kernel/statement';

export type FilteredList = 'candidates' | 'jobs' | 'matches';

export interface SavedFilterRow {
  filter_id: string;
  list: FilteredList;
  name: string;
  /** Query of the page. */
  query: string;
}

const COLUMNS = ['filter_id', 'list', 'name', 'query'];

/** The named filters of users. A user sees only their own. */
export class SavedFiltersRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  list(userId: string): Promise<SavedFilterRow[]> {
    return this.executor.rows<SavedFilterRow>(
      this.knex('saved_filters')
        .select(COLUMNS)
        .where({ tenant_id: this.scope.tenantId, user_id: userId })
        .orderBy(['list', 'name']),
    );
  }

  /** Saves a filter; one of the same name is replaced. */
  async save(userId: string, filter: SavedFilterRow): Promise<SavedFilterRow> {
    const [row] = await this.executor.rows<SavedFilterRow>(
      this.knex('saved_filters')
        .insert({ ...filter, tenant_id: this.scope.tenantId, user_id: userId })
        .onConflict(['user_id', 'list', 'name'])
        .merge(['query'])
        .returning(COLUMNS),
    );
    if (!row) throw new Error('the filter was not written');
    return row;
  }

  /** Returns false if the user has no such filter. */
  async delete(userId: string, filterId: string): Promise<boolean> {
    const rows = await this.executor.rows(
      this.knex('saved_filters')
        .where({ tenant_id: this.scope.tenantId, user_id: userId, filter_id: filterId })
        .delete()
        .returning('filter_id'),
    );
    return rows.length > 0;
  }
}
