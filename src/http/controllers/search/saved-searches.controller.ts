import {
  Body,
  Controller,
  Delete,
  Extension,
  Get,
  Patch,
  Path,
  Post,
  Query,
  Request,
  Route,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import type { Request as ExpressRequest } from 'express';
import type { UUID } from '../../../domain/common';
import type { CandidateCriteria } from '../../../services/candidates/candidates.service';
import type { JobCriteria } from '../../../services/jobs/jobs.service';
import type { SavedSearchRecord } from '../../../services/saved-searches/saved-search-record';
import { requireAccess } from '../../admission/authorization';
import type { HttpDeps } from '../../http-deps';
import { linkNextPage, listQuery } from '../../input/list-query';
import { filterError, savedSearchChange, savedSearchInput } from '../../input/search/saved-search-input';
import { jobListItem } from '../../models/job-view';
import type {
  SavedSearch,
  SavedSearchChangeRequest,
  SavedSearchList,
  SavedSearchPage,
  SavedSearchRequest,
  SavedSearchResults,
} from '../../models/search/saved-search';
import { callerOf } from '../../request-context';
import { routeRule } from '../../route-rules';

@Route('api/v1/saved-searches')
@Tags('Saved searches')
export class SavedSearchesController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * Saves the filters of `GET /candidates` or `GET /jobs` under a name. With `notify`, the event `match.found` tells once
   * of each record that is added or changed and then passes the filters; with a job or a candidate, only if the score of
   * the pair reaches `notifyAbove`. Records that pass already are in the results, and are not announced until they change.
   * The key needs the scope `candidates` or `jobs`, depending on `of`, and for scores also `match`.
   * @summary Save a search
   */
  @Post()
  @SuccessResponse(201)
  @Extension('x-problems', [
    'insufficient_scope',
    'employer_key_required',
    'saved_search_limit_reached',
    'not_found',
  ])
  async createSavedSearch(
    @Request() request: ExpressRequest,
    @Body() body: SavedSearchRequest,
  ): Promise<SavedSearch> {
    requireScopesOf(request, { of: body.of, isScored: body.notifyAbove !== undefined });
    const input = savedSearchInput(body);
    const record = await withFilterErrors(this.services.savedSearches.create(callerOf(request), input));
    this.setStatus(201);
    this.setHeader('Location', `/api/v1/saved-searches/${record.searchId}`);
    return savedSearchView(record);
  }

  /**
   * Returns your saved searches of the records that your key may read, oldest first, and their limit.
   * @summary List saved searches
   * @param of Only searches of these records.
   * @param limit Items per page; values above 200 are treated as 200.
   * @isInt limit must be a whole number
   * @minimum limit 1
   * @param cursor `nextCursor` of the previous page.
   * @maxLength cursor 1000
   */
  @Get()
  @Extension('x-problems', ['invalid_cursor', 'insufficient_scope', 'employer_key_required'])
  async listSavedSearches(
    @Request() request: ExpressRequest,
    @Query() of?: SavedSearchList,
    @Query() limit?: number,
    @Query() cursor?: string,
  ): Promise<SavedSearchPage> {
    const caller = callerOf(request);
    if (of) requireScopesOf(request, { of, isScored: false });
    const readable = (['candidates', 'jobs'] as const).filter((list) => caller.scopes.includes(list));
    const page = await this.services.savedSearches.list(caller, {
      of: of ? [of] : readable,
      ...listQuery(limit, cursor),
    });
    linkNextPage(this, request, page);
    const { savedSearches, maxSearches, hasMore, nextCursor } = page;
    return {
      savedSearches: savedSearches.map(savedSearchView),
      limits: { maxSearches },
      hasMore,
      nextCursor,
    };
  }

  /**
   * Returns a saved search.
   * @summary Get a saved search
   */
  @Get('{searchId}')
  @Extension('x-problems', ['insufficient_scope'])
  async getSavedSearch(@Request() request: ExpressRequest, @Path() searchId: UUID): Promise<SavedSearch> {
    return savedSearchView(await this.find(request, searchId));
  }

  /**
   * Returns the records that pass the filters of a saved search now, as `GET /candidates` or `GET /jobs` lists them.
   * Scores play no part: rank the candidates of a job with `POST /matches/rank`.
   * @summary Run a saved search
   * @param limit Items per page; values above 200 are treated as 200.
   * @isInt limit must be a whole number
   * @minimum limit 1
   * @param cursor `nextCursor` of the previous page.
   * @maxLength cursor 1000
   */
  @Get('{searchId}/results')
  @Extension('x-problems', ['invalid_cursor', 'insufficient_scope'])
  async runSavedSearch(
    @Request() request: ExpressRequest,
    @Path() searchId: UUID,
    @Query() limit?: number,
    @Query() cursor?: string,
  ): Promise<SavedSearchResults> {
    const caller = callerOf(request);
    const { of } = await this.find(request, searchId);
    const criteria = await this.services.savedSearches.criteria(caller, searchId);
    const page = listQuery(limit, cursor);
    const { candidates, jobs, hasMore, nextCursor } =
      of === 'jobs'
        ? {
            candidates: [],
            ...(await this.services.jobs.list(caller, { ...(criteria as JobCriteria), ...page })),
          }
        : {
            jobs: [],
            ...(await this.services.candidates.list(caller, { ...(criteria as CandidateCriteria), ...page })),
          };
    linkNextPage(this, request, { nextCursor });
    return { of, candidates, jobs: jobs.map(jobListItem), hasMore, nextCursor };
  }

  /**
   * Changes the name, the filters, or of what a search notifies. Records that were announced are not announced again while
   * they pass.
   * @summary Change a saved search
   */
  @Patch('{searchId}')
  @Extension('x-problems', ['insufficient_scope'])
  async updateSavedSearch(
    @Request() request: ExpressRequest,
    @Path() searchId: UUID,
    @Body() body: SavedSearchChangeRequest,
  ): Promise<SavedSearch> {
    const { of, notifyAbove } = await this.find(request, searchId);
    if (notifyAbove !== null) requireScopesOf(request, { of, isScored: true });
    const change = savedSearchChange(of, body);
    const changed = this.services.savedSearches.update(callerOf(request), searchId, change);
    return savedSearchView(await withFilterErrors(changed));
  }

  /**
   * Deletes a saved search. Its events stay in the log of events.
   * @summary Delete a saved search
   */
  @Delete('{searchId}')
  @SuccessResponse(204)
  @Extension('x-problems', ['insufficient_scope'])
  async deleteSavedSearch(@Request() request: ExpressRequest, @Path() searchId: UUID): Promise<void> {
    await this.find(request, searchId);
    await this.services.savedSearches.remove(callerOf(request), searchId);
    this.setStatus(204);
  }

  private async find(request: ExpressRequest, searchId: UUID): Promise<SavedSearchRecord> {
    const record = await this.services.savedSearches.get(callerOf(request), searchId);
    requireScopesOf(request, { of: record.of, isScored: false });
    return record;
  }
}

/** Jobs belong to employers. A search that notifies of scores gives them out. */
function requireScopesOf(
  request: ExpressRequest,
  { of, isScored }: { of: SavedSearchList; isScored: boolean },
): void {
  const rule = routeRule('POST', '/api/v1/saved-searches');
  requireAccess(request, callerOf(request), of === 'jobs' ? { ...rule, tenantType: 'employer' } : rule, [
    of,
    ...(isScored ? (['match'] as const) : []),
  ]);
}

function savedSearchView(record: SavedSearchRecord): SavedSearch {
  return record;
}

/** The service checks custom fields as the lists do, with pointers of a query. */
async function withFilterErrors<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw filterError(error);
  }
}
