import knexFactory, { type Knex } from 'knex';
import { migrate } from '../../../src/db/migrate';
import { PartitionPlansRepository } from '../../../src/db/operations/partition-plans.repository';
import { startDaysAgo } from '../../../tools/bench/partitions/start-days-ago';
import { revertMigration } from '../migrations/revert-migration';
import type { TenantsOnDatabase } from '../../support/tenants';

/** Leaves a table empty and as if it had been partitioned that many days ago. */
export async function startPartitions(
  { files, database }: TenantsOnDatabase,
  table: string,
  days: number,
): Promise<void> {
  await files.query(`DELETE FROM ${table}`);
  await startDaysAgo((sql) => files.query(sql), table, days);
  await new PartitionPlansRepository(database).create(table);
}

/** Reverts a migration, as before the service had it, runs `use` with a connection of the owner, and applies it again. */
export async function withoutMigration(
  { files }: TenantsOnDatabase,
  migration: string,
  use: (knex: Knex) => Promise<void>,
): Promise<void> {
  await revertMigration(files.migrationUrl, migration);
  const knex = knexFactory({ client: 'pg', connection: files.migrationUrl });
  try {
    await use(knex);
  } finally {
    await knex.destroy();
  }
  await migrate(files.migrationUrl);
}
