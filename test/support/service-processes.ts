import { composeAdmin } from '../../src/compose/admin';
import { loadConfig } from '../../src/config/config';
import { randomBase62 } from '../../src/platform/ids';
import type { Scope } from '../../src/services/access/caller';
import type { TestDatabase } from './database';
import { freePort, ServiceProcess } from './processes';

export interface ServiceSetup {
  /** URLs of Postgres and Redis, and the secrets. */
  stores: Record<string, string>;
  tenantType: 'employer' | 'organization';
  scopes: Scope[];
  pools: string;
  settings?: Record<string, string>;
}

/** A tenant with a test key and the configured but not yet started API and worker processes. */
export interface ServiceProcesses {
  environment: Record<string, string>;
  baseUrl: string;
  tenantId: string;
  key: string;
  api: ServiceProcess;
  workers: ServiceProcess;
}

/** Configures the processes on a migrated database. */
export async function serviceProcesses(setup: ServiceSetup): Promise<ServiceProcesses> {
  const port = await freePort();
  const environment = {
    ...setup.stores,
    HOST: '127.0.0.1',
    PORT: String(port),
    PARSE_THREADS: '1',
    ...setup.settings,
  };
  const admin = composeAdmin(loadConfig(environment));
  const { tenantId } = await admin.tenants.create({ type: setup.tenantType, name: 'Processes' });
  const { key } = await admin.keys.create({
    tenantId,
    name: 'processes',
    mode: 'test',
    scopes: setup.scopes,
    expiresInDays: null,
    ipAllowlist: [],
    sandboxTenant: null,
  });
  await admin.close();
  return {
    environment,
    baseUrl: `http://127.0.0.1:${port}`,
    tenantId,
    key,
    api: new ServiceProcess('src/server.js', [], environment),
    workers: new ServiceProcess('workers/main.js', [`--pools=${setup.pools}`], environment),
  };
}

/** Settings for a separate test database and a separate key prefix in the shared Redis. */
export function storesOf(database: TestDatabase): Record<string, string> {
  const shared = (name: string): string => process.env[name] ?? '';
  return {
    API_KEY_PEPPER: shared('API_KEY_PEPPER'),
    CURSOR_SECRET: shared('CURSOR_SECRET'),
    SESSION_SECRET: shared('SESSION_SECRET'),
    WEBHOOK_SECRET_KEY: shared('WEBHOOK_SECRET_KEY'),
    REDIS_URL: shared('REDIS_URL'),
    DATABASE_URL: database.service.url,
    DATABASE_NAMED_STATEMENTS: String(database.service.namedStatements),
    MIGRATION_DATABASE_URL: database.migrationUrl,
    QUEUE_PREFIX: `processes-${randomBase62(6)}`,
  };
}
