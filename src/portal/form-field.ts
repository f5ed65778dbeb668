import type { Request } from 'express';
import { cutText } from './text-field';

/** A field of a form as text; empty for anything else, and cut where nothing sensible is longer. */
export function formField(request: Request, name: string, most = 1024): string {
  const value = (request.body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? cutText(value, most) : '';
}
