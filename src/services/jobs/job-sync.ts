import type { UUID, StateCode, Warning } from '../../domain/common';
import type { GivenJob } from '../../domain/jobs/complete-job';
import type { StoredError } from '../../platform/app-error';
import type { PushedDocument } from '../parsing/parse-pushed-document';

/** A posting pushed by its employer, checked: exactly one of `document` and `parsed`. */
export interface JobPush {
  externalId: string | null;
  /** Goes before the parsed title, in later pushes too; null takes it back, undefined leaves it. */
  title?: string | null;
  /** `City, ST`, used where the text does not say where the job is. */
  location: string | null;
  parsed: GivenJob | null;
  document: PushedDocument | null;
}

/** An item of a batch: a posting, or the reason why it is not one. */
export type JobBatchItem =
  { kind: 'push'; push: JobPush } | { kind: 'refused'; externalId: string | null; error: StoredError };

/** The six facts the answer to a push repeats, in this order. */
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
  /** Only when there are any. */
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
