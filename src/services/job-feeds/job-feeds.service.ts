import type { JobFeedLookupRepository } from '../../db/access/job-feed-lookup.repository';
import type { JobFeedRow } from '../../db/records/job-feeds.repository';
import type { TenantScope, Timestamp, UUID } from '../../domain/common';
import type { FeedPublisher } from '../../domain/job-feeds/feed-job';
import {
  FEED_FORMATS,
  missingFields,
  type FeedField,
  type FeedFormat,
} from '../../domain/job-feeds/missing-fields';
import { AppError, notFound } from '../../platform/app-error';
import type { Clock } from '../../platform/clock';
import { newId } from '../../platform/ids';
import { auditActor, type Caller } from '../access/caller';
import { isLinkToken, newLinkToken, tokenDigest } from '../access/link-token';
import type { Cursors } from '../cursors';
import { loadPage } from '../pages';
import type { TenantData } from '../tenant-data';
import { openJobs } from './open-jobs';
import { renderFeed, type FeedDocument } from './render-feed';

const MAX_FEEDS = 10;

export interface NewJobFeedInput {
  publisherName: string;
  publisherUrl: string | null;
  jobUrlTemplate: string | null;
}

export interface JobFeedRecord {
  feedId: UUID;
  publisherName: string;
  publisherUrl: string | null;
  jobUrlTemplate: string | null;
  createdAt: Timestamp;
}

/** Open jobs that a format leaves out, because they lack a field that the format requires. */
export interface LeftOutJobs {
  format: FeedFormat;
  field: FeedField;
  count: number;
}

export interface FeedReportRecord extends JobFeedRecord {
  openJobs: number;
  leftOut: LeftOutJobs[];
}

/** Feeds of the open jobs of a tenant, read by job boards under a secret link. */
export class JobFeedsService {
  constructor(
    private readonly data: TenantData,
    private readonly lookup: JobFeedLookupRepository,
    private readonly cursors: Cursors,
    private readonly clock: Clock,
  ) {}

  /** Creates a feed. The token is part of its links and is returned only here. Throws `feed_limit_reached`. */
  async create(caller: Caller, input: NewJobFeedInput): Promise<{ feed: JobFeedRecord; token: string }> {
    const token = newLinkToken();
    const feedId = newId();
    const row = await this.data.of(caller).transaction(async ({ jobFeeds, auditLog }) => {
      const inserted = await jobFeeds.insert({ feedId, tokenHash: tokenDigest(token), ...input }, MAX_FEEDS);
      if (inserted) await auditLog.add(auditEntry(caller, 'job_feed.created', feedId));
      return inserted;
    });
    if (!row) {
      throw new AppError(
        'feed_limit_reached',
        `A tenant may have at most ${MAX_FEEDS} job feeds in each mode.`,
        {
          extensions: { maxFeeds: MAX_FEEDS },
        },
      );
    }
    return { feed: feedRecord(row), token };
  }

  /** Lists feeds, oldest first. */
  async list(
    scope: TenantScope,
    page: { limit: number; cursor: string | null },
  ): Promise<{ feeds: JobFeedRecord[]; hasMore: boolean; nextCursor: string | null }> {
    const { jobFeeds } = this.data.of(scope).reads;
    const { items, hasMore, nextCursor } = await loadPage(scope, this.cursors, {
      list: 'job-feeds',
      ...page,
      rows: (limit, place) =>
        jobFeeds.list({ limit, after: place && { createdAt: place.at, feedId: place.id } }),
      item: feedRecord,
      placeOf: ({ createdAt, feedId }) => [createdAt, feedId],
    });
    return { feeds: items, hasMore, nextCursor };
  }

  /** Returns a feed with the number of open jobs, and of those that a format leaves out. */
  async get(scope: TenantScope, feedId: UUID): Promise<FeedReportRecord> {
    const row = await this.data.of(scope).repositories.jobFeeds.find(feedId);
    if (!row) throw notFound('job_feed');
    const publisher = publisherOf(row);
    const counts = new Map<string, LeftOutJobs>();
    let count = 0;
    for await (const job of openJobs(this.data.of(scope).reads, this.clock.now())) {
      count += 1;
      for (const format of FEED_FORMATS) {
        for (const field of missingFields(job, publisher, format)) {
          const counted = counts.get(`${format} ${field}`);
          if (counted) counted.count += 1;
          else counts.set(`${format} ${field}`, { format, field, count: 1 });
        }
      }
    }
    return { ...feedRecord(row), openJobs: count, leftOut: [...counts.values()] };
  }

  /** Deletes a feed. Its links stop working at once. */
  async remove(caller: Caller, feedId: UUID): Promise<void> {
    await this.data.of(caller).transaction(async ({ jobFeeds, auditLog }) => {
      if (!(await jobFeeds.remove(feedId))) throw notFound('job_feed');
      await auditLog.add(auditEntry(caller, 'job_feed.deleted', feedId));
    });
  }

  /**
   * Returns the document of a link. Throws `route_not_found` if no feed has the token: an address without a feed does not
   * say that feeds exist.
   * @param self address of the document
   */
  async open(token: string, format: FeedFormat, self: string): Promise<FeedDocument> {
    const owner = isLinkToken(token) ? await this.lookup.find(tokenDigest(token)) : undefined;
    if (!owner) throw new AppError('route_not_found', 'No such route exists.');
    const tenant = this.data.of({ tenantId: owner.tenant_id, mode: owner.mode });
    const row = await tenant.repositories.jobFeeds.find(owner.feed_id);
    if (!row) throw new AppError('route_not_found', 'No such route exists.');
    return renderFeed({
      format,
      self,
      feedId: row.feed_id,
      createdAt: row.created_at,
      publisher: publisherOf(row),
      jobs: tenant.reads,
      now: this.clock.now(),
    });
  }
}

function publisherOf(row: JobFeedRow): FeedPublisher {
  return { name: row.publisher_name, url: row.publisher_url, jobUrlTemplate: row.job_url_template };
}

function feedRecord(row: JobFeedRow): JobFeedRecord {
  return {
    feedId: row.feed_id,
    publisherName: row.publisher_name,
    publisherUrl: row.publisher_url,
    jobUrlTemplate: row.job_url_template,
    createdAt: row.created_at.toISOString(),
  };
}

function auditEntry(caller: Caller, action: string, feedId: UUID) {
  return {
    ...{ audit_id: newId(), tenant_id: caller.tenantId, ...auditActor(caller) },
    ...{ action, subject_type: 'job_feed' as const, subject_id: feedId },
  };
}
