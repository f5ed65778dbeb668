import { AppError } from '../../platform/app-error';
import type { RankRequest } from '../../services/matching/ranking/rank-request';
import type { RankPairsRequest } from '../models/matching/match';

const DEFAULT_RANK_LIMIT = 20;

/** Converts a ranking request. Throws unless exactly one of jobId and candidateId is given. */
export function rankRequest({
  jobId,
  candidateId,
  limit,
  filters = {},
  options,
}: RankPairsRequest): RankRequest {
  return {
    subject: subjectOf(jobId, candidateId),
    limit: limit ?? DEFAULT_RANK_LIMIT,
    distance: options?.distance ?? 'score',
    filters: {
      maxMiles: filters.maxMiles ?? null,
      recommendations: filters.recommendations ?? null,
      payFits: filters.payFits ?? false,
      scheduleFits: filters.scheduleFits ?? false,
      certification: filters.certification ?? null,
    },
  };
}

function subjectOf(jobId: string | undefined, candidateId: string | undefined): RankRequest['subject'] {
  if (jobId !== undefined && candidateId === undefined) return { jobId };
  if (candidateId !== undefined && jobId === undefined) return { candidateId };
  const code = jobId === undefined ? 'required' : 'conflict';
  throw new AppError('validation_failed', 'Set either jobId or candidateId, not both.', {
    errors: [{ pointer: '/jobId', code, message: 'Exactly one of jobId and candidateId is required.' }],
  });
}
