import type { Candidate, CandidateListItem, CandidateStatus } from '../../domain/candidates/candidate';
import { attributeTerms, type AttributeFilter } from '../../domain/search/attribute-terms';
import { searchTerms } from '../../domain/candidates/search-words';
import type { CustomFieldCondition } from '../../domain/custom-fields/custom-field-terms';
import type { UUID } from '../../domain/common';
import { applyCorrections } from '../../domain/corrections/apply-corrections';
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

export interface CandidateFilter {
  limit: number;
  cursor: string | null;
  status: CandidateStatus | null;
  externalId: string | null;
  updatedSince: string | null;
  /** Prefixes of words in the name, the email address or the phone number. */
  q: string | null;
  /** What the candidates must state. */
  attributes?: AttributeFilter;
  customFields?: readonly CustomFieldCondition[];
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
    const conditions = await conditionTerms(this.data, scope, 'candidate', filter.customFields ?? []);
    const { items, ...page } = await loadPage(scope, this.cursors, {
      list: 'candidates',
      limit: filter.limit,
      cursor: filter.cursor,
      rows: (limit, behind) =>
        candidates.list({
          limit,
          before: behind && { createdAt: behind.at, candidateId: behind.id },
          status: filter.status,
          externalId: filter.externalId,
          updatedSince: filter.updatedSince,
          terms: [
            ...(filter.q === null ? [] : searchTerms(filter.q)),
            ...(filter.attributes ? attributeTerms(filter.attributes) : []),
            ...conditions,
          ],
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
    const record = candidateRecord(row, this.clock.now().toISOString().slice(0, 10));
    const reviews = await confirmedReviews(reviewSessions, row.candidate_id);
    if (reviews.length === 0) return record;
    return { ...applyCorrections(record, reviews), corrections: appliedCorrections(reviews) };
  }
}
