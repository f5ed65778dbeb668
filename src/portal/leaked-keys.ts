import type { Request, Response } from 'express';
import { z } from 'zod';
import { AppError } from '../platform/app-error';
import { LEAK_POLICY } from '../services/limits/rate-policies';
import { bodyOf } from './api/portal-request';
import { countAttempt } from './attempts';
import type { PortalDeps } from './portal-deps';

const MOST_REPORTS = 100;

/** What scanners of public code send: what was found, of which type they think it is, and where. */
const reports = z
  .array(
    z.object({
      token: z.string().min(1).max(500),
      type: z.string().max(200).optional(),
      url: z.string().max(4_000).nullish(),
    }),
  )
  .min(1)
  .max(MOST_REPORTS, `may have at most ${MOST_REPORTS} reports`);

/**
 * Takes reports of keys found in the open, from anybody: having the key is all the proof there is, and all that can be
 * done with it here is to end it. Answers, in order, whether each was a key of ours.
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
    throw new AppError('rate_limited', 'Too many reports at once.', {
      headers: { 'Retry-After': String(wait) },
      extensions: { policy: LEAK_POLICY.name },
    });
  }
  if (!request.is('application/json')) {
    throw new AppError('unsupported_media_type', 'Send JSON.', {
      extensions: { supported: ['application/json'] },
    });
  }
  const asked = bodyOf(request, reports);
  const findings = await leakedKeys.report(asked.map(({ token, url }) => ({ token, url: url ?? null })));
  response.json(
    findings.map(({ tokenHash, known }, index) => ({
      token_hash: tokenHash,
      token_type: asked[index]?.type ?? 'tenure_api_key',
      label: known ? 'true_positive' : 'false_positive',
    })),
  );
}
