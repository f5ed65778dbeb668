import { TenureError, tenureClient, type TenureClient } from '../../client/src/index';

export interface ApiOptions {
  url: string;
  key: string;
  /** Seconds to go on while the service does not answer. */
  timeout: number;
}

/** The service did not answer for as long as the caller wanted to wait; exit code 3, for it is worth trying again. */
export class ServiceAwayError extends Error {}

/** For refusals of a service that is there: with waits of half a minute this is some 25 minutes. */
const MAX_RETRIES = 60;
const SECONDS_PER_RETRY = 20;
/** A moment's fault is not worth a word. */
const MIN_TRIES_TO_TELL = 3;
/** What a call may take that is answered, with room for the minute a call waits for its work. */
const MIN_CALL_MS = 90_000;
/** Answers that do not come from the service at work. */
const AWAY: readonly string[] = ['unreachable', 'service_unavailable', 'unknown'];

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
    // A service that takes a call and never answers is away, too.
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
      if (AWAY.includes(reason) && waitedMs + waitMs > timeoutMs) {
        throw new ServiceAwayError(
          `The service at ${new URL(url).origin} has not responded for ${timeout} s.`,
        );
      }
      if (tries < MIN_TRIES_TO_TELL) return;
      const left = awaySince === null ? '' : `, giving up in ${Math.ceil((timeoutMs - waitedMs) / 1_000)} s`;
      say(`waiting for the service: ${reason} (try ${tries}${left})`);
    },
  });
}

/** A refusal of the API in a sentence, with its code and the fields that are wrong; null for any other error. */
export function errorSentence(error: unknown): string | null {
  if (!(error instanceof TenureError)) return null;
  const fields = error.fields.map(({ pointer, message }) => `\n  ${pointer}: ${message}`);
  return `${error.message} (${error.code})${fields.join('')}`;
}
