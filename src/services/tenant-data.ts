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

export function tenantData(database: Database): TenantData {
  return { of: (scope) => new TenantDatabase(database, { tenantId: scope.tenantId, mode: scope.mode }) };
}
