import { z } from 'zod';
import { idSchema, timestampSchema } from './fields';

/** A rating without its comment, which is free text and may name people. */
export const ratingSubmitted = z.object({
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
});
