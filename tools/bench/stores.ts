import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { environmentFor } from '../../src/embedded/environment';
import { homeOf } from '../../src/embedded/home';
import { startPostgres, type RunningPostgres } from '../../src/embedded/postgres';
import { copyAsReplica } from '../../src/embedded/postgres-replica';
import { projectRoot } from '../../src/embedded/project';
import { startReaper } from '../../src/embedded/reaper';
import { startRedis } from '../../src/embedded/redis/redis';
import { findRedis } from '../../src/embedded/redis/redis-binary';
import { ensureAppRole } from '../../src/embedded/roles';
import { newSecrets } from '../../src/embedded/secrets';
import { isOpenToOthers } from '../../src/embedded/unprivileged-account';

export interface BenchStores {
  environment: Record<string, string>;
  /** Address of the service's database on a streaming replica; null without one. */
  readUrl: string | null;
  postgresPid: number;
  redisPid: number;
  stop(): Promise<void>;
}

/**
 * Stores in a separate folder with the settings of `npm start`, where every commit reaches the disk. Test stores disable
 * that, which would favor the side with more commits.
 */
export async function startBenchStores(
  say: (line: string) => void,
  { withReplica = false } = {},
): Promise<BenchStores> {
  const parent = isOpenToOthers(os.tmpdir()) ? os.tmpdir() : '/var/tmp';
  const folder = fs.mkdtempSync(path.join(parent, 'tenure-bench-'));
  fs.chmodSync(folder, 0o711);
  const reaper = startReaper(folder);
  const secrets = newSecrets();
  const binary = await findRedis(path.join(homeOf(projectRoot).folder, 'redis-server'), say);
  const password = secrets.ownerPassword;
  let postgres = await startPostgres({ home: folder, password });
  reaper.watch(postgres.pid, 'INT');
  const redis = await startRedis({ home: folder, password: secrets.redisPassword, binary });
  reaper.watch(redis.pid, 'TERM');
  await ensureAppRole(postgres.url, secrets.appPassword);
  let replica: RunningPostgres | null = null;
  if (withReplica) {
    const home = path.join(folder, 'replica');
    await postgres.stop();
    copyAsReplica(path.join(folder, 'postgres'), home, postgres.url);
    postgres = await startPostgres({ home: folder, password, port: postgres.port });
    reaper.watch(postgres.pid, 'INT');
    replica = await startPostgres({ home, password });
    reaper.watch(replica.pid, 'INT');
  }
  const environment = environmentFor(postgres, redis, secrets);
  const readUrl = new URL(environment.DATABASE_URL ?? '');
  if (replica) readUrl.port = String(replica.port);
  return {
    environment,
    readUrl: replica && readUrl.toString(),
    postgresPid: postgres.pid,
    redisPid: redis.pid,
    stop: async () => {
      await replica?.stop();
      await Promise.all([postgres.stop(), redis.stop()]);
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      reaper.dismiss();
    },
  };
}
