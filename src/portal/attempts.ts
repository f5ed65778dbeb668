import { createHash } from 'node:crypto';
import type { RateCharge, RateLimiter } from '../platform/rate-limiter';

/** An attempt is charged to an address and an account together, and either can belong to any other. */
const ATTEMPTS = 'attempts';

/** Counts an attempt and returns the seconds to wait, 0 when it is allowed. */
export async function countAttempt(limiter: RateLimiter, charges: readonly RateCharge[]): Promise<number> {
  const decisions = await limiter.take(ATTEMPTS, charges);
  return Math.max(0, ...(decisions ?? []).map((decision) => decision.retryAfterSeconds));
}

/** Returns the rate limit subject of an email address: a digest, because Redis stores no personal data. */
export function accountSubject(email: string): string {
  return `account:${createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')}`;
}
