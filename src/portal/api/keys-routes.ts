import type { Router } from 'express';
import { z } from 'zod';
import { SCOPES } from '../../services/access/caller';
import { parseNetwork } from '../../services/access/network';
import type { PortalDeps } from '../portal-deps';
import { optionalText, textField } from '../text-field';
import { administratorOf, bodyOf, memberOf, pathId, portalEndpoint, queryOf } from './portal-request';

const nameSchema = textField(100).min(1, 'must not be empty');

const newKeySchema = z.strictObject({
  name: nameSchema,
  mode: z.enum(['live', 'test']),
  scopes: z.array(z.enum(SCOPES)).min(1, 'must contain at least one scope'),
  expiresInDays: z.union(
    [z.literal(30), z.literal(90), z.literal(365), z.null()],
    'must be 30, 90, 365 or null',
  ),
  ipAllowlist: z
    .array(
      z.string().transform((text, context) => {
        const network = parseNetwork(text);
        if (network !== null) return network;
        context.addIssue({
          code: 'custom',
          message: 'must be a network such as 203.0.113.0/24 or 2001:db8::/32',
        });
        return z.NEVER;
      }),
    )
    .max(20, 'must contain at most 20 networks'),
  sandboxTenant: z.enum(['own', 'synthetic']).nullable().default(null),
});

const auditSchema = z.object({ kind: z.enum(['change', 'read']).default('change') });
const rotationSchema = z.strictObject({ overlapHours: z.number().int().min(0).max(168) });
const revocationSchema = z.strictObject({
  name: z.string(),
  reason: optionalText(200).default(null),
});

/** Keys of the signed-in user's tenant: members can list keys, administrators can manage them. */
export function keysRoutes(router: Router, deps: PortalDeps): void {
  const { keys } = deps;
  const base = '/developers/api/keys';
  const one = `${base}/:keyId`;
  router.get(
    base,
    portalEndpoint(deps, async ({ user }) => {
      const member = memberOf(user);
      return { keys: await keys.list(member) };
    }),
  );
  router.post(
    base,
    portalEndpoint(deps, async ({ user, request, response }) => {
      const member = administratorOf(user);
      const created = await keys.create(member, bodyOf(request, newKeySchema));
      response.status(201);
      return created;
    }),
  );
  router.get(
    one,
    portalEndpoint(deps, async ({ user, request }) => keys.get(memberOf(user), pathId(request, 'keyId'))),
  );
  router.post(
    `${one}/rotate`,
    portalEndpoint(deps, async ({ user, request, response }) => {
      const member = administratorOf(user);
      const { overlapHours } = bodyOf(request, rotationSchema);
      const created = await keys.rotate(member, pathId(request, 'keyId'), overlapHours);
      response.status(201);
      return created;
    }),
  );
  for (const verb of ['disable', 'enable'] as const) {
    router.post(
      `${one}/${verb}`,
      portalEndpoint(deps, async ({ user, request }) => {
        const member = administratorOf(user);
        return keys[verb](member, pathId(request, 'keyId'));
      }),
    );
  }
  router.post(
    `${one}/revoke`,
    portalEndpoint(deps, async ({ user, request }) => {
      const member = administratorOf(user);
      return keys.revoke(member, pathId(request, 'keyId'), bodyOf(request, revocationSchema));
    }),
  );
  router.get(
    '/developers/api/audit-log',
    portalEndpoint(deps, async ({ user, request }) => ({
      entries: await keys.auditLog(memberOf(user), queryOf(request, auditSchema).kind),
    })),
  );
  router.post(
    '/developers/api/playground-key',
    portalEndpoint(deps, async ({ user, response }) => {
      response.status(201);
      return keys.pageKey(memberOf(user), 'Playground');
    }),
  );
  router.post(
    '/developers/api/reference-key',
    portalEndpoint(deps, async ({ user, response }) => {
      response.status(201);
      return keys.pageKey(memberOf(user), 'Reference');
    }),
  );
}
