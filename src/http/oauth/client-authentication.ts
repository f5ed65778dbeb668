import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { AppError } from '../../platform/app-error';
import type { RateCharge } from '../../platform/rate-limiter';
import type { Caller } from '../../services/access/caller';
import type { OAuthClientCredentials } from '../../services/access/oauth/grant-tokens.service';
import { OAUTH_ADDRESS_POLICY, OAUTH_KEY_POLICY } from '../../services/limits/rate-policies';
import { clientCredentials, invalidClient } from './client-credentials';
import { OAuthError } from './oauth-error';

/** Returns the credentials of a client of the code and device flows. The services check them with the grant. */
export async function identifyClient(
  request: Request,
  form: URLSearchParams,
): Promise<OAuthClientCredentials> {
  await chargeAddress(request);
  const credentials = clientCredentials(request, form);
  if (!credentials) throw invalidClient();
  return credentials;
}

/**
 * Returns the key of the client: the client id is the id of the key, the secret is the key itself. A token is not
 * accepted as a secret.
 */
export async function authenticateClient(request: Request, form: URLSearchParams): Promise<Caller> {
  await chargeAddress(request);
  const credentials = clientCredentials(request, form);
  if (!credentials || credentials.secret === null) throw invalidClient();
  const caller = await verifyKey(request, credentials.secret);
  if (caller.keyId !== credentials.clientId.toLowerCase()) throw invalidClient();
  request.context.keyHolder = caller;
  request.context.caller = caller;
  await charge(request, caller.tenantId, { policy: OAUTH_KEY_POLICY, subject: caller.keyId });
  return caller;
}

async function verifyKey(request: Request, secret: string): Promise<Caller> {
  try {
    return await request.context.services.keyVerifier.verifyKey(secret, request.ip ?? '');
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.status === 401) throw invalidClient();
    if (error.status === 403) throw new OAuthError('unauthorized_client', error.message);
    throw error;
  }
}

/** Charges the address of the client, against guessing. */
export function chargeAddress(request: Request, policy = OAUTH_ADDRESS_POLICY): Promise<void> {
  const address = createHash('sha256')
    .update(request.ip ?? '')
    .digest('base64url');
  return charge(request, 'oauth', { policy, subject: address });
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
