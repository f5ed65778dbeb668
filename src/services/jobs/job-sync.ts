import type { CustomFields } from '../../domain/candidates/candidate';
import type { UUID, StateCode, Warning } from '../../domain/common';
import type { GivenJob } from '../../domain/jobs/complete-job';
import type { StoredError } from '../../platform/app-error';
import type { PushedDocument } from '../parsing/parse-pushed-document';

/** A validated push of a posting. Exactly one of `document` and `parsed` is set. */
export interface JobPush {
  externalId: string | null;
  /** Overrides the parsed title, also in later pushes. Null removes the override, undefined leaves it. */
  title?: string | null;
  /** `City, ST`, used if the posting states no location. */
  location: string | null;
  /** Undefined leaves the custom fields, null removes them. */
  customFields?: CustomFields | null;
  parsed: GivenJob | null;
  document: PushedDocument | null;
}

/** An item of a batch: a posting, or the reason why it is not one. */
export type JobBatchItem =
  { kind: 'push'; push: JobPush } | { kind: 'refused'; externalId: string | null; error: StoredError };

/** The six fields repeated in the response to a push, in this order. */
export interface JobSyncParsed {
  title: string;
  requiredCertifications: string[];
  hourlyMinUsd: number | null;
  hourlyMaxUsd: number | null;
  city: string | null;
  state: StateCode | null;
}

export interface JobSyncResult {
  jobId: UUID;
  slug: string;
  action: 'created' | 'updated';
  parsed: JobSyncParsed;
  /** Absent if there are none. */
  warnings?: Warning[];
}

export interface JobBulkSyncOk {
  index: number;
  externalId: string | null;
  jobId: UUID;
  slug: string;
  action: 'created' | 'updated';
  warnings?: Warning[];
}

export interface JobBulkSyncFailed {
  index: number;
  externalId: string | null;
  jobId: null;
  slug: null;
  action: 'failed';
  error: StoredError;
}

export type JobBulkSyncEntry = JobBulkSyncOk | JobBulkSyncFailed;

export interface JobBulkSyncResponse {
  results: JobBulkSyncEntry[];
  summary: { total: number; created: number; updated: number; failed: number };
}
