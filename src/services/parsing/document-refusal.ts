import { DocumentError } from '../../documents/document-error';
import { AppError } from '../../platform/app-error';
import { ParseOverdueError } from './parse-overdue-error';

/**
 * What went wrong with a document as the refusal a caller reads: a fault of the document, or a machine too busy to read
 * it. Anything else is passed through for the queue to try again.
 */
export function toAppError(error: unknown): unknown {
  if (error instanceof ParseOverdueError) {
    const message = 'The service is too busy to read the document. Retry later.';
    return new AppError('service_unavailable', message, { cause: error });
  }
  if (!(error instanceof DocumentError)) return error;
  // Too costly to read is, to the caller, a damaged document: a whole one never needs that much.
  if (error.code === 'document_too_large') return new AppError('document_corrupt', error.message);
  return new AppError(error.code, error.message);
}
