import { z } from 'zod';
import { code, externalId, id, score, timestamp, unit } from './fields';

const recommendation = z.enum(['strong_match', 'good_match', 'possible_match', 'weak_match', 'not_eligible']);

export const matchCreated = z.object({
  matchId: id,
  candidateId: id,
  candidateExternalId: externalId,
  jobId: id,
  jobExternalId: externalId,
  finalScore: score,
  recommendation,
  confidence: unit,
  /** Null when no forecast could be made. */
  probability90d: unit.nullable(),
  createdAt: timestamp,
});

export const matchUpdated = matchCreated.extend({
  updatedAt: timestamp,
  previous: z.object({ finalScore: score, recommendation }),
  /** Names of the members of the match that differ, such as `finalScore` or `gaps`. */
  changed: z.array(code).max(50),
});
