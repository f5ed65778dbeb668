import type { Request, Response } from 'express';
import { z } from 'zod';
import { AppError } from '../platform/app-error';
import { LEAK_POLICY } from '../services/limits/rate-policies';
import { bodyOf } from './api/portal-request';
import { countAttempt } from './attempts';
import type { PortalDeps } from './portal-deps';

const MAX_REPORTS = 100;

/** Reports of secret scanners: the token found, its presumed type, and its location. */
const reportsSchema = z
  .array(
    z.object({
      token: z.string().min(1).max(500),
      type: z.string().max(200).optional(),
      url: z.string().max(4_000).nullish(),
    }),
  )
  .min(1)
  .max(MAX_REPORTS, `must contain at most ${MAX_REPORTS} reports`);

/**
 * Accepts reports of publicly exposed keys from any caller: possession of the key is sufficient proof, and the only
 * effect is its revocation. Returns, in order, whether each token is a key of this service.
 */
export async function reportLeakedKeys(
  request: Request,
  response: Response,
  { rateLimiter, leakedKeys }: PortalDeps,
): Promise<void> {
  const wait = await countAttempt(rateLimiter, [
    { policy: LEAK_POLICY, subject: `leaked-keys:${request.ip ?? ''}` },
  ]);
  if (wait > 0) {
    throw new AppError('rate_limited', 'Too many reports. Wait and try again.', {
      headers: { 'Retry-After': String(wait) },
      extensions: { policy: LEAK_POLICY.name },
    });
  }
  if (!request.is('application/json')) {
    throw new AppError('unsupported_media_type', 'The body must be JSON.', {
      extensions: { supported: ['application/json'] },
    });
  }
  const reports = bodyOf(request, reportsSchema);
  const findings = await leakedKeys.report(reports.map(({ token, url }) => ({ token, url: url ?? null })));
  response.json(
    findings.map(({ tokenHash, isServiceKey }, index) => ({
      token_hash: tokenHash,
      token_type: reports[index]?.type ?? 'tenure_api_key',
      label: isServiceKey ? 'true_positive' : 'false_positive',
    })),
  );
}
