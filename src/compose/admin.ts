import type { Config } from '../config/config';
import { AuditLogRepository } from '../db/tenancy/audit-log.repository';
import { ApiKeysRepository } from '../db/access/api-keys.repository';
import { Database } from '../db/kernel/database';
import { TaxonomiesRepository } from '../db/records/taxonomies.repository';
import { sendStatement, type Executor } from '../db/kernel/statement';
import { TenantSettingsRepository } from '../db/tenancy/tenant-settings.repository';
import { TenantsRepository } from '../db/tenancy/tenants.repository';
import { UsersRepository } from '../db/access/users.repository';
import { systemClock } from '../platform/clock';
import { ApiKeysService } from '../services/access/keys/api-keys.service';
import { TenantsService } from '../services/access/tenants.service';
import { Cursors } from '../services/cursors';
import { ImpactExtractService } from '../services/impact/impact-extract.service';
import { TenantLinksService } from '../services/links/tenant-links.service';
import { tenantData } from '../services/tenant-data';
import { UsersService } from '../services/access/users.service';
import { TaxonomyImportService } from '../services/skills/taxonomy-import.service';

/** Services of the command line, with one short-lived connection that has the privileges of the migrations. */
export function composeAdmin(config: Config) {
  const database = new Database({ url: config.database.migrationUrl, poolSize: 2, role: 'tenure_upkeep' });
  const executor: Executor = { rows: (statement) => sendStatement(database, statement) };
  const auditLog = new AuditLogRepository(executor, database.knex);
  const tenants = new TenantsRepository(database);
  const keys = new ApiKeysRepository(executor, database.knex);
  return {
    tenants: new TenantsService(tenants, new TenantSettingsRepository(executor, database.knex), auditLog),
    links: new TenantLinksService(tenantData(database), new Cursors(config.secrets.cursor)),
    keys: new ApiKeysService({
      keys,
      tenants,
      auditLog,
      clock: systemClock,
      pepper: config.secrets.apiKeyPepper,
      actor: { type: 'cli', id: null },
    }),
    users: new UsersService(new UsersRepository(database), tenants, auditLog),
    taxonomies: new TaxonomyImportService(new TaxonomiesRepository(database)),
    impactExtracts: new ImpactExtractService(tenantData(database)),
    close: () => database.close(),
  };
}
