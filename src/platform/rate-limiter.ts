/** A quota of calls per window, refilled evenly (token bucket). */
export interface RatePolicy {
  /** Name in the header `RateLimit-Policy`. */
  name: string;
  /** Calls in a full bucket. */
  quota: number;
  /** Seconds in which an empty bucket fills again. */
  windowSeconds: number;
}

export interface RateCharge {
  policy: RatePolicy;
  /** Owner of the bucket: the id of a key, of a tenant, or the digest of an address. */
  subject: string;
  /** Calls to take, 1 by default. */
  calls?: number;
}

export interface RateDecision {
  /** Whole calls left in the bucket. */
  remaining: number;
  /** Seconds until the bucket is full again. */
  resetSeconds: number;
  /** Seconds until this charge is possible; 0 if it succeeded. */
  retryAfterSeconds: number;
}

/**
 * Counts calls. The methods never throw: while the store is unreachable all calls are allowed, since rejecting all
 * callers would be worse than counting none.
 */
export interface RateLimiter {
  /**
   * Takes the calls from every bucket, or from none if one of them has too few. Returns one decision per charge, in the
   * same order; null if the store is unreachable.
   * @param group owner of all the buckets, such as a tenant: the store keeps the buckets of a group together
   */
  take(group: string, charges: readonly RateCharge[]): Promise<RateDecision[] | null>;
  /**
   * Takes one of `limit` slots for at most `holdSeconds`, so that the slot of a crashed process is released. Returns
   * false if no slot is free.
   */
  enter(place: { subject: string; callId: string; limit: number; holdSeconds: number }): Promise<boolean>;
  /** Releases a slot. */
  leave(place: { subject: string; callId: string }): Promise<void>;
}
