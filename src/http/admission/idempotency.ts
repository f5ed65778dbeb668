import type { Request, Response } from 'express';
import { AppError } from '../../platform/app-error';
import type { StoredAnswer } from '../../services/idempotency/idempotency.service';
import type { BodyFamily } from '../body/read-body';
import { pathOf } from '../errors/problem';
import { callerOf } from '../request-context';
import { holdResponse } from './hold-response';
import { requestHash } from './request-hash';

const KEY_PATTERN = /^[\x21-\x7e](?:[\x20-\x7e]{0,253}[\x21-\x7e])?$/;
const STORED_HEADERS = ['Content-Type', 'Location', 'Preference-Applied', 'Link'];
const IDEMPOTENT_METHODS = new Set(['POST', 'PATCH']);

/** The `Idempotency-Key` of a call that changes something; null without one. Refuses with `invalid_header`. */
export function idempotencyKey(request: Request): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined || !IDEMPOTENT_METHODS.has(request.method)) return null;
  if (typeof key !== 'string' || !KEY_PATTERN.test(key)) {
    throw new AppError('invalid_header', 'Idempotency-Key must have 1 to 255 printable ASCII characters.');
  }
  return key;
}

/**
 * Enters the call under its key. True when the stored answer of the first call has been sent and nothing is left to
 * do; otherwise the answer this call will give is recorded before it goes out.
 */
export async function enterOnce(
  request: Request,
  response: Response,
  key: string,
  family: BodyFamily,
): Promise<boolean> {
  const { idempotency } = request.context.services;
  const start = await idempotency.begin(callerOf(request), {
    method: request.method,
    path: pathOf(request),
    key,
    requestHash: requestHash(request, family),
  });
  if (start.kind === 'replay') {
    replay(response, start.answer);
    return true;
  }
  request.context.idempotencyId = start.idempotencyId;
  if (start.kind === 'resume') {
    request.context.resumedOperationId = start.operationId;
    request.context.operationId = start.operationId;
  }
  recordResponse(request, response, start.idempotencyId);
  return false;
}

function replay(response: Response, answer: StoredAnswer): void {
  response.status(answer.status);
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  response.setHeader('Idempotency-Replayed', 'true');
  response.setHeader('Content-Length', answer.body.length);
  response.end(answer.body);
}

/**
 * Records the answer of every call under a key, by `isReplayable`. When the work outlives the call, the record stays
 * with the work: the next call under the key waits for it instead of starting it again.
 */
function recordResponse(request: Request, response: Response, idempotencyId: string): void {
  const { idempotency, logger } = request.context.services;
  const caller = callerOf(request);
  const settle = async (status: number, body: Buffer): Promise<void> => {
    const startedWork = request.context.operationId !== null;
    if (isReplayable(status, startedWork)) {
      await idempotency.finish(caller, idempotencyId, {
        status,
        headers: keptHeaders(response),
        body,
        secret: request.context.rule?.answersSecret ?? false,
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

/** Refusals that speak of the state of records. They can only come from a request that was itself accepted. */
const STATE_REFUSALS: readonly number[] = [404, 409, 410];

/**
 * Whether an answer is given again to a call repeated under its key: success, a refusal of the work the call started,
 * and a refusal for the state of a record. A refusal of the request itself is not, so that the caller may correct it
 * under the same key; neither is a rate limit or a fault on our side, so that the caller may try again.
 */
export function isReplayable(status: number, startedWork: boolean): boolean {
  if (status < 300) return true;
  if (status >= 500 || status === 429) return false;
  return startedWork || STATE_REFUSALS.includes(status);
}

function keptHeaders(response: Response): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of STORED_HEADERS) {
    const value = response.getHeader(name);
    if (typeof value === 'string') kept[name] = value;
  }
  return kept;
}
