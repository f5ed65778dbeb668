import type { Mode } from '../../domain/common';
import type { Database } from '../kernel/database';

export interface JobFeedOwner {
  feed_id: string;
  tenant_id: string;
  mode: Mode;
}

/** Finds the feed of a link by the digest of its secret, before the tenant is known. */
export class JobFeedLookupRepository {
  constructor(private readonly database: Database) {}

  /** Returns undefined if no feed has the digest, or its tenant is suspended. */
  async find(tokenHash: Buffer): Promise<JobFeedOwner | undefined> {
    const { rows } = await this.database.knex.raw<{ rows: JobFeedOwner[] }>(
      'SELECT * FROM find_job_feed(?)',
      [tokenHash],
    );
    return rows[0];
  }
}
