import path from 'node:path';
import knexFactory from 'knex';

/** Reverts one migration, as before the service had it. */
export async function revertMigration(migrationUrl: string, migration: string): Promise<void> {
  const directory = path.resolve(__dirname, '../../../dist/migrations');
  const knex = knexFactory({ client: 'pg', connection: migrationUrl });
  try {
    await knex.migrate.down({
      ...{ directory, loadExtensions: ['.js'], tableName: 'migrations' },
      name: `${migration}.js`,
    });
  } finally {
    await knex.destroy();
  }
}
