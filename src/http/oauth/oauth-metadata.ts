import type { Request, Response } from 'express';
import { SCOPES } from '../../services/access/caller';
import { knownBaseUrl } from '../errors/problem';
import type { ResourcePath } from './protected-resources';

const AUTHENTICATION_METHODS = ['client_secret_basic', 'client_secret_post'];

/** Describes the token endpoint (RFC 8414). No grant uses an authorization endpoint. */
export function sendServerMetadata(request: Request, response: Response): void {
  const issuer = knownBaseUrl(request);
  sendMetadata(response, {
    issuer,
    token_endpoint: `${issuer}/oauth/token`,
    token_endpoint_auth_methods_supported: AUTHENTICATION_METHODS,
    revocation_endpoint: `${issuer}/oauth/revoke`,
    revocation_endpoint_auth_methods_supported: AUTHENTICATION_METHODS,
    grant_types_supported: ['client_credentials'],
    response_types_supported: [],
    scopes_supported: SCOPES,
    service_documentation: `${issuer}/docs/agents`,
  });
}

/** Describes a part of the service that accepts keys and access tokens (RFC 9728). */
export function sendResourceMetadata(request: Request, response: Response, path: ResourcePath): void {
  const base = knownBaseUrl(request);
  sendMetadata(response, {
    resource: `${base}${path}`,
    authorization_servers: [base],
    scopes_supported: SCOPES,
    bearer_methods_supported: ['header'],
    resource_name: 'Tenure',
    resource_documentation: `${base}/reference`,
  });
}

function sendMetadata(response: Response, metadata: object): void {
  response.setHeader('Cache-Control', 'public, max-age=300');
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.json(metadata);
}
