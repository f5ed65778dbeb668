import { TenureError } from './error.js';

/** A call that is about to be sent again. */
export interface Again {
  /** How often it has been sent so far. */
  tries: number;
  /** Code of the refusal, or `unreachable`. */
  reason: string;
  waitMs: number;
}

export interface Patience {
  /** How often a call is sent again at most. */
  retries: number;
  onRetry?: (again: Again) => void;
  fetch: (request: Request) => Promise<Response>;
}

const MAX_RETRY_AFTER_MS = 60_000;
const MAX_BACKOFF_MS = 30_000;
const FIRST_WAIT_MS = 250;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);

/**
 * Sends a request until it is answered for good. After 429 and 503 nothing was done, so any call is sent again; after
 * other passing faults, or no answer at all, only one that may be repeated: a read, or one with an Idempotency-Key.
 * It waits as long as the service says (RFC 9110 §10.2.3), or else twice as long each time, a little by chance, so
 * that many callers do not come back at once.
 */
export async function sendPatiently(
  request: Request,
  { retries, onRetry, fetch }: Patience,
): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const last = tries > retries;
    const answer = await sendOnce(last ? request : request.clone(), fetch);
    if (answer instanceof TenureError) {
      if (last || !isRepeatable(request)) throw answer;
    } else if (last || !isPassing(answer, request)) return answer;
    const told = answer instanceof TenureError ? null : toldWaitMs(answer);
    if (told !== null && told > MAX_RETRY_AFTER_MS) return answer as Response;
    const waitMs = told ?? ownWaitMs(tries);
    const reason = answer instanceof TenureError ? answer.code : (await TenureError.of(answer)).code;
    onRetry?.({ tries, reason, waitMs });
    await pause(waitMs, request.signal);
  }
}

async function sendOnce(request: Request, fetch: Patience['fetch']): Promise<Response | TenureError> {
  try {
    return await fetch(request);
  } catch (error) {
    // Given up by the caller: that is no fault of the service.
    if (request.signal.aborted) throw error;
    return TenureError.unreachable(new URL(request.url).origin, error);
  }
}

function isPassing(response: Response, request: Request): boolean {
  const { status, headers } = response;
  if (status === 429 || status === 503) return true;
  // The same call under the same key is still being answered elsewhere.
  if (status === 409) return headers.has('retry-after') && isRepeatable(request);
  return status >= 500 && isRepeatable(request);
}

function isRepeatable(request: Request): boolean {
  return SAFE_METHODS.has(request.method) || request.headers.has('idempotency-key');
}

/** `Retry-After` in seconds or as a date; null when there is none. */
function toldWaitMs(response: Response): number | null {
  const told = response.headers.get('retry-after');
  if (told === null || told.trim() === '') return null;
  const seconds = Number(told);
  const waitMs = Number.isNaN(seconds) ? Date.parse(told) - Date.now() : seconds * 1000;
  return Number.isNaN(waitMs) ? null : Math.max(0, waitMs);
}

function ownWaitMs(tries: number): number {
  const longest = Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), MAX_BACKOFF_MS);
  return longest * (0.75 + Math.random() / 4);
}

/** Ends early, with the reason, when the caller gives the call up. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abortWait = (): void => {
      clearTimeout(timer);
      reject(signal.reason instanceof Error ? signal.reason : new Error('The call was given up.'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abortWait);
      resolve();
    }, milliseconds);
    if (signal.aborted) abortWait();
    else signal.addEventListener('abort', abortWait, { once: true });
  });
}
