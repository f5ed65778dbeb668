import type { Request, Response } from 'express';
import type { SessionUser, SessionsService, StartedSession } from '../services/access/sessions.service';

const SESSION_COOKIE = 'tenure_session';
/** Longer tokens are rejected without verification. */
const MAX_TOKEN_LENGTH = 2048;

/** Returns the session token of a request; null without one. */
export function sessionToken(request: Request): string | null {
  const token = (request.cookies as Record<string, unknown> | undefined)?.[SESSION_COOKIE];
  return typeof token === 'string' && token.length <= MAX_TOKEN_LENGTH ? token : null;
}

/** Returns the signed-in user; null without a valid session. */
export async function signedInUser(request: Request, sessions: SessionsService): Promise<SessionUser | null> {
  const token = sessionToken(request);
  return token === null ? null : sessions.verify(token);
}

/** Sets the session cookie: inaccessible to scripts, and not sent with cross-site posts. */
export function setSessionCookie(request: Request, response: Response, session: StartedSession): void {
  response.cookie(SESSION_COOKIE, session.token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: request.secure,
    path: '/',
    maxAge: session.maxAgeSeconds * 1000,
  });
}

export function clearSessionCookie(request: Request, response: Response): void {
  response.clearCookie(SESSION_COOKIE, {
    httpOnly: true,
    sameSite: 'lax',
    secure: request.secure,
    path: '/',
  });
}
