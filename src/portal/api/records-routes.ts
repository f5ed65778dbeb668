import type { Request, Router } from 'express';
import { z } from 'zod';
import { nearQuery } from '../../http/input/search/near-query';
import {
  CANDIDATE_STATUSES,
  JOB_STATUSES,
  type CandidateListQuery,
  type JobListQuery,
} from '../../services/portal-records/portal-records.service';
import type { PortalDeps } from '../portal-deps';
import { textField } from '../text-field';
import { pathId, portalEndpoint, queryOf, SentDocument, tenantUserOf } from './portal-request';
import { cursorSchema, viewOf } from './record-view';

const MAX_TEXT_LENGTH = 100;
const MAX_DISTANCE_LENGTH = 10;
const MAX_HOURLY_USD = 99_999;

/** An empty filter is no filter, so that a form can send all its fields. */
const filterText = (max: number) =>
  textField(max)
    .optional()
    .transform((text) => (text === undefined || text === '' ? null : text));

const candidatesSchema = z.object({
  cursor: cursorSchema,
  q: filterText(MAX_TEXT_LENGTH),
  skill: filterText(MAX_TEXT_LENGTH),
  occupation: filterText(MAX_TEXT_LENGTH),
  certification: filterText(MAX_TEXT_LENGTH),
  near: filterText(MAX_TEXT_LENGTH),
  within: filterText(MAX_DISTANCE_LENGTH),
  status: z.enum(CANDIDATE_STATUSES).optional(),
});
const jobsSchema = z.object({
  cursor: cursorSchema,
  q: filterText(MAX_TEXT_LENGTH),
  skill: filterText(MAX_TEXT_LENGTH),
  near: filterText(MAX_TEXT_LENGTH),
  within: filterText(MAX_DISTANCE_LENGTH),
  payAtLeast: z.coerce.number().min(0).max(MAX_HOURLY_USD).optional(),
  status: z.enum(JOB_STATUSES).optional(),
});

const BASE_PATH = '/developers/api/records';

/** Candidates and jobs: of test mode for all members, live for those who decide if the tenant allows it. */
export function recordsRoutes(router: Router, deps: PortalDeps): void {
  const { candidateHistory, candidateResumes, records } = deps;

  router.get(
    `${BASE_PATH}/candidates`,
    portalEndpoint(deps, async ({ user, request }) =>
      records.candidates(tenantUserOf(user), viewOf(request), candidateQuery(request)),
    ),
  );
  router.get(
    `${BASE_PATH}/candidates/:candidateId`,
    portalEndpoint(deps, async ({ user, request }) =>
      records.candidate(tenantUserOf(user), viewOf(request), pathId(request, 'candidateId')),
    ),
  );
  router.get(
    `${BASE_PATH}/candidates/:candidateId/history`,
    portalEndpoint(deps, async ({ user, request }) =>
      candidateHistory.list(tenantUserOf(user), viewOf(request), pathId(request, 'candidateId')),
    ),
  );
  router.get(
    `${BASE_PATH}/candidates/:candidateId/resume`,
    portalEndpoint(deps, async ({ user, request }) =>
      candidateResumes.get(tenantUserOf(user), viewOf(request), pathId(request, 'candidateId')),
    ),
  );
  router.get(
    `${BASE_PATH}/candidates/:candidateId/resume/document`,
    portalEndpoint(deps, async ({ user, request }) => {
      const candidateId = pathId(request, 'candidateId');
      return new SentDocument(
        await candidateResumes.document(tenantUserOf(user), viewOf(request), candidateId),
      );
    }),
  );
  router.get(
    `${BASE_PATH}/jobs`,
    portalEndpoint(deps, async ({ user, request }) =>
      records.jobs(tenantUserOf(user), viewOf(request), jobQuery(request)),
    ),
  );
  router.get(
    `${BASE_PATH}/jobs/:jobId`,
    portalEndpoint(deps, async ({ user, request }) =>
      records.job(tenantUserOf(user), viewOf(request), pathId(request, 'jobId')),
    ),
  );
}

function candidateQuery(request: Request): CandidateListQuery {
  const query = queryOf(request, candidatesSchema);
  return {
    cursor: query.cursor ?? null,
    status: query.status ?? null,
    q: query.q,
    attributes: {
      skill: query.skill,
      occupation: query.occupation,
      certification: query.certification,
      near: nearOf(query),
    },
  };
}

function jobQuery(request: Request): JobListQuery {
  const { cursor, status, q, skill, payAtLeast, ...place } = queryOf(request, jobsSchema);
  return {
    cursor: cursor ?? null,
    status: status ?? null,
    q,
    attributes: {
      skill,
      occupation: null,
      certification: null,
      near: nearOf(place),
      remote: null,
      employmentType: null,
      payAtLeast: payAtLeast ?? null,
      text: null,
    },
  };
}

/** A distance without a place is no filter: a form may send it so. */
function nearOf({ near, within }: { near: string | null; within: string | null }) {
  return near === null ? null : nearQuery(near, within ?? undefined);
}
