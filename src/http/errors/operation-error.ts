import { AppError } from '../../platform/app-error';
import type { OperationRecord } from '../../services/operations/operation';
import { storedExtensions } from './problem';

/** Transient errors, which the client may retry. */
const TRANSIENT_CODES: readonly string[] = ['service_unavailable', 'upstream_failed'];
const RETRY_AFTER_SECONDS = '5';

/** The error of a synchronous request whose operation ended without a result. */
export function operationError(operation: OperationRecord): AppError {
  const extensions = { operationId: operation.operationId };
  const { error } = operation;
  if (error) {
    return new AppError(error.code, error.message, {
      extensions: { ...storedExtensions(error), ...extensions },
      ...(error.errors ? { errors: error.errors } : {}),
      ...(TRANSIENT_CODES.includes(error.code) ? { headers: { 'Retry-After': RETRY_AFTER_SECONDS } } : {}),
    });
  }
  if (operation.status === 'cancelled') {
    return new AppError('operation_cancelled', 'The operation was cancelled before it finished.', {
      extensions,
    });
  }
  return new AppError('internal_error', 'The operation ended without a result.', { extensions });
}
