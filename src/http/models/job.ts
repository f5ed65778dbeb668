import type { AppliedCorrection } from '../../domain/corrections/correction';
import type { CustomFields } from '../../domain/candidates/candidate';
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
 * A posting as structured data: only `title` is required. Skills and benefits may be plain names. The result of `POST
 * /parse/jd` can be sent unchanged.
 */
export type ParsedJobInput = Partial<
  Omit<
    ParsedJobDescription,
    | 'title'
    | 'requiredSkills'
    | 'preferredSkills'
    | 'benefits'
    | 'compensation'
    | 'schedule'
    | 'evidence'
    | 'meta'
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
  /** Ignored, so that a parsed posting can be sent back unchanged. */
  evidence?: Record<string, unknown>;
  /** Ignored, so that a parsed posting can be sent back unchanged. */
  meta?: Record<string, unknown>;
};

/** Your posting: exactly one of `text` and `parsed`. */
export interface JobSyncRequest {
  /** The posting as text, at most 100,000 characters, or a whole file as an RFC 2397 data URL. */
  text?: string;
  parsed?: ParsedJobInput;
  /**
   * Your own identifier. Another push with the same identifier updates the job.
   * @minLength 1
   * @maxLength 200
   */
  externalId?: string;
  /**
   * Overrides the title in the text, also for later pushes without `title`; null removes the override.
   * @minLength 1
   * @maxLength 200
   */
  title?: string | null;
  /**
   * `City, ST`, used if the text does not state a location.
   * @maxLength 200
   */
  location?: string;
  /**
   * Values of your declared custom fields, at most 16 kB as JSON; never scored. Replaces the existing ones, null removes
   * them, and without it they stay.
   */
  customFields?: CustomFields | null;
}

/** The main data of the posting, returned by a push. */
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
  /** Only present if not empty. */
  warnings?: Warning[];
}

/** Up to 100 postings, processed in their order. */
export interface JobBulkSyncRequest {
  /** Each item is a `JobSyncRequest`, validated separately: an invalid item does not affect the others. */
  jobs: unknown[];
}

export interface ItemFieldError {
  /** JSON Pointer into the body of the request. */
  pointer: string;
  code: string;
  message: string;
}

/** Why one item of a batch failed. */
export interface ItemError {
  code: string;
  message: string;
  /** The HTTP status that a request with only this item would have returned. */
  status: number;
  errors?: ItemFieldError[];
  /** With `not_found`: the type of the missing record. */
  resource?: string;
}

/** The result of one posting; `error` contains the reason of a failure. */
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
  /** One entry per item, in the order of the request. */
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
  /** Only present if the push had one. */
  externalId?: string;
}

/** One page of jobs, the most recently posted first. */
export interface JobList {
  jobs: JobListItem[];
  hasMore: boolean;
  /** Pass it as `cursor` to get the next page. */
  nextCursor: string | null;
}

export interface JobDetail extends JobListItem {
  parsed: ParsedJobDescription;
  closeReason: CloseReason | null;
  closedAt: Timestamp | null;
  updatedAt: Timestamp;
  /** What people changed in reviews; absent if nothing. The fields have the corrected values. */
  corrections?: AppliedCorrection[];
  customFields: CustomFields;
}

/** A new status, custom fields, or both. */
export interface JobStatusRequest {
  status?: JobStatus;
  /** Replaces all custom fields; null removes them. */
  customFields?: CustomFields | null;
  /** Required when this request closes the job. */
  closeReason?: CloseReason;
  /**
   * Only with `archived`: frees the `externalId`, so that the next push under it creates a new job. Without it, a push
   * under the `externalId` of an archived job updates that job, which stays archived. Also works on a job that is
   * already archived.
   */
  releaseExternalId?: boolean;
}

/** One job, identified by `jobId` or `externalId`, and its new status. */
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
  /** Each item is validated separately: an invalid item does not affect the others. */
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
