import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Secrets of the service, by environment variable. */
const applicationSecretNames = [
  'API_KEY_PEPPER',
  'CURSOR_SECRET',
  'SESSION_SECRET',
  'WEBHOOK_SECRET_KEY',
] as const;

export interface Secrets {
  ownerPassword: string;
  appPassword: string;
  redisPassword: string;
  /** Environment variables of the service. */
  application: Record<string, string>;
}

/** Generates random secrets: passwords in hexadecimal, application secrets as 32 bytes in base64. */
export function newSecrets(): Secrets {
  return {
    ownerPassword: randomBytes(24).toString('hex'),
    appPassword: randomBytes(24).toString('hex'),
    redisPassword: randomBytes(24).toString('hex'),
    application: newApplicationSecrets(),
  };
}

/**
 * Returns the secrets of a data folder. Creates them on the first run, readable only by the owner of the folder. Adds
 * secrets that a newer version requires. Existing secrets never change, because stored hashes depend on them.
 */
export function loadOrCreateSecrets(folder: string): Secrets {
  const file = path.join(folder, 'secrets.json');
  const stored = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<Secrets>) : {};
  const secrets: Secrets = {
    ...newSecrets(),
    ...stored,
    application: { ...newApplicationSecrets(), ...stored.application },
  };
  const text = `${JSON.stringify(secrets, null, 2)}\n`;
  if (text !== `${JSON.stringify(stored, null, 2)}\n`) {
    const temporary = `${file}.new`;
    fs.rmSync(temporary, { force: true });
    fs.writeFileSync(temporary, text, { mode: 0o600 });
    fs.renameSync(temporary, file);
  }
  return secrets;
}

function newApplicationSecrets(): Record<string, string> {
  return Object.fromEntries(applicationSecretNames.map((name) => [name, randomBytes(32).toString('base64')]));
}
