import { z } from 'zod';
import { defineEvent } from './define-event';
import { idSchema, timestampSchema } from './fields';
import { SAMPLE_VALUES } from './sample-values';

export const candidateMerged = defineEvent({
  type: 'candidate.merged',
  // Callers who keep matches by candidate must learn that they have moved. Another scope would also refuse `*` to existing keys.
  scope: 'match',
  owner: 'tenant',
  meaning: 'A person merged two records of a candidate.',
  data: z.object({
    candidateId: idSchema,
    mergedCandidateId: idSchema,
    createdAt: timestampSchema,
  }),
  sample: {
    candidateId: SAMPLE_VALUES.candidateId,
    mergedCandidateId: '01974f2a-2a0b-7c3d-9e8f-0a1b2c3d4e60',
    createdAt: SAMPLE_VALUES.laterTime,
  },
});
