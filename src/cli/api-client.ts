import { TenureError, tenureClient, type TenureClient } from '../../client/src/index';

export interface ApiOptions {
  url: string;
  key: string;
  /** Seconds to retry while the service does not respond. */
  timeout: number;
}

/** The service did not respond within the timeout. Exit code 3, because a later attempt may succeed. */
export class ServiceUnreachableError extends Error {}

/** Retries while the service responds with errors: with delays of half a minute about 25 minutes. */
const MAX_RETRIES = 60;
const SECONDS_PER_RETRY = 20;
/** Attempts before the first message, so that short failures cause none. */
const MIN_ATTEMPTS_TO_REPORT = 3;
/** Minimum time limit of a call, which includes the minute that a call may wait for its operation. */
const MIN_CALL_MS = 90_000;
/** Error codes that mean the service is unavailable. */
const UNAVAILABLE_CODES: readonly string[] = ['unreachable', 'service_unavailable', 'unknown'];

/**
 * Calls the API through the published client. Retries during overload and restarts, and gives up when the service has
 * not responded for `timeout` seconds. `say` receives a message while it waits.
 */
export function retryingClient(
  { url, key, timeout }: ApiOptions,
  say: (sentence: string) => void,
): TenureClient {
  const timeoutMs = timeout * 1_000;
  let awaySince: number | null = null;
  return tenureClient({
    baseUrl: url,
    apiKey: key,
    retries: MAX_RETRIES + Math.ceil(timeout / SECONDS_PER_RETRY),
    // A service that accepts a call and never responds also counts as unavailable.
    fetch: (request) => {
      awaySince ??= performance.now();
      const signal = AbortSignal.timeout(Math.max(timeoutMs, MIN_CALL_MS));
      return globalThis.fetch(request, { signal }).then((response) => {
        if (response.status !== 502 && response.status !== 503) awaySince = null;
        return response;
      });
    },
    onRetry: ({ tries, reason, waitMs }) => {
      const waitedMs = awaySince === null ? 0 : performance.now() - awaySince;
      if (UNAVAILABLE_CODES.includes(reason) && waitedMs + waitMs > timeoutMs) {
        throw new ServiceUnreachableError(
          `The service at ${new URL(url).origin} has not responded for ${timeout} s.`,
        );
      }
      if (tries < MIN_ATTEMPTS_TO_REPORT) return;
      const left = awaySince === null ? '' : `, giving up in ${Math.ceil((timeoutMs - waitedMs) / 1_000)} s`;
      say(`waiting for the service: ${reason} (try ${tries}${left})`);
    },
  });
}

/** Formats an API error with its code and invalid fields; null for any other error. */
export function errorSentence(error: unknown): string | null {
  if (!(error instanceof TenureError)) return null;
  const fields = error.fields.map(({ pointer, message }) => `\n  ${pointer}: ${message}`);
  return `${error.message} (${error.code})${fields.join('')}`;
}
