import type { CorrectionRow, ReviewSessionsRepository } from '../../db/operations/review-sessions.repository';
import type { UUID } from '../../domain/common';
import { applyCorrections } from '../../domain/corrections/apply-corrections';
import type { AppliedCorrection, ConfirmedReview, Correction } from '../../domain/corrections/correction';

/** Returns the confirmed reviews of an operation or a record that have corrections, the oldest first. */
export async function confirmedReviews(
  reviewSessions: Pick<ReviewSessionsRepository, 'correctionsOf'>,
  subjectId: UUID,
): Promise<ConfirmedReview[]> {
  return reviewsOf(await reviewSessions.correctionsOf(subjectId));
}

function reviewsOf(rows: readonly CorrectionRow[]): ConfirmedReview[] {
  const reviews: ConfirmedReview[] = [];
  for (const row of rows) {
    if (reviews.at(-1)?.sessionId !== row.session_id) {
      reviews.push({
        ...{ sessionId: row.session_id, reviewer: row.reviewer },
        ...{ confirmedAt: row.confirmed_at.toISOString(), corrections: [] },
      });
    }
    reviews.at(-1)?.corrections.push(correctionOf(row));
  }
  return reviews;
}

export function correctionOf(row: CorrectionRow): Correction {
  return {
    ...{ pointer: row.pointer, action: row.action, old: row.old_value, new: row.new_value },
    ...{ page: row.page, box: row.box },
  };
}

/** Returns the confirmed reviews of records that have corrections, by the id of the record. */
export async function confirmedReviewsOf(
  reviewSessions: Pick<ReviewSessionsRepository, 'correctionsOfSubjects'>,
  subjectIds: readonly UUID[],
): Promise<Map<UUID, ConfirmedReview[]>> {
  const rows = await reviewSessions.correctionsOfSubjects(subjectIds);
  const ids = new Set(rows.map((row) => row.subject_id));
  return new Map([...ids].map((id) => [id, reviewsOf(rows.filter((row) => row.subject_id === id))]));
}

/** Returns every correction with who made it, in order. */
export function appliedCorrections(reviews: readonly ConfirmedReview[]): AppliedCorrection[] {
  return reviews.flatMap(({ sessionId, reviewer, confirmedAt, corrections }) =>
    corrections.map((each) => ({ sessionId, reviewer, correctedAt: confirmedAt, ...each })),
  );
}

/** Returns the result of a parse with its corrections. Values that a person has confirmed need no further review. */
export function effectiveResult(result: object, reviews: readonly ConfirmedReview[]): object {
  if (reviews.length === 0) return result;
  const corrected = applyCorrections(result, reviews) as { meta?: { needsReview?: string[] } };
  return {
    ...corrected,
    meta: { ...corrected.meta, needsReview: [], corrections: appliedCorrections(reviews) },
  };
}
