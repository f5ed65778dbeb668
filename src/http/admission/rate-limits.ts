import type { Request, Response } from 'express';
import { AppError } from '../../platform/app-error';
import { randomBase62 } from '../../platform/ids';
import type { Caller } from '../../services/access/caller';
import type { RateDecision, RatePolicy } from '../../platform/rate-limiter';
import { SANDBOX_POLICY, TENANT_POLICY, type CallPolicy } from '../../services/limits/rate-policies';

/** Added to the time a request may wait, so that no slot expires while its request still runs. */
const HOLD_MARGIN_SECONDS = 30;

/**
 * Charges a request of a live key to the policy of its route and to the total of its tenant, and takes a concurrency
 * slot if the policy limits concurrency. Headers follow draft-ietf-httpapi-ratelimit-headers-11. Test keys have no
 * limits and receive no headers, except those of unclaimed sandboxes.
 */
export async function chargeCall(
  request: Request,
  response: Response,
  caller: Caller,
  policy: CallPolicy,
): Promise<void> {
  if (caller.mode !== 'live' && !caller.isClaimable) return;
  const tenantPolicy = caller.isClaimable ? SANDBOX_POLICY : TENANT_POLICY;
  const { rateLimiter } = request.context.services;
  const decisions = await rateLimiter.take(caller.tenantId, [
    { policy, subject: caller.keyId },
    { policy: tenantPolicy, subject: caller.tenantId },
  ]);
  if (decisions) {
    const [ofKey, ofTenant] = decisions as [RateDecision, RateDecision];
    const tenantRefuses = ofKey.retryAfterSeconds === 0 && ofTenant.retryAfterSeconds > 0;
    const reportedPolicy: RatePolicy = tenantRefuses ? tenantPolicy : policy;
    const decision = tenantRefuses ? ofTenant : ofKey;
    response.setHeader(
      'RateLimit-Policy',
      `"${reportedPolicy.name}";q=${reportedPolicy.quota};w=${reportedPolicy.windowSeconds}`,
    );
    response.setHeader(
      'RateLimit',
      `"${reportedPolicy.name}";r=${decision.remaining};t=${decision.resetSeconds}`,
    );
    if (decision.retryAfterSeconds > 0) {
      throw new AppError(
        'rate_limited',
        `The limit is ${reportedPolicy.quota} requests in ${reportedPolicy.windowSeconds} seconds.`,
        {
          extensions: { policy: reportedPolicy.name },
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
