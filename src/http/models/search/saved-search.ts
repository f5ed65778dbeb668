import type { CandidateListItem, CandidateStatus } from '../../../domain/candidates/candidate';
import type { EmploymentType, Timestamp, UUID } from '../../../domain/common';
import type { JobStatus } from '../../../domain/jobs/job-status';
import type { JobListItem } from '../job';

/** What a saved search lists. */
export type SavedSearchList = 'candidates' | 'jobs';

/** The parameters of `GET /candidates` or of `GET /jobs`, with the same meaning. */
export interface SavedSearchFilters {
  /** A status of candidates or of jobs. */
  status?: CandidateStatus | JobStatus;
  /** @maxLength 200 */
  externalId?: string;
  /**
   * ISO 8601.
   * @maxLength 40
   */
  updatedSince?: string;
  /** @maxLength 100 */
  skill?: string;
  /** @maxLength 100 */
  occupation?: string;
  /** @maxLength 100 */
  certification?: string;
  /** @maxLength 100 */
  near?: string;
  /** @maxLength 10 */
  within?: string;
  /** @maxLength 500 */
  customFields?: string;
  /**
   * Candidates only.
   * @maxLength 100
   */
  q?: string;
  /** Jobs only. */
  remote?: boolean;
  /** Jobs only. */
  employmentType?: EmploymentType;
  /**
   * Jobs only.
   * @minimum 0
   * @maximum 99999
   */
  payAtLeast?: number;
  /**
   * Jobs only.
   * @maxLength 40
   */
  source?: string;
  /**
   * Jobs only.
   * @maxLength 100
   */
  text?: string;
}

/** A search to save. */
export interface SavedSearchRequest {
  /**
   * Name for people; no personal data.
   * @minLength 1
   * @maxLength 200
   */
  name: string;
  of: SavedSearchList;
  /** All records of the list if absent. */
  filters?: SavedSearchFilters;
  /** Only with `of: "candidates"`: notify of candidates whose score for this job reaches `notifyAbove`. */
  jobId?: UUID;
  /** Only with `of: "jobs"`: notify of jobs for which the score of this candidate reaches `notifyAbove`. */
  candidateId?: UUID;
  /** Whether `match.found` is sent; by default `true` with a job or a candidate and `false` without one. */
  notify?: boolean;
  /**
   * Score to notify from. Required with `jobId` or `candidateId`, and only accepted with one.
   * @minimum 0
   * @maximum 100
   */
  notifyAbove?: number;
}

/** What changes; absent members stay. The list, the job and the candidate of a search cannot change. */
export interface SavedSearchChangeRequest {
  /**
   * @minLength 1
   * @maxLength 200
   */
  name?: string;
  /** Replaces all filters. */
  filters?: SavedSearchFilters;
  notify?: boolean;
  /**
   * @minimum 0
   * @maximum 100
   */
  notifyAbove?: number;
}

export interface SavedSearch {
  searchId: UUID;
  name: string;
  of: SavedSearchList;
  filters: SavedSearchFilters;
  jobId: UUID | null;
  candidateId: UUID | null;
  notify: boolean;
  notifyAbove: number | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

/** Limits of saved searches of your tenant. */
export interface SavedSearchLimits {
  /**
   * Saved searches in each mode.
   * @isInt
   */
  maxSearches: number;
}

export interface SavedSearchPage {
  savedSearches: SavedSearch[];
  limits: SavedSearchLimits;
  hasMore: boolean;
  /** Pass it as `cursor` to get the next page. */
  nextCursor: string | null;
}

/** One page of the records that pass the filters now, as the list returns them. */
export interface SavedSearchResults {
  of: SavedSearchList;
  /** Empty for a search of jobs. */
  candidates: CandidateListItem[];
  /** Empty for a search of candidates. */
  jobs: JobListItem[];
  hasMore: boolean;
  /** Pass it as `cursor` to get the next page. */
  nextCursor: string | null;
}
