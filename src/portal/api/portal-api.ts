import type { Router } from 'express';
import { jsonBody } from '../json-body';
import type { PortalDeps } from '../portal-deps';
import { accessRequestsRoutes } from './access-requests-routes';
import { agentsRoutes } from './agents-routes';
import { connectorsRoutes } from './connectors-routes';
import { duplicatesRoutes } from './duplicates-routes';
import { keysRoutes } from './keys-routes';
import { documentsRoutes } from './documents-routes';
import { matchesRoutes } from './matches-routes';
import { modelsRoutes } from './models-routes';
import { operateRoutes } from './operate-routes';
import { rankingsRoutes } from './rankings-routes';
import { recordsRoutes } from './records-routes';
import { requestsRoutes } from './requests-routes';
import { savedFiltersRoutes } from './saved-filters-routes';
import { reviewSettingsRoutes } from './review-settings-routes';
import { sessionRoutes } from './session-routes';
import { tenantRoutes } from './tenant-routes';
import { webhooksRoutes } from './webhooks-routes';

/** JSON endpoints of the portal pages under `/developers/api`. They are not part of the public API. */
export function portalApi(router: Router, deps: PortalDeps): void {
  router.use('/developers/api', ...jsonBody);
  sessionRoutes(router, deps);
  keysRoutes(router, deps);
  agentsRoutes(router, deps);
  requestsRoutes(router, deps);
  recordsRoutes(router, deps);
  rankingsRoutes(router, deps);
  documentsRoutes(router, deps);
  matchesRoutes(router, deps);
  duplicatesRoutes(router, deps);
  savedFiltersRoutes(router, deps);
  modelsRoutes(router, deps);
  operateRoutes(router, deps);
  webhooksRoutes(router, deps);
  connectorsRoutes(router, deps);
  tenantRoutes(router, deps);
  reviewSettingsRoutes(router, deps);
  accessRequestsRoutes(router, deps);
}
