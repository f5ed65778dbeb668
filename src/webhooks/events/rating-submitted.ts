import { z } from 'zod';
import { defineEvent } from './define-event';
import { idSchema, timestampSchema } from './fields';
import { SAMPLE_VALUES } from './sample-values';

export const ratingSubmitted = defineEvent({
  type: 'rating.submitted',
  scope: 'match',
  owner: 'pair',
  meaning: 'A match was rated.',
  /** A rating without its comment, which is free text and may contain names. */
  data: z.object({
    ratingId: idSchema,
    matchId: idSchema,
    candidateId: idSchema,
    jobId: idSchema,
    rating: z.number().int().min(1).max(5),
    raterRole: z.enum(['caseworker', 'employer', 'candidate']),
    reasons: z
      .array(z.enum(['skills', 'pay', 'commute', 'schedule', 'culture', 'requirements', 'other']))
      .max(7),
    createdAt: timestampSchema,
  }),
  sample: {
    ratingId: '01974f31-5d3e-7f60-b1c2-d3e4f5a6b7c8',
    matchId: SAMPLE_VALUES.matchId,
    candidateId: SAMPLE_VALUES.candidateId,
    jobId: SAMPLE_VALUES.jobId,
    rating: 4,
    raterRole: 'caseworker',
    reasons: ['skills', 'commute'],
    createdAt: SAMPLE_VALUES.laterTime,
  },
});
