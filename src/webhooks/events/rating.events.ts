import { z } from 'zod';
import { id, timestamp } from './fields';

/** A rating without its comment, which is free text and may name people. */
export const ratingSubmitted = z.object({
  ratingId: id,
  matchId: id,
  candidateId: id,
  jobId: id,
  rating: z.number().int().min(1).max(5),
  raterRole: z.enum(['caseworker', 'employer', 'candidate']),
  reasons: z
    .array(z.enum(['skills', 'pay', 'commute', 'schedule', 'culture', 'requirements', 'other']))
    .max(7),
  createdAt: timestamp,
});
