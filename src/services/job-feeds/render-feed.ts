import { createHash } from 'node:crypto';
import type { Repositories } from '../../db/kernel/repositories';
import type { UUID } from '../../domain/common';
import { ATOM_TAIL, atomEntry, atomHead } from '../../domain/job-feeds/atom';
import type { FeedJob, FeedPublisher } from '../../domain/job-feeds/feed-job';
import { INDEED_TAIL, indeedHead, indeedJob } from '../../domain/job-feeds/indeed-xml';
import { LINKEDIN_TAIL, linkedinHead, linkedinJob } from '../../domain/job-feeds/linkedin-xml';
import { missingFields, type FeedFormat } from '../../domain/job-feeds/missing-fields';
import { toJobPosting } from '../../domain/job-feeds/schema-org';
import { openJobs } from './open-jobs';

export interface FeedToRender {
  format: FeedFormat;
  self: string;
  feedId: UUID;
  createdAt: Date;
  publisher: FeedPublisher;
  jobs: Pick<Repositories, 'jobs'>;
  now: Date;
}

/** A feed as it is sent. */
export interface FeedDocument {
  mediaType: string;
  /** Weak entity tag: equal while the same jobs are open and unchanged. */
  etag: string;
  text: AsyncIterable<string>;
}

interface FeedLayout {
  mediaType: string;
  head(feed: FeedToRender, changedAt: Date): string;
  item(job: FeedJob, publisher: FeedPublisher): string;
  separator: string;
  tail: string;
}

const LAYOUTS: Record<FeedFormat, FeedLayout> = {
  'schema-org': {
    mediaType: 'application/ld+json; charset=utf-8',
    head: ({ publisher }, changedAt) =>
      `{"@context":"https://schema.org","@type":"DataFeed","name":${JSON.stringify(`Jobs of ${publisher.name}`)},` +
      `"dateModified":"${changedAt.toISOString()}","dataFeedElement":[`,
    item: (job, publisher) => JSON.stringify(toJobPosting(job, publisher)),
    separator: ',\n',
    tail: ']}\n',
  },
  indeed: {
    mediaType: 'application/xml; charset=utf-8',
    head: ({ publisher }, changedAt) => indeedHead(publisher, changedAt),
    item: indeedJob,
    separator: '',
    tail: INDEED_TAIL,
  },
  linkedin: {
    mediaType: 'application/xml; charset=utf-8',
    head: ({ publisher }, changedAt) => linkedinHead(publisher, changedAt),
    item: linkedinJob,
    separator: '',
    tail: LINKEDIN_TAIL,
  },
  atom: {
    mediaType: 'application/atom+xml; charset=utf-8',
    head: ({ publisher, feedId, self }, updatedAt) => atomHead(publisher, { feedId, self, updatedAt }),
    item: atomEntry,
    separator: '',
    tail: ATOM_TAIL,
  },
};

/** Renders a feed. Jobs are read while the document is sent, so a feed of any length needs little memory. */
export async function renderFeed(feed: FeedToRender): Promise<FeedDocument> {
  const { count, changedAt } = await feed.jobs.jobs.stateOfOpen(feed.now);
  const layout = LAYOUTS[feed.format];
  const state = `${feed.feedId} ${feed.format} ${count} ${changedAt?.toISOString() ?? ''}`;
  return {
    mediaType: layout.mediaType,
    etag: `W/"${createHash('sha256').update(state).digest('base64url').slice(0, 22)}"`,
    text: feedText(feed, layout, changedAt ?? feed.createdAt),
  };
}

async function* feedText(
  feed: FeedToRender,
  layout: FeedLayout,
  changedAt: Date,
): AsyncGenerator<string, void, undefined> {
  yield layout.head(feed, changedAt);
  let isFirst = true;
  for await (const job of openJobs(feed.jobs, feed.now)) {
    if (missingFields(job, feed.publisher, feed.format).length > 0) continue;
    yield (isFirst ? '' : layout.separator) + layout.item(job, feed.publisher);
    isFirst = false;
  }
  yield layout.tail;
}
