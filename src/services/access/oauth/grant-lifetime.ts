const DAY_MS = 86_400_000;

export const ACCESS_TOKEN_SECONDS = 3_600;
/** A refresh token that is not used for this long has expired. */
export const REFRESH_TOKEN_MS = 30 * DAY_MS;
/** After this time the person must decide again. */
export const GRANT_DAYS = 180;

export function grantEnd(now: Date): Date {
  return new Date(now.getTime() + GRANT_DAYS * DAY_MS);
}
