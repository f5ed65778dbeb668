import { execFile, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { commandLine, endProcess, freePort, isRunning } from './processes';
import { locatePostgres } from './postgres-binaries';
import { accountForPostgres, type Account } from './unprivileged-account';

export interface PostgresOptions {
  /** Folder of the server, created if missing. The account of the server must be able to reach it. */
  home: string;
  /** Password of the owner role `tenure`. Must not change for the same home. */
  password: string;
  /** Any free port if 0 or omitted. */
  port?: number;
  /** True if data need not be flushed to disk because it is temporary. A killed process still loses nothing. */
  throwaway?: boolean;
}

export interface RunningPostgres {
  /** Address of the owner role, database `tenure`. */
  url: string;
  port: number;
  pid: number;
  /** True when a server left behind by a killed starter was taken over. */
  adopted: boolean;
  stop(): Promise<void>;
}

const run = promisify(execFile);
const owner = 'tenure';
const startAttempts = 3;

/** Starts the Postgres installed by npm, or adopts a running one. Creates the data folder on the first run. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const account = accountForPostgres();
  fs.mkdirSync(options.home, { recursive: true, mode: 0o755 });
  const native = locatePostgres(options.home, account !== undefined);
  const data = path.join(options.home, 'postgres');
  if (!fs.existsSync(path.join(data, 'PG_VERSION'))) await initialise(native, data, options, account);
  const adopted = await adopt(data, options.password);
  if (adopted !== undefined) return running(adopted.pid, adopted.port, options.password, true);
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port || (await freePort());
    try {
      const pid = await launch(native, data, port, options, account);
      return running(pid, port, options.password, false);
    } catch (error) {
      // Another process may take the free port before Postgres uses it.
      const isPortTaken = error instanceof Error && error.message.includes('Address already in use');
      if (!isPortTaken || attempt === startAttempts) throw error;
    }
  }
}

/** Address of a role and database on the embedded server. */
export function postgresUrl(role: string, password: string, port: number, database: string): string {
  return `postgres://${role}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

function running(pid: number, port: number, password: string, adopted: boolean): RunningPostgres {
  return {
    url: postgresUrl(owner, password, port, 'tenure'),
    port,
    pid,
    adopted,
    // SIGINT is the "fast" shutdown: it ends sessions and writes all data. After SIGQUIT, the next start recovers.
    stop: () => endProcess(pid, 'SIGINT', 'SIGQUIT', 15_000),
  };
}

async function initialise(
  native: string,
  data: string,
  options: PostgresOptions,
  account: Account | undefined,
): Promise<void> {
  // Created under another name and renamed, so that an interrupted first start leaves no incomplete data folder.
  const fresh = `${data}.new`;
  const passwordFile = `${data}.password`;
  fs.rmSync(fresh, { recursive: true, force: true });
  fs.rmSync(data, { recursive: true, force: true });
  fs.mkdirSync(fresh, { mode: 0o700 });
  fs.writeFileSync(passwordFile, `${options.password}\n`, { mode: 0o600 });
  if (account !== undefined) {
    fs.chownSync(fresh, account.uid, account.gid);
    fs.chownSync(passwordFile, account.uid, account.gid);
  }
  const settings = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const identity = ['-U', owner, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  try {
    await run(
      path.join(native, 'bin', 'initdb'),
      ['-D', fresh, ...identity, ...settings, '--no-sync', '--no-instructions'],
      { ...account, env: serverEnvironment(), cwd: '/' },
    );
  } catch (error) {
    const output = (error as { stderr?: string }).stderr ?? '';
    throw new Error(`Postgres could not create its data folder in ${options.home}:\n${output.trim()}`, {
      cause: error,
    });
  } finally {
    fs.rmSync(passwordFile, { force: true });
  }
  fs.renameSync(fresh, data);
}

/** Environment of the server, without the caller's PG* variables and secrets. */
function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
}

async function launch(
  native: string,
  data: string,
  port: number,
  options: PostgresOptions,
  account: Account | undefined,
): Promise<number> {
  const logFile = path.join(options.home, 'postgres.log');
  const log = fs.openSync(logFile, 'w', 0o600);
  const child = spawn(
    path.join(native, 'bin', 'postgres'),
    ['-D', data, '-p', String(port), ...settingsOf(options.throwaway ?? false)],
    // A separate process group: Ctrl-C reaches only this process, which stops the stores last.
    { ...account, env: serverEnvironment(), cwd: '/', stdio: ['ignore', log, log], detached: true },
  );
  fs.closeSync(log);
  child.unref();
  const failed = new Promise<never>((_resolve, reject) => void child.once('error', reject));
  await Promise.race([untilReady(child, port, options.password, logFile), failed]);
  return child.pid as number;
}

function settingsOf(throwaway: boolean): string[] {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'shared_buffers=128MB',
    'logging_collector=off',
    'log_statement=none',
    'log_min_error_statement=panic',
    ...(throwaway
      ? ['fsync=off', 'full_page_writes=off', 'max_wal_size=512MB', 'autovacuum_naptime=30s']
      : []),
  ];
  return settings.flatMap((setting) => ['-c', setting]);
}

async function untilReady(
  child: ChildProcess,
  port: number,
  password: string,
  logFile: string,
): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await isPostgresReady(port, password))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`Postgres did not start:\n${fs.readFileSync(logFile, 'utf8').slice(-1500).trim()}`);
    }
    if (Date.now() > deadline) throw new Error(`Postgres did not respond within a minute. See ${logFile}.`);
    await delay(15);
  }
}

/** True if the project's server responds on this port. Creates the database `tenure` if it is missing. */
async function isPostgresReady(port: number, password: string): Promise<boolean> {
  const client = new Client({
    connectionString: postgresUrl(owner, password, port, 'postgres'),
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'tenure'");
    if (rowCount === 0) await client.query('create database tenure');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Returns the running server of this data folder, left by a starter that was killed; undefined without one. */
async function adopt(data: string, password: string): Promise<{ pid: number; port: number } | undefined> {
  const pidFile = path.join(data, 'postmaster.pid');
  if (!fs.existsSync(pidFile)) return undefined;
  const [pidLine, , , portLine] = fs.readFileSync(pidFile, 'utf8').split('\n');
  const pid = Number(pidLine);
  const port = Number(portLine);
  while (isRunning(pid) && commandLine(pid).includes('postgres')) {
    if (port > 0 && (await isPostgresReady(port, password))) return { pid, port };
    // The server is starting, recovering or stopping, so it will soon respond or exit.
    await delay(50);
  }
  // Another process has this pid (a restarted container counts from 1 again). Postgres would refuse to start.
  fs.rmSync(pidFile, { force: true });
  return undefined;
}
