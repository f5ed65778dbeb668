import type { Database } from '../db/database';
import type { Repositories } from '../db/repositories';
import { TenantDatabase } from '../db/tenant-database';
import type { TenantScope } from '../domain/common';

/** The rows of one tenant and mode. */
export interface TenantRows {
  readonly repositories: Repositories;
  transaction<T>(work: (repositories: Repositories) => Promise<T>): Promise<T>;
}

/** How a service reaches rows: always for a tenant, never in general. */
export interface TenantData {
  /** `withLinked` also reads what linked tenants share: their consenting candidates, or their jobs. */
  of(scope: TenantScope): TenantRows & { readonly withLinked: TenantRows };
}

export function tenantData(database: Database): TenantData {
  return { of: (scope) => new TenantDatabase(database, { tenantId: scope.tenantId, mode: scope.mode }) };
}
