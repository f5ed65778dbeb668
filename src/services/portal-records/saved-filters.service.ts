import type { FilteredList, SavedFilterRow } from '../../db/portal/saved-filters.repository';
import type { UUID } from '../../domain/common';
import { AppError, notFound } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import type { TenantUser } from '../access/tenant-user';
import type { TenantData } from '../tenant-data';

const MAX_SAVED_FILTERS = 100;

/** Parameters of the pages that a filter keeps. Names, contacts and cursors are left out: a filter has no personal data. */
const SAVED_PARAMETERS: Record<FilteredList, readonly string[]> = {
  candidates: ['skill', 'occupation', 'certification', 'near', 'within', 'status'],
  jobs: ['q', 'skill', 'near', 'within', 'payAtLeast', 'status'],
  matches: ['recommendation', 'sort'],
};

export interface SavedFilter {
  filterId: UUID;
  list: FilteredList;
  name: string;
  /** Query of the page, such as `skill=forklift&near=Dayton%2C+OH`. */
  query: string;
}

/** The named filters of a user. */
export class SavedFiltersService {
  constructor(private readonly data: TenantData) {}

  async list(user: TenantUser): Promise<{ filters: SavedFilter[] }> {
    return { filters: (await this.repository(user).list(user.userId)).map(savedFilter) };
  }

  /** Saves a filter of the user; one of the same name is replaced. */
  async save(user: TenantUser, filter: Omit<SavedFilter, 'filterId'>): Promise<SavedFilter> {
    const existing = await this.repository(user).list(user.userId);
    const replaces = existing.some((row) => row.list === filter.list && row.name === filter.name);
    if (!replaces && existing.length >= MAX_SAVED_FILTERS) {
      throw new AppError(
        'validation_failed',
        `You have ${MAX_SAVED_FILTERS} saved filters. Delete one first.`,
      );
    }
    const statedQuery = new URLSearchParams(filter.query);
    const savedParameters = SAVED_PARAMETERS[filter.list].flatMap((name) => {
      const value = statedQuery.get(name);
      return value ? [[name, value] as const] : [];
    });
    const query = new URLSearchParams(Object.fromEntries(savedParameters)).toString();
    const row = { filter_id: newId(), list: filter.list, name: filter.name, query };
    return savedFilter(await this.repository(user).save(user.userId, row));
  }

  async delete(user: TenantUser, filterId: UUID): Promise<void> {
    if (!(await this.repository(user).delete(user.userId, filterId))) throw notFound('saved_filter');
  }

  private repository({ tenantId }: TenantUser) {
    return this.data.of({ tenantId, mode: 'live' }).repositories.savedFilters;
  }
}

function savedFilter(row: SavedFilterRow): SavedFilter {
  return { filterId: row.filter_id, list: row.list, name: row.name, query: row.query };
}
