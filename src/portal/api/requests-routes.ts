import type { Router } from 'express';
import { z } from 'zod';
import { AppError } from '../../platform/app-error';
import { REQUEST_PERIODS } from '../../services/requests/request-history.service';
import type { PortalDeps } from '../portal-deps';
import { memberOf, portalEndpoint, queryOf } from './portal-request';

const modeSchema = z.enum(['live', 'test']).default('test');

const filterSchema = z.object({
  mode: modeSchema,
  key: z.uuid().optional(),
  route: z.string().max(200).optional(),
  status: z.enum(['2', '4', '5']).optional(),
  code: z.string().max(100).optional(),
  q: z.string().trim().max(200).optional(),
  period: z.enum(REQUEST_PERIODS).optional(),
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
  before: z
    .string()
    .regex(/^[^|]{24}\|req_[0-9A-Za-z]{22}$/)
    .refine((place) => z.iso.datetime().safeParse(place.slice(0, place.indexOf('|'))).success)
    .optional(),
});

const errorsSchema = z.object({ mode: modeSchema, key: z.uuid().optional() });
const usageSchema = errorsSchema.extend({ days: z.enum(['1', '7', '30']).default('7') });

/** The request log, the usage statistics and the limits of the signed-in user's tenant. */
export function requestsRoutes(router: Router, deps: PortalDeps): void {
  const { limits, requests } = deps;
  router.get(
    '/developers/api/requests',
    portalEndpoint(deps, async ({ user, request }) => {
      const { mode, key, route, status, code, q, period, from, to, before } = queryOf(request, filterSchema);
      const [at = '', requestId = ''] = before?.split('|') ?? [];
      return requests.list(memberOf(user), mode, {
        ...(key && { keyId: key }),
        ...(route && { route }),
        ...(status && { statusClass: Number(status) }),
        ...(code && { code }),
        ...(q && { text: q }),
        ...(period && { period }),
        ...(from && { since: new Date(from) }),
        ...(to && { until: new Date(to) }),
        ...(before && { before: { at, requestId } }),
      });
    }),
  );
  router.get(
    '/developers/api/requests/:requestId',
    portalEndpoint(deps, async ({ user, request }) => {
      const { requestId } = request.params;
      if (typeof requestId !== 'string' || requestId.length > 40)
        throw new AppError('not_found', 'The request does not exist.');
      return requests.find(memberOf(user), queryOf(request, z.object({ mode: modeSchema })).mode, requestId);
    }),
  );
  router.get(
    '/developers/api/request-errors',
    portalEndpoint(deps, async ({ user, request }) => {
      const { mode, key } = queryOf(request, errorsSchema);
      return requests.errors(memberOf(user), mode, key);
    }),
  );
  router.get(
    '/developers/api/usage',
    portalEndpoint(deps, async ({ user, request }) => {
      const { mode, days, key } = queryOf(request, usageSchema);
      return requests.usage(memberOf(user), mode, Number(days), key);
    }),
  );
  router.get(
    '/developers/api/limits',
    portalEndpoint(deps, async ({ user, request }) => {
      const { mode } = queryOf(request, z.object({ mode: modeSchema }));
      return limits.list(memberOf(user).tenantId, mode);
    }),
  );
}
