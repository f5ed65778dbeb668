import { createHash } from 'node:crypto';
import type { Request } from 'express';

/**
 * Strong validator of a response (RFC 9110 §8.8.3), derived from its text: equal content has the same tag in every
 * process.
 */
export function entityTag(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}

/** True if the caller already has this response (`If-None-Match`, weak comparison by RFC 9110 §13.1.2). */
export function isUnchanged(request: Request, tag: string): boolean {
  const header = request.headers['if-none-match'];
  if (header === undefined) return false;
  return header
    .split(',')
    .map((candidate) => candidate.trim().replace(/^W\//, ''))
    .some((candidate) => candidate === '*' || candidate === tag.replace(/^W\//, ''));
}
