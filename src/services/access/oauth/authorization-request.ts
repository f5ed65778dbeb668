import { SCOPES, type Scope } from '../caller';
import { OAuthFault } from './oauth-fault';
import { isCodeChallenge } from './pkce';

const MAX_STATE_LENGTH = 1_000;
const MAX_CLIENT_ID_LENGTH = 500;

/** The parameters of an authorization request whose client and redirect address are not checked yet. */
export interface RequestedClient {
  clientId: string;
  redirectUri: string;
  /** Returned to the client unchanged; null if it sent none. */
  state: string | null;
}

/** The rest of a valid authorization request. */
export interface RequestedAccess {
  /** The requested scopes; null if the request names none. */
  scopes: readonly Scope[] | null;
  resources: readonly string[];
  codeChallenge: string;
}

/** Returns client and redirect address; null if one is missing or repeated, so that no error may be redirected. */
export function requestedClient(parameters: URLSearchParams): RequestedClient | null {
  const clientId = single(parameters, 'client_id');
  const redirectUri = single(parameters, 'redirect_uri');
  if (!clientId || !redirectUri || clientId.length > MAX_CLIENT_ID_LENGTH) return null;
  return { clientId, redirectUri, state: single(parameters, 'state') ?? null };
}

/** Checks the rest of the request. Throws an `OAuthFault` that the client may be told by a redirect. */
export function requestedAccess(
  parameters: URLSearchParams,
  resourceOf: (address: string) => string | null,
): RequestedAccess {
  for (const name of parameters.keys()) {
    if (name !== 'resource' && parameters.getAll(name).length > 1) {
      throw new OAuthFault('invalid_request', 'A parameter occurs more than once.');
    }
  }
  if ((parameters.get('state') ?? '').length > MAX_STATE_LENGTH) {
    throw new OAuthFault('invalid_request', `The state may have ${MAX_STATE_LENGTH} characters.`);
  }
  if (parameters.get('response_type') !== 'code') {
    throw new OAuthFault('unsupported_response_type', 'The response type must be code.');
  }
  if ((parameters.get('response_mode') ?? 'query') !== 'query') {
    throw new OAuthFault('invalid_request', 'The response mode must be query.');
  }
  // Without a method the challenge would be plain, which protects nothing.
  if (parameters.get('code_challenge_method') !== 'S256') {
    throw new OAuthFault('invalid_request', 'The code challenge method must be S256.');
  }
  const codeChallenge = parameters.get('code_challenge') ?? '';
  if (!isCodeChallenge(codeChallenge)) {
    throw new OAuthFault('invalid_request', 'The code challenge must be a SHA-256 digest in base64url.');
  }
  return {
    scopes: requestedScopes(parameters.get('scope')),
    resources: requestedResources(parameters.getAll('resource'), resourceOf),
    codeChallenge,
  };
}

/** Returns null without the parameter. Throws `invalid_scope` for a scope that does not exist. */
export function requestedScopes(parameter: string | null): Scope[] | null {
  const names = new Set((parameter ?? '').split(' ').filter((name) => name !== ''));
  if (names.size === 0) return null;
  const scopes = SCOPES.filter((scope) => names.has(scope));
  if (scopes.length < names.size) {
    throw new OAuthFault('invalid_scope', `The scopes are ${SCOPES.join(' ')}.`);
  }
  return scopes;
}

/** The parts of the service that the access is limited to (RFC 8707). Throws `invalid_target` for another service. */
export function requestedResources(
  addresses: readonly string[],
  resourceOf: (address: string) => string | null,
): string[] {
  const resources = addresses.filter((address) => address !== '').map(resourceOf);
  if (resources.includes(null)) {
    throw new OAuthFault('invalid_target', 'The resource must be this service, its API or its MCP server.');
  }
  return [...new Set(resources.filter((path) => path !== null))];
}

function single(parameters: URLSearchParams, name: string): string | undefined {
  const values = parameters.getAll(name);
  return values.length === 1 ? values[0] : undefined;
}
