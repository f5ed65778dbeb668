import type { CandidateConditions } from '../../db/records/candidates.repository';
import type { Candidate, CandidateListItem, CandidateStatus } from '../../domain/candidates/candidate';
import { attributeTerms, type AttributeFilter } from '../../domain/search/attribute-terms';
import { searchTerms } from '../../domain/candidates/search-words';
import type { CustomFieldCondition } from '../../domain/custom-fields/custom-field-terms';
import type { TenantScope, UUID } from '../../domain/common';
import { notFound } from '../../platform/app-error';
import type { Clock } from '../../platform/clock';
import type { Caller } from '../access/caller';
import { recordScope } from '../access/record-scope';
import type { Cursors } from '../cursors';
import { loadPage } from '../pages';
import { appliedCorrections, confirmedReviews } from '../reviews/confirmed-reviews';
import type { TenantData } from '../tenant-data';
import { conditionTerms } from '../custom-fields/check-custom-fields';
import { candidateListItem, candidateRecord } from './candidate-record';

/** Which candidates a list returns. */
export interface CandidateCriteria {
  status: CandidateStatus | null;
  externalId: string | null;
  updatedSince: string | null;
  /** Prefixes of words in the name, the email address or the phone number. */
  q: string | null;
  /** What the candidates must state. */
  attributes?: AttributeFilter;
  customFields?: readonly CustomFieldCondition[];
}

export interface CandidateFilter extends CandidateCriteria {
  limit: number;
  cursor: string | null;
}

/** Lists and reads the candidates of a tenant. */
export class CandidatesService {
  constructor(
    private readonly data: TenantData,
    private readonly cursors: Cursors,
    private readonly clock: Clock,
  ) {}

  async list(
    caller: Caller,
    filter: CandidateFilter,
  ): Promise<{ candidates: CandidateListItem[]; hasMore: boolean; nextCursor: string | null }> {
    const scope = recordScope(caller);
    const { candidates } = this.data.of(scope).reads;
    const conditions = await candidateConditions(this.data, scope, filter);
    const { items, ...page } = await loadPage(scope, this.cursors, {
      list: 'candidates',
      limit: filter.limit,
      cursor: filter.cursor,
      rows: (limit, behind) =>
        candidates.list({
          limit,
          before: behind && { createdAt: behind.at, candidateId: behind.id },
          ...conditions,
        }),
      item: candidateListItem,
      placeOf: (candidate) => [candidate.createdAt, candidate.candidateId],
    });
    return { candidates: items.map(({ createdAt: _createdAt, ...item }) => item), ...page };
  }

  async get(caller: Caller, candidateId: UUID): Promise<Candidate> {
    const { candidates, reviewSessions } = this.data.of(recordScope(caller)).repositories;
    const row = await candidates.findOrMerged(candidateId);
    if (!row) throw notFound('candidate');
    const reviews = await confirmedReviews(reviewSessions, row.candidate_id);
    const record = candidateRecord(row, this.clock.now().toISOString().slice(0, 10), reviews);
    return reviews.length === 0 ? record : { ...record, corrections: appliedCorrections(reviews) };
  }
}

/** The criteria as a repository applies them. Throws `validation_failed` for a custom field that is not declared. */
export async function candidateConditions(
  data: TenantData,
  scope: TenantScope,
  { status, externalId, updatedSince, q, attributes, customFields = [] }: CandidateCriteria,
): Promise<CandidateConditions> {
  const terms = [
    ...(q === null ? [] : searchTerms(q)),
    ...(attributes ? attributeTerms(attributes) : []),
    ...(await conditionTerms(data, scope, 'candidate', customFields)),
  ];
  return { status, externalId, updatedSince, terms };
}
