import { appRole, ensureAppRole } from './roles';

/**
 * Sets up sign-in for a database that is not embedded: lets the role in DATABASE_URL sign in with the password given
 * there. Connects with MIGRATION_DATABASE_URL, whose role may create roles.
 */
async function main(): Promise<void> {
  const { DATABASE_URL, MIGRATION_DATABASE_URL } = process.env;
  if (!DATABASE_URL || !MIGRATION_DATABASE_URL) {
    throw new Error(
      'Set DATABASE_URL (the service) and MIGRATION_DATABASE_URL (a role that may create roles).',
    );
  }
  const { username, password } = new URL(DATABASE_URL);
  if (username !== appRole) throw new Error(`DATABASE_URL must sign in as ${appRole}.`);
  await ensureAppRole(MIGRATION_DATABASE_URL, decodeURIComponent(password));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
