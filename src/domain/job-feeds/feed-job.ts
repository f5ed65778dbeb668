import type { Timestamp, UUID } from '../common';
import type { ParsedJobDescription } from '../parsing/parsed-job-description';

/** Who publishes a feed, and where its jobs are shown. */
export interface FeedPublisher {
  name: string;
  url: string | null;
  /** Address of a job that has none of its own, with `{jobId}`, `{externalId}` or `{slug}`. */
  jobUrlTemplate: string | null;
}

/** An open job as feeds publish it. */
export interface FeedJob {
  jobId: UUID;
  externalId: string | null;
  slug: string;
  postedAt: Timestamp;
  updatedAt: Timestamp;
  posting: ParsedJobDescription;
}

/** Address where people apply: the one of the posting, else the template of the publisher; null without both. */
export function jobUrl(
  { jobId, externalId, slug, posting }: FeedJob,
  publisher: FeedPublisher,
): string | null {
  if (posting.applyUrl !== null && /^https?:/i.test(posting.applyUrl)) return posting.applyUrl;
  const { jobUrlTemplate } = publisher;
  if (jobUrlTemplate === null) return posting.applyUrl;
  if (jobUrlTemplate.includes('{externalId}') && externalId === null) return posting.applyUrl;
  return jobUrlTemplate
    .replaceAll('{jobId}', jobId)
    .replaceAll('{externalId}', encodeURIComponent(externalId ?? ''))
    .replaceAll('{slug}', encodeURIComponent(slug));
}

/** The employer of the posting, else the publisher. */
export function companyOf({ posting }: FeedJob, publisher: FeedPublisher): string {
  return posting.employerName ?? publisher.name;
}

/** Identifier in feeds: that of the tenant's own system if it has one. */
export function referenceOf({ externalId, jobId }: FeedJob): string {
  return externalId ?? jobId;
}
