import type { Request, Response } from 'express';
import { credentialKind } from '../../services/access/keys/api-key-format';
import { authenticateClient, identifyClient } from './client-authentication';
import { clientCredentials } from './client-credentials';
import { formParameters } from './form-parameters';
import { OAuthError } from './oauth-error';

/**
 * Revokes an access token of the calling key, or a token of a grant of the calling client (RFC 7009). Unknown tokens and
 * tokens of other keys and clients have no effect.
 */
export async function revokeToken(request: Request, response: Response): Promise<void> {
  const form = await formParameters(request);
  const token = form.get('token');
  if (isKey(clientCredentials(request, form)?.secret ?? null)) await revokeOfKey(request, form, token);
  else {
    const client = await identifyClient(request, form);
    await request.context.services.grantTokens.revoke(client, requiredToken(token));
  }
  response.status(200).end();
}

async function revokeOfKey(request: Request, form: URLSearchParams, token: string | null): Promise<void> {
  const caller = await authenticateClient(request, form);
  const kind = credentialKind(requiredToken(token));
  if (kind === 'key') {
    throw new OAuthError('unsupported_token_type', 'Keys are revoked in the developer portal.');
  }
  if (kind === 'token') await request.context.services.accessTokens.revoke(caller, requiredToken(token));
}

function requiredToken(token: string | null): string {
  if (token === null) throw new OAuthError('invalid_request', 'The parameter token is missing.');
  return token;
}

/** Secrets of clients have another form; a token as the secret is refused like a wrong key. */
function isKey(secret: string | null): boolean {
  return secret !== null && !secret.startsWith('svc_client_');
}
