import type { Request } from 'express';
import { deprecationLinks } from '../lifecycle/deprecation';
import { baseUrlOf } from '../errors/problem';

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;

/** Items a page, as asked for and as given. */
export function pageLimit(asked: number | undefined): number {
  return Math.min(asked ?? DEFAULT_LIMIT, MAX_LIMIT);
}

/** `Link` to the next page (RFC 8288): this request with another cursor. */
export function nextLink(request: Request, cursor: string): string {
  const url = new URL(request.originalUrl, 'http://host.invalid');
  url.searchParams.set('cursor', cursor);
  const next = `<${baseUrlOf(request)}${url.pathname}${url.search}>; rel="next"`;
  return [next, ...deprecationLinks(request)].join(', ');
}
