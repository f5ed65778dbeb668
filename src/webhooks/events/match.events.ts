import { z } from 'zod';
import { codeSchema, externalIdSchema, idSchema, scoreSchema, timestampSchema, unitSchema } from './fields';

const recommendationSchema = z.enum([
  'strong_match',
  'good_match',
  'possible_match',
  'weak_match',
  'not_eligible',
]);

export const matchCreated = z.object({
  matchId: idSchema,
  candidateId: idSchema,
  candidateExternalId: externalIdSchema,
  jobId: idSchema,
  jobExternalId: externalIdSchema,
  finalScore: scoreSchema,
  recommendation: recommendationSchema,
  confidence: unitSchema,
  /** Null when no forecast could be made. */
  probability90d: unitSchema.nullable(),
  createdAt: timestampSchema,
});

export const matchUpdated = matchCreated.extend({
  updatedAt: timestampSchema,
  previous: z.object({ finalScore: scoreSchema, recommendation: recommendationSchema }),
  /** Names of the members of the match that differ, such as `finalScore` or `gaps`. */
  changed: z.array(codeSchema).max(50),
});
