import { Client } from 'pg';
import { Database } from '../../src/db/kernel/database';
import { migrate } from '../../src/db/migrate';
import { createLogger } from '../../src/platform/logger';
import { serviceConnection } from './servers/pgbouncer';
import { randomBase62 } from '../../src/platform/ids';
import { SyntheticTenantService } from '../../src/services/sandbox/synthetic-tenant.service';
import { tenantData } from '../../src/services/tenant-data';

const TEMPLATE = 'tenure_template';

export interface TestDatabase {
  /** URL for the role of the processes, which is subject to row-level security. */
  url: string;
  /** How the processes of the service connect: as `url`, or through PgBouncer if `TEST_POOLER` is 1. */
  service: { url: string; namedStatements: boolean };
  /** URL for the owner of the database. */
  migrationUrl: string;
  /** Runs one statement as the owner, who can access the rows of all tenants. */
  query<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

/** A migrated database for one test file. Copying it from a template is much faster than migrating. */
export async function freshDatabase(): Promise<TestDatabase> {
  const owner = required('MIGRATION_DATABASE_URL');
  const app = required('DATABASE_URL');
  const name = `t_${randomBase62(12).toLowerCase()}`;
  await withClient(owner, async (client) => {
    // Test files start in parallel: the first one creates the template, the others wait for it.
    await client.query("SELECT pg_advisory_lock(hashtext('tenure.test.template'))");
    const template = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [TEMPLATE]);
    if (template.rowCount === 0) {
      await client.query(`CREATE DATABASE ${TEMPLATE}_raw`);
      await migrate(onDatabase(owner, `${TEMPLATE}_raw`));
      await seed(onDatabase(app, `${TEMPLATE}_raw`));
      await client.query(`ALTER DATABASE ${TEMPLATE}_raw RENAME TO ${TEMPLATE}`);
    }
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
    await client.query("SELECT pg_advisory_unlock(hashtext('tenure.test.template'))");
  });
  const url = onDatabase(app, name);
  const { stop, ...service } = await serviceConnection(url);
  return {
    url,
    service,
    migrationUrl: onDatabase(owner, name),
    query: <Row extends object>(sql: string, values: unknown[] = []) =>
      withClient(onDatabase(owner, name), async (client) => (await client.query<Row>(sql, values)).rows),
    drop: async () => {
      await stop();
      await withClient(owner, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}

/** Creates the synthetic tenant once for all tests, as each process otherwise does at its start. */
async function seed(url: string): Promise<void> {
  const database = new Database({ url, poolSize: 1, role: 'tenure_app' });
  const logger = createLogger({ level: 'fatal', process: 'test' });
  await new SyntheticTenantService(tenantData(database), logger).ensure();
  await database.close();
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function onDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.toString();
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests through npm test, which starts the stores`);
  return value;
}
