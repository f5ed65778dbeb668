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
  /** Environment variables for a process that uses the stores, including secrets. */
  environment: Record<string, string>;
  postgres: RunningPostgres;
  redis: RunningRedis;
  /** Restarts Postgres on the same port with the same data. */
  restartPostgres(): Promise<void>;
  /** Restarts Redis on the same port without data. */
  restartRedis(): Promise<void>;
  /** Stops both servers and deletes their data. */
  stop(): Promise<void>;
}

/** Starts a temporary Postgres and Redis for a test run. Stopping them deletes all data. */
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
    // The downloaded Redis is cached in the project, because a download for every test run would be slow.
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

/** Creates a folder that another account may enter, because Postgres does not run as root. */
function temporaryFolder(): string {
  const parent = isOpenToOthers(os.tmpdir()) ? os.tmpdir() : '/var/tmp';
  const folder = fs.mkdtempSync(path.join(parent, 'tenure-'));
  fs.chmodSync(folder, 0o711);
  return folder;
}
