import type { Router } from 'express';
import { z } from 'zod';
import type { PortalDeps } from '../portal-deps';
import { textField } from '../text-field';
import { administratorOf, bodyOf, memberOf, pathId, portalEndpoint } from './portal-request';

const MAX_REDIRECT_URIS = 10;

const nameSchema = textField(100).min(1, 'must not be empty');
const redirectUrisSchema = z
  .array(z.string().max(1_000))
  .min(1, 'must contain at least one address')
  .max(MAX_REDIRECT_URIS, `must contain at most ${MAX_REDIRECT_URIS} addresses`);
const newClientSchema = z.strictObject({
  name: nameSchema,
  redirectUris: redirectUrisSchema,
  confidential: z.boolean().default(false),
});
const changeSchema = z.strictObject({
  name: nameSchema.optional(),
  redirectUris: redirectUrisSchema.optional(),
});

/** Access of programs: members see and revoke their own, administrators that of all members and the clients. */
export function agentsRoutes(router: Router, deps: PortalDeps): void {
  const { grants, oauthClients } = deps;
  router.get(
    '/developers/api/agents',
    portalEndpoint(deps, async ({ user }) => ({ grants: await grants.list(memberOf(user)) })),
  );
  router.post(
    '/developers/api/agents/:grantId/revoke',
    portalEndpoint(deps, async ({ user, request }) =>
      grants.revoke(memberOf(user), pathId(request, 'grantId')),
    ),
  );
  const base = '/developers/api/oauth-clients';
  const one = `${base}/:oauthClientId`;
  router.get(
    base,
    portalEndpoint(deps, async ({ user }) => ({ clients: await oauthClients.list(memberOf(user)) })),
  );
  router.post(
    base,
    portalEndpoint(deps, async ({ user, request, response }) => {
      const member = administratorOf(user);
      const registered = await oauthClients.register(member, bodyOf(request, newClientSchema));
      response.status(201);
      return registered;
    }),
  );
  router.patch(
    one,
    portalEndpoint(deps, async ({ user, request }) => {
      const member = administratorOf(user);
      return oauthClients.change(member, pathId(request, 'oauthClientId'), bodyOf(request, changeSchema));
    }),
  );
  router.post(
    `${one}/client-secret`,
    portalEndpoint(deps, async ({ user, request, response }) => {
      const member = administratorOf(user);
      const rotated = await oauthClients.rotateSecret(member, pathId(request, 'oauthClientId'));
      response.status(201);
      return rotated;
    }),
  );
  for (const verb of ['approve', 'block'] as const) {
    router.post(
      `${one}/${verb}`,
      portalEndpoint(deps, async ({ user, request }) => {
        const member = administratorOf(user);
        return oauthClients[verb](member, pathId(request, 'oauthClientId'));
      }),
    );
  }
}
