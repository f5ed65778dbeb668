import type { Config } from '../config/config';
import { AuditLogRepository } from '../db/audit-log.repository';
import { ApiKeysRepository } from '../db/api-keys.repository';
import { Database } from '../db/database';
import { send } from '../db/statement';
import { TaxonomiesRepository } from '../db/taxonomies.repository';
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
  const audit = new AuditLogRepository(database);
  const tenants = new TenantsRepository(database);
  const keys = new ApiKeysRepository(
    { rows: (statement) => database.withConnection((client) => send(client, statement)) },
    database.knex,
  );
  return {
    tenants: new TenantsService(tenants, audit),
    keys: new ApiKeysService(keys, tenants, audit, systemClock, config.secrets.apiKeyPepper),
    links: new TenantLinksService(tenantData(database), new Cursors(config.secrets.cursor)),
    users: new UsersService(new UsersRepository(database), audit),
    taxonomies: new TaxonomyImportService(new TaxonomiesRepository(database)),
    close: () => database.close(),
  };
}
