import type { Request, Response } from 'express';
import { credentialKind } from '../../services/access/keys/api-key-format';
import { authenticateClient } from './client-authentication';
import { formParameters } from './form-parameters';
import { OAuthError } from './oauth-error';

/** Revokes an access token of the calling key (RFC 7009). Unknown tokens and tokens of other keys have no effect. */
export async function revokeToken(request: Request, response: Response): Promise<void> {
  const form = await formParameters(request);
  const caller = await authenticateClient(request, form);
  const token = form.get('token');
  if (token === null) throw new OAuthError('invalid_request', 'The parameter token is missing.');
  const kind = credentialKind(token);
  if (kind === 'key') {
    throw new OAuthError('unsupported_token_type', 'Keys are revoked in the developer portal.');
  }
  if (kind === 'token') await request.context.services.accessTokens.revoke(caller, token);
  response.status(200).end();
}
