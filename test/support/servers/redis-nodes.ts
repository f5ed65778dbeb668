import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { redisAddress } from '../../../src/config/redis-url';
import { redisCacheFolder } from '../../../src/embedded/home';
import { startReaper } from '../../../src/embedded/reaper';
import { startRedis, type RedisOptions, type RunningRedis } from '../../../src/embedded/redis/redis';
import { findRedis } from '../../../src/embedded/redis/redis-binary';
import { startRedisCluster, type RunningRedisCluster } from '../../../src/embedded/redis/redis-cluster';
import { randomBase62 } from '../../../src/platform/ids';

/** `TEST_REDIS=cluster npm test -- crash` runs the crash tests on a Redis Cluster of three masters. */
export const CRASH_TEST_REDIS_NODES = process.env.TEST_REDIS === 'cluster' ? 3 : 1;

/** Starts a cluster of three masters. Its data is lost when a node stops. */
export function startTestCluster(): Promise<RunningRedisCluster> {
  return startTemporary((options, watch) => startRedisCluster(options, 3, watch));
}

/** Starts a server that no other test uses. */
export function startTestRedis(): Promise<RunningRedis> {
  return startTemporary(async (options, watch) => {
    const server = await startRedis(options);
    watch(server);
    return server;
  });
}

async function startTemporary<Running extends { stop(): Promise<void> }>(
  start: (options: RedisOptions, watch: (server: RunningRedis) => void) => Promise<Running>,
): Promise<Running> {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'test-redis-'));
  const reaper = startReaper(home);
  const binary = await findRedis(redisCacheFolder, () => undefined);
  const options = { home, password: randomBase62(24), binary, throwaway: true };
  const running = await start(options, ({ pid }) => reaper.watch(pid, 'TERM'));
  return {
    ...running,
    stop: async () => {
      await running.stop();
      fs.rmSync(home, { recursive: true, force: true, maxRetries: 5 });
      reaper.dismiss();
    },
  };
}

/** Runs a command on the server, or on each node of the cluster. */
export async function onEveryNode(url: string, command: (node: Redis) => Promise<unknown>): Promise<void> {
  const address = redisAddress(url);
  const connections =
    address.kind === 'server'
      ? [new Redis(address.url)]
      : address.nodes.map(
          (node) =>
            new Redis({ ...node, ...(address.password === undefined ? {} : { password: address.password }) }),
        );
  try {
    await Promise.all(connections.map(command));
  } finally {
    for (const connection of connections) connection.disconnect();
  }
}
