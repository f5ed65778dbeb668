import type { Request } from 'express';
import type { OperationRecord } from '../../services/operations/operation';
import { callerOf } from '../request-context';

/**
 * Starts the operation of a request at most once: a request repeated with its `Idempotency-Key` gets the operation of
 * the first request, unless that one failed because of the service. Setting the operation id in the context makes an
 * error of the operation replayable.
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
