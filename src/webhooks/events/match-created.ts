import { z } from 'zod';
import { defineEvent } from './define-event';
import {
  externalIdSchema,
  idSchema,
  recommendationSchema,
  scoreSchema,
  timestampSchema,
  unitSchema,
} from './fields';
import { SAMPLE_VALUES } from './sample-values';

export const matchCreated = defineEvent({
  type: 'match.created',
  scope: 'match',
  owner: 'pair',
  meaning: 'A candidate and a job were scored for the first time.',
  data: z.object({
    matchId: idSchema,
    candidateId: idSchema,
    candidateExternalId: externalIdSchema,
    jobId: idSchema,
    jobExternalId: externalIdSchema,
    finalScore: scoreSchema,
    recommendation: recommendationSchema,
    confidence: unitSchema,
    /** Null if no forecast could be made. */
    probability90d: unitSchema.nullable(),
    createdAt: timestampSchema,
  }),
  sample: {
    matchId: SAMPLE_VALUES.matchId,
    candidateId: SAMPLE_VALUES.candidateId,
    candidateExternalId: 'C-1042',
    jobId: SAMPLE_VALUES.jobId,
    jobExternalId: 'REQ-1001',
    finalScore: 72.5,
    recommendation: 'good_match',
    confidence: 0.81,
    probability90d: 0.77,
    createdAt: SAMPLE_VALUES.time,
  },
});
