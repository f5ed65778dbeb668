import { LRUCache } from 'lru-cache';
import type { Database } from '../db/kernel/database';
import type { Repositories } from '../db/kernel/repositories';
import { TenantDatabase, type TenantDatabaseOptions } from '../db/kernel/tenant-database';
import type { TenantScope } from '../domain/common';

/** How a service reaches rows: always for a tenant, never in general. */
export interface TenantData {
  of(scope: TenantScope): {
    readonly repositories: Repositories;
    /** For lists and rankings: statements that only read, which a read replica may answer. */
    readonly reads: Repositories;
    transaction<T>(work: (repositories: Repositories) => Promise<T>): Promise<T>;
  };
}

const MAX_CACHED_TENANTS = 1_000;

export function tenantData(database: Database, options: TenantDatabaseOptions = {}): TenantData {
  // They hold no state, so one object serves every call of a tenant.
  const databases = new LRUCache<string, TenantDatabase>({ max: MAX_CACHED_TENANTS });
  return {
    of: ({ tenantId, mode }) => {
      const key = `${tenantId}:${mode}`;
      const cached = databases.get(key);
      if (cached) return cached;
      const tenantDatabase = new TenantDatabase(database, { tenantId, mode }, options);
      databases.set(key, tenantDatabase);
      return tenantDatabase;
    },
  };
}
