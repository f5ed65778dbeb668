import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { embedded } from '../embedded.mjs';

/**
 * Stores for a test run: those in TEST_DATABASE_URL (with a role that may create roles and databases) and
 * TEST_REDIS_URL, or temporary ones.
 * @returns {Promise<{ environment: Record<string, string>, folder: string, stop: () => Promise<void> }>}
 */
export async function testStores() {
  const databaseUrl = process.env.TEST_DATABASE_URL;
  const redisUrl = process.env.TEST_REDIS_URL;
  if (databaseUrl && redisUrl) return givenStores(databaseUrl, redisUrl);
  if (databaseUrl || redisUrl) throw new Error('Set both TEST_DATABASE_URL and TEST_REDIS_URL, or neither.');
  const stores = await embedded().startThrowawayStores((line) => console.error(line));
  return {
    ...withTemporaryFolder(stores.environment, stores.folder),
    folder: stores.folder,
    stop: stores.stop,
  };
}

async function givenStores(databaseUrl, redisUrl) {
  const { appRole, ensureAppRole, newSecrets } = embedded();
  const secrets = newSecrets();
  const password = randomBytes(24).toString('hex');
  await ensureAppRole(databaseUrl, password);
  const appUrl = new URL(databaseUrl);
  appUrl.username = appRole;
  appUrl.password = password;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tenure-'));
  const environment = {
    ...secrets.application,
    DATABASE_URL: appUrl.href,
    MIGRATION_DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
  };
  return {
    ...withTemporaryFolder(environment, folder),
    folder,
    stop: async () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

/** Places the temporary folder of the tests inside that of the stores, so that both are deleted together. */
function withTemporaryFolder(environment, folder) {
  const temporary = path.join(folder, 'tmp');
  fs.mkdirSync(temporary);
  fs.chmodSync(temporary, 0o711);
  return { environment: { ...environment, TMPDIR: temporary } };
}
