import { json, type ErrorRequestHandler, type Router } from 'express';
import { AppError } from '../../platform/app-error';
import type { PortalDeps } from '../portal-deps';
import { accessRequestsRoutes } from './access-requests-routes';
import { keysRoutes } from './keys-routes';
import { modelsRoutes } from './models-routes';
import { operateRoutes } from './operate-routes';
import { requestsRoutes } from './requests-routes';
import { sandboxRoutes } from './sandbox-routes';
import { sessionRoutes } from './session-routes';
import { tenantRoutes } from './tenant-routes';
import { webhooksRoutes } from './webhooks-routes';

const MOST_BODY_BYTES = 64 * 1024;

/** What the portal's pages ask for, as JSON under `/developers/api`. No part of the API described to callers. */
export function portalApi(router: Router, deps: PortalDeps): void {
  router.use('/developers/api', json({ limit: MOST_BODY_BYTES, strict: true }), bodyRefusal);
  sessionRoutes(router, deps);
  keysRoutes(router, deps);
  requestsRoutes(router, deps);
  sandboxRoutes(router, deps);
  modelsRoutes(router, deps);
  operateRoutes(router, deps);
  webhooksRoutes(router, deps);
  tenantRoutes(router, deps);
  accessRequestsRoutes(router, deps);
}

/** Express names what is wrong with a body in its own words; callers get ours. */
const bodyRefusal: ErrorRequestHandler = (error: unknown, _request, _response, next): void => {
  const { type } = error as { type?: unknown };
  if (type === 'entity.too.large') {
    next(
      new AppError('payload_too_large', 'The body is too large.', {
        extensions: { maxBytes: MOST_BODY_BYTES },
      }),
    );
  } else if (typeof type === 'string') {
    next(new AppError('invalid_json', 'The body is not valid JSON.'));
  } else {
    next(error);
  }
};
