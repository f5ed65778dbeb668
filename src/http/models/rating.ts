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

export type Rating = RatingRecord;
