import { DocumentError } from '../../documents/document-error';
import { AppError } from '../../platform/app-error';

/** A document's fault as the refusal a caller reads; anything else is passed through for the queue to try again. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof DocumentError)) return error;
  // Too costly to read is, to the caller, a damaged document: a whole one never needs that much.
  if (error.code === 'document_too_large') return new AppError('document_corrupt', error.message);
  return new AppError(error.code, error.message);
}
