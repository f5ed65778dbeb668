import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { AppError } from '../../platform/app-error';
import type { Caller } from '../../services/access/caller';
import { OAUTH_ADDRESS_POLICY, OAUTH_KEY_POLICY } from '../../services/limits/rate-policies';
import type { RateCharge } from '../../platform/rate-limiter';
import { OAuthError } from './oauth-error';

const BASIC = /^Basic +([A-Za-z0-9+/]+=*) *$/i;
const MAX_SECRET_LENGTH = 128;

interface Credentials {
  clientId: string;
  secret: string;
}

/**
 * Returns the key of the client: the client id is the id of the key, the secret is the key itself
 * (`client_secret_basic` or `client_secret_post`, RFC 6749 §2.3.1). A token is not accepted as a secret.
 */
export async function authenticateClient(request: Request, form: URLSearchParams): Promise<Caller> {
  const address = createHash('sha256')
    .update(request.ip ?? '')
    .digest('base64url');
  await charge(request, 'oauth', { policy: OAUTH_ADDRESS_POLICY, subject: address });
  const { clientId, secret } = credentialsOf(request, form);
  const caller = await verifyKey(request, secret);
  if (caller.keyId !== clientId.toLowerCase()) throw invalidClient(request);
  request.context.keyHolder = caller;
  request.context.caller = caller;
  await charge(request, caller.tenantId, { policy: OAUTH_KEY_POLICY, subject: caller.keyId });
  return caller;
}

function credentialsOf(request: Request, form: URLSearchParams): Credentials {
  const header = request.headers.authorization;
  const posted = form.get('client_secret');
  if (header !== undefined && posted !== null) {
    throw new OAuthError(
      'invalid_request',
      'Send the client secret once: as Basic authentication or in the body.',
    );
  }
  const credentials = header === undefined ? inBody(form) : inHeader(header);
  const named = form.get('client_id');
  if (!credentials || (named !== null && named !== credentials.clientId)) throw invalidClient(request);
  if (credentials.secret.length > MAX_SECRET_LENGTH) throw invalidClient(request);
  return credentials;
}

function inBody(form: URLSearchParams): Credentials | null {
  const clientId = form.get('client_id');
  const secret = form.get('client_secret');
  return clientId === null || secret === null ? null : { clientId, secret };
}

function inHeader(header: string): Credentials | null {
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

async function verifyKey(request: Request, secret: string): Promise<Caller> {
  try {
    return await request.context.services.keyVerifier.verifyKey(secret, request.ip ?? '');
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.status === 401) throw invalidClient(request);
    if (error.status === 403) throw new OAuthError('unauthorized_client', error.message);
    throw error;
  }
}

/** The same response for an unknown, expired and revoked key and for a wrong client id. */
function invalidClient(request: Request): OAuthError {
  const headers: Record<string, string> =
    request.headers.authorization === undefined ? {} : { 'WWW-Authenticate': 'Basic realm="oauth"' };
  return new OAuthError('invalid_client', 'The client id or the client secret is not valid.', 401, headers);
}

async function charge(request: Request, group: string, rate: RateCharge): Promise<void> {
  const decisions = await request.context.services.rateLimiter.take(group, [rate]);
  const wait = decisions?.[0]?.retryAfterSeconds ?? 0;
  if (wait === 0) return;
  const { quota, windowSeconds } = rate.policy;
  throw new OAuthError(
    'temporarily_unavailable',
    `The limit is ${quota} requests in ${windowSeconds} seconds.`,
    429,
    { 'Retry-After': String(wait) },
  );
}
