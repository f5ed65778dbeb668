import type { Router } from 'express';
import { z } from 'zod';
import type { PortalDeps } from '../portal-deps';
import { textField } from '../text-field';
import { bodyOf, pathId, portalEndpoint, tenantUserOf } from './portal-request';

const MAX_NAME_LENGTH = 80;
const MAX_QUERY_LENGTH = 1_000;

const filterSchema = z.strictObject({
  list: z.enum(['candidates', 'jobs', 'matches']),
  name: textField(MAX_NAME_LENGTH).min(1, 'must not be empty'),
  query: textField(MAX_QUERY_LENGTH),
});

const BASE_PATH = '/developers/api/saved-filters';

/** The named filters of the signed-in user. */
export function savedFiltersRoutes(router: Router, deps: PortalDeps): void {
  const { savedFilters } = deps;
  router.get(
    BASE_PATH,
    portalEndpoint(deps, async ({ user }) => savedFilters.list(tenantUserOf(user))),
  );
  router.post(
    BASE_PATH,
    portalEndpoint(deps, async ({ user, request, response }) => {
      const owner = tenantUserOf(user);
      const saved = await savedFilters.save(owner, bodyOf(request, filterSchema));
      response.status(201);
      return saved;
    }),
  );
  router.delete(
    `${BASE_PATH}/:filterId`,
    portalEndpoint(deps, async ({ user, request }) => {
      await savedFilters.delete(tenantUserOf(user), pathId(request, 'filterId'));
    }),
  );
}
