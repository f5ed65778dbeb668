import type { Request } from 'express';
import { AppError } from '../../platform/app-error';
import type { Caller } from '../../services/access/caller';

const BEARER = /^Bearer +([^\s]+) *$/i;
/** Longer than any key; longer values are rejected without a lookup. */
const MAX_KEY_LENGTH = 128;

const CHALLENGE = 'Bearer realm="api"';
const INVALID_TOKEN = `${CHALLENGE}, error="invalid_token"`;

/** Returns the caller for the bearer key and the client address. Throws 401 and 403 codes (RFC 6750). */
export async function authenticate(request: Request): Promise<Caller> {
  const header = request.headers.authorization;
  if (header === undefined || !/^Bearer\b/i.test(header) || header.trim().toLowerCase() === 'bearer') {
    throw new AppError('missing_api_key', 'Send the API key as "Authorization: Bearer <key>".', {
      headers: { 'WWW-Authenticate': CHALLENGE },
    });
  }
  const key = BEARER.exec(header)?.[1];
  if (key === undefined || key.length > MAX_KEY_LENGTH) throw invalidKey();
  try {
    return await request.context.services.keyVerifier.verify(key, request.ip ?? '');
  } catch (error) {
    throw error instanceof AppError && error.status === 401 ? withChallenge(error) : error;
  }
}

function invalidKey(): AppError {
  return new AppError('invalid_api_key', 'The API key is not valid.', {
    headers: { 'WWW-Authenticate': INVALID_TOKEN },
  });
}

function withChallenge(error: AppError): AppError {
  return new AppError(error.code, error.message, {
    extensions: error.extensions,
    headers: { ...error.headers, 'WWW-Authenticate': INVALID_TOKEN },
    cause: error.cause,
  });
}
