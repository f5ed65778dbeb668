import { timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import { baseUrlOf } from '../http/errors/problem';
import { AppError } from '../platform/app-error';
import { randomBase62 } from '../platform/ids';

/** Where the token of a form is kept. */
export interface FormCookie {
  name: string;
  path: string;
}

const PORTAL_COOKIE: FormCookie = { name: 'tenure_form', path: '/' };
const TOKEN_PATTERN = /^[0-9A-Za-z]{32}$/;

/**
 * Returns the token a form must send back. Only our pages and the browser's cookie contain it. A page that other sites
 * link to has a cookie of its own: browsers do not send the cookie when they follow such a link, so it is replaced.
 */
export function formToken(request: Request, response: Response, cookie = PORTAL_COOKIE): string {
  const existingToken = cookieToken(request, cookie);
  if (existingToken !== null) return existingToken;
  const token = randomBase62(32);
  response.cookie(cookie.name, token, {
    httpOnly: true,
    sameSite: 'strict',
    secure: request.secure,
    path: cookie.path,
  });
  return token;
}

/**
 * Rejects forms that another site made the browser send, with `cross_site_request`. Checks the origin headers and the
 * token, which another site cannot know.
 */
export function requireOwnForm(request: Request, cookie = PORTAL_COOKIE): void {
  requireOwnOrigin(request);
  requireToken(request, (request.body as { token?: unknown } | undefined)?.token, cookie);
}

/** Checks requests of our own scripts, which send the token in a header that no form can set. */
export function requireOwnScript(request: Request): void {
  requireOwnOrigin(request);
  requireToken(request, request.get('x-form-token'), PORTAL_COOKIE);
}

function requireToken(request: Request, sent: unknown, cookie: FormCookie): void {
  const expected = cookieToken(request, cookie);
  if (expected === null || typeof sent !== 'string' || !TOKEN_PATTERN.test(sent)) throw foreignRequestError();
  if (!timingSafeEqual(Buffer.from(sent), Buffer.from(expected))) throw foreignRequestError();
}

/** Rejects requests whose origin headers name another site. */
export function requireOwnOrigin(request: Request): void {
  const site = request.get('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw foreignRequestError();
  const origin = request.get('origin');
  if (origin === undefined) return;
  const serviceOrigin = baseUrlOf(request);
  if (origin !== serviceOrigin && origin !== `${request.protocol}://${request.get('host') ?? ''}`)
    throw foreignRequestError();
}

function cookieToken(request: Request, { name }: FormCookie): string | null {
  const token = (request.cookies as Record<string, unknown> | undefined)?.[name];
  return typeof token === 'string' && TOKEN_PATTERN.test(token) ? token : null;
}

function foreignRequestError(): AppError {
  return new AppError(
    'cross_site_request',
    'The form was not submitted from this site. Reload the page and try again.',
  );
}
