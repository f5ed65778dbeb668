import { AppError } from '../../platform/app-error';
import type { OperationRecord } from '../../services/operations/operation';

/** The refusal a waiting call gets for work that has ended without a result. */
export function operationError(operation: OperationRecord): AppError {
  const extensions = { operationId: operation.operationId };
  const { error } = operation;
  if (error) {
    return new AppError(error.code, error.message, {
      extensions,
      ...(error.errors ? { errors: error.errors } : {}),
    });
  }
  if (operation.status === 'cancelled') {
    return new AppError('operation_cancelled', 'The work was cancelled before it had a result.', {
      extensions,
    });
  }
  return new AppError('internal_error', 'The work ended without a result.', { extensions });
}
