import type { CandidateMergesRepository } from '../../db/records/candidate-merges.repository';
import type { UUID } from '../../domain/common';
import { notFound, type AppError } from '../../platform/app-error';

/** The error for a candidate that does not exist. For one that was merged into another, it names the other one. */
export async function candidateNotFound(
  merges: Pick<CandidateMergesRepository, 'candidateOf'>,
  candidateId: UUID,
): Promise<AppError> {
  const current = await merges.candidateOf(candidateId);
  if (current === undefined) return notFound('candidate');
  return notFound(
    'candidate',
    `The candidate was merged into the candidate ${current}. Send this id instead.`,
  );
}
