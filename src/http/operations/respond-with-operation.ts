import type { Controller } from '@tsoa/runtime';
import type { Request } from 'express';
import type { OperationRecord, OperationType } from '../../services/operations/operation';
import { operationError } from '../errors/operation-error';
import { cacheJson } from './json-response';
import { operationView } from './operation-view';
import { callerOf } from '../request-context';
import { startOperation } from './start-operation';
import { awaitOperation, callerWaits, operationPath } from './await-operation';

/**
 * Returns the result of an operation, or the operation with status 202 if the caller did not want to wait (typed as the
 * result). Throws the error of a failed operation.
 */
export async function respondWithOperation<T>(
  controller: Controller,
  request: Request,
  operation: OperationRecord,
): Promise<T> {
  const outcome = await awaitOperation(request, operation);
  if (outcome.kind === 'accepted') return accepted(controller, request, outcome.operation);
  const { result, resultText } = outcome.operation;
  if (result === null) throw operationError(outcome.operation);
  if (resultText) cacheJson(result, resultText);
  const { meta } = result as { meta?: { pageCount?: number | null } };
  request.context.pages = meta?.pageCount ?? 0;
  return result as T;
}

/** Runs a short computation immediately. A caller that did not want to wait receives its operation with status 202. */
export async function respondInline<T extends object>(
  controller: Controller,
  request: Request,
  type: OperationType,
  perform: () => Promise<T>,
): Promise<T> {
  if (callerWaits(request)) return perform();
  const { context } = request;
  const operation = await startOperation(request, () =>
    context.services.inlineOperations.runAsOperation(callerOf(request), type, context.idempotencyId, perform),
  );
  return accepted(controller, request, operation);
}

function accepted<T>(controller: Controller, request: Request, operation: OperationRecord): T {
  controller.setStatus(202);
  controller.setHeader('Location', operationPath(operation.operationId));
  controller.setHeader('Retry-After', '1');
  controller.setHeader('Preference-Applied', 'respond-async');
  return operationView(request, operation) as T;
}
