import { Database } from '../../src/db/kernel/database';
import { TenantsRepository } from '../../src/db/tenancy/tenants.repository';
import type { TenantScope } from '../../src/domain/common';
import { newId } from '../../src/platform/ids';
import { Cursors } from '../../src/services/cursors';
import { TenantLinksService } from '../../src/services/links/tenant-links.service';
import { tenantData, type TenantData } from '../../src/services/tenant-data';
import { freshDatabase, type TestDatabase } from './database';

/** Tenants in a separate database, for tests of repositories and policies without HTTP. */
export interface TenantsOnDatabase {
  files: TestDatabase;
  database: Database;
  data: TenantData;
  links: TenantLinksService;
  newTenant(type: 'employer' | 'organization', mode?: 'live' | 'test'): Promise<TenantScope>;
  suspend(tenant: TenantScope): Promise<void>;
  resume(tenant: TenantScope): Promise<void>;
  /** Creates an active link and returns its id. */
  link(one: TenantScope, other: TenantScope): Promise<string>;
  close(): Promise<void>;
}

export async function tenantsOnDatabase(): Promise<TenantsOnDatabase> {
  const files = await freshDatabase();
  const database = new Database({ ...files.service, poolSize: 3, role: 'tenure_app' });
  const admin = new Database({ url: files.migrationUrl, poolSize: 1, role: 'tenure_upkeep' });
  const tenants = new TenantsRepository(admin);
  const data = tenantData(database);
  const links = new TenantLinksService(data, new Cursors('a secret of this test alone'));
  const actor = { type: 'cli', id: null } as const;
  return {
    files,
    database,
    data,
    links,
    newTenant: async (type, mode = 'live') => {
      const row = await tenants.insert({ tenant_id: newId(), type, name: `Some ${type}` });
      return { tenantId: row.tenant_id, mode };
    },
    suspend: async (tenant) => void (await tenants.setStatus(tenant.tenantId, 'suspended')),
    resume: async (tenant) => void (await tenants.setStatus(tenant.tenantId, 'active')),
    link: async (one, other) => {
      const { linkId } = await links.request(one, other.tenantId, actor);
      await links.accept(other, linkId, actor);
      return linkId;
    },
    close: async () => {
      await database.close();
      await admin.close();
      await files.drop();
    },
  };
}
