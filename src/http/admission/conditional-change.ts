import type { Request } from 'express';
import { AppError } from '../../platform/app-error';

const READS = new Set(['GET', 'HEAD']);
const CONDITIONS = ['If-Match', 'If-None-Match', 'If-Unmodified-Since'];

/**
 * Rejects a change that depends on a condition (RFC 9110 §13.1), with `invalid_header`. Conditions of changes are not
 * evaluated, and a caller that sends one must not overwrite what it wants to protect.
 */
export function refuseConditionalChange(request: Request): void {
  if (READS.has(request.method)) return;
  const condition = CONDITIONS.find((name) => request.headers[name.toLowerCase()] !== undefined);
  if (condition === undefined) return;
  throw new AppError(
    'invalid_header',
    `${condition} is supported for reads only. Send the change without it.`,
  );
}
