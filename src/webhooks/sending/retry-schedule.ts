const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Delays before each retry: ten attempts over 75 hours, 35 minutes and 5 seconds. */
const RETRY_DELAYS_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

export const MAX_ATTEMPTS = RETRY_DELAYS_MS.length + 1;

/** Share of a delay by which it varies at random, so that retries do not come in waves. */
const JITTER_SHARE = 0.1;

const MAX_RETRY_AFTER_MS = 24 * HOUR;

/**
 * Returns the milliseconds until the next attempt after `attempts` failed ones; null if there is none. A longer delay
 * requested by the receiver takes precedence. `random` is a number from 0 to 1.
 */
export function retryDelayMs(attempts: number, retryAfterMs: number | null, random: number): number | null {
  const delayMs = RETRY_DELAYS_MS[attempts - 1];
  if (delayMs === undefined) return null;
  const jittered = Math.round(delayMs * (1 - JITTER_SHARE + 2 * JITTER_SHARE * random));
  return Math.max(jittered, Math.min(retryAfterMs ?? 0, MAX_RETRY_AFTER_MS));
}

/** The three forms of a date in HTTP (RFC 9110, section 5.6.7). The last one has no zone and means UTC. */
const HTTP_DATES = [
  /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/,
  /^[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/,
  /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/,
];

/** Parses `Retry-After` (RFC 9110, section 10.2.3), seconds or a date, to milliseconds from `now`; null if invalid. */
export function parseRetryAfter(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  const text = header.trim();
  if (/^\d+$/.test(text)) return Math.min(Number(text) * SECOND, Number.MAX_SAFE_INTEGER);
  const form = HTTP_DATES.findIndex((pattern) => pattern.test(text));
  const date = form === -1 ? Number.NaN : Date.parse(form === 2 ? `${text} GMT` : text);
  return Number.isNaN(date) ? null : Math.max(0, date - now.getTime());
}
