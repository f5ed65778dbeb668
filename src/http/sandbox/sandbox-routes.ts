import { Router, type Request, type Response } from 'express';
import { z } from 'zod';
import { AppError } from '../../platform/app-error';
import type { Caller } from '../../services/access/caller';
import { SANDBOX_ADDRESS_POLICY } from '../../services/limits/rate-policies';
import { authenticate } from '../admission/credentials';
import { idempotencyKey, replayOrRecord } from '../admission/idempotency';
import { parseJsonBody } from '../body/json-body';
import { hasBody, readBytes } from '../body/read-bytes';
import { baseUrlOf } from '../errors/problem';

const MAX_BODY_BYTES = 4 * 1024;
const MAX_ADVANCE_SECONDS = 90 * 86_400;

const sandboxSchema = z.strictObject({
  tenantType: z.enum(['employer', 'organization']).default('employer'),
});
const claimSchema = z.strictObject({ email: z.email('must be an email address').max(254) });
const advanceSchema = z.strictObject({
  seconds: z.number().int().min(1).max(MAX_ADVANCE_SECONDS),
});

/** Sandboxes and the clock of test data. `tools/openapi/plain-routes/sandbox-routes.mjs` describes these routes. */
export function sandboxRoutes(): Router {
  const router = Router({ caseSensitive: true });
  router.post('/sandboxes', async (request, response) => {
    await charge(request);
    const { tenantType } = await bodyOf(request, sandboxSchema);
    const created = await request.context.services.sandboxes.create(request.ip ?? '', tenantType);
    const base = baseUrlOf(request);
    response.status(201).json({ ...created, guide: `${base}/docs/claimable-sandbox` });
  });
  router.post('/sandboxes/claim', async (request, response) => {
    await charge(request);
    const caller = await authenticated(request);
    const { email } = await bodyOf(request, claimSchema);
    if (await isReplayed(request, response, { email })) return;
    await request.context.services.sandboxes.claim(caller, email);
    response.status(202).json({ mailed: true });
  });
  router.post('/test-clock/advance', async (request, response) => {
    await charge(request);
    const caller = await authenticated(request);
    const { seconds } = await bodyOf(request, advanceSchema);
    if (await isReplayed(request, response, { seconds })) return;
    await request.context.services.sandboxes.advanceClock(caller, seconds);
    response.json({ advancedSeconds: seconds });
  });
  return router;
}

async function authenticated(request: Request): Promise<Caller> {
  const caller = await authenticate(request);
  request.context.caller = caller;
  return caller;
}

/** Sends the stored response of the first request with the same `Idempotency-Key`, if there was one. */
async function isReplayed(request: Request, response: Response, body: object): Promise<boolean> {
  request.body = body;
  const key = idempotencyKey(request);
  return (
    key !== null && (await replayOrRecord(request, response, key, { family: 'json', dependsOnScopes: false }))
  );
}

async function charge(request: Request): Promise<void> {
  const decisions = await request.context.services.rateLimiter.take('sandboxes', [
    { policy: SANDBOX_ADDRESS_POLICY, subject: `address:${request.ip ?? ''}` },
  ]);
  const wait = decisions?.[0]?.retryAfterSeconds ?? 0;
  if (wait === 0) return;
  throw new AppError('rate_limited', `The limit is ${SANDBOX_ADDRESS_POLICY.quota} requests in a minute.`, {
    extensions: { policy: SANDBOX_ADDRESS_POLICY.name },
    headers: { 'Retry-After': String(wait) },
  });
}

async function bodyOf<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.output<Schema>> {
  const body = hasBody(request) ? parseJsonBody(await readBytes(request, MAX_BODY_BYTES)) : {};
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw new AppError('validation_failed', 'The request has invalid fields.', {
    errors: read.error.issues.map((issue) => ({
      pointer: issue.path.map((part) => `/${String(part)}`).join(''),
      code: 'format' as const,
      message: issue.message,
    })),
  });
}
