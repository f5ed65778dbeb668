import type { Request, Response } from 'express';
import { AppError } from '../../platform/app-error';
import type { StoredAnswer } from '../../services/idempotency/idempotency.service';
import type { BodyFamily } from '../body/read-body';
import { pathOf } from '../errors/problem';
import { callerOf } from '../request-context';
import { holdAnswer } from './hold-answer';
import { requestHash } from './request-hash';

const KEY = /^[\x21-\x7e](?:[\x20-\x7e]{0,253}[\x21-\x7e])?$/;
const KEPT_HEADERS = ['Content-Type', 'Location', 'Preference-Applied', 'Link'];
const METHODS = new Set(['POST', 'PATCH']);

/** The `Idempotency-Key` of a call that changes something; null without one. Refuses with `invalid_header`. */
export function idempotencyKey(request: Request): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined || !METHODS.has(request.method)) return null;
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw new AppError('invalid_header', 'Idempotency-Key takes 1 to 255 printable ASCII characters.');
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
    request.context.started = true;
  }
  recordAnswer(request, response, start.idempotencyId);
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
 * Success, and refusals of work that was accepted, are kept for replay. Refusals of the request itself and passing
 * faults are not, so that the caller may correct or repeat it under the same key. When the work outlives the call
 * the record stays with the work: the next call under the key waits for it instead of starting it again.
 */
function recordAnswer(request: Request, response: Response, idempotencyId: string): void {
  const { idempotency, logger } = request.context.services;
  const caller = callerOf(request);
  const settle = async (status: number, body: Buffer): Promise<void> => {
    const isFinal =
      status < 300 || (status >= 400 && status < 500 && status !== 429 && request.context.started);
    if (isFinal) {
      await idempotency.finish(caller, idempotencyId, {
        status,
        headers: keptHeaders(response),
        body,
        secret: request.context.rule?.answersSecret ?? false,
      });
    } else if (outlivedByWork(request, status)) {
      await idempotency.unlock(caller, idempotencyId);
    } else {
      await idempotency.release(caller, idempotencyId);
    }
  };
  holdAnswer(response, (status, body) =>
    settle(status, body).catch((error: unknown) => {
      logger.error({ err: error, requestId: request.context.requestId }, 'idempotency record not settled');
    }),
  );
}

function outlivedByWork(request: Request, status: number): boolean {
  return request.context.started && request.context.operationId !== null && status === 504;
}

function keptHeaders(response: Response): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of KEPT_HEADERS) {
    const value = response.getHeader(name);
    if (typeof value === 'string') kept[name] = value;
  }
  return kept;
}
