import type { RaterRole, RatingReason, RatingRecord } from '../../services/ratings/ratings.service';

/** What somebody thinks of a match. */
export interface RatingRequest {
  /**
   * 1 for wrong altogether, 5 for just right.
   * @isInt must be a whole number
   * @minimum 1
   * @maximum 5
   */
  rating: number;
  raterRole: RaterRole;
  /**
   * What it rests on.
   * @maxItems 7
   */
  reasons?: RatingReason[];
  /**
   * Kept for your tenant alone and passed on to nobody.
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
  /** Hand it back as `cursor` for the next page. */
  nextCursor: string | null;
}
