import type { Request, Response } from 'express';
import { AppError } from '../../platform/app-error';
import type { StoredResponse } from '../../services/idempotency/idempotency.service';
import { pathOf } from '../errors/problem';
import { callerOf } from '../request-context';
import { holdResponse } from './hold-response';
import { requestHash, type HashedRequest } from './request-hash';

const KEY_PATTERN = /^[\x21-\x7e](?:[\x20-\x7e]{0,253}[\x21-\x7e])?$/;
const STORED_HEADERS = ['Content-Type', 'Location', 'Preference-Applied', 'Link'];
const IDEMPOTENT_METHODS = new Set(['POST', 'PATCH']);

/** Returns the `Idempotency-Key` of a request that changes data, or null. Throws `invalid_header`. */
export function idempotencyKey(request: Request): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined || !IDEMPOTENT_METHODS.has(request.method)) return null;
  if (typeof key !== 'string' || !KEY_PATTERN.test(key)) {
    throw new AppError('invalid_header', 'Idempotency-Key must have 1 to 255 printable ASCII characters.');
  }
  return key;
}

/**
 * Registers the request under its key. Returns true if the stored response of the first request was sent; otherwise the
 * response of this request is recorded before it is sent.
 */
export async function replayOrRecord(
  request: Request,
  response: Response,
  key: string,
  hashed: HashedRequest,
): Promise<boolean> {
  const { idempotency } = request.context.services;
  const start = await idempotency.begin(callerOf(request), {
    method: request.method,
    path: pathOf(request),
    key,
    requestHash: requestHash(request, hashed),
  });
  if (start.kind === 'replay') {
    replay(response, start.response);
    return true;
  }
  request.context.idempotencyId = start.idempotencyId;
  request.context.caller = { ...callerOf(request), idempotencyId: start.idempotencyId };
  if (start.kind === 'resume') {
    request.context.resumedOperationId = start.operationId;
    request.context.operationId = start.operationId;
  }
  recordResponse(request, response, start.idempotencyId);
  return false;
}

function replay(response: Response, stored: StoredResponse): void {
  response.status(stored.status);
  for (const [name, value] of Object.entries(stored.headers)) response.setHeader(name, value);
  response.setHeader('Idempotency-Replayed', 'true');
  response.setHeader('Content-Length', stored.body.length);
  response.end(stored.body);
}

/**
 * Records replayable responses, see `isReplayable`. If the work outlives the request, the record stays with the
 * operation: the next request with the key waits for it instead of starting it again.
 */
function recordResponse(request: Request, response: Response, idempotencyId: string): void {
  const { idempotency, logger } = request.context.services;
  const caller = callerOf(request);
  const settle = async (status: number, body: Buffer): Promise<void> => {
    const startedWork = request.context.operationId !== null;
    if (isReplayable(status, startedWork)) {
      await idempotency.finish(caller, idempotencyId, {
        status,
        headers: storedHeaders(response),
        body,
        secret: request.context.rule?.returnsSecret ?? false,
      });
    } else if (startedWork && status === 504) {
      await idempotency.unlock(caller, idempotencyId);
    } else {
      await idempotency.release(caller, idempotencyId);
    }
  };
  holdResponse(response, (status, body) =>
    settle(status, body).catch((error: unknown) => {
      logger.error({ err: error, requestId: request.context.requestId }, 'idempotency record not settled');
    }),
  );
}

/** Errors that describe the state of records. They are only possible after the request itself was accepted. */
const STATE_REFUSALS: readonly number[] = [404, 409, 410];

/**
 * True if the response is replayed to a request with the same key: success, an error of the work that the request
 * started, or an error that describes the state of a record. Errors of the request itself are not replayed, so that the
 * caller can correct it under the same key. Rate limits and server errors are not replayed, so that the caller can
 * retry.
 */
export function isReplayable(status: number, startedWork: boolean): boolean {
  if (status < 300) return true;
  if (status >= 500 || status === 429) return false;
  return startedWork || STATE_REFUSALS.includes(status);
}

function storedHeaders(response: Response): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of STORED_HEADERS) {
    const value = response.getHeader(name);
    if (typeof value === 'string') headers[name] = value;
  }
  return headers;
}
