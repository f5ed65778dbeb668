import { z } from 'zod';
import { defineEvent } from './define-event';
import {
  externalIdSchema,
  idSchema,
  partialDateSchema,
  placementStatusSchema,
  timestampSchema,
} from './fields';
import { SAMPLE_VALUES } from './sample-values';

export const placementCreated = defineEvent({
  type: 'placement.created',
  scope: 'match',
  owner: 'pair',
  meaning: 'A placement was created for a candidate and a job.',
  data: z.object({
    placementId: idSchema,
    candidateId: idSchema,
    jobId: idSchema,
    matchId: idSchema.nullable(),
    status: placementStatusSchema,
    startDate: partialDateSchema.nullable(),
    externalId: externalIdSchema,
    createdAt: timestampSchema,
  }),
  sample: {
    placementId: SAMPLE_VALUES.placementId,
    candidateId: SAMPLE_VALUES.candidateId,
    jobId: SAMPLE_VALUES.jobId,
    matchId: SAMPLE_VALUES.matchId,
    status: 'offered',
    startDate: '2026-06-22',
    externalId: 'PL-77',
    createdAt: SAMPLE_VALUES.laterTime,
  },
});
