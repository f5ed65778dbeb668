import type { RaterRole, RatingReason, RatingRecord } from '../../../services/ratings/ratings.service';

/** A rating of a match. */
export interface RatingRequest {
  /**
   * From 1 (completely wrong) to 5 (perfect).
   * @isInt must be a whole number
   * @minimum 1
   * @maximum 5
   */
  rating: number;
  raterRole: RaterRole;
  /**
   * The reasons of the rating.
   * @maxItems 7
   */
  reasons?: RatingReason[];
  /**
   * Only visible to your tenant and never shared.
   * @minLength 1
   * @maxLength 2000
   */
  comment?: string;
}

/** A rating; `comment` is null for the other tenant of the pair. */
export type Rating = RatingRecord;

/** One page of ratings, the newest first. */
export interface RatingList {
  ratings: Rating[];
  hasMore: boolean;
  /** Pass it as `cursor` to get the next page. */
  nextCursor: string | null;
}
