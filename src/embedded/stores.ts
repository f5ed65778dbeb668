import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { environmentFor } from './environment';
import { prepareHome, redisCacheFolder, type Home } from './home';
import { withLock } from './lock';
import { startPostgres, type RunningPostgres } from './postgres';
import { isPortFree, isRunning, startMark } from './processes';
import { isRedisReady, runningRedis, startRedis, type RunningRedis } from './redis/redis';
import { findRedis } from './redis/redis-binary';
import { ensureAppRole } from './roles';
import { loadOrCreateSecrets, type Secrets } from './secrets';
import { readState, writeState, type State } from './state';

export interface SharedStores {
  /** Environment variables for a process that uses the stores, including secrets. */
  environment: Record<string, string>;
  /** True if no other process was using the stores: the database may not be migrated yet. */
  first: boolean;
  /** Restarts crashed servers on the same port. Returns their names. */
  repair(): Promise<string[]>;
  /** Releases the stores; the last user stops the servers. */
  release(): Promise<void>;
}

interface RunningStores {
  postgres: RunningPostgres;
  redis: RunningRedis;
  started: string[];
}

/**
 * Joins the stores of a project and starts them if they do not run. All commands of a project share one Postgres and
 * one Redis, which keep their data between runs.
 */
export async function joinStores(
  projectRoot: string,
  say: (line: string) => void = () => undefined,
): Promise<SharedStores> {
  const home = prepareHome(projectRoot);
  const lockFile = path.join(home.folder, 'lock');
  const me = { id: randomUUID(), pid: process.pid, mark: startMark(process.pid) };

  const joined = await withLock(lockFile, async () => {
    const secrets = loadOrCreateSecrets(home.folder);
    const state = readState(home.folder);
    const others = livingUsers(state);
    const servers = await ensureRunning({ home, secrets, state, say, samePorts: others.length > 0 });
    await ensureAppRole(servers.postgres.url, secrets.appPassword);
    record(home, servers, [...others, me]);
    return { secrets, servers, first: others.length === 0 };
  });
  const { secrets, servers } = joined;

  return {
    environment: environmentFor(servers.postgres, servers.redis, secrets),
    first: joined.first,
    async repair() {
      if (isRunning(servers.postgres.pid) && isRunning(servers.redis.pid)) return [];
      return withLock(lockFile, async () => {
        const state = readState(home.folder);
        Object.assign(servers, await ensureRunning({ home, secrets, state, say, samePorts: true }));
        record(home, servers, livingUsers(state));
        return servers.started;
      });
    },
    async release() {
      // The folder was removed while running (`npm run clean --force`), so there is nothing to lock or record.
      if (!fs.existsSync(home.folder)) return stopBoth(servers);
      await withLock(lockFile, async () => {
        const remaining = livingUsers(readState(home.folder)).filter((user) => user.id !== me.id);
        if (remaining.length === 0) await stopBoth(servers);
        record(home, servers, remaining);
      });
    },
  };
}

/**
 * Stops the stores that a killed command left running, if no process uses them.
 * @returns the pids of processes that still use them
 */
export async function stopAbandonedStores(projectRoot: string): Promise<number[]> {
  const folder = path.join(projectRoot, '.tenure');
  if (!fs.existsSync(path.join(folder, 'state.json'))) return [];
  const home = prepareHome(projectRoot);
  return withLock(path.join(home.folder, 'lock'), async () => {
    const state = readState(home.folder);
    const users = livingUsers(state);
    if (users.length > 0) return users.map((user) => user.pid);
    const { redisPassword } = loadOrCreateSecrets(home.folder);
    const redis = await findRunningRedis(state, redisPassword);
    await redis?.stop();
    await stopPostgresOf(home);
    return [];
  });
}

interface StoresOptions {
  home: Home;
  secrets: Secrets;
  state: State;
  say: (line: string) => void;
  /** True if processes use the addresses, so that a restarted server must have the same port. */
  samePorts: boolean;
}

async function ensureRunning({
  home,
  secrets,
  state,
  say,
  samePorts,
}: StoresOptions): Promise<RunningStores> {
  const started: string[] = [];
  const redis = (await findRunningRedis(state, secrets.redisPassword)) ?? (await launchRedis());
  const postgres = await startPostgres({
    home: home.postgresFolder,
    password: secrets.ownerPassword,
    port: await portFor(state.postgres?.port),
  });
  if (!postgres.adopted) started.push('Postgres');
  return { postgres, redis, started };

  async function launchRedis(): Promise<RunningRedis> {
    started.push('Redis');
    return startRedis({
      home: home.folder,
      password: secrets.redisPassword,
      binary: await findRedis(redisCacheFolder, say),
      port: await portFor(state.redis?.port),
    });
  }

  /** Returns the previous port if it is free, so that addresses stay valid between runs. */
  async function portFor(before: number | undefined): Promise<number> {
    if (before === undefined) return 0;
    return samePorts || (await isPortFree(before)) ? before : 0;
  }
}

async function findRunningRedis(state: State, password: string): Promise<RunningRedis | undefined> {
  if (state.redis === undefined) return undefined;
  const { pid, port } = state.redis;
  while (isRunning(pid) && startMark(pid) === state.redis.mark) {
    // Only the project's Redis accepts the password. If it is loading or stopping, it will soon respond or exit.
    if (await isRedisReady(port, password)) return runningRedis(pid, port, password);
  }
  return undefined;
}

function livingUsers(state: State): State['users'] {
  return state.users.filter((user) => isRunning(user.pid) && startMark(user.pid) === user.mark);
}

function record(home: Home, servers: RunningStores, users: State['users']): void {
  const { postgres, redis } = servers;
  writeState(home.folder, {
    postgres: { pid: postgres.pid, port: postgres.port },
    redis: { pid: redis.pid, port: redis.port, mark: startMark(redis.pid) },
    users,
  });
}

async function stopBoth(servers: RunningStores): Promise<void> {
  await Promise.all([servers.postgres.stop(), servers.redis.stop()]);
}

async function stopPostgresOf(home: Home): Promise<void> {
  if (!fs.existsSync(path.join(home.postgresFolder, 'postgres', 'postmaster.pid'))) return;
  const { ownerPassword } = loadOrCreateSecrets(home.folder);
  const postgres = await startPostgres({ home: home.postgresFolder, password: ownerPassword });
  await postgres.stop();
}
