import type { TenantScope } from '../../domain/common';
import type { Database } from '../kernel/database';

/** Tenant of a view session, with its type. */
export interface ViewSessionOwner extends TenantScope {
  tenantType: 'employer' | 'organization';
}

/** Finds the tenant of a view session by the id in its link, before the tenant is known. */
export class ViewSessionLookupRepository {
  constructor(private readonly database: Database) {}

  /** Returns undefined if there is no such session, its tenant is suspended, or the key that created it was revoked. */
  async find(viewSessionId: string): Promise<ViewSessionOwner | undefined> {
    const { rows } = await this.database.knex.raw<{
      rows: { tenant_id: string; mode: TenantScope['mode']; tenant_type: ViewSessionOwner['tenantType'] }[];
    }>('SELECT * FROM find_view_session(?)', [viewSessionId]);
    const [row] = rows;
    return row && { tenantId: row.tenant_id, mode: row.mode, tenantType: row.tenant_type };
  }
}
