import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fetchRedisWithApt } from './redis-from-apt';

export interface RedisBinary {
  program: string;
  env: NodeJS.ProcessEnv;
  /** Origin of the binary, for messages. */
  origin: string;
}

/** Minimum version for the scripts of BullMQ. */
const MIN_MAJOR_VERSION = 6;

/**
 * Finds a Redis server: on the PATH, in the project's cache, or from the machine's own package mirror.
 * @param cacheFolder folder of a downloaded one
 * @param say called with a message before a slow step
 * @throws Error with instructions if no server can be found
 */
export async function findRedis(cacheFolder: string, say: (line: string) => void): Promise<RedisBinary> {
  const installed = onPath() ?? cached(cacheFolder);
  if (installed !== undefined) return installed;
  let reason = 'apt is not available on this system';
  if (which('apt-get') !== undefined && which('dpkg-deb') !== undefined) {
    say('Redis is not installed: downloading it from the package mirror into the data folder …');
    reason = 'the server downloaded with apt does not run on this system';
    await fetchRedisWithApt(cacheFolder).catch((error: unknown) => {
      reason = `the download with apt failed (${lastLine(error)})`;
    });
    // Checked also after a failure: another command may have downloaded it meanwhile.
    const downloaded = cached(cacheFolder);
    if (downloaded !== undefined) return downloaded;
  }
  throw new Error(`Tenure requires a Redis server, which is not installed: ${reason}.\n${howToInstall()}`);
}

function howToInstall(): string {
  const command =
    process.platform === 'darwin'
      ? 'brew install redis'
      : 'apt-get install redis-server, dnf install valkey, or apk add redis';
  return `Install Redis (${command}), or set REDIS_URL and DATABASE_URL to running servers.`;
}

function onPath(): RedisBinary | undefined {
  for (const name of ['redis-server', 'valkey-server']) {
    const program = which(name);
    if (program !== undefined && canRun(program, process.env))
      return { program, env: { PATH: process.env['PATH'] }, origin: program };
  }
  return undefined;
}

function cached(folder: string): RedisBinary | undefined {
  const root = path.join(folder, 'root');
  const program = path.join(root, 'usr/bin/redis-server');
  if (!fs.existsSync(program)) return undefined;
  const env = { PATH: process.env['PATH'], LD_LIBRARY_PATH: libraryFolders(root).join(':') };
  return canRun(program, env) ? { program, env, origin: 'downloaded from the package mirror' } : undefined;
}

function libraryFolders(root: string): string[] {
  return ['usr/lib', 'lib'].flatMap((folder) => {
    const parent = path.join(root, folder);
    if (!fs.existsSync(parent)) return [];
    return fs
      .readdirSync(parent)
      .filter((name) => name.includes('-linux-'))
      .map((name) => path.join(parent, name));
  });
}

function which(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => {
      try {
        fs.accessSync(file, fs.constants.X_OK);
        return fs.statSync(file).isFile();
      } catch {
        return false;
      }
    });
}

function canRun(program: string, env: NodeJS.ProcessEnv): boolean {
  const result = spawnSync(program, ['--version'], { env, encoding: 'utf8', timeout: 10_000 });
  const major = Number(/v=(\d+)\./.exec(result.stdout ?? '')?.[1] ?? 0);
  return result.status === 0 && major >= MIN_MAJOR_VERSION;
}

function lastLine(error: unknown): string {
  const text =
    (error as { stderr?: string }).stderr || (error instanceof Error ? error.message : String(error));
  return (
    text
      .trim()
      .split('\n')
      .at(-1)
      ?.replace(/^[EW]: /, '')
      .replace(/\.$/, '') ?? 'unknown reason'
  );
}
