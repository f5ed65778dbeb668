import type { Timestamp, UUID } from '../../domain/common';
import type { FeedField, FeedFormat } from '../../domain/job-feeds/missing-fields';

/** Who publishes a feed. */
export interface JobFeedRequest {
  /**
   * Name that job boards show as the source.
   * @minLength 1
   * @maxLength 200
   */
  publisherName: string;
  /**
   * Website of the publisher, http or https.
   * @maxLength 2048
   * @pattern ^https?://[^\s]+$
   */
  publisherUrl?: string;
  /**
   * Address of a job whose posting has no address of its own, http or https, with `{jobId}`, `{externalId}` or `{slug}`.
   * @maxLength 2048
   * @pattern ^https?://[^\s]+$
   */
  jobUrlTemplate?: string;
}

/** A feed of your open jobs. */
export interface JobFeed {
  feedId: UUID;
  publisherName: string;
  publisherUrl: string | null;
  jobUrlTemplate: string | null;
  createdAt: Timestamp;
}

/** The links of a feed by format. Everyone who has a link can read your open jobs. */
export interface JobFeedLinks {
  /** A schema.org DataFeed of JobPosting as JSON-LD. */
  schemaOrg: string;
  /** XML in the format of Indeed. */
  indeed: string;
  /** XML in the format of LinkedIn. */
  linkedin: string;
  /** Atom (RFC 4287). */
  atom: string;
}

export interface JobFeedWithLinks extends JobFeed {
  /** Shown only in this response. */
  links: JobFeedLinks;
}

export interface LeftOutJobCount {
  format: FeedFormat;
  /** The field that the format requires and the jobs do not have. */
  field: FeedField;
  /** @isInt */
  count: number;
}

export interface JobFeedReport extends JobFeed {
  /** @isInt */
  openJobs: number;
  /** Open jobs that a format leaves out, by format and missing field. */
  leftOut: LeftOutJobCount[];
}

export interface JobFeedList {
  feeds: JobFeed[];
  hasMore: boolean;
  nextCursor: string | null;
}
