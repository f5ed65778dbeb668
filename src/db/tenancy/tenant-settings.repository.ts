import type { Knex } from 'knex';
import type { Executor } from '../kernel/statement';

export interface TenantSettingRow {
  name: string;
  value: unknown;
}

/** In the statement that loads the pair, so that a pause takes effect with the next call and costs no round trip. */
export const SCORING_PAUSED = `EXISTS (
    SELECT FROM tenant_settings
    WHERE tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
      AND name = 'scoring.paused.' || current_setting('tenure.mode', true) AND value::text = 'true') AS scoring_paused`;

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
