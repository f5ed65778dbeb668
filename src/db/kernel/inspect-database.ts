import { Client } from 'pg';
import { pendingMigrations } from '../migrate';

export interface DatabaseInspection {
  /** From `SHOW server_version`, e.g. `17.10`. */
  version: string;
  login: string;
  /** True if the login is a superuser or may bypass row-level security. */
  loginBypasses: boolean;
  /** True if the role may bypass row-level security; null if it does not exist yet. */
  roleBypasses: boolean | null;
  /** True if the login may act as the role. */
  mayAssumeRole: boolean;
  /** Tables with tenant rows whose row-level security is disabled or not forced on their owner. */
  openTables: string[];
  pendingMigrations: string[];
  /** Tables partitioned by day, with the days from tomorrow on that have partitions. */
  partitionedTables: { name: string; daysAhead: number }[];
  /** Time of the server minus local time in milliseconds, corrected by half a round trip. */
  clockOffsetMs: number;
}

/** Inspects a database for `doctor`. Read-only. */
export async function inspectDatabase(url: string, migrationUrl: string): Promise<DatabaseInspection> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 8000 });
  await client.connect();
  try {
    const { rows: version } = await client.query<{ server_version: string }>('SHOW server_version');
    const { rows: roles } = await client.query<RoleRow>(SELECT_ROLES);
    const { rows: tables } = await client.query<{ name: string }>(SELECT_UNPROTECTED_TABLES);
    const { rows: partitioned } = await client.query<{ name: string; days_ahead: number }>(
      SELECT_PARTITIONED_TABLES,
    );
    const clockOffsetMs = await clockOffset(client);
    const [role] = roles;
    return {
      version: version[0]?.server_version.split(' ')[0] ?? 'unknown',
      login: role?.login ?? 'unknown',
      loginBypasses: role?.login_bypasses ?? true,
      roleBypasses: role?.role_bypasses ?? null,
      mayAssumeRole: role?.may_assume ?? false,
      openTables: tables.map(({ name }) => name),
      pendingMigrations: await pendingMigrations(migrationUrl),
      partitionedTables: partitioned.map(({ name, days_ahead }) => ({ name, daysAhead: days_ahead })),
      clockOffsetMs,
    };
  } finally {
    await client.end();
  }
}

interface RoleRow {
  login: string;
  login_bypasses: boolean;
  role_bypasses: boolean | null;
  may_assume: boolean | null;
}

const SELECT_ROLES = `
  SELECT own.rolname AS login, own.rolsuper OR own.rolbypassrls AS login_bypasses,
    app.rolsuper OR app.rolbypassrls AS role_bypasses, pg_has_role(own.oid, app.oid, 'MEMBER') AS may_assume
  FROM pg_roles own LEFT JOIN pg_roles app ON app.rolname = 'tenure_app'
  WHERE own.rolname = session_user`;

const SELECT_UNPROTECTED_TABLES = `
  SELECT c.relname AS name
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant_id' AND NOT a.attisdropped
  WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND NOT (c.relrowsecurity AND c.relforcerowsecurity)
  ORDER BY 1`;

const SELECT_PARTITIONED_TABLES = `
  SELECT p.relname AS name,
    max(to_date(right(c.relname, 10), 'YYYY_MM_DD')) - (now() AT TIME ZONE 'UTC')::date AS days_ahead
  FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid JOIN pg_class p ON p.oid = i.inhparent
  WHERE p.relkind = 'p' AND p.relnamespace = 'public'::regnamespace AND c.relname ~ '_\\d{4}_\\d\\d_\\d\\d$'
  GROUP BY 1 ORDER BY 1`;

async function clockOffset(client: Client): Promise<number> {
  const sentAt = Date.now();
  const { rows } = await client.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  const middle = (sentAt + Date.now()) / 2;
  return Math.round((rows[0]?.now.getTime() ?? middle) - middle);
}
