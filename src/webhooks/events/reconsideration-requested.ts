import { z } from 'zod';
import { defineEvent } from './define-event';
import { idSchema, timestampSchema } from './fields';
import { SAMPLE_VALUES } from './sample-values';

export const reconsiderationRequested = defineEvent({
  type: 'reconsideration.requested',
  scope: 'match',
  owner: 'pair',
  meaning: 'A person objected to a score, and the pair was scored again.',
  /** Ids only: the scores are in the history of the match, the reason in words stays with the tenant. */
  data: z.object({
    reconsiderationId: idSchema,
    matchId: idSchema,
    candidateId: idSchema,
    jobId: idSchema,
    logEntryId: idSchema,
    newLogEntryId: idSchema,
    requestedBy: z.enum(['candidate', 'caseworker']),
    createdAt: timestampSchema,
  }),
  sample: {
    reconsiderationId: '01974f33-7f50-7b82-93e4-f5a6b7c8d9e0',
    matchId: SAMPLE_VALUES.matchId,
    candidateId: SAMPLE_VALUES.candidateId,
    jobId: SAMPLE_VALUES.jobId,
    logEntryId: '01974f2a-3b1c-7d4e-8f90-b2c3d4e5f6a7',
    newLogEntryId: '01974f33-7f50-7b82-93e4-f5a6b7c8d9e1',
    requestedBy: 'candidate',
    createdAt: SAMPLE_VALUES.laterTime,
  },
});
