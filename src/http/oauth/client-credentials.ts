import type { Request } from 'express';
import type { OAuthClientCredentials } from '../../services/access/oauth/grant-tokens.service';
import { OAuthError } from './oauth-error';

const BASIC = /^Basic +([A-Za-z0-9+/]+=*) *$/i;
const MAX_SECRET_LENGTH = 128;

/**
 * Reads what a client sends to identify itself: `client_secret_basic`, `client_secret_post`, or only its id (RFC 6749
 * §2.3.1). Returns null if it is missing or not well-formed.
 */
export function clientCredentials(request: Request, form: URLSearchParams): OAuthClientCredentials | null {
  const header = request.headers.authorization;
  const posted = form.get('client_secret');
  if (header !== undefined && posted !== null) {
    throw new OAuthError(
      'invalid_request',
      'Send the client secret once: as Basic authentication or in the body.',
    );
  }
  const postedClientId = form.get('client_id');
  if (header === undefined && postedClientId === null) return null;
  const credentials =
    header === undefined ? { clientId: postedClientId ?? '', secret: posted } : inHeader(header);
  if (!credentials || (postedClientId !== null && postedClientId !== credentials.clientId)) return null;
  return (credentials.secret?.length ?? 0) > MAX_SECRET_LENGTH ? null : credentials;
}

/** The same response for an unknown client, a wrong secret, and an expired or revoked key. */
export function invalidClient(): OAuthError {
  return new OAuthError('invalid_client', 'The client id or the client secret is not valid.', 401);
}

function inHeader(header: string): OAuthClientCredentials | null {
  const encoded = BASIC.exec(header)?.[1];
  if (encoded === undefined) return null;
  const pair = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString('utf8'));
  const clientId = formDecoded(pair?.[1] ?? '');
  const secret = formDecoded(pair?.[2] ?? '');
  return clientId === null || secret === null ? null : { clientId, secret };
}

/** Both parts are form-encoded inside the header. */
function formDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
