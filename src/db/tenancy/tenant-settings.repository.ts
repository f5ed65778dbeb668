import type { Knex } from 'knex';
import type { Executor } from '../kernel/statement';

export interface TenantSettingRow {
  name: string;
  value: unknown;
}

/** Settings of tenants by name. */
export class TenantSettingsRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
  ) {}

  list(tenantId: string): Promise<TenantSettingRow[]> {
    return this.executor.rows<TenantSettingRow>(
      this.knex.raw('SELECT name, value FROM tenant_settings WHERE tenant_id = ? ORDER BY name', [tenantId]),
    );
  }

  async set(tenantId: string, name: string, value: unknown): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `INSERT INTO tenant_settings (tenant_id, name, value) VALUES (?, ?, ?)
         ON CONFLICT (tenant_id, name) DO UPDATE SET value = excluded.value, updated_at = now()`,
        [tenantId, name, JSON.stringify(value)],
      ),
    );
  }
}
