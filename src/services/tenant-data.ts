import type { Database } from '../db/database';
import type { Repositories } from '../db/repositories';
import { TenantDatabase } from '../db/tenant-database';
import type { TenantScope } from '../domain/common';

/** How a service reaches rows: always for a tenant, never in general. */
export interface TenantData {
  of(scope: TenantScope): {
    readonly repositories: Repositories;
    transaction<T>(work: (repositories: Repositories) => Promise<T>): Promise<T>;
  };
}

/** `eventsCommitted` is called whenever events have been committed, so that somebody can be told of them. */
export function tenantData(database: Database, eventsCommitted?: () => void): TenantData {
  return {
    of: (scope) =>
      new TenantDatabase(database, { tenantId: scope.tenantId, mode: scope.mode }, eventsCommitted),
  };
}
