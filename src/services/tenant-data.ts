import type { Database } from '../db/kernel/database';
import type { Repositories } from '../db/kernel/repositories';
import { TenantDatabase } from '../db/kernel/tenant-database';
import type { TenantScope } from '../domain/common';

/** How a service reaches rows: always for a tenant, never in general. */
export interface TenantData {
  of(scope: TenantScope): {
    readonly repositories: Repositories;
    transaction<T>(work: (repositories: Repositories) => Promise<T>): Promise<T>;
  };
}

const MAX_CACHED_TENANTS = 1_000;

/** `eventsCommitted` is called after events are committed, so that their delivery can start. */
export function tenantData(database: Database, eventsCommitted?: () => void): TenantData {
  // They hold no state, so those of the tenants that call most need not be made anew for every call.
  const kept = new Map<string, TenantDatabase>();
  return {
    of: ({ tenantId, mode }) => {
      const key = `${tenantId}:${mode}`;
      const known = kept.get(key);
      if (known) return known;
      const made = new TenantDatabase(database, { tenantId, mode }, eventsCommitted);
      if (kept.size >= MAX_CACHED_TENANTS) kept.clear();
      kept.set(key, made);
      return made;
    },
  };
}
