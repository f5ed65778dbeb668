import type { Controller } from '@tsoa/runtime';
import type { Request } from 'express';
import { deprecationLinks } from '../lifecycle/deprecation';
import { baseUrlOf } from '../errors/problem';

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;

/** The page of a list that a request asks for; larger limits are treated as the maximum. */
export function listQuery(
  limit: number | undefined,
  cursor: string | undefined,
): { limit: number; cursor: string | null } {
  return { limit: Math.min(limit ?? DEFAULT_LIMIT, MAX_LIMIT), cursor: cursor || null };
}

/** Sets the `Link` to the next page (RFC 8288), if there is one: this request with another cursor. */
export function linkNextPage(
  controller: Controller,
  request: Request,
  { nextCursor }: { nextCursor: string | null },
): void {
  if (nextCursor === null) return;
  const url = new URL(request.originalUrl, 'http://host.invalid');
  url.searchParams.set('cursor', nextCursor);
  const next = `<${baseUrlOf(request)}${url.pathname}${url.search}>; rel="next"`;
  controller.setHeader('Link', [next, ...deprecationLinks(request)].join(', '));
}
