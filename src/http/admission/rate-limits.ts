import type { Request, Response } from 'express';
import { AppError } from '../../platform/app-error';
import { randomBase62 } from '../../platform/ids';
import type { Caller } from '../../services/access/caller';
import type { RateDecision, RatePolicy } from '../../platform/rate-limiter';
import { TENANT_POLICY, type CallPolicy } from '../../services/limits/rate-policies';

/** Longer than any call may wait, so that a place is never given away while its call still runs. */
const HOLD_MARGIN_SECONDS = 30;

/**
 * Counts a call of a live key against the policy of its route and the total of its tenant, and takes one of the
 * places for calls at the same time where the policy has them. Headers follow
 * draft-ietf-httpapi-ratelimit-headers-11. Test keys are neither counted nor told anything.
 */
export async function chargeCall(
  request: Request,
  response: Response,
  caller: Caller,
  policy: CallPolicy,
): Promise<void> {
  if (caller.mode !== 'live') return;
  const { rateLimiter } = request.context.services;
  const decisions = await rateLimiter.take([
    { policy, subject: caller.keyId },
    { policy: TENANT_POLICY, subject: caller.tenantId },
  ]);
  if (decisions) {
    const [ofKey, ofTenant] = decisions as [RateDecision, RateDecision];
    const tenantRefuses = ofKey.retryAfterSeconds === 0 && ofTenant.retryAfterSeconds > 0;
    const shown: RatePolicy = tenantRefuses ? TENANT_POLICY : policy;
    const decision = tenantRefuses ? ofTenant : ofKey;
    response.setHeader('RateLimit-Policy', `"${shown.name}";q=${shown.quota};w=${shown.windowSeconds}`);
    response.setHeader('RateLimit', `"${shown.name}";r=${decision.remaining};t=${decision.resetSeconds}`);
    if (decision.retryAfterSeconds > 0) {
      throw new AppError(
        'rate_limited',
        `The limit is ${shown.quota} requests in ${shown.windowSeconds} seconds.`,
        {
          extensions: { policy: shown.name },
          headers: { 'Retry-After': String(decision.retryAfterSeconds) },
        },
      );
    }
  }
  if (policy.concurrent !== null)
    await takeConcurrencySlot(request, response, caller, policy, policy.concurrent);
}

async function takeConcurrencySlot(
  request: Request,
  response: Response,
  caller: Caller,
  policy: CallPolicy,
  limit: number,
): Promise<void> {
  const { rateLimiter, settings } = request.context.services;
  const place = { subject: `${policy.name}:${caller.keyId}`, callId: randomBase62(16) };
  const holdSeconds = Math.ceil(settings.syncBudgetMs / 1000) + HOLD_MARGIN_SECONDS;
  if (!(await rateLimiter.enter({ ...place, limit, holdSeconds }))) {
    throw new AppError('concurrency_limited', `The limit is ${limit} concurrent requests.`, {
      extensions: { policy: policy.name },
      headers: { 'Retry-After': '1' },
    });
  }
  const leave = (): void => void rateLimiter.leave(place);
  if (response.closed || request.socket.destroyed) leave();
  else response.once('close', leave);
}
