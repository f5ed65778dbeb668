import { createHash } from 'node:crypto';
import type { RateCharge, RateLimiter } from '../platform/rate-limiter';

/** Counts an attempt; seconds to wait, 0 when it may go on. */
export async function countAttempt(limiter: RateLimiter, charges: readonly RateCharge[]): Promise<number> {
  const decisions = await limiter.take(charges);
  return Math.max(0, ...(decisions ?? []).map((decision) => decision.retryAfterSeconds));
}

/** An e-mail address as it is counted: as a digest, since Redis keeps no names. */
export function accountSubject(email: string): string {
  return `account:${createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')}`;
}
