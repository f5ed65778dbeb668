import { Cluster, Redis } from 'ioredis';
import { redisAddress } from '../config/redis-url';
import { clusterLogin } from './redis-connection';

export interface RedisInspection {
  /** `host:port` of a node of a cluster; null for a single server. */
  node: string | null;
  version: string;
  /** A queue requires `noeviction`; null if the server does not report it. */
  evictionPolicy: string | null;
  /** True if writes survive a restart; null if the server does not report it. */
  appendOnly: boolean | null;
  /** Time of the server minus local time, in milliseconds. */
  clockOffsetMs: number;
}

export interface ClusterInspection {
  /** `ok` if all slots are served. */
  state: string;
  masters: number;
  replicas: number;
  /** Nodes that do not respond. */
  unreachable: readonly string[];
}

/** Inspects the Redis servers for the settings that the queue depends on. Changes nothing. */
export async function inspectRedis(
  url: string,
): Promise<{ servers: RedisInspection[]; cluster: ClusterInspection | null }> {
  const address = redisAddress(url);
  const options = { lazyConnect: true, enableReadyCheck: false };
  const nodeOptions = { connectTimeout: 8000, maxRetriesPerRequest: 0 };
  if (address.kind === 'server') {
    const redis = new Redis(address.url, { ...options, ...nodeOptions, retryStrategy: null });
    return connected(redis, async () => ({ servers: [await inspectServer(redis, null)], cluster: null }));
  }
  const { redisOptions, ...login } = clusterLogin(address);
  const redis = new Cluster([...address.nodes], {
    ...login,
    ...options,
    clusterRetryStrategy: null,
    slotsRefreshTimeout: 8000,
    redisOptions: { ...redisOptions, ...nodeOptions },
  });
  return connected(redis, () => inspectCluster(redis));
}

async function connected<T>(redis: Redis | Cluster, inspect: () => Promise<T>): Promise<T> {
  // `connect()` only reports a closed connection; the event has the reason.
  let reason: Error | undefined;
  redis.on('error', (error: Error & { lastNodeError?: Error }) => (reason = error.lastNodeError ?? error));
  try {
    await redis.connect().catch((error: unknown) => {
      throw reason ?? error;
    });
    return await inspect();
  } finally {
    redis.disconnect();
  }
}

async function inspectCluster(
  redis: Cluster,
): Promise<{ servers: RedisInspection[]; cluster: ClusterInspection }> {
  const masters = redis.nodes('master').length;
  const replicas = redis.nodes('slave').length;
  const servers: RedisInspection[] = [];
  const unreachable: string[] = [];
  let state = 'unknown';
  for (const node of redis.nodes('all')) {
    const name = `${node.options.host}:${node.options.port}`;
    try {
      servers.push(await inspectServer(node, name));
      const nodeState = fieldOf(String(await node.cluster('INFO')), 'cluster_state') ?? 'unknown';
      if (state === 'unknown' || nodeState !== 'ok') state = nodeState;
    } catch {
      unreachable.push(name);
    }
  }
  return { servers, cluster: { state, masters, replicas, unreachable } };
}

async function inspectServer(redis: Redis, node: string | null): Promise<RedisInspection> {
  const info = await redis.info();
  const aof = fieldOf(info, 'aof_enabled');
  return {
    node,
    version: fieldOf(info, 'redis_version') ?? 'unknown',
    evictionPolicy: fieldOf(info, 'maxmemory_policy') ?? null,
    appendOnly: aof === undefined ? null : aof === '1',
    clockOffsetMs: await clockOffset(redis),
  };
}

function fieldOf(info: string, name: string): string | undefined {
  return new RegExp(`^${name}:(.*)$`, 'm').exec(info)?.[1]?.trim();
}

async function clockOffset(redis: Redis): Promise<number> {
  const sentAt = Date.now();
  const [seconds, microseconds] = await redis.time();
  const middle = (sentAt + Date.now()) / 2;
  return Math.round(Number(seconds) * 1000 + Number(microseconds) / 1000 - middle);
}
