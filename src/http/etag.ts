import { createHash } from 'node:crypto';
import type { Controller } from '@tsoa/runtime';
import type { Request } from 'express';

/** A strong validator of a JSON answer (RFC 9110 §8.8.3): the same content gives the same one on every process. */
function entityTag(body: object): string {
  return `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)}"`;
}

/** Whether the caller has this very answer already (`If-None-Match`, compared weakly as RFC 9110 §13.1.2 says). */
function isUnchanged(request: Request, tag: string): boolean {
  const header = request.headers['if-none-match'];
  if (header === undefined) return false;
  return header
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''))
    .some((each) => each === '*' || each === tag);
}

/** The answer with its tag, or 304 without a body to a caller who has it already. */
export function unlessUnchanged<T extends object>(controller: Controller, request: Request, body: T): T {
  const tag = entityTag(body);
  controller.setHeader('ETag', tag);
  controller.setHeader('Cache-Control', 'private, no-cache');
  if (!isUnchanged(request, tag)) return body;
  controller.setStatus(304);
  // Without a body the generated code sends the status alone.
  return undefined as unknown as T;
}
