import type { TenantScope } from '../../domain/common';
import type { Database } from '../kernel/database';

/** Finds the tenant of a review session by the id in its link, before the tenant is known. */
export class ReviewSessionLookupRepository {
  constructor(private readonly database: Database) {}

  /** Returns undefined if there is no such session, or its tenant is suspended. */
  async find(sessionId: string): Promise<TenantScope | undefined> {
    const { rows } = await this.database.knex.raw<{
      rows: { tenant_id: string; mode: TenantScope['mode'] }[];
    }>('SELECT * FROM find_review_session(?)', [sessionId]);
    const [row] = rows;
    return row && { tenantId: row.tenant_id, mode: row.mode };
  }
}
