import knexFactory from 'knex';
import { existsSync } from 'node:fs';
import path from 'node:path';

export interface MigrationReport {
  applied: string[];
  version: string;
}

/** Compiled migrations, beside this file's build or, when running from source, in the build folder. */
function migrationsFolder(): string {
  const beside = path.resolve(__dirname, '../../migrations');
  const built = path.resolve(__dirname, '../../dist/migrations');
  return existsSync(built) ? built : beside;
}

/** Brings the database to the newest version. Several processes may call at once: one migrates, the others wait. */
export async function migrate(url: string): Promise<MigrationReport> {
  const knex = knexFactory({ client: 'pg', connection: url, pool: { min: 0, max: 2 } });
  try {
    return await knex.transaction(async (lock) => {
      // Knex's own lock fails the second caller; this one lets it wait its turn.
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
