import { Router, type Request, type RequestHandler, type Response } from 'express';
import { AppError } from '../../platform/app-error';
import { asOAuthError, sendOAuthError } from './oauth-error';
import { startDevice } from './device-endpoint';
import { sendResourceMetadata, sendServerMetadata } from './oauth-metadata';
import { PROTECTED_RESOURCE_METADATA, RESOURCE_PATHS } from './protected-resources';
import { revokeToken } from './revocation-endpoint';
import { issueToken } from './token-endpoint';

/** The OAuth endpoints and their metadata. These routes are not part of the API description. */
export function oauthRoutes(): Router {
  const router = Router({ caseSensitive: true });
  router.post('/oauth/token', withOAuthErrors(issueToken));
  router.post('/oauth/revoke', withOAuthErrors(revokeToken));
  router.post('/oauth/device_authorization', withOAuthErrors(startDevice));
  router.all(['/oauth/token', '/oauth/revoke', '/oauth/device_authorization'], () => {
    throw new AppError('method_not_allowed', 'The route supports POST.', { headers: { Allow: 'POST' } });
  });
  router.get('/.well-known/oauth-authorization-server', sendServerMetadata);
  for (const path of RESOURCE_PATHS) {
    router.get(`${PROTECTED_RESOURCE_METADATA}${path}`, (request, response) =>
      sendResourceMetadata(request, response, path),
    );
  }
  return router;
}

function withOAuthErrors(handle: (request: Request, response: Response) => Promise<void>): RequestHandler {
  return async (request, response) => {
    try {
      await handle(request, response);
    } catch (thrown) {
      const error = asOAuthError(thrown);
      if (error.status >= 500) {
        const { logger } = request.context.services;
        logger.error({ err: thrown, requestId: request.context.requestId }, 'request failed');
      }
      if (error.code === 'invalid_client' && request.headers.authorization !== undefined) {
        response.setHeader('WWW-Authenticate', 'Basic realm="oauth"');
      }
      sendOAuthError(response, error);
    }
  };
}
