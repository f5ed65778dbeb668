import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import { namedBindings, type Executor } from '../kernel/statement';

export interface NewJobFeed {
  feedId: string;
  tokenHash: Buffer;
  publisherName: string;
  publisherUrl: string | null;
  jobUrlTemplate: string | null;
}

export interface JobFeedRow {
  feed_id: string;
  publisher_name: string;
  publisher_url: string | null;
  job_url_template: string | null;
  created_at: Date;
}

const COLUMNS = 'feed_id, publisher_name, publisher_url, job_url_template, created_at';

/** The job feeds of a tenant and mode, without the digests of their secrets. */
export class JobFeedsRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  /** Inserts a feed. Returns undefined if the tenant has `limit` feeds in this mode. Call within a transaction. */
  async insert(feed: NewJobFeed, limit: number): Promise<JobFeedRow | undefined> {
    // Two requests at the same time must not both take the last place.
    await this.executor.rows(
      this.knex.raw(`SELECT pg_advisory_xact_lock(hashtextextended('job_feeds:' || ?::text || ?::text, 0))`, [
        this.scope.tenantId,
        this.scope.mode,
      ]),
    );
    const [row] = await this.executor.rows<JobFeedRow>(
      this.knex.raw(
        `INSERT INTO job_feeds (feed_id, tenant_id, mode, token_hash, publisher_name, publisher_url, job_url_template)
         SELECT :feedId, :tenantId, :mode, :tokenHash, :publisherName, :publisherUrl, :jobUrlTemplate
         WHERE (SELECT count(*) FROM job_feeds WHERE tenant_id = :tenantId AND mode = :mode) < :limit
         RETURNING ${COLUMNS}`,
        namedBindings({ ...feed, ...this.scope, limit }),
      ),
    );
    return row;
  }

  /** Oldest first. */
  list(page: { limit: number; after: { createdAt: string; feedId: string } | null }): Promise<JobFeedRow[]> {
    const query = this.knex('job_feeds')
      .select(this.knex.raw(COLUMNS))
      .where({ tenant_id: this.scope.tenantId, mode: this.scope.mode })
      .orderBy(['created_at', 'feed_id'])
      .limit(page.limit);
    if (page.after) {
      void query.whereRaw('(created_at, feed_id) > (?::timestamptz, ?::uuid)', [
        page.after.createdAt,
        page.after.feedId,
      ]);
    }
    return this.executor.rows<JobFeedRow>(query);
  }

  async find(feedId: string): Promise<JobFeedRow | undefined> {
    const [row] = await this.executor.rows<JobFeedRow>(
      this.knex('job_feeds').select(this.knex.raw(COLUMNS)).where({ feed_id: feedId }),
    );
    return row;
  }

  /** Returns false if the tenant has no such feed. */
  async remove(feedId: string): Promise<boolean> {
    const rows = await this.executor.rows(
      this.knex('job_feeds').where({ feed_id: feedId }).delete().returning('feed_id'),
    );
    return rows.length > 0;
  }
}
