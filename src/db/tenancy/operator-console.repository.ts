import type { Database } from '../kernel/database';
import { selectRows } from '../kernel/select-rows';

export interface TrafficRow {
  requests: string;
  failed: string;
  p95: number | null;
}

export interface BacklogRow {
  pool: string;
  tenant_id: string;
  tenant_name: string;
  waiting: string;
  running: string;
  oldest_seconds: number;
}

export interface FailingWebhookRow {
  subscription_id: string;
  tenant_id: string;
  tenant_name: string;
  mode: string;
  host: string | null;
  status: string;
  disabled_reason: string | null;
  failing_since: Date | null;
  last_success_at: Date | null;
}

export interface OperatedTenantRow {
  tenant_id: string;
  type: 'employer' | 'organization';
  name: string;
  status: 'active' | 'suspended';
  created_at: Date;
  requests: string;
  failed: string;
  unfinished: string;
  active_keys: string;
  failing_webhooks: string;
}

export interface FoundRow {
  kind: string;
  id: string;
  tenant_id: string | null;
  tenant_name: string | null;
  mode: string | null;
  status: string | null;
  about: string | null;
  at: Date | null;
}

/** What operators see and change of all tenants, through functions. Rows have counts, states and ids, never content. */
export class OperatorConsoleRepository {
  constructor(private readonly database: Database) {}

  async traffic(minutes: number): Promise<TrafficRow | undefined> {
    const [row] = await selectRows<TrafficRow>(this.database, 'SELECT * FROM operator_traffic(?)', [minutes]);
    return row;
  }

  /** Unfinished operations by pool and tenant; the tenant that has waited longest first. */
  backlogs(): Promise<BacklogRow[]> {
    return selectRows<BacklogRow>(this.database, 'SELECT * FROM operator_backlogs()', []);
  }

  failingWebhooks(limit: number): Promise<FailingWebhookRow[]> {
    return selectRows<FailingWebhookRow>(this.database, 'SELECT * FROM operator_failing_webhooks(?)', [
      limit,
    ]);
  }

  async mails(): Promise<{ waiting: string; late: string; failed: string } | undefined> {
    const [row] = await selectRows<{ waiting: string; late: string; failed: string }>(
      this.database,
      'SELECT * FROM operator_mails()',
      [],
    );
    return row;
  }

  async databaseBytes(): Promise<number> {
    const [row] = await selectRows<{ bytes: string }>(
      this.database,
      'SELECT pg_database_size(current_database()) AS bytes',
      [],
    );
    return Number(row?.bytes ?? 0);
  }

  tenants(): Promise<OperatedTenantRow[]> {
    return selectRows<OperatedTenantRow>(this.database, 'SELECT * FROM operator_tenants()', []);
  }

  settings(tenantId: string): Promise<{ name: string; value: unknown }[]> {
    return selectRows(this.database, 'SELECT * FROM operator_tenant_settings(?)', [tenantId]);
  }

  /** Changes the state with its audit entry. Returns false for an unknown tenant. */
  setStatus(tenantId: string, status: 'active' | 'suspended', operatorId: string): Promise<boolean> {
    return this.isKnown('SELECT set_tenant_status(?, ?, ?) AS known', [tenantId, status, operatorId]);
  }

  /** Changes a setting with its audit entry. Returns false for an unknown tenant. */
  setLimit(tenantId: string, name: string, value: unknown, operatorId: string): Promise<boolean> {
    return this.isKnown('SELECT set_tenant_limit(?, ?, ?::json, ?) AS known', [
      ...[tenantId, name, JSON.stringify(value), operatorId],
    ]);
  }

  find(id: string): Promise<FoundRow[]> {
    return selectRows<FoundRow>(this.database, 'SELECT * FROM operator_find(?)', [id]);
  }

  private async isKnown(sql: string, bindings: string[]): Promise<boolean> {
    const [row] = await selectRows<{ known: boolean }>(this.database, sql, bindings);
    return row?.known ?? false;
  }
}
