import type { Request } from 'express';
import { AppError } from '../../platform/app-error';
import type { Caller } from '../../services/access/caller';
import { challenge, isResourceOf } from '../oauth/protected-resources';

const BEARER = /^Bearer +([^\s]+) *$/i;
/** Longer than any key; longer values are rejected without a lookup. */
const MAX_KEY_LENGTH = 128;

/** Returns the caller for the bearer key or access token and the client address. Throws 401 and 403 codes (RFC 6750). */
export async function authenticate(request: Request): Promise<Caller> {
  const header = request.headers.authorization;
  if (header === undefined || !/^Bearer\b/i.test(header) || header.trim().toLowerCase() === 'bearer') {
    throw new AppError('missing_api_key', 'Send the API key as "Authorization: Bearer <key>".', {
      headers: { 'WWW-Authenticate': challenge(request) },
    });
  }
  const key = BEARER.exec(header)?.[1];
  if (key === undefined || key.length > MAX_KEY_LENGTH) throw invalidKey(request);
  let caller: Caller;
  try {
    caller = await request.context.services.keyVerifier.verify(key, request.ip ?? '');
  } catch (error) {
    throw error instanceof AppError && error.status === 401 ? withChallenge(request, error) : error;
  }
  if (!isResourceOf(request, caller.resources ?? [])) {
    throw withChallenge(
      request,
      new AppError('invalid_api_key', 'The access token was issued for another resource.'),
    );
  }
  return caller;
}

function invalidKey(request: Request): AppError {
  return withChallenge(request, new AppError('invalid_api_key', 'The API key is not valid.'));
}

function withChallenge(request: Request, error: AppError): AppError {
  return new AppError(error.code, error.message, {
    extensions: error.extensions,
    headers: { ...error.headers, 'WWW-Authenticate': challenge(request, 'error="invalid_token"') },
    cause: error.cause,
  });
}
