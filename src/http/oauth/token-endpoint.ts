import type { Request, Response } from 'express';
import { SCOPES, type Caller, type Scope } from '../../services/access/caller';
import { requestedResources, requestedScopes } from '../../services/access/oauth/authorization-request';
import type { IssuedGrantTokens } from '../../services/access/oauth/grant-tokens.service';
import { authenticateClient, identifyClient } from './client-authentication';
import { formParameters } from './form-parameters';
import { OAuthError } from './oauth-error';
import { resourceOf } from './protected-resources';

type Grant = (request: Request, form: URLSearchParams) => Promise<object>;

const GRANTS: Record<string, Grant> = {
  client_credentials: exchangeKey,
  authorization_code: exchangeCode,
  refresh_token: exchangeRefreshToken,
  'urn:ietf:params:oauth:grant-type:device_code': exchangeDeviceCode,
};
export const GRANT_TYPES = Object.keys(GRANTS);

/** Issues tokens (RFC 6749 §5): for a key, for the code of an authorization, or for a refresh token. */
export async function issueToken(request: Request, response: Response): Promise<void> {
  const form = await formParameters(request);
  const type = form.get('grant_type') ?? '';
  const grant = (Object.hasOwn(GRANTS, type) && GRANTS[type]) || refuseGrantType;
  const issued = await grant(request, form);
  response.setHeader('Pragma', 'no-cache');
  response.json(issued);
}

/** Only an authenticated client is told what is wrong with its grant type. */
async function refuseGrantType(request: Request, form: URLSearchParams): Promise<never> {
  await authenticateClient(request, form);
  if (!form.has('grant_type'))
    throw new OAuthError('invalid_request', 'The parameter grant_type is missing.');
  throw new OAuthError('unsupported_grant_type', `The grant types are ${GRANT_TYPES.join(', ')}.`);
}

/** Exchanges a key for an access token with a subset of its scopes (client credentials, RFC 6749 §4.4). */
async function exchangeKey(request: Request, form: URLSearchParams): Promise<object> {
  const caller = await authenticateClient(request, form);
  // Its limits are those of the key.
  if (caller.isClaimable) {
    throw new OAuthError('unauthorized_client', 'The sandbox must be claimed before it gets access tokens.');
  }
  const scopes = scopesOfKey(caller, form.get('scope'));
  const resources = requestedResources(form.getAll('resource'), resourceOf(request));
  const issued = await request.context.services.accessTokens.issue(caller, scopes, resources);
  return {
    access_token: issued.token,
    token_type: 'Bearer',
    expires_in: issued.expiresInSeconds,
    scope: issued.scopes.join(' '),
  };
}

/** Exchanges the code of an authorization (RFC 6749 §4.1.3 with RFC 7636). */
async function exchangeCode(request: Request, form: URLSearchParams): Promise<object> {
  const client = await identifyClient(request, form);
  const code = form.get('code');
  if (code === null) throw new OAuthError('invalid_request', 'The parameter code is missing.');
  return tokenResponse(
    await request.context.services.grantTokens.exchangeCode(client, {
      code,
      redirectUri: form.get('redirect_uri'),
      verifier: form.get('code_verifier'),
      resources: requestedResources(form.getAll('resource'), resourceOf(request)),
    }),
  );
}

/** Exchanges a refresh token for an access token and the next refresh token (RFC 6749 §6). */
async function exchangeRefreshToken(request: Request, form: URLSearchParams): Promise<object> {
  const client = await identifyClient(request, form);
  const refreshToken = form.get('refresh_token');
  if (refreshToken === null) {
    throw new OAuthError('invalid_request', 'The parameter refresh_token is missing.');
  }
  return tokenResponse(
    await request.context.services.grantTokens.refresh(client, {
      refreshToken,
      scopes: requestedScopes(form.get('scope')),
      resources: requestedResources(form.getAll('resource'), resourceOf(request)),
    }),
  );
}

/** Exchanges the device code of a program whose person has entered the other code (RFC 8628 §3.4). */
async function exchangeDeviceCode(request: Request, form: URLSearchParams): Promise<object> {
  const client = await identifyClient(request, form);
  const deviceCode = form.get('device_code');
  if (deviceCode === null) throw new OAuthError('invalid_request', 'The parameter device_code is missing.');
  const { deviceAuthorizations } = request.context.services;
  return tokenResponse(await deviceAuthorizations.exchange(client.clientId, deviceCode));
}

function tokenResponse(issued: IssuedGrantTokens): object {
  return {
    access_token: issued.accessToken,
    token_type: 'Bearer',
    expires_in: issued.expiresInSeconds,
    refresh_token: issued.refreshToken,
    scope: issued.scopes.join(' '),
  };
}

/** Without the parameter the token has all scopes of the key. */
function scopesOfKey(caller: Caller, parameter: string | null): readonly Scope[] {
  if (parameter === null) return caller.scopes;
  const names = new Set(parameter.split(' ').filter((name) => name !== ''));
  const scopes = SCOPES.filter((scope) => names.has(scope) && caller.scopes.includes(scope));
  if (scopes.length === 0 || scopes.length < names.size) {
    throw new OAuthError('invalid_scope', `The key has the scopes ${caller.scopes.join(' ')}.`);
  }
  return scopes;
}
