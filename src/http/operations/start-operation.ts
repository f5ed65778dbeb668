import type { Request } from 'express';
import type { OperationRecord } from '../../services/operations/operation';
import { callerOf } from '../request-context';

/**
 * The work a request asks for, accepted at most once: a call repeated under its `Idempotency-Key` gets the operation
 * the first one started, unless that one failed because of the service. Once the context names the operation, a
 * refusal of the work is kept for replay as well.
 */
export async function startOperation(
  request: Request,
  submit: () => Promise<OperationRecord>,
): Promise<OperationRecord> {
  const { context } = request;
  const resumed =
    context.resumedOperationId === null
      ? null
      : await context.services.operations.get(callerOf(request), context.resumedOperationId);
  const operation = resumed === null || failedInternally(resumed) ? await submit() : resumed;
  context.operationId = operation.operationId;
  return operation;
}

function failedInternally({ status, error }: OperationRecord): boolean {
  return status === 'failed' && (error === null || error.status >= 500);
}
