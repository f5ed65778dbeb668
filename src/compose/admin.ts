import type { Config } from '../config/config';
import { AuditLogRepository } from '../db/audit-log.repository';
import { ApiKeysRepository } from '../db/api-keys.repository';
import { Database } from '../db/database';
import { TaxonomiesRepository } from '../db/taxonomies.repository';
import { send, type Executor } from '../db/statement';
import { TenantSettingsRepository } from '../db/tenant-settings.repository';
import { TenantsRepository } from '../db/tenants.repository';
import { UsersRepository } from '../db/users.repository';
import { systemClock } from '../platform/clock';
import { ApiKeysService } from '../services/access/api-keys.service';
import { TenantsService } from '../services/access/tenants.service';
import { Cursors } from '../services/cursors';
import { TenantLinksService } from '../services/links/tenant-links.service';
import { tenantData } from '../services/tenant-data';
import { UsersService } from '../services/access/users.service';
import { TaxonomyImportService } from '../services/skills/taxonomy-import.service';

/** Administration from the command line; one short-lived connection with the rights of the migrations. */
export function composeAdmin(config: Config) {
  const database = new Database({ url: config.database.migrationUrl, poolSize: 2, role: 'tenure_upkeep' });
  const executor: Executor = {
    rows: (statement) => database.withConnection((client) => send(client, statement)),
  };
  const audit = new AuditLogRepository(executor, database.knex);
  const tenants = new TenantsRepository(database);
  const keys = new ApiKeysRepository(executor, database.knex);
  return {
    tenants: new TenantsService(tenants, new TenantSettingsRepository(executor, database.knex), audit),
    links: new TenantLinksService(tenantData(database), new Cursors(config.secrets.cursor)),
    keys: new ApiKeysService({
      keys,
      tenants,
      audit,
      clock: systemClock,
      pepper: config.secrets.apiKeyPepper,
      actor: { type: 'cli', id: null },
    }),
    users: new UsersService(new UsersRepository(database), tenants, audit),
    taxonomies: new TaxonomyImportService(new TaxonomiesRepository(database)),
    close: () => database.close(),
  };
}
