import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { environmentFor } from './environment';
import { redisCacheFolder } from './home';
import { startPostgres, type RunningPostgres } from './postgres';
import { startReaper } from './reaper';
import { startRedis, type RunningRedis } from './redis/redis';
import { findRedis, type RedisBinary } from './redis/redis-binary';
import { newSecrets } from './secrets';
import { ensureAppRole } from './roles';
import { isOpenToOthers } from './unprivileged-account';

export interface ThrowawayStores {
  /** Temporary folder of both servers, deleted by `stop`. */
  folder: string;
  /** What a process of the service needs to use them, secrets included. */
  environment: Record<string, string>;
  postgres: RunningPostgres;
  redis: RunningRedis;
  /** Stops Postgres and starts it again on the same port with the same data. */
  restartPostgres(): Promise<void>;
  /** Stops Redis and starts it again on the same port with nothing in it. */
  restartRedis(): Promise<void>;
  /** Stops both servers and deletes what they wrote. */
  stop(): Promise<void>;
}

/** Starts a Postgres and a Redis of their own for a test run. Nothing is left when they are stopped. */
export async function startThrowawayStores(
  say: (line: string) => void = () => undefined,
): Promise<ThrowawayStores> {
  const folder = temporaryFolder();
  const reaper = startReaper(folder);
  const secrets = newSecrets();
  const postgresOptions = { home: folder, password: secrets.ownerPassword, throwaway: true };
  let postgres: RunningPostgres | undefined;
  let redis: RunningRedis | undefined;
  const redisOptions = (binary: RedisBinary) => ({
    home: folder,
    password: secrets.redisPassword,
    binary,
    throwaway: true,
  });
  const stop = async (): Promise<void> => {
    await Promise.all([postgres?.stop(), redis?.stop()]);
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    reaper.dismiss();
  };
  try {
    // The fetched Redis is kept in the project: fetching it for every test run would be slow and rude.
    const binary = await findRedis(redisCacheFolder, say);
    const started = await Promise.allSettled([
      startPostgres(postgresOptions).then((server) => {
        postgres = server;
        reaper.watch(server.pid, 'INT');
      }),
      startRedis(redisOptions(binary)).then((server) => {
        redis = server;
        reaper.watch(server.pid, 'TERM');
      }),
    ]);
    for (const outcome of started) if (outcome.status === 'rejected') throw outcome.reason;
    if (postgres === undefined || redis === undefined) throw new Error('The stores did not start.');
    await ensureAppRole(postgres.url, secrets.appPassword);
    const stores: ThrowawayStores = {
      folder,
      environment: environmentFor(postgres, redis, secrets),
      postgres,
      redis,
      async restartPostgres() {
        await stores.postgres.stop();
        postgres = await startPostgres({ ...postgresOptions, port: stores.postgres.port });
        stores.postgres = postgres;
        reaper.watch(postgres.pid, 'INT');
      },
      async restartRedis() {
        await stores.redis.stop();
        redis = await startRedis({ ...redisOptions(binary), port: stores.redis.port });
        stores.redis = redis;
        reaper.watch(redis.pid, 'TERM');
      },
      stop,
    };
    return stores;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A folder another account may pass through, for Postgres does not run as root. */
function temporaryFolder(): string {
  const parent = isOpenToOthers(os.tmpdir()) ? os.tmpdir() : '/var/tmp';
  const folder = fs.mkdtempSync(path.join(parent, 'tenure-'));
  fs.chmodSync(folder, 0o711);
  return folder;
}
