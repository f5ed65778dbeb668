import type { Controller } from '@tsoa/runtime';
import type { Request } from 'express';
import type { OperationRecord } from '../services/operations/operation';
import { operationError } from './errors/operation-error';
import { operationView } from './models/operation-view';
import { awaitWork, operationPath } from './waiting';

/**
 * The result of work that was started, or the operation with status 202 when the caller did not want to wait (typed
 * as the result). Work that failed is answered as its own refusal.
 */
export async function answerWork<T>(
  controller: Controller,
  request: Request,
  operation: OperationRecord,
): Promise<T> {
  const outcome = await awaitWork(request, operation);
  if (outcome.kind === 'accepted') {
    controller.setStatus(202);
    controller.setHeader('Location', operationPath(outcome.operation.operationId));
    controller.setHeader('Retry-After', '1');
    controller.setHeader('Preference-Applied', 'respond-async');
    return operationView(request, outcome.operation) as T;
  }
  if (outcome.operation.result === null) throw operationError(outcome.operation);
  const { meta } = outcome.operation.result as { meta?: { pageCount?: number | null } };
  request.context.pages = meta?.pageCount ?? 0;
  return outcome.operation.result as T;
}
