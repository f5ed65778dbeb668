import type { Request, Router } from 'express';
import { z } from 'zod';
import type { Mode } from '../../domain/common';
import { portalCaller } from '../../services/access/tenant-user';
import { MAX_SUBSCRIPTIONS } from '../../services/webhooks/webhook-subscriptions.service';
import type { PortalDeps } from '../portal-deps';
import { optionalText, textField } from '../text-field';
import { administratorOf, bodyOf, memberOf, pathId, portalEndpoint, queryOf } from './portal-request';

const DELIVERIES_PAGE_SIZE = 50;

const subscriptionSchema = z.object({ mode: z.enum(['live', 'test']).default('test') });
const deliveriesQuerySchema = subscriptionSchema.extend({
  status: z.enum(['pending', 'succeeded', 'failed']).optional(),
  cursor: z.string().max(500).optional(),
});

const BASE_PATH = '/developers/api/webhooks';
const SUBSCRIPTION_PATH = `${BASE_PATH}/:subscriptionId`;

const modeOf = (request: Request): Mode => queryOf(request, subscriptionSchema).mode;
const idOf = (request: Request): string => pathId(request, 'subscriptionId');

/** Webhook subscriptions of the signed-in user's tenant, with the same operations as the API. */
export function webhooksRoutes(router: Router, deps: PortalDeps): void {
  router.get(
    '/developers/api/events',
    portalEndpoint(deps, async () => ({ events: deps.webhooks.catalogue })),
  );
  subscriptionRoutes(router, deps);
  deliveryRoutes(router, deps);
}

function subscriptionRoutes(router: Router, deps: PortalDeps): void {
  const { webhooks } = deps;
  const eventType = z.enum(webhooks.eventTypes);
  const events = z.array(z.union([eventType, z.literal('*')])).min(1, 'must contain at least one event');
  const url = textField(2048).min(1, 'must not be empty');
  const description = optionalText(500);
  const created = z.strictObject({ url, events, description: description.default(null) });
  const changed = z.strictObject({
    url: url.optional(),
    events: events.optional(),
    description: description.optional(),
    status: z.enum(['enabled', 'disabled']).optional(),
  });

  router.get(
    BASE_PATH,
    portalEndpoint(deps, async ({ user, request }) => {
      const caller = portalCaller(memberOf(user), modeOf(request));
      const page = { limit: MAX_SUBSCRIPTIONS, cursor: null };
      const { subscriptions } = await webhooks.subscriptions.list(caller, page);
      return { subscriptions };
    }),
  );
  router.post(
    BASE_PATH,
    portalEndpoint(deps, async ({ user, request, response }) => {
      const caller = portalCaller(administratorOf(user), modeOf(request));
      const { subscription, secret } = await webhooks.subscriptions.create(caller, bodyOf(request, created));
      response.status(201);
      return { ...subscription, secret };
    }),
  );
  router.patch(
    SUBSCRIPTION_PATH,
    portalEndpoint(deps, async ({ user, request }) => {
      const caller = portalCaller(administratorOf(user), modeOf(request));
      const { url: address, events: kinds, description: words, status } = bodyOf(request, changed);
      return webhooks.subscriptions.update(caller, idOf(request), {
        ...(address === undefined ? {} : { url: address }),
        ...(kinds === undefined ? {} : { events: kinds }),
        ...(words === undefined ? {} : { description: words }),
        ...(status === undefined ? {} : { status }),
      });
    }),
  );
  router.delete(
    SUBSCRIPTION_PATH,
    portalEndpoint(deps, async ({ user, request }) => {
      await webhooks.subscriptions.delete(
        portalCaller(administratorOf(user), modeOf(request)),
        idOf(request),
      );
    }),
  );
  router.post(
    `${SUBSCRIPTION_PATH}/rotate-secret`,
    portalEndpoint(deps, async ({ user, request }) => {
      const caller = portalCaller(administratorOf(user), modeOf(request));
      const { overlapHours } = bodyOf(
        request,
        z.strictObject({ overlapHours: z.number().int().min(0).max(168) }),
      );
      const { subscription, secret } = await webhooks.subscriptions.rotateSecret(
        caller,
        idOf(request),
        overlapHours,
      );
      return { ...subscription, secret };
    }),
  );
}

function deliveryRoutes(router: Router, deps: PortalDeps): void {
  const { webhooks } = deps;
  const eventType = z.enum(webhooks.eventTypes);

  router.get(
    `${SUBSCRIPTION_PATH}/deliveries`,
    portalEndpoint(deps, async ({ user, request }) => {
      const { mode, status, cursor } = queryOf(request, deliveriesQuerySchema);
      return webhooks.deliveries.list(portalCaller(memberOf(user), mode), idOf(request), {
        limit: DELIVERIES_PAGE_SIZE,
        cursor: cursor ?? null,
        status: status ?? null,
      });
    }),
  );
  router.post(
    `${SUBSCRIPTION_PATH}/test`,
    portalEndpoint(deps, async ({ user, request }) => {
      const caller = portalCaller(administratorOf(user), modeOf(request));
      const body = bodyOf(request, z.strictObject({ eventType }));
      return webhooks.deliveries.test(caller, idOf(request), body.eventType);
    }),
  );
  router.post(
    `${SUBSCRIPTION_PATH}/deliveries/:deliveryId/redeliver`,
    portalEndpoint(deps, async ({ user, request }) => {
      const caller = portalCaller(administratorOf(user), modeOf(request));
      return webhooks.deliveries.redeliver(caller, idOf(request), pathId(request, 'deliveryId'));
    }),
  );
  router.post(
    `${SUBSCRIPTION_PATH}/recover`,
    portalEndpoint(deps, async ({ user, request }) => {
      const caller = portalCaller(administratorOf(user), modeOf(request));
      const { since } = bodyOf(request, z.strictObject({ since: z.iso.datetime() }));
      return { recovered: await webhooks.deliveries.recover(caller, idOf(request), since, null) };
    }),
  );
}
