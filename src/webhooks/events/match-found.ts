import { z } from 'zod';
import { defineEvent } from './define-event';
import { externalIdSchema, idSchema, scoreSchema, timestampSchema } from './fields';
import { SAMPLE_VALUES } from './sample-values';

export const matchFound = defineEvent({
  type: 'match.found',
  scope: 'match',
  owner: 'tenant',
  meaning: 'A candidate or a job that was added or changed newly passes a saved search.',
  data: z.object({
    searchId: idSchema,
    /** What the search lists. */
    of: z.enum(['candidates', 'jobs']),
    /** Null if the search lists jobs and has no candidate. */
    candidateId: idSchema.nullable(),
    candidateExternalId: externalIdSchema,
    /** Null if the search lists candidates and has no job. */
    jobId: idSchema.nullable(),
    jobExternalId: externalIdSchema,
    /** Null unless the search has a job or a candidate. */
    score: scoreSchema.nullable(),
    foundAt: timestampSchema,
  }),
  sample: {
    searchId: '01974f3c-5d3e-7f60-8b12-d4e5f6a7b8c9',
    of: 'candidates',
    candidateId: SAMPLE_VALUES.candidateId,
    candidateExternalId: 'C-1042',
    jobId: SAMPLE_VALUES.jobId,
    jobExternalId: 'REQ-1001',
    score: 81.5,
    foundAt: SAMPLE_VALUES.time,
  },
});
