import { Client } from 'pg';

/** Role of the service. It owns no objects and cannot bypass row-level security. */
export const appRole = 'tenure_app';

/**
 * Ensures that the restricted role exists and can sign in with this password. The migrations grant its privileges.
 * @param ownerUrl address of a role that may create roles
 * @param password letters and digits only
 */
export async function ensureAppRole(ownerUrl: string, password: string): Promise<void> {
  if (!/^[A-Za-z0-9]+$/.test(password))
    throw new Error('The password of the service role has unexpected characters.');
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [appRole]);
    if (rowCount === 0) await client.query(`create role ${appRole}`);
    // A password cannot be a parameter of this statement; the pattern above prevents injection.
    await client.query(
      `alter role ${appRole} login nosuperuser nobypassrls nocreatedb nocreaterole password '${password}'`,
    );
  } finally {
    await client.end();
  }
}
