import { createHash } from 'node:crypto';
import type { Request } from 'express';

/**
 * A strong validator of an answer (RFC 9110 §8.8.3), made from its very text: the same content gives the same tag on
 * every process.
 */
export function entityTag(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}

/** Whether the caller has this very answer already (`If-None-Match`, compared weakly as RFC 9110 §13.1.2 says). */
export function isUnchanged(request: Request, tag: string): boolean {
  const header = request.headers['if-none-match'];
  if (header === undefined) return false;
  return header
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''))
    .some((each) => each === '*' || each === tag.replace(/^W\//, ''));
}
