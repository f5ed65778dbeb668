import type { Repositories } from '../../db/kernel/repositories';
import type { UUID } from '../../domain/common';
import { applyCorrections } from '../../domain/corrections/apply-corrections';
import type { FormKind } from '../../domain/corrections/correctable-fields';
import type { ReviewSubject } from '../../domain/corrections/correction';
import type { ParseMeta } from '../../domain/parsing/parse-meta';
import type { Clock } from '../../platform/clock';
import { candidateRecord } from '../candidates/candidate-record';
import { readingOfJob } from '../jobs/job-record';
import { isExpired } from '../operations/operation';
import { confirmedReviews } from './confirmed-reviews';

/** What a person reviews: the result with the corrections of earlier reviews. */
export interface ReviewedSubject {
  form: FormKind;
  result: object;
  /** Pointers to values with a low confidence. */
  needsReview: readonly string[];
  /** Null for records, whose document is not stored. */
  meta: ParseMeta | null;
}

/** Returns null if the tenant has no such subject, or it has no result to review. */
export async function findReviewSubject(
  repositories: Repositories,
  subject: { type: ReviewSubject; id: UUID },
  clock: Clock,
): Promise<ReviewedSubject | null> {
  const reading = await readingOf(repositories, subject, clock);
  if (!reading) return null;
  const reviews = await confirmedReviews(repositories.reviewSessions, subject.id);
  // A person has compared the values, so they are no longer uncertain.
  const needsReview = reviews.length > 0 ? [] : reading.needsReview;
  return { ...reading, needsReview, result: applyCorrections(reading.result, reviews) };
}

async function readingOf(
  { operations, candidates, jobs }: Repositories,
  { type, id }: { type: ReviewSubject; id: UUID },
  clock: Clock,
): Promise<ReviewedSubject | null> {
  if (type === 'candidate') {
    const row = await candidates.find(id);
    if (!row) return null;
    const result = candidateRecord(row, clock.now().toISOString().slice(0, 10));
    return { form: 'candidate', result, needsReview: [], meta: null };
  }
  if (type === 'job') {
    const row = await jobs.find(id);
    return row ? { form: 'job_description', result: readingOfJob(row), needsReview: [], meta: null } : null;
  }
  const row = await operations.find(id);
  const form = row ? FORMS[row.type] : undefined;
  if (!row?.result || !form || isExpired(row.status, row.expires_at, clock.now())) return null;
  const { meta } = row.result as { meta: ParseMeta };
  return { form, result: row.result, needsReview: meta.needsReview, meta };
}

const FORMS: Record<string, FormKind> = { 'parse.resume': 'resume', 'parse.jd': 'job_description' };
