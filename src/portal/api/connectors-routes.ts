import type { Request, Router } from 'express';
import { z } from 'zod';
import type { Caller } from '../../services/access/caller';
import { portalCaller } from '../../services/access/tenant-user';
import { MAX_CONNECTORS } from '../../services/connectors/connectors.service';
import type { PortalDeps } from '../portal-deps';
import { optionalText, textField } from '../text-field';
import { administratorOf, bodyOf, memberOf, pathId, portalEndpoint, queryOf } from './portal-request';

const MAX_BOARD_LENGTH = 2_000;
const MAX_SECRET_LENGTH = 500;
const MIN_INTERVAL_MINUTES = 15;
const MAX_INTERVAL_MINUTES = 44_640;

const modeSchema = z.object({ mode: z.enum(['live', 'test']).default('test') });
const runSchema = z.strictObject({
  dryRun: z.boolean(),
  allowEmpty: z.boolean().default(false),
});
const secret = textField(MAX_SECRET_LENGTH).min(1, 'must not be empty');
const credentialsSchema = z
  .discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('client_credentials'),
      clientId: secret,
      clientSecret: secret,
    }),
    z.strictObject({
      type: z.literal('api_key'),
      apiKey: secret,
      accountToken: secret,
    }),
  ])
  .nullable();

const BASE_PATH = '/developers/api/connectors';
const CONNECTOR_PATH = `${BASE_PATH}/:connectorId`;

/** Connectors of the signed-in user's tenant, with the same operations as the API. */
export function connectorsRoutes(router: Router, deps: PortalDeps): void {
  const { connectors, runs, kinds } = deps.connectors;
  const created = z.strictObject({
    kind: z.enum(kinds.map(({ name }) => name)),
    board: textField(MAX_BOARD_LENGTH).min(1, 'must not be empty'),
    credentials: credentialsSchema.default(null),
    intervalMinutes: z.number().int().min(MIN_INTERVAL_MINUTES).max(MAX_INTERVAL_MINUTES).nullable(),
    employerName: optionalText(MAX_SECRET_LENGTH),
  });

  router.get(
    BASE_PATH,
    portalEndpoint(deps, async ({ user, request }) => {
      const caller = portalCaller(memberOf(user), queryOf(request, modeSchema).mode);
      const page = await connectors.list(caller, {
        limit: MAX_CONNECTORS,
        cursor: null,
      });
      return { connectors: page.connectors, kinds };
    }),
  );
  router.post(
    BASE_PATH,
    portalEndpoint(deps, async ({ user, request, response }) => {
      const caller = administratorCaller(user, request);
      const { employerName, ...input } = bodyOf(request, created);
      const record = await connectors.create(caller, { ...input, mapping: { employerName } });
      response.status(201);
      return record;
    }),
  );
  router.delete(
    CONNECTOR_PATH,
    portalEndpoint(deps, async ({ user, request }) => {
      await connectors.delete(administratorCaller(user, request), idOf(request));
    }),
  );
  router.post(
    `${CONNECTOR_PATH}/runs`,
    portalEndpoint(deps, async ({ user, request, response }) => {
      const caller = administratorCaller(user, request);
      const input = { ...bodyOf(request, runSchema), full: false };
      const call = { idempotencyId: null, waits: false };
      const { operationId } = await runs.start(caller, idOf(request), input, call);
      response.status(202);
      return { runId: operationId };
    }),
  );
  router.get(
    `${CONNECTOR_PATH}/runs/:runId`,
    portalEndpoint(deps, async ({ user, request }) => {
      const caller = portalCaller(memberOf(user), queryOf(request, modeSchema).mode);
      return runs.preview(caller, idOf(request), pathId(request, 'runId'));
    }),
  );
}

const idOf = (request: Request): string => pathId(request, 'connectorId');

function administratorCaller(user: Parameters<typeof administratorOf>[0], request: Request): Caller {
  return portalCaller(administratorOf(user), queryOf(request, modeSchema).mode);
}
