import type { Request } from 'express';
import { AppError } from '../../platform/app-error';
import { operationOf } from '../openapi/document';

/** Rejects unknown query parameters: a misspelled filter must not silently list everything. */
export function refuseUnknownQuery(request: Request, method: string, path: string): void {
  const names = Object.keys(request.query);
  if (names.length === 0) return;
  const allowedNames = operationOf(method, path)?.queryNames ?? [];
  const errors = names
    .filter((name) => !allowedNames.includes(name))
    .slice(0, 20)
    .map((name) => ({
      pointer: `?${name.slice(0, 100)}`,
      code: 'unknown_field' as const,
      message: 'This query parameter does not exist.',
    }));
  if (errors.length > 0) {
    throw new AppError('validation_failed', 'The request has unknown query parameters.', {
      errors,
    });
  }
}
