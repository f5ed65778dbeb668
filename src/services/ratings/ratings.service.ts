import type { RatingRow } from '../../db/records/ratings.repository';
import type { Timestamp, UUID } from '../../domain/common';
import { serializePairScores } from '../matching/pair-scores';
import { notFound } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import { pairEvents } from '../../webhooks/events/new-event';
import type { Caller } from '../access/caller';
import type { Cursors } from '../cursors';
import { loadPage } from '../pages';
import { changeOnce } from '../idempotency/change-once';
import type { TenantData } from '../tenant-data';

export type RaterRole = 'caseworker' | 'employer' | 'candidate';
export type RatingReason = 'skills' | 'pay' | 'commute' | 'schedule' | 'culture' | 'requirements' | 'other';

export interface RatingInput {
  rating: number;
  raterRole: RaterRole;
  reasons: RatingReason[];
  comment: string | null;
}

/** A rating of a match. */
export interface RatingRecord extends RatingInput {
  ratingId: UUID;
  matchId: UUID;
  candidateId: UUID;
  jobId: UUID;
  createdAt: Timestamp;
}

export interface RatingPageView {
  ratings: RatingRecord[];
  hasMore: boolean;
  nextCursor: string | null;
}

/**
 * Ratings of matches. A single rating does not change a score; weights are learned from many of them and the scores of
 * their pairs. Both tenants of a pair get the event, which does not contain the comment.
 */
export class RatingsService {
  constructor(
    private readonly data: TenantData,
    private readonly cursors: Cursors,
  ) {}

  /** Throws `not_found` unless the caller's tenant owns the candidate or the job of the match. */
  async rate(caller: Caller, matchId: UUID, draft: RatingInput): Promise<RatingRecord> {
    const row = await changeOnce(this.data, caller, async ({ matches, ratings, events }) => {
      const match = await matches.find(matchId);
      if (!match) throw notFound('match');
      const written = await ratings.insert({
        rating_id: newId(),
        match_id: matchId,
        candidate_id: match.candidate_id,
        job_id: match.job_id,
        rating: draft.rating,
        rater_role: draft.raterRole,
        reasons: [...new Set(draft.reasons)],
        comment: draft.comment,
        pair_scores: serializePairScores(match),
      });
      const other = match.tenant_id === caller.tenantId ? match.other_tenant_id : match.tenant_id;
      for (const event of pairEvents('rating.submitted', caller.tenantId, other, () =>
        ratingRecord(written),
      )) {
        await events.add(event);
      }
      return written;
    });
    return ratingRecord(row);
  }

  /** Ratings of a match, newest first; comments of the other tenant of the pair are null. */
  async list(
    caller: Caller,
    matchId: UUID,
    page: { limit: number; cursor: string | null },
  ): Promise<RatingPageView> {
    const { matches, ratings } = this.data.of(caller).reads;
    if (!(await matches.find(matchId))) throw notFound('match');
    const { items, ...rest } = await loadPage(caller, this.cursors, {
      list: `ratings:${matchId}`,
      ...page,
      rows: (limit, behind) =>
        ratings.list({ matchId, limit, before: behind && { createdAt: behind.at, ratingId: behind.id } }),
      item: ratingRecord,
      placeOf: (rating) => [rating.createdAt, rating.ratingId],
    });
    return { ratings: items, ...rest };
  }

  /** Throws `not_found` unless the caller may read its match. */
  async get(caller: Caller, ratingId: UUID): Promise<RatingRecord> {
    const { matches, ratings } = this.data.of(caller).repositories;
    const row = await ratings.find(ratingId);
    if (!row || !(await matches.find(row.match_id))) throw notFound('rating');
    return ratingRecord(row);
  }
}

function ratingRecord(row: RatingRow): RatingRecord {
  return {
    ratingId: row.rating_id,
    matchId: row.match_id,
    candidateId: row.candidate_id,
    jobId: row.job_id,
    rating: row.rating,
    raterRole: row.rater_role,
    reasons: row.reasons as RatingReason[],
    comment: row.comment,
    createdAt: row.created_at.toISOString(),
  };
}
