import fs from 'node:fs';
import path from 'node:path';

export interface Account {
  uid: number;
  gid: number;
}

/**
 * Returns the account for Postgres. Postgres refuses to run as root, so for root this is `postgres` or `nobody`, if the
 * system has one; no account is created. Returns undefined for other users, under which Postgres runs itself.
 */
export function accountForPostgres(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const account = accountNamed('postgres') ?? accountNamed('nobody');
  if (account === undefined) {
    throw new Error(
      'Postgres refuses to run as root, and the system has neither a "postgres" nor a "nobody" account. ' +
        'Start Tenure as an ordinary user, or set DATABASE_URL and REDIS_URL.',
    );
  }
  return account;
}

function accountNamed(name: string): Account | undefined {
  const line = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) return undefined;
  // macOS writes the id of nobody as -2; the kernel uses the unsigned number.
  return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
}

/** True if other accounts may enter `folder` and all its parents. */
export function isOpenToOthers(folder: string): boolean {
  for (let current = path.resolve(folder); ; current = path.dirname(current)) {
    if ((fs.statSync(current).mode & 0o001) === 0) return false;
    if (current === path.dirname(current)) return true;
  }
}
