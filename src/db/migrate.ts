import knexFactory from 'knex';
import { existsSync } from 'node:fs';
import path from 'node:path';

export interface MigrationReport {
  applied: string[];
  version: string;
}

/** Folder of the compiled migrations: next to this file's build, or in the build folder when running from source. */
function migrationsFolder(): string {
  const beside = path.resolve(__dirname, '../../migrations');
  const built = path.resolve(__dirname, '../../dist/migrations');
  return existsSync(built) ? built : beside;
}

/** Migrates the database to the latest version. If several processes call it, one migrates and the others wait. */
export async function migrate(url: string): Promise<MigrationReport> {
  const knex = knexFactory({ client: 'pg', connection: url, pool: { min: 0, max: 2 } });
  try {
    return await knex.transaction(async (lock) => {
      // The lock of knex makes a second caller fail; this one makes it wait.
      await lock.raw("SELECT pg_advisory_xact_lock(hashtext('tenure.migrate'))");
      const [, applied] = (await knex.migrate.latest(options())) as [number, string[]];
      return {
        applied: applied.map((file) => path.parse(file).name),
        version: await knex.migrate.currentVersion(options()),
      };
    });
  } finally {
    await knex.destroy();
  }
}

/** Names of migrations that have not run yet. */
export async function pendingMigrations(url: string): Promise<string[]> {
  const knex = knexFactory({ client: 'pg', connection: url, pool: { min: 0, max: 1 } });
  try {
    const [, pending] = (await knex.migrate.list(options())) as [unknown[], { file: string }[]];
    return pending.map((migration) => path.parse(migration.file).name);
  } finally {
    await knex.destroy();
  }
}

function options() {
  return { directory: migrationsFolder(), loadExtensions: ['.js'], tableName: 'migrations' };
}
