import knexFactory, { type Knex } from 'knex';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface MigrationReport {
  applied: string[];
  version: string;
}

export interface MigrationOptions {
  /** Time that a migration may wait for a lock before it gives way, in milliseconds. */
  lockTimeoutMs?: number;
  /** Called with the name of each migration that gave way and will be tried again. */
  onLockTimeout?: (migration: string) => void;
}

/** Short, because every query that needs the table waits behind a migration that waits for its lock. */
const LOCK_TIMEOUT_MS = 3_000;
/** Pause in which the queries that waited behind the migration run. */
const RETRY_DELAY_MS = 2_000;
/** About ten minutes. */
const MAX_ATTEMPTS = 120;

const LOCK_NOT_AVAILABLE = '55P03';

/** Folder of the compiled migrations: next to this file's build, or in the build folder when running from source. */
function migrationsFolder(): string {
  const beside = path.resolve(__dirname, '../../migrations');
  const built = path.resolve(__dirname, '../../dist/migrations');
  return existsSync(built) ? built : beside;
}

/**
 * Migrates the database to the latest version. If several processes call it, one migrates and the others wait. A migration that
 * cannot get a lock in time is rolled back and tried again, so that a long query delays the migration and not the service.
 * Throws the error of Postgres (55P03) if the lock stays taken for ten minutes.
 */
export async function migrate(url: string, options: MigrationOptions = {}): Promise<MigrationReport> {
  const knex = connect(url, 2, options.lockTimeoutMs ?? LOCK_TIMEOUT_MS);
  try {
    return await knex.transaction(async (lock) => {
      await lock.raw('SET LOCAL lock_timeout = 0');
      // The lock of knex makes a second caller fail; this one makes it wait.
      await lock.raw("SELECT pg_advisory_xact_lock(hashtext('tenure.migrate'))");
      const pending = await pendingOn(knex);
      await applyPending(knex, options);
      return { applied: pending, version: await knex.migrate.currentVersion(migrationFiles()) };
    });
  } finally {
    await knex.destroy();
  }
}

/** Names of migrations that have not run yet. */
export async function pendingMigrations(url: string): Promise<string[]> {
  const knex = connect(url, 1, LOCK_TIMEOUT_MS);
  try {
    return await pendingOn(knex);
  } finally {
    await knex.destroy();
  }
}

async function applyPending(knex: Knex, { onLockTimeout }: MigrationOptions): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      // Each migration is a transaction of its own: another attempt continues with the one that failed.
      await knex.migrate.latest(migrationFiles());
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || attempt === MAX_ATTEMPTS) throw error;
      const [migration = ''] = await pendingOn(knex);
      onLockTimeout?.(migration);
      await wait(RETRY_DELAY_MS);
    }
  }
}

async function pendingOn(knex: Knex): Promise<string[]> {
  const [, pending] = (await knex.migrate.list(migrationFiles())) as [unknown[], { file: string }[]];
  return pending.map(({ file }) => path.parse(file).name);
}

function connect(url: string, poolSize: number, lockTimeoutMs: number): Knex {
  return knexFactory({
    client: 'pg',
    // The types of knex omit settings of a session.
    connection: { connectionString: url, lock_timeout: lockTimeoutMs } as Knex.PgConnectionConfig,
    pool: { min: 0, max: poolSize },
    // A failed migration reaches the caller as an error. By default, knex also prints it.
    log: { warn: () => undefined, error: () => undefined },
  });
}

function migrationFiles() {
  return { directory: migrationsFolder(), loadExtensions: ['.js'], tableName: 'migrations' };
}
