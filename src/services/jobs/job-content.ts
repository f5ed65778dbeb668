import { createHash } from 'node:crypto';
import type { JobContent, SavedJob } from '../../db/jobs.repository';
import type { Warning } from '../../domain/common';
import { locationFallback } from '../../domain/jobs/location-fallback';
import { jobSlug } from '../../domain/jobs/slug';
import type { ParsedJobDescription } from '../../domain/parsing/parsed-job-description';
import { newId } from '../../platform/ids';
import type { JobPush, JobSyncParsed } from './job-sync';

type Posting = Omit<ParsedJobDescription, 'meta'>;

/** The posting as it is kept: the caller's title wins, the caller's place helps out. */
export function withOverrides(posting: Posting, push: Pick<JobPush, 'title' | 'location'>): Posting {
  const place = posting.city === null && push.location !== null ? locationFallback(push.location) : null;
  return {
    ...posting,
    ...(push.title === null ? {} : { title: push.title }),
    ...(place ?? {}),
  };
}

export function jobContent(posting: Posting, externalId: string | null): JobContent {
  const jobId = newId();
  const parsed = JSON.stringify(posting);
  return {
    jobId,
    externalId,
    slug: jobSlug(posting.title, jobId),
    title: posting.title,
    city: posting.city,
    state: posting.state,
    parsed,
    contentHash: createHash('sha256').update(parsed).digest(),
    postedAt: posting.postedAt,
    expiresAt: posting.expiresAt,
  };
}

export function syncedFacts(posting: Posting): JobSyncParsed {
  return {
    title: posting.title,
    requiredCertifications: posting.requiredCertifications,
    hourlyMinUsd: posting.hourlyMinUsd,
    hourlyMaxUsd: posting.hourlyMaxUsd,
    city: posting.city,
    state: posting.state,
  };
}

/** A push never changes the state of a job; whoever pushes to one that is not open should know. */
export function statusWarnings(saved: SavedJob): Warning[] {
  if (saved.status !== 'closed' && saved.status !== 'archived') return [];
  return [
    {
      code: 'job_status_unchanged',
      message: `The job stays ${saved.status}; a push updates its content only.`,
      pointer: '/jobId',
    },
  ];
}
