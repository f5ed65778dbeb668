import type { Repositories } from '../../db/kernel/repositories';
import type { CandidateRow } from '../../db/records/candidates.repository';
import type { CandidateFields } from '../../domain/candidates/candidate';
import type { UUID } from '../../domain/common';
import { applyCorrections } from '../../domain/corrections/apply-corrections';
import type { FormKind } from '../../domain/corrections/correctable-fields';
import type { ReviewSubject } from '../../domain/corrections/correction';
import { evidenceByField } from '../../domain/corrections/evidence-by-field';
import { recordEvidence } from '../../domain/corrections/record-evidence';
import type { ParseMeta } from '../../domain/parsing/parse-meta';
import type { ParsedResume } from '../../domain/parsing/parsed-resume';
import type { Clock } from '../../platform/clock';
import { candidateRecord, storedCandidate } from '../candidates/candidate-record';
import { parseIdsOf } from '../candidates/pushed-resume';
import { readingOfJob } from '../jobs/job-record';
import { isExpired } from '../operations/operation';
import { confirmedReviews } from './confirmed-reviews';

/** What a person reviews: the result with the corrections of earlier reviews. */
export interface ReviewedSubject {
  form: FormKind;
  result: object;
  /** Pointers to values with a low confidence. */
  needsReview: readonly string[];
  /** The parse of the document: for a candidate that of its resume. Null if no result of a parse is stored. */
  meta: ParseMeta | null;
  /** Words that support the values of a record, by field; a parse has them in its result. */
  evidence?: object;
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
  const result = applyCorrections(reading.result, reviews);
  if (reading.form !== 'candidate' || !reading.resume) return { ...reading, needsReview, result };
  const { meta } = reading.resume;
  const supports = recordEvidence(result as CandidateFields, reading.resume, meta.needsReview);
  return {
    ...{ form: reading.form, result, meta, evidence: evidenceByField(supports) },
    needsReview:
      reviews.length > 0 ? [] : supports.filter(({ uncertain }) => uncertain).map(({ pointer }) => pointer),
  };
}

type Reading = Omit<ReviewedSubject, 'evidence'> & { resume?: CandidateResume | null };
type CandidateResume = Omit<ParsedResume, 'meta'> & { meta: ParseMeta };

/** Returns the parse of the resume of a candidate with the corrections of people; null if its result is not stored. */
export async function findCandidateResume(
  repositories: Repositories,
  row: CandidateRow,
  clock: Clock,
): Promise<CandidateResume | null> {
  const [parseId] = parseIdsOf(storedCandidate(row));
  if (parseId === undefined) return null;
  const resume = await findReviewSubject(repositories, { type: 'operation', id: parseId }, clock);
  if (!resume?.meta || resume.form !== 'resume') return null;
  const meta = { ...resume.meta, needsReview: [...resume.needsReview] };
  return { ...(resume.result as Omit<ParsedResume, 'meta'>), meta };
}

async function readingOf(
  repositories: Repositories,
  { type, id }: { type: ReviewSubject; id: UUID },
  clock: Clock,
): Promise<Reading | null> {
  const { operations, candidates, jobs } = repositories;
  if (type === 'candidate') {
    const row = await candidates.find(id);
    if (!row) return null;
    const result = candidateRecord(row, clock.now().toISOString().slice(0, 10));
    const resume = await findCandidateResume(repositories, row, clock);
    return { form: 'candidate', result, needsReview: [], meta: resume?.meta ?? null, resume };
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
