import { inspectDatabase, type DatabaseInspection } from '../../db/inspect-database';
import { judgeClock } from './clock';
import { broken, isAtLeast, ok, warning, type Check, type Finding } from './finding';

const LEAST = '17';
const MIGRATE = 'Run "npm run tenure -- migrate".';

export const postgresCheck: Check = {
  name: 'postgres',
  mend: 'Check that the server of DATABASE_URL is running and accepts the login. Without DATABASE_URL, "npm start" starts its own server.',
  look: async (config) => {
    const database = await inspectDatabase(config.database.url, config.database.migrationUrl);
    return [
      version(database),
      migrations(database),
      role(database),
      rowSecurity(database),
      judgeClock('Postgres', database.clockOffsetMs),
    ];
  },
};

function version({ version: found }: DatabaseInspection): Finding {
  return isAtLeast(found, LEAST)
    ? ok('postgres', `version ${found}`)
    : broken('postgres', `version ${found} is too old`, `Use PostgreSQL ${LEAST} or newer.`);
}

function migrations({ pendingMigrations: pending }: DatabaseInspection): Finding {
  if (pending.length === 0) return ok('migrations', 'up to date');
  return broken('migrations', `${pending.length} not applied, first ${pending[0]}`, MIGRATE);
}

function role(database: DatabaseInspection): Finding {
  const { login, loginBypasses, roleBypasses, mayAssumeRole } = database;
  if (roleBypasses === null) return broken('database role', 'tenure_app does not exist', MIGRATE);
  if (roleBypasses) {
    const mend = 'Run "ALTER ROLE tenure_app NOSUPERUSER NOBYPASSRLS" as a superuser.';
    return broken('database role', 'tenure_app can bypass row-level security', mend);
  }
  if (!mayAssumeRole) {
    return broken(
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
  return broken('row-level security', `not forced on ${openTables.join(', ')}`, mend);
}
