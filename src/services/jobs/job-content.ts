import type { JobContent, SavedJob } from '../../db/records/jobs.repository';
import type { CustomFields } from '../../domain/candidates/candidate';
import { customFieldWords } from '../../domain/custom-fields/custom-field-terms';
import type { Warning } from '../../domain/common';
import { locationFallback } from '../../domain/jobs/location-fallback';
import { JOB_WORD_VERSION, jobWords } from '../../domain/jobs/search-attributes';
import { jobSlug } from '../../domain/jobs/slug';
import type { ParsedJobDescription } from '../../domain/parsing/parsed-job-description';
import { roundNumbersToFourDecimals } from '../../domain/rounding';
import { searchPoint } from '../../domain/search/near';
import { newId } from '../../platform/ids';
import type { JobPush, JobSyncParsed } from './job-sync';

type ParsedPosting = Omit<ParsedJobDescription, 'meta'>;

/** Applies the caller's title, and the caller's location if the posting states none. */
export function withOverrides(
  posting: ParsedPosting,
  push: Pick<JobPush, 'title' | 'location'>,
): ParsedPosting {
  const place = posting.city === null && push.location !== null ? locationFallback(push.location) : null;
  return {
    ...posting,
    ...(push.title ? { title: push.title } : {}),
    ...(place ?? {}),
  };
}

/** Effect of a push on the title override: set it, remove it, or leave it. */
export type TitleOverride = Pick<JobContent, 'titleOverride' | 'keepsTitleOverride'>;

/** Parsed data contains the title that the caller chose, so it removes an earlier override. */
export function titleOverride({ title, parsed }: Pick<JobPush, 'title' | 'parsed'>): TitleOverride {
  return { titleOverride: title ?? null, keepsTitleOverride: title === undefined && parsed === null };
}

export function jobContent(
  posting: ParsedPosting,
  externalId: string | null,
  override: TitleOverride,
  customFields: CustomFields | null | undefined = undefined,
): JobContent {
  const jobId = newId();
  const { title, ...untitled } = posting;
  const point = searchPoint(posting);
  return {
    jobId,
    externalId,
    slug: jobSlug(title, jobId),
    title,
    ...override,
    city: posting.city,
    state: posting.state,
    untitled: JSON.stringify(roundNumbersToFourDecimals(untitled)),
    postedAt: posting.postedAt,
    expiresAt: posting.expiresAt,
    words: (shownTitle) => [
      ...jobWords({ ...posting, title: shownTitle }),
      ...customFieldWords(customFields ?? {}),
    ],
    customFields: JSON.stringify(customFields ?? {}),
    keepsCustomFields: customFields === undefined,
    wordVersion: JOB_WORD_VERSION,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
  };
}

export function syncedFields(posting: ParsedPosting, { title }: Pick<SavedJob, 'title'>): JobSyncParsed {
  return {
    title,
    requiredCertifications: posting.requiredCertifications,
    hourlyMinUsd: posting.hourlyMinUsd,
    hourlyMaxUsd: posting.hourlyMaxUsd,
    city: posting.city,
    state: posting.state,
  };
}

/** A push never changes the status of a job, so a push to a job that is not open gets a warning. */
export function statusWarnings(saved: SavedJob): Warning[] {
  if (saved.status !== 'closed' && saved.status !== 'archived') return [];
  const way =
    saved.status === 'closed'
      ? 'Reopen it with PATCH /api/v1/jobs/{jobId} and status open.'
      : 'To push a new job under its externalId, send PATCH /api/v1/jobs/{jobId} with status archived and ' +
        'releaseExternalId true first.';
  return [
    {
      code: 'job_status_unchanged',
      message: `The job stays ${saved.status}; a push only updates its content. ${way}`,
      pointer: '/jobId',
    },
  ];
}
