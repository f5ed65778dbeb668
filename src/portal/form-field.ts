import type { Request } from 'express';
import { cutText } from './text-field';

/** Reads a form field as text: empty for any other type, truncated to the maximum length. */
export function formField(request: Request, name: string, maxLength = 1024): string {
  const value = (request.body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? cutText(value, maxLength) : '';
}
