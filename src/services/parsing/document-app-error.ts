import { DocumentError } from '../../documents/document-error';
import { AppError } from '../../platform/app-error';
import { ParseOverdueError } from './parse-overdue-error';

/**
 * Converts a parser error into an `AppError`: the document is at fault, or the machine is too busy to read it. Returns
 * other errors unchanged, so that the queue retries.
 */
export function toAppError(error: unknown): unknown {
  if (error instanceof ParseOverdueError) {
    const message = 'The service is too busy to read the document. Retry later.';
    return new AppError('service_unavailable', message, { cause: error });
  }
  if (!(error instanceof DocumentError)) return error;
  // An intact document never exceeds the limits, so the caller gets the code of a damaged one.
  if (error.code === 'document_too_large') return new AppError('document_corrupt', error.message);
  return new AppError(error.code, error.message);
}
