import type { Database } from '../kernel/database';

export interface TenantRow {
  tenant_id: string;
  type: 'employer' | 'organization';
  name: string;
  status: 'active' | 'suspended';
  created_at: Date;
}

/** All tenants, for administration. Requires a connection with the role `tenure_upkeep`. */
export class TenantsRepository {
  constructor(private readonly database: Database) {}

  async insert(tenant: Pick<TenantRow, 'tenant_id' | 'type' | 'name'>): Promise<TenantRow> {
    const [row] = (await this.database.knex('tenants').insert(tenant).returning('*')) as TenantRow[];
    if (!row) throw new Error('the tenant was not written');
    return row;
  }

  async list(): Promise<TenantRow[]> {
    return this.database.knex<TenantRow>('tenants').select('*').orderBy('created_at', 'desc');
  }

  async find(tenantId: string): Promise<TenantRow | undefined> {
    return this.database.knex<TenantRow>('tenants').where({ tenant_id: tenantId }).first();
  }

  async setStatus(tenantId: string, status: TenantRow['status']): Promise<TenantRow | undefined> {
    const rows = (await this.database
      .knex('tenants')
      .where({ tenant_id: tenantId })
      .update({ status, updated_at: this.database.knex.fn.now() })
      .returning('*')) as TenantRow[];
    return rows[0];
  }
}
