import type { Router } from 'express';
import { z } from 'zod';
import type { PortalDeps } from '../portal-deps';
import { operationError } from '../../http/errors/operation-error';
import { optionalText } from '../text-field';
import { bodyOf, deciderOf, pathId, portalEndpoint, queryOf, tenantUserOf } from './portal-request';
import { cursorSchema, viewOf } from './record-view';

const pageSchema = z.object({ cursor: cursorSchema });
const listSchema = pageSchema.extend({
  candidateId: z.uuid().optional(),
  jobId: z.uuid().optional(),
  recommendation: z
    .enum(['strong_match', 'good_match', 'possible_match', 'weak_match', 'not_eligible'])
    .optional(),
  sort: z.enum(['-finalScore', '-updatedAt']).default('-updatedAt'),
});

const MAX_WORDS_LENGTH = 2_000;
const MAX_RATING = 5;

const pairSchema = z.strictObject({
  candidateId: z.uuid('must be the id of a candidate'),
  jobId: z.uuid('must be the id of a job'),
});
const decisionSchema = z.strictObject({
  outcome: z.enum(['advanced', 'rejected', 'hired', 'overridden']),
  reasonCode: z.enum([
    'requirements',
    'skills',
    'experience',
    'interview',
    'pay',
    'availability',
    'position_filled',
    'candidate_withdrew',
    'score_incorrect',
    'record_incomplete',
    'other',
  ]),
  reason: optionalText(MAX_WORDS_LENGTH).default(null),
  logEntryId: z.uuid().nullable().default(null),
});
const ratingSchema = z.strictObject({
  rating: z.number().int().min(1).max(MAX_RATING),
  reasons: z
    .array(z.enum(['skills', 'pay', 'commute', 'schedule', 'culture', 'requirements', 'other']))
    .max(7)
    .default([]),
  comment: optionalText(MAX_WORDS_LENGTH).default(null),
});

const BASE_PATH = '/developers/api/records/matches';
const MATCH_PATH = `${BASE_PATH}/:matchId`;

/** Matches, and what people said about them. */
export function matchesRoutes(router: Router, deps: PortalDeps): void {
  const { matches } = deps;

  router.get(
    BASE_PATH,
    portalEndpoint(deps, async ({ user, request }) => {
      const { cursor, candidateId, jobId, recommendation, sort } = queryOf(request, listSchema);
      return matches.list(tenantUserOf(user), viewOf(request), {
        cursor: cursor ?? null,
        candidateId: candidateId ?? null,
        jobId: jobId ?? null,
        recommendation: recommendation ?? null,
        sort,
      });
    }),
  );
  router.post(
    BASE_PATH,
    portalEndpoint(deps, async ({ user, request }) => {
      const decider = deciderOf(user);
      const operation = await matches.create(decider, viewOf(request), bodyOf(request, pairSchema));
      if (operation.result === null) throw operationError(operation);
      return operation.result;
    }),
  );
  router.get(
    MATCH_PATH,
    portalEndpoint(deps, async ({ user, request }) =>
      matches.get(tenantUserOf(user), viewOf(request), pathId(request, 'matchId')),
    ),
  );
  router.get(
    `${MATCH_PATH}/evidence`,
    portalEndpoint(deps, async ({ user, request }) =>
      matches.evidence(tenantUserOf(user), viewOf(request), pathId(request, 'matchId')),
    ),
  );
  router.get(
    `${MATCH_PATH}/history`,
    portalEndpoint(deps, async ({ user, request }) =>
      matches.history(tenantUserOf(user), viewOf(request), pathId(request, 'matchId'), {
        cursor: queryOf(request, pageSchema).cursor ?? null,
      }),
    ),
  );
  router.post(
    `${MATCH_PATH}/decisions`,
    portalEndpoint(deps, async ({ user, request, response }) => {
      const decider = deciderOf(user);
      const decision = bodyOf(request, decisionSchema);
      response.status(201);
      return matches.decide(decider, viewOf(request), pathId(request, 'matchId'), decision);
    }),
  );
  router.post(
    '/developers/api/records/decisions/:decisionId/withdraw',
    portalEndpoint(deps, async ({ user, request }) =>
      matches.withdraw(deciderOf(user), viewOf(request), pathId(request, 'decisionId')),
    ),
  );
  router.post(
    `${MATCH_PATH}/ratings`,
    portalEndpoint(deps, async ({ user, request, response }) => {
      const decider = deciderOf(user);
      const rating = bodyOf(request, ratingSchema);
      response.status(201);
      return matches.rate(decider, viewOf(request), pathId(request, 'matchId'), rating);
    }),
  );
  router.get(
    `${MATCH_PATH}/ratings`,
    portalEndpoint(deps, async ({ user, request }) =>
      matches.ratings(tenantUserOf(user), viewOf(request), pathId(request, 'matchId'), {
        cursor: queryOf(request, pageSchema).cursor ?? null,
      }),
    ),
  );
}
