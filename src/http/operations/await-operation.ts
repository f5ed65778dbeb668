import type { Request, Response } from 'express';
import { AppError } from '../../platform/app-error';
import { isFinal, type OperationRecord } from '../../services/operations/operation';
import type { QueuedCall } from '../../services/operations/operation-enqueuer';
import { parsePrefer } from './prefer';
import { callerOf } from '../request-context';

/** True if the caller waits for the result in this request, which is the default. */
export function callerWaits(request: Request): boolean {
  return !parsePrefer(request.headers.prefer).respondAsync;
}

/** The part of a new operation that the request decides, whatever its body. */
export function queuedCall(request: Request): QueuedCall {
  return { idempotencyId: request.context.idempotencyId, waits: callerWaits(request) };
}

/** State of an operation when the response is sent. */
export type AwaitedOperation =
  | { kind: 'finished'; operation: OperationRecord }
  /** The caller asked for an asynchronous response (RFC 7240). */
  | { kind: 'accepted'; operation: OperationRecord };

/**
 * Waits for an operation: by default until the synchronous time limit, with `Prefer: respond-async, wait=N` for N
 * seconds. Throws `deadline_exceeded`; the operation continues.
 */
export async function awaitOperation(
  request: Request,
  operation: OperationRecord,
): Promise<AwaitedOperation> {
  const { operations, settings } = request.context.services;
  if (isFinal(operation.status)) return { kind: 'finished', operation };
  const prefer = parsePrefer(request.headers.prefer);
  const budgetMs = prefer.respondAsync
    ? Math.min((prefer.waitSeconds ?? 0) * 1000, settings.syncBudgetMs)
    : settings.syncBudgetMs;
  let current = operation;
  if (budgetMs > 0) {
    // A request with an Idempotency-Key completes even if the client has disconnected: its response is stored for
    // retries.
    const signal = request.context.idempotencyId === null ? onDisconnect(request.res) : undefined;
    current = await operations.wait(callerOf(request), operation.operationId, budgetMs, signal);
    if (signal?.aborted && !prefer.respondAsync) await operations.abandon(callerOf(request), operation);
  }
  if (isFinal(current.status)) return { kind: 'finished', operation: current };
  if (prefer.respondAsync) return { kind: 'accepted', operation: current };
  throw new AppError('deadline_exceeded', 'The operation continues; poll it for the result.', {
    extensions: { operationId: operation.operationId },
    headers: { Location: operationPath(operation.operationId) },
  });
}

export function operationPath(operationId: string): string {
  return `/api/v1/operations/${operationId}`;
}

/** Returns a signal that aborts when the client disconnects, so that the wait ends. */
function onDisconnect(response: Response | undefined): AbortSignal | undefined {
  if (!response) return undefined;
  const disconnected = new AbortController();
  // The client can disconnect while the operation is stored.
  if (response.closed) disconnected.abort();
  response.once('close', () => {
    if (!response.writableEnded) disconnected.abort();
  });
  return disconnected.signal;
}
