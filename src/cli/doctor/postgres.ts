import { inspectDatabase, type DatabaseInspection } from '../../db/kernel/inspect-database';
import { checkClockOffset } from './clock';
import { checkVersion, failure, ok, warning, type Check, type Finding } from './finding';

const MIN_POSTGRES_VERSION = '17';
const MIGRATE_REMEDY = 'Run "npm run tenure -- migrate".';

export const postgresCheck: Check = {
  name: 'postgres',
  remedy:
    'Check that the server of DATABASE_URL is running and accepts the login. Without DATABASE_URL, "npm start" starts its own server.',
  run: async (config) => {
    const database = await inspectDatabase(config.database.url, config.database.migrationUrl);
    return [
      checkVersion('postgres', {
        version: database.version,
        minimum: MIN_POSTGRES_VERSION,
        mend: `Use PostgreSQL ${MIN_POSTGRES_VERSION} or newer.`,
      }),
      migrations(database),
      role(database),
      rowSecurity(database),
      partitions(database),
      checkClockOffset('Postgres', database.clockOffsetMs),
    ];
  },
};

function migrations({ pendingMigrations: pending }: DatabaseInspection): Finding {
  if (pending.length === 0) return ok('migrations', 'up to date');
  return failure('migrations', `${pending.length} not applied, first ${pending[0]}`, MIGRATE_REMEDY);
}

function role(database: DatabaseInspection): Finding {
  const { login, loginBypasses, roleBypasses, mayAssumeRole } = database;
  if (roleBypasses === null) return failure('database role', 'tenure_app does not exist', MIGRATE_REMEDY);
  if (roleBypasses) {
    const mend = 'Run "ALTER ROLE tenure_app NOSUPERUSER NOBYPASSRLS" as a superuser.';
    return failure('database role', 'tenure_app can bypass row-level security', mend);
  }
  if (!mayAssumeRole) {
    return failure(
      'database role',
      `${login} may not assume the role tenure_app`,
      `Run "GRANT tenure_app TO ${login}".`,
    );
  }
  if (loginBypasses) {
    const mend =
      'Use an ordinary member of tenure_app in DATABASE_URL; keep the owner in MIGRATION_DATABASE_URL.';
    return warning(
      'database role',
      `${login} assumes tenure_app, but can bypass row-level security itself`,
      mend,
    );
  }
  return ok('database role', `${login} is subject to row-level security`);
}

function rowSecurity({ openTables }: DatabaseInspection): Finding {
  if (openTables.length === 0) return ok('row-level security', 'forced on every table with tenant data');
  const mend = `Run "ALTER TABLE … ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY" for each, in a migration.`;
  return failure('row-level security', `not forced on ${openTables.join(', ')}`, mend);
}

/** Without partitions ahead, rows go into one partition until upkeep runs again; none is lost. */
function partitions({ partitionedTables: tables }: DatabaseInspection): Finding {
  const missing = tables.filter(({ daysAhead }) => daysAhead < 1).map(({ name }) => name);
  if (missing.length === 0) return ok('partitions', `created ahead for ${tables.length} tables`);
  const mend =
    'Check that a worker process serves the pool upkeep, which creates partitions three days ahead.';
  return warning('partitions', `no partition for tomorrow in ${missing.join(', ')}`, mend);
}
