import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot as codeRoot } from './project';
import { accountForPostgres, isOpenToOthers } from './unprivileged-account';

export interface Home {
  /** `.tenure` in the project: secrets, state, Redis and, where possible, Postgres. */
  folder: string;
  /** Folder of the Postgres data: the same, or one outside the project if the account of Postgres cannot reach it. */
  postgresFolder: string;
}

/**
 * Folder of a downloaded Redis: next to this code and shared by all projects, so that it is downloaded once.
 */
export const redisCacheFolder = path.join(codeRoot, '.tenure', 'redis-server');

/** Returns the data folders of a project without creating them. */
export function homeOf(projectRoot: string): Home {
  const folder = path.join(projectRoot, '.tenure');
  return { folder, postgresFolder: needsSharedFolder(projectRoot) ? sharedFolderOf(projectRoot) : folder };
}

/** Creates the folders; rejects folders of another account. */
export function prepareHome(projectRoot: string): Home {
  const home = homeOf(projectRoot);
  makeOwnFolder(home.folder);
  if (home.postgresFolder !== home.folder) {
    makeOwnFolder(home.postgresFolder);
  }
  return home;
}

/** Returns the existing data folders of a project, to delete them. */
export function dataFolders(projectRoot: string): string[] {
  const home = homeOf(projectRoot);
  return [...new Set([home.postgresFolder, sharedFolderOf(projectRoot), home.folder])].filter((folder) =>
    fs.existsSync(folder),
  );
}

/** If the user is root, Postgres runs under another account, which cannot enter a private folder such as /root. */
function needsSharedFolder(projectRoot: string): boolean {
  return accountForPostgres() !== undefined && !isOpenToOthers(projectRoot);
}

function sharedFolderOf(projectRoot: string): string {
  const name = createHash('sha256').update(fs.realpathSync(projectRoot)).digest('hex').slice(0, 12);
  return path.join('/var/tmp', `tenure-${name}`);
}

/** Other accounts can traverse but not list the folder: the Postgres account must pass through it. */
function makeOwnFolder(folder: string): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o711 });
  const stat = fs.lstatSync(folder);
  const me = process.getuid?.();
  if (stat.isDirectory() && (me === undefined || stat.uid === me)) return;
  throw new Error(
    `The data folder ${folder} belongs to another account (uid ${stat.uid}). ` +
      'Start Tenure under that account, or remove the folder with "npm run clean" under that account.',
  );
}
