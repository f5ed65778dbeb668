import { TenureError } from './error.js';

/** A request that is about to be retried. */
export interface RetryAttempt {
  /** Number of attempts so far. */
  tries: number;
  /** Code of the error, or `unreachable`. */
  reason: string;
  waitMs: number;
}

export interface RetryOptions {
  /** Maximum number of retries. */
  retries: number;
  onRetry?: (again: RetryAttempt) => void;
  fetch: (request: Request) => Promise<Response>;
}

const MAX_RETRY_AFTER_MS = 60_000;
const MAX_BACKOFF_MS = 30_000;
const FIRST_WAIT_MS = 250;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);

/**
 * Sends a request and retries temporary failures. After 429 and 503 the service has done nothing, so any request is
 * retried. After other temporary failures, or without a response, only repeatable requests are: reads, and those with
 * an Idempotency-Key. Waits as long as the service asks (RFC 9110 §10.2.3), or else twice as long each time,
 * with jitter so that many clients do not retry at once.
 */
export async function sendWithRetry(
  request: Request,
  { retries, onRetry, fetch }: RetryOptions,
): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const last = tries > retries;
    const answer = await sendOnce(last ? request : request.clone(), fetch);
    if (answer instanceof TenureError) {
      if (last || !isRepeatable(request)) throw answer;
    } else if (last || !isPassing(answer, request)) return answer;
    const told = answer instanceof TenureError ? null : retryAfterMs(answer);
    if (told !== null && told > MAX_RETRY_AFTER_MS) return answer as Response;
    const waitMs = told ?? ownWaitMs(tries);
    const reason = answer instanceof TenureError ? answer.code : (await TenureError.of(answer)).code;
    onRetry?.({ tries, reason, waitMs });
    await pause(waitMs, request.signal);
  }
}

async function sendOnce(request: Request, fetch: RetryOptions['fetch']): Promise<Response | TenureError> {
  try {
    return await fetch(request);
  } catch (error) {
    // The caller aborted the request, so this is not a failure of the service.
    if (request.signal.aborted) throw error;
    return TenureError.unreachable(new URL(request.url).origin, error);
  }
}

function isPassing(response: Response, request: Request): boolean {
  const { status, headers } = response;
  if (status === 429 || status === 503) return true;
  // A request with the same key is still being processed.
  if (status === 409) return headers.has('retry-after') && isRepeatable(request);
  return status >= 500 && isRepeatable(request);
}

function isRepeatable(request: Request): boolean {
  return SAFE_METHODS.has(request.method) || request.headers.has('idempotency-key');
}

/** Returns the delay of `Retry-After`, in seconds or as a date; null without one. */
function retryAfterMs(response: Response): number | null {
  const header = response.headers.get('retry-after');
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  const waitMs = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000;
  return Number.isNaN(waitMs) ? null : Math.max(0, waitMs);
}

function ownWaitMs(tries: number): number {
  const longest = Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), MAX_BACKOFF_MS);
  return longest * (0.75 + Math.random() / 4);
}

/** Waits. Rejects with the reason if the caller aborts the request. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abortWait = (): void => {
      clearTimeout(timer);
      reject(signal.reason instanceof Error ? signal.reason : new Error('The request was aborted.'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abortWait);
      resolve();
    }, milliseconds);
    if (signal.aborted) abortWait();
    else signal.addEventListener('abort', abortWait, { once: true });
  });
}
