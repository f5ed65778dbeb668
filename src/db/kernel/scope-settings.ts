import type { TenantScope } from '../../domain/common';
import type { NativeStatement } from './statement-batch';

/** Sets tenant and mode, which the row-level policies read, for one transaction. */
export function scopeSettings({ tenantId, mode }: TenantScope): NativeStatement {
  return {
    name: 'tenant_settings',
    sql: "SELECT set_config('tenure.tenant_id', $1, true), set_config('tenure.mode', $2, true)",
    bindings: [tenantId, mode],
  };
}

/** The same for a statement with a generic plan. */
export function genericPlanScopeSettings({ tenantId, mode }: TenantScope): NativeStatement {
  return {
    name: 'generic_plan_tenant_settings',
    sql: `SELECT set_config('plan_cache_mode', 'force_generic_plan', true), set_config('tenure.tenant_id', $1, true),
      set_config('tenure.mode', $2, true)`,
    bindings: [tenantId, mode],
  };
}

/** The same for a transaction that must not write. */
export function readOnlyScopeSettings({ tenantId, mode }: TenantScope): NativeStatement {
  return {
    name: 'read_only_tenant_settings',
    sql: `SELECT set_config('transaction_read_only', 'on', true), set_config('tenure.tenant_id', $1, true),
      set_config('tenure.mode', $2, true)`,
    bindings: [tenantId, mode],
  };
}

/**
 * The same on a read replica that must have replayed the write-ahead log up to `position`. The result says in `current`
 * whether it has. If not, no tenant is set, so the policies hide all rows from the statements that follow.
 */
export function replicaScopeSettings({ tenantId, mode }: TenantScope, position: string): NativeStatement {
  return {
    name: 'replica_tenant_settings',
    sql: `SELECT replayed.current, set_config('transaction_read_only', 'on', true), set_config('tenure.mode', $2, true),
        set_config('tenure.tenant_id', CASE WHEN replayed.current THEN $1 ELSE '' END, true)
      FROM (SELECT coalesce(pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $3::pg_lsn, false) AS current) AS replayed`,
    bindings: [tenantId, mode, position],
  };
}

/** For the rest of a transaction, uses the generic plan of each prepared statement. */
export const GENERIC_PLANS: NativeStatement = {
  name: 'generic_plans',
  sql: "SELECT set_config('plan_cache_mode', 'force_generic_plan', true)",
  bindings: [],
};
