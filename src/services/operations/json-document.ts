import type { OperationWork } from '../../db/operations/operations.repository';
import type { SourceDocument } from '../../domain/layout/source-document';
import { AppError } from '../../platform/app-error';

/** Stores the input of a task as the document of its operation, so that personal data stays out of the queue. */
export function jsonDocument(value: object): SourceDocument {
  return {
    fileName: null,
    declaredType: 'application/json',
    bytes: Buffer.from(JSON.stringify(value), 'utf8'),
  };
}

/** Parses what `jsonDocument` stored. `missing` is the error message if the document was deleted. */
export function parseJsonDocument<T extends object>({ bytes }: OperationWork, missing: string): T {
  if (!bytes) throw new AppError('internal_error', missing);
  return JSON.parse(bytes.toString('utf8')) as T;
}
