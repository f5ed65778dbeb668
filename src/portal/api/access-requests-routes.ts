import type { Router } from 'express';
import { z } from 'zod';
import { baseUrlOf } from '../../http/errors/problem';
import type { PortalDeps } from '../portal-deps';
import { optionalText, textField } from '../text-field';
import { bodyOf, requireOperator, pathId, portalEndpoint } from './portal-request';

const approvalSchema = z.strictObject({
  name: textField(200).min(1, 'must not be empty'),
  type: z.enum(['employer', 'organization']),
});
const declineSchema = z.strictObject({ reason: optionalText(500) });

/** Access requests, for operators to list and answer. */
export function accessRequestsRoutes(router: Router, deps: PortalDeps): void {
  const base = '/developers/api/access-requests';
  router.get(
    base,
    portalEndpoint(deps, async ({ user }) => {
      requireOperator(user);
      return { requests: await deps.accessRequests.listOpen() };
    }),
  );
  router.post(
    `${base}/:requestId/approve`,
    portalEndpoint(deps, async ({ user, request }) => {
      requireOperator(user);
      const id = pathId(request, 'requestId');
      const { tenantId, path } = await deps.accessRequests.approve(user, id, bodyOf(request, approvalSchema));
      // When the service sends email, only the recipient gets the link.
      return { tenantId, link: deps.mailSent ? null : `${baseUrlOf(request)}${path}` };
    }),
  );
  router.post(
    `${base}/:requestId/decline`,
    portalEndpoint(deps, async ({ user, request }) => {
      requireOperator(user);
      const { reason } = bodyOf(request, declineSchema);
      await deps.accessRequests.decline(user, pathId(request, 'requestId'), reason);
    }),
  );
}
