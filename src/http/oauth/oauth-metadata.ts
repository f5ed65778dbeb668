import type { Request, Response } from 'express';
import { SCOPES } from '../../services/access/caller';
import { knownBaseUrl } from '../errors/problem';
import type { ResourcePath } from './protected-resources';
import { GRANT_TYPES } from './token-endpoint';

/** The page on which a member decides about a program. */
export const AUTHORIZATION_PATH = '/oauth/authorize';

const AUTHENTICATION_METHODS = ['none', 'client_secret_basic', 'client_secret_post'];

/** Describes the endpoints, grants and scopes (RFC 8414), as clients of the MCP server need them too. */
export function sendServerMetadata(request: Request, response: Response): void {
  const issuer = knownBaseUrl(request);
  sendMetadata(response, {
    issuer,
    authorization_endpoint: `${issuer}${AUTHORIZATION_PATH}`,
    token_endpoint: `${issuer}/oauth/token`,
    token_endpoint_auth_methods_supported: AUTHENTICATION_METHODS,
    device_authorization_endpoint: `${issuer}/oauth/device_authorization`,
    revocation_endpoint: `${issuer}/oauth/revoke`,
    revocation_endpoint_auth_methods_supported: AUTHENTICATION_METHODS,
    grant_types_supported: GRANT_TYPES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
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
