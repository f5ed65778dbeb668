import type { Router } from 'express';
import { z } from 'zod';
import { baseUrlOf } from '../../http/errors/problem';
import { invitationPath } from '../../services/access/members.service';
import type { TenantUser } from '../../services/access/tenant-user';
import type { PortalDeps } from '../portal-deps';
import { administratorOf, bodyOf, memberOf, pathId, portalEndpoint } from './portal-request';

const LINKS_PATH = 100;

const roleSchema = z.enum(['employer_admin', 'org_admin', 'member', 'caseworker']);
const invitationSchema = z.strictObject({
  email: z.email('must be an email address').max(254),
  role: roleSchema,
});
const changeSchema = z.union([
  z.strictObject({ role: roleSchema }),
  z.strictObject({ status: z.enum(['active', 'disabled']) }),
]);

/** Members and links of a tenant. */
export function tenantRoutes(router: Router, deps: PortalDeps): void {
  const { members, links, recordAccess } = deps;
  const scopeOf = (user: TenantUser) => ({ tenantId: user.tenantId, mode: 'live' as const });
  const actorOf = (user: TenantUser) => ({ type: 'user' as const, id: user.userId });

  router.get(
    '/developers/api/members',
    portalEndpoint(deps, async ({ user }) => members.list(memberOf(user))),
  );
  router.patch(
    '/developers/api/members/:userId',
    portalEndpoint(deps, async ({ user, request }) =>
      members.change(administratorOf(user), pathId(request, 'userId'), bodyOf(request, changeSchema)),
    ),
  );
  router.post(
    '/developers/api/invitations',
    portalEndpoint(deps, async ({ user, request, response }) => {
      const { token, ...invitation } = await members.invite(
        administratorOf(user),
        bodyOf(request, invitationSchema),
      );
      response.status(201);
      return { ...invitation, link: `${baseUrlOf(request)}${invitationPath(token)}`, mailed: deps.mailSent };
    }),
  );
  router.post(
    '/developers/api/invitations/:invitationId/withdraw',
    portalEndpoint(deps, async ({ user, request }) => {
      await members.withdraw(administratorOf(user), pathId(request, 'invitationId'));
    }),
  );
  router.get(
    '/developers/api/live-records',
    portalEndpoint(deps, async ({ user }) => ({ open: await recordAccess.isLiveOpen(memberOf(user)) })),
  );
  router.patch(
    '/developers/api/live-records',
    portalEndpoint(deps, async ({ user, request }) => {
      const administrator = administratorOf(user);
      const { open } = bodyOf(request, z.strictObject({ open: z.boolean() }));
      await recordAccess.setLiveOpen(administrator, open);
      return { open };
    }),
  );
  router.get(
    '/developers/api/tenant-links',
    portalEndpoint(deps, async ({ user }) =>
      links.list(scopeOf(memberOf(user)), { limit: LINKS_PATH, cursor: null, status: null }),
    ),
  );
  router.post(
    '/developers/api/tenant-links',
    portalEndpoint(deps, async ({ user, request, response }) => {
      const member = administratorOf(user);
      const { tenantId } = bodyOf(
        request,
        z.strictObject({ tenantId: z.uuid('must be the id of a tenant') }),
      );
      response.status(201);
      return links.request(scopeOf(member), tenantId, actorOf(member));
    }),
  );
  for (const step of ['accept', 'revoke'] as const) {
    router.post(
      `/developers/api/tenant-links/:linkId/${step}`,
      portalEndpoint(deps, async ({ user, request }) => {
        const member = administratorOf(user);
        return links[step](scopeOf(member), pathId(request, 'linkId'), actorOf(member));
      }),
    );
  }
}
