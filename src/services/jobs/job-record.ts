import type { FullJobRow, JobRow, JobRowWithContent } from '../../db/records/jobs.repository';
import type { CustomFields } from '../../domain/candidates/candidate';
import type { StateCode, Timestamp, UUID } from '../../domain/common';
import type { AppliedCorrection } from '../../domain/corrections/correction';
import type { CloseReason, JobStatus } from '../../domain/jobs/job-status';
import { emptyValues } from '../../domain/parsing/parsed-field';
import { POSTING_FIELDS, type ParsedJobDescription } from '../../domain/parsing/parsed-job-description';

/** A job as it appears in lists. */
export interface JobRecord {
  jobId: UUID;
  externalId: string | null;
  slug: string;
  title: string;
  city: string | null;
  state: StateCode | null;
  status: JobStatus;
  closeReason: CloseReason | null;
  postedAt: Timestamp;
  closedAt: Timestamp | null;
  updatedAt: Timestamp;
}

/** A job with its parsed posting. */
export interface FullJobRecord extends JobRecord {
  parsed: ParsedJobDescription;
  /** What people changed in reviews; absent if nothing. */
  corrections?: AppliedCorrection[];
  customFields: CustomFields;
}

export function jobRecord(row: JobRow): JobRecord {
  return {
    jobId: row.job_id,
    externalId: row.external_id,
    slug: row.slug,
    title: row.title,
    city: row.city,
    state: row.state,
    status: row.status,
    closeReason: row.close_reason,
    postedAt: row.posted_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
  };
}

export function fullJobRecord(row: FullJobRow): FullJobRecord {
  return { ...jobRecord(row), parsed: storedPosting(row), customFields: row.custom_fields as CustomFields };
}

/** Returns every field of the posting. Fields that an earlier release did not store are empty. */
export function storedPosting({
  title,
  parsed,
}: Pick<JobRowWithContent, 'title' | 'parsed'>): ParsedJobDescription {
  return { title, ...emptyValues(POSTING_FIELDS), ...parsed };
}

/** What was read of a job, without the corrections of people. */
export function readingOfJob({
  title,
  parsed,
  reading,
}: Pick<FullJobRow, 'title' | 'parsed' | 'reading'>): ParsedJobDescription {
  return storedPosting({ title, parsed: reading ?? parsed });
}
