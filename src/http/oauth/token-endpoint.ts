import type { Request, Response } from 'express';
import { SCOPES, type Caller, type Scope } from '../../services/access/caller';
import { baseUrlOf } from '../errors/problem';
import { authenticateClient } from './client-authentication';
import { formParameters } from './form-parameters';
import { OAuthError } from './oauth-error';
import { RESOURCE_PATHS, type ResourcePath } from './protected-resources';

/** Exchanges a key for an access token with a subset of its scopes (client credentials, RFC 6749 §4.4). */
export async function issueToken(request: Request, response: Response): Promise<void> {
  const form = await formParameters(request);
  const caller = await authenticateClient(request, form);
  const grant = form.get('grant_type');
  if (grant === null) throw new OAuthError('invalid_request', 'The parameter grant_type is missing.');
  if (grant !== 'client_credentials') {
    throw new OAuthError('unsupported_grant_type', 'The grant type must be client_credentials.');
  }
  const scopes = requestedScopes(caller, form.get('scope'));
  const resources = requestedResources(request, form.getAll('resource'));
  const issued = await request.context.services.accessTokens.issue(caller, scopes, resources);
  response.setHeader('Pragma', 'no-cache');
  response.json({
    access_token: issued.token,
    token_type: 'Bearer',
    expires_in: issued.expiresInSeconds,
    scope: issued.scopes.join(' '),
  });
}

/** Without the parameter the token has all scopes of the key. */
function requestedScopes(caller: Caller, parameter: string | null): readonly Scope[] {
  if (parameter === null) return caller.scopes;
  const names = new Set(parameter.split(' ').filter((name) => name !== ''));
  const scopes = SCOPES.filter((scope) => names.has(scope) && caller.scopes.includes(scope));
  if (scopes.length === 0 || scopes.length < names.size) {
    throw new OAuthError('invalid_scope', `The key has the scopes ${caller.scopes.join(' ')}.`);
  }
  return scopes;
}

/** The parts of this service that the token is limited to (RFC 8707). */
function requestedResources(request: Request, parameters: readonly string[]): ResourcePath[] {
  const base = baseUrlOf(request);
  const resources = parameters.map((parameter) =>
    RESOURCE_PATHS.find((path) => base !== '' && withoutSlash(parameter) === `${base}${path}`),
  );
  if (resources.includes(undefined)) {
    throw new OAuthError('invalid_target', `The resource must be one of ${listed(base)}.`);
  }
  return [...new Set(resources.filter((path) => path !== undefined))];
}

function withoutSlash(address: string): string {
  return address.endsWith('/') ? address.slice(0, -1) : address;
}

function listed(base: string): string {
  return RESOURCE_PATHS.map((path) => `${base}${path}`).join(', ');
}
