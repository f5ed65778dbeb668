import type { Request } from 'express';
import type { OperationRecord } from '../services/operations/operation';
import { callerOf } from './request-context';

/**
 * The work a request asks for, accepted at most once: a call repeated under its `Idempotency-Key` gets the operation
 * the first one started. From then on even a refusal is an answer to be replayed.
 */
export async function startWork(
  request: Request,
  submit: () => Promise<OperationRecord>,
): Promise<OperationRecord> {
  const { context } = request;
  if (context.resumedOperationId !== null) {
    return context.services.operations.get(callerOf(request), context.resumedOperationId);
  }
  const operation = await submit();
  context.started = true;
  return operation;
}
