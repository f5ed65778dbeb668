import type { StateCode, Timestamp, UUID, Warning } from '../../domain/common';
import type { CloseReason, JobStatus } from '../../domain/jobs/job-status';
import type {
  Benefit,
  Compensation,
  JobSkill,
  ParsedJobDescription,
  Schedule,
} from '../../domain/parsing/parsed-job-description';

/** A skill with at least its name. */
export type JobSkillInput = Partial<JobSkill> & {
  /** @minLength 1 */
  name: string;
};

/** A benefit with at least its name. */
export type BenefitInput = Partial<Benefit> & {
  /** @minLength 1 */
  name: string;
};

/**
 * A posting as structured data: only `title` is required. Skills and benefits may be plain names. What
 * `POST /parse/jd` answers can be sent as it is.
 */
export type ParsedJobInput = Partial<
  Omit<
    ParsedJobDescription,
    'title' | 'requiredSkills' | 'preferredSkills' | 'benefits' | 'compensation' | 'schedule' | 'meta'
  >
> & {
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  requiredSkills?: (string | JobSkillInput)[];
  preferredSkills?: (string | JobSkillInput)[];
  benefits?: (string | BenefitInput)[];
  compensation?: Partial<Compensation>;
  schedule?: Partial<Schedule>;
  /** Ignored, so that a parsed posting can be sent back whole. */
  meta?: Record<string, unknown>;
};

/** A posting of your own: exactly one of `text` and `parsed`. */
export interface JobSyncRequest {
  /** The posting as text, at most 100,000 characters, or a whole file as an RFC 2397 data URL. */
  text?: string;
  parsed?: ParsedJobInput;
  /**
   * Your own identifier. A second push with the same one updates the job.
   * @minLength 1
   * @maxLength 200
   */
  externalId?: string;
  /**
   * Goes before the title the text states, and holds for later pushes without `title`; null takes it back.
   * @minLength 1
   * @maxLength 200
   */
  title?: string | null;
  /**
   * `City, ST`, used where the text does not say where the job is.
   * @maxLength 200
   */
  location?: string;
}

/** The facts of the posting a push repeats. */
export interface JobSyncFacts {
  title: string;
  requiredCertifications: string[];
  hourlyMinUsd: number | null;
  hourlyMaxUsd: number | null;
  city: string | null;
  state: StateCode | null;
}

export interface JobSyncAnswer {
  jobId: UUID;
  slug: string;
  action: 'created' | 'updated';
  parsed: JobSyncFacts;
  /** Present only when there are any. */
  warnings?: Warning[];
}

/** Up to 100 postings, taken over in their order. */
export interface JobBulkSyncRequest {
  /** Each item is a `JobSyncRequest` and is judged by itself: one that is not valid fails alone. */
  jobs: unknown[];
}

export interface ItemFieldError {
  /** JSON Pointer into the whole body. */
  pointer: string;
  code: string;
  message: string;
}

/** Why one item of a batch failed. */
export interface ItemError {
  code: string;
  message: string;
  /** The HTTP status the item would have been answered with by itself. */
  status: number;
  errors?: ItemFieldError[];
  /** With `not_found`: the kind of record that was not found. */
  resource?: string;
}

/** What became of one posting; `error` says why it failed. */
export interface JobBulkSyncItem {
  /** Position in the request, from 0. */
  index: number;
  externalId: string | null;
  jobId: UUID | null;
  slug: string | null;
  action: 'created' | 'updated' | 'failed';
  error?: ItemError;
  warnings?: Warning[];
}

export interface JobBulkSyncSummary {
  /** @isInt */
  total: number;
  /** @isInt */
  created: number;
  /** @isInt */
  updated: number;
  /** @isInt */
  failed: number;
}

export interface JobBulkSyncAnswer {
  /** One entry an item, in the order of the request. */
  results: JobBulkSyncItem[];
  summary: JobBulkSyncSummary;
}

export interface JobListItem {
  id: UUID;
  slug: string;
  title: string;
  city: string | null;
  state: StateCode | null;
  status: JobStatus;
  postedAt: Timestamp;
  /** Present only when the push had one. */
  externalId?: string;
}

/** One page of jobs, the most recently posted first. */
export interface JobList {
  jobs: JobListItem[];
  hasMore: boolean;
  /** Hand it back as `cursor` for the next page. */
  nextCursor: string | null;
}

export interface JobDetail extends JobListItem {
  parsed: ParsedJobDescription;
  closeReason: CloseReason | null;
  closedAt: Timestamp | null;
  updatedAt: Timestamp;
}

export interface JobStatusRequest {
  status: JobStatus;
  /** Required when the job is closed by this call. */
  closeReason?: CloseReason;
  /**
   * Only with `archived`: frees the `externalId`, so that the next push under it creates a new job. Without it, a push
   * under the `externalId` of an archived job updates that job, which stays archived. Works on a job that is archived
   * already, too.
   */
  releaseExternalId?: boolean;
}

/** One job by `jobId` or by `externalId`, and the state it is to have. */
export interface JobStatusItem {
  jobId?: UUID;
  /**
   * @minLength 1
   * @maxLength 200
   */
  externalId?: string;
  status: JobStatus;
  closeReason?: CloseReason;
  /** Only with `archived`: frees the `externalId` for a new job. */
  releaseExternalId?: boolean;
}

export interface JobBulkStatusRequest {
  /** Each item is judged by itself: one that is not valid fails alone. */
  jobs: unknown[];
}

export interface JobBulkStatusItem {
  index: number;
  jobId: UUID | null;
  externalId: string | null;
  action: 'updated' | 'unchanged' | 'failed';
  status: JobStatus | null;
  error?: ItemError;
}

export interface JobBulkStatusSummary {
  /** @isInt */
  total: number;
  /** @isInt */
  updated: number;
  /** @isInt */
  unchanged: number;
  /** @isInt */
  failed: number;
}

export interface JobBulkStatusAnswer {
  results: JobBulkStatusItem[];
  summary: JobBulkStatusSummary;
}
