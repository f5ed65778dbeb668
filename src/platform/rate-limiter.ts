/** A quota of calls per window, refilled evenly (token bucket). */
export interface RatePolicy {
  /** As it stands in `RateLimit-Policy`. */
  name: string;
  /** Calls a full bucket holds. */
  quota: number;
  /** Seconds in which an empty bucket fills again. */
  windowSeconds: number;
}

export interface RateCharge {
  policy: RatePolicy;
  /** Whose bucket: the id of a key, a tenant or an address digest. */
  subject: string;
}

export interface RateDecision {
  /** Whole calls left in the bucket. */
  remaining: number;
  /** Seconds until the bucket is full again. */
  resetSeconds: number;
  /** Seconds until this charge could be met; 0 when it was. */
  retryAfterSeconds: number;
}

/**
 * Counts calls. Neither method ever fails: while the counter cannot be reached everything is let through, since
 * refusing all callers would be worse than counting none.
 */
export interface RateLimiter {
  /**
   * Takes one call from every bucket named, or from none when one of them is empty. One decision per charge, in
   * its order; null when nothing could be counted.
   */
  take(charges: readonly RateCharge[]): Promise<RateDecision[] | null>;
  /**
   * Takes one of `limit` places for at most `holdSeconds` (a place of a process that died comes back by itself).
   * False when all are taken.
   */
  enter(place: { subject: string; callId: string; limit: number; holdSeconds: number }): Promise<boolean>;
  /** Gives a place back. */
  leave(place: { subject: string; callId: string }): Promise<void>;
}
