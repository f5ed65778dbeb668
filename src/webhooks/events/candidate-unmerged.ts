import { z } from 'zod';
import { defineEvent } from './define-event';
import { idSchema, timestampSchema } from './fields';
import { SAMPLE_VALUES } from './sample-values';

export const candidateUnmerged = defineEvent({
  type: 'candidate.unmerged',
  scope: 'match',
  owner: 'tenant',
  meaning: 'A person undid the merge of two records.',
  data: z.object({
    candidateId: idSchema,
    restoredCandidateId: idSchema,
    createdAt: timestampSchema,
  }),
  sample: {
    candidateId: SAMPLE_VALUES.candidateId,
    restoredCandidateId: '01974f2a-2a0b-7c3d-9e8f-0a1b2c3d4e60',
    createdAt: SAMPLE_VALUES.laterTime,
  },
});
