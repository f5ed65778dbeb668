import type { Repositories } from '../../db/kernel/repositories';
import type { JobContent, SavedJob } from '../../db/records/jobs.repository';
import type { UUID } from '../../domain/common';
import { correctedJob } from '../../domain/corrections/corrected-job';
import { jobWords } from '../../domain/jobs/search-attributes';
import { roundNumbersToFourDecimals } from '../../domain/rounding';
import { searchPoint } from '../../domain/search/near';
import { notFound } from '../../platform/app-error';
import { confirmedReviews } from '../reviews/confirmed-reviews';
import { readingOfJob } from './job-record';

/** Saves the content of a pushed job. If people have corrected the job, their corrections are applied to the new content. */
export async function saveJob(repositories: Repositories, content: JobContent): Promise<SavedJob> {
  return (await repositories.jobs.save(content)) ?? saveCorrectedJob(repositories, content);
}

/** Saves the content of a job that people have corrected. Call within a transaction. */
export async function saveCorrectedJob(repositories: Repositories, content: JobContent): Promise<SavedJob> {
  const saved = await repositories.jobs.saveReading(content);
  return { ...saved, title: await rewriteJob(repositories, saved.job_id) };
}

/**
 * Writes the effective posting of a job, from which it is matched, listed and found, and returns its title. The corrections
 * of reviews are applied here and nowhere else. Call within a transaction.
 */
export async function rewriteJob(
  { jobs, reviewSessions }: Pick<Repositories, 'jobs' | 'reviewSessions'>,
  jobId: UUID,
): Promise<string> {
  const row = await jobs.lockReading(jobId);
  if (!row) throw notFound('job');
  const posting = correctedJob(readingOfJob(row), await confirmedReviews(reviewSessions, jobId));
  const point = searchPoint(posting);
  const { title, city, state } = posting;
  await jobs.saveCorrected({
    ...{ jobId, title, city, state },
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    parsed: JSON.stringify(roundNumbersToFourDecimals(posting)),
    words: jobWords(posting),
  });
  return title;
}
