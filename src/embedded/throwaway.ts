import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { environmentFor } from './environment';
import { redisCacheFolder } from './home';
import { startPostgres, type RunningPostgres } from './postgres';
import { startReaper } from './reaper';
import { startRedis, type RedisOptions, type RunningRedis } from './redis/redis';
import { findRedis } from './redis/redis-binary';
import { startRedisCluster } from './redis/redis-cluster';
import { newSecrets } from './secrets';
import { ensureAppRole } from './roles';
import { isOpenToOthers } from './unprivileged-account';

export interface ThrowawayStores {
  /** Temporary folder of both servers, deleted by `stop`. */
  folder: string;
  /** Environment variables for a process that uses the stores, including secrets. */
  environment: Record<string, string>;
  postgres: RunningPostgres;
  /** The first node, if Redis is a cluster. */
  redis: RunningRedis;
  /** Restarts Postgres on the same port with the same data. */
  restartPostgres(): Promise<void>;
  /** Restarts Redis on the same port without data; of a cluster, one node after the other. */
  restartRedis(): Promise<void>;
  /** Stops both servers and deletes their data. */
  stop(): Promise<void>;
}

/**
 * Starts a temporary Postgres and Redis for a test run. Stopping them deletes all data.
 * @param redisNodes more than one starts a Redis Cluster of that many masters
 */
export async function startThrowawayStores(
  say: (line: string) => void = () => undefined,
  redisNodes = 1,
): Promise<ThrowawayStores> {
  const folder = temporaryFolder();
  const reaper = startReaper(folder);
  const secrets = newSecrets();
  const postgresOptions = { home: folder, password: secrets.ownerPassword, throwaway: true };
  let postgres: RunningPostgres | undefined;
  let redis: TemporaryRedis | undefined;
  const stop = async (): Promise<void> => {
    await Promise.all([postgres?.stop(), redis?.stop()]);
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    reaper.dismiss();
  };
  try {
    // The downloaded Redis is cached in the project, because a download for every test run would be slow.
    const binary = await findRedis(redisCacheFolder, say);
    const started = await Promise.allSettled([
      startPostgres(postgresOptions).then((server) => {
        postgres = server;
        reaper.watch(server.pid, 'INT');
      }),
      startTemporaryRedis(
        { home: folder, password: secrets.redisPassword, binary, throwaway: true },
        redisNodes,
        (server) => reaper.watch(server.pid, 'TERM'),
      ).then((server) => {
        redis = server;
      }),
    ]);
    for (const outcome of started) if (outcome.status === 'rejected') throw outcome.reason;
    const running = redis;
    if (postgres === undefined || running === undefined) throw new Error('The stores did not start.');
    await ensureAppRole(postgres.url, secrets.appPassword);
    const stores: ThrowawayStores = {
      folder,
      environment: environmentFor(postgres, running, secrets),
      postgres,
      redis: running.first(),
      async restartPostgres() {
        await stores.postgres.stop();
        postgres = await startPostgres({ ...postgresOptions, port: stores.postgres.port });
        stores.postgres = postgres;
        reaper.watch(postgres.pid, 'INT');
      },
      async restartRedis() {
        await running.restart();
        stores.redis = running.first();
      },
      stop,
    };
    return stores;
  } catch (error) {
    await stop();
    throw error;
  }
}

interface TemporaryRedis {
  url: string;
  first(): RunningRedis;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

async function startTemporaryRedis(
  options: RedisOptions,
  nodeCount: number,
  started: (server: RunningRedis) => void,
): Promise<TemporaryRedis> {
  if (nodeCount > 1) {
    const cluster = await startRedisCluster(options, nodeCount, started);
    let restarts = 0;
    return {
      url: cluster.url,
      first: () => cluster.nodes[0] as RunningRedis,
      restart: () => cluster.restart(restarts++ % nodeCount),
      stop: () => cluster.stop(),
    };
  }
  let server = await startRedis(options);
  started(server);
  return {
    url: server.url,
    first: () => server,
    restart: async () => {
      await server.stop();
      server = await startRedis({ ...options, port: server.port });
      started(server);
    },
    stop: () => server.stop(),
  };
}

/** Creates a folder that another account may enter, because Postgres does not run as root. */
function temporaryFolder(): string {
  const parent = isOpenToOthers(os.tmpdir()) ? os.tmpdir() : '/var/tmp';
  const folder = fs.mkdtempSync(path.join(parent, 'tenure-'));
  fs.chmodSync(folder, 0o711);
  return folder;
}
