import type { SavedSearchRow } from '../../db/search/saved-searches.repository';
import type { Repositories } from '../../db/kernel/repositories';
import type { UUID } from '../../domain/common';
import { AppError, notFound } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import { auditActor, type Caller } from '../access/caller';
import { settingOf } from '../access/tenant-settings';
import { candidateConditions, type CandidateCriteria } from '../candidates/candidates.service';
import type { Cursors } from '../cursors';
import { jobConditions, type JobCriteria } from '../jobs/jobs.service';
import { loadPage } from '../pages';
import { changeOnce } from '../idempotency/change-once';
import type { TenantData } from '../tenant-data';
import { savedSearchRecord, type SavedSearchRecord, type SearchedList } from './saved-search-record';

/** The filters of a search: as given, and as the list applies them. */
export interface SearchFilters {
  given: object;
  criteria: CandidateCriteria | JobCriteria;
}

export interface NewSearchInput {
  of: SearchedList;
  name: string;
  filters: SearchFilters;
  jobId: UUID | null;
  candidateId: UUID | null;
  notify: boolean;
  notifyAbove: number | null;
}

/** What a change replaces; absent members stay. */
export interface SearchChangeInput {
  name?: string;
  filters?: SearchFilters;
  notify?: boolean;
  notifyAbove?: number;
}

/** The saved searches of a tenant. */
export class SavedSearchesService {
  constructor(
    private readonly data: TenantData,
    private readonly cursors: Cursors,
  ) {}

  /**
   * Saves a search. Throws `saved_search_limit_reached`, and `not_found` for a job or a candidate that the caller may not
   * read.
   */
  async create(caller: Caller, { filters, ...input }: NewSearchInput): Promise<SavedSearchRecord> {
    await this.requireReadable(caller, input);
    await this.check(caller, input.of, filters);
    const limit = await this.limit(caller);
    const { given, criteria } = filters;
    const search = { searchId: newId(), list: input.of, ...input, filters: given, criteria };
    const row = await changeOnce(this.data, caller, async (repositories) => {
      const saved = await repositories.savedSearches.insert(search, limit);
      if (saved) await audit(repositories, caller, 'saved_search.created', saved.search_id);
      return saved;
    });
    if (row) return savedSearchRecord(row);
    const message = `A tenant may have at most ${limit} saved searches in each mode.`;
    throw new AppError('saved_search_limit_reached', message, { extensions: { maxSearches: limit } });
  }

  /** Oldest first, with the number of searches that the tenant may have in each mode. */
  async list(
    caller: Caller,
    page: { of: readonly SearchedList[]; limit: number; cursor: string | null },
  ): Promise<{
    savedSearches: SavedSearchRecord[];
    maxSearches: number;
    hasMore: boolean;
    nextCursor: string | null;
  }> {
    const { savedSearches } = this.data.of(caller).repositories;
    const { items, ...rest } = await loadPage(caller, this.cursors, {
      list: 'saved_searches',
      limit: page.limit,
      cursor: page.cursor,
      rows: (limit, behind) =>
        savedSearches.list({
          lists: page.of,
          limit,
          after: behind && { createdAt: behind.at, searchId: behind.id },
        }),
      item: savedSearchRecord,
      placeOf: (search) => [search.createdAt, search.searchId],
    });
    return { savedSearches: items, maxSearches: await this.limit(caller), ...rest };
  }

  async get(caller: Caller, searchId: UUID): Promise<SavedSearchRecord> {
    return savedSearchRecord(await this.find(caller, searchId));
  }

  /** The filters of a search as its list applies them. */
  async criteria(caller: Caller, searchId: UUID): Promise<CandidateCriteria | JobCriteria> {
    return (await this.find(caller, searchId)).criteria as CandidateCriteria | JobCriteria;
  }

  /** Throws `validation_failed` for a `notifyAbove` of a search without a job or a candidate. */
  async update(caller: Caller, searchId: UUID, change: SearchChangeInput): Promise<SavedSearchRecord> {
    const { list } = await this.find(caller, searchId);
    if (change.filters) await this.check(caller, list, change.filters);
    return this.data.of(caller).transaction(async (repositories) => {
      const existing = await repositories.savedSearches.lock(searchId);
      if (!existing) throw notFound('saved_search');
      if (change.notifyAbove !== undefined && existing.notify_above === null) throw withoutPair();
      const row = await repositories.savedSearches.update(searchId, {
        name: change.name ?? existing.name,
        filters: change.filters?.given ?? existing.filters,
        criteria: change.filters?.criteria ?? existing.criteria,
        notify: change.notify ?? existing.notify,
        notifyAbove: change.notifyAbove ?? existing.notify_above,
      });
      if (!row) throw notFound('saved_search');
      await audit(repositories, caller, 'saved_search.changed', searchId);
      return savedSearchRecord(row);
    });
  }

  async remove(caller: Caller, searchId: UUID): Promise<void> {
    await this.data.of(caller).transaction(async (repositories) => {
      if (!(await repositories.savedSearches.remove(searchId))) throw notFound('saved_search');
      await audit(repositories, caller, 'saved_search.deleted', searchId);
    });
  }

  private async find(caller: Caller, searchId: UUID): Promise<SavedSearchRow> {
    const row = await this.data.of(caller).repositories.savedSearches.find(searchId);
    if (!row) throw notFound('saved_search');
    return row;
  }

  private async requireReadable(
    caller: Caller,
    { jobId, candidateId }: Pick<NewSearchInput, 'jobId' | 'candidateId'>,
  ): Promise<void> {
    if (jobId === null && candidateId === null) return;
    const pair = await this.data.of(caller).repositories.linkedRecords.pair(candidateId, jobId);
    if (jobId !== null && !pair.job) throw notFound('job');
    if (candidateId !== null && !pair.candidate) throw notFound('candidate');
  }

  /** Throws `validation_failed` for conditions on custom fields that the tenant has not declared. */
  private async check(caller: Caller, of: SearchedList, { criteria }: SearchFilters): Promise<void> {
    if (of === 'jobs') await jobConditions(this.data, caller, criteria as JobCriteria);
    else await candidateConditions(this.data, caller, criteria as CandidateCriteria);
  }

  private async limit(caller: Caller): Promise<number> {
    const { tenantSettings } = this.data.of(caller).repositories;
    return settingOf(await tenantSettings.list(caller.tenantId), 'savedSearches.max');
  }
}

async function audit(
  { auditLog }: Repositories,
  caller: Caller,
  action: string,
  searchId: UUID,
): Promise<void> {
  await auditLog.add({
    ...{ audit_id: newId(), tenant_id: caller.tenantId, ...auditActor(caller) },
    ...{ action, subject_type: 'saved_search' as const, subject_id: searchId },
  });
}

function withoutPair(): AppError {
  return new AppError('validation_failed', 'The request has invalid fields.', {
    errors: [
      {
        pointer: '/notifyAbove',
        code: 'conflict',
        message: 'A score needs a job or a candidate. Use `notify` for a search without one.',
      },
    ],
  });
}
