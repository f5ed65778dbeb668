import Redis, { type Cluster, type ClusterOptions, type RedisOptions } from 'ioredis';
import { redisAddress, type RedisAddress } from '../config/redis-url';
import type { Logger } from '../platform/logger';
import { ClusterClient } from './cluster-client';

/** A connection to one server, or to all nodes of a cluster. */
export type RedisClient = Redis | Cluster;

/**
 * `patient` connections (workers) and those of a `subscriber` wait until Redis is back. `brisk` connections fail
 * immediately, because the row is already safe in Postgres and a caller is waiting.
 */
export type ConnectionPolicy = 'patient' | 'subscriber' | 'brisk';

/** Repeats of a brisk command in a cluster, 100 ms apart: enough for a slot that moves, too few for a dead node. */
const BRISK_REDIRECTIONS = 5;
const NODE_LOG_INTERVAL_MS = 60_000;

export function connectRedis(url: string, policy: ConnectionPolicy, logger: Logger): RedisClient {
  const address = redisAddress(url);
  const redis =
    address.kind === 'cluster'
      ? new ClusterClient(address.nodes, clusterOptions(address, policy))
      : new Redis(address.url, {
          ...commandOptions(policy),
          enableOfflineQueue: policy !== 'brisk',
          retryStrategy: retryDelay,
          lazyConnect: false,
        });
  logOutages(redis, logger);
  return redis;
}

/** Options of the connections to a cluster that every policy needs: the login and the names of the nodes. */
export function clusterLogin({
  username,
  password,
  tls,
}: Extract<RedisAddress, { kind: 'cluster' }>): ClusterOptions {
  return {
    // Connects to the names that the nodes announce instead of their addresses, because certificates contain names.
    dnsLookup: (host, callback) => callback(null, host),
    redisOptions: {
      ...(username === undefined ? {} : { username }),
      ...(password === undefined ? {} : { password }),
      ...(tls ? { tls: {} } : {}),
    },
  };
}

function clusterOptions(
  address: Extract<RedisAddress, { kind: 'cluster' }>,
  policy: ConnectionPolicy,
): ClusterOptions {
  const { redisOptions, ...login } = clusterLogin(address);
  return {
    ...login,
    enableOfflineQueue: policy !== 'brisk',
    clusterRetryStrategy: retryDelay,
    // A patient command is repeated until its node is back or a replica has taken over.
    maxRedirections: policy !== 'brisk' ? Number.MAX_SAFE_INTEGER : BRISK_REDIRECTIONS,
    // Two nodes can point to each other during a failover.
    retryDelayOnMoved: 20,
    slotsRefreshTimeout: 2_000,
    redisOptions: { ...redisOptions, ...commandOptions(policy) },
  };
}

function commandOptions(policy: ConnectionPolicy): RedisOptions {
  return {
    maxRetriesPerRequest: policy === 'brisk' ? 1 : null,
    // While Redis loads its data, a subscription is accepted and the check of readiness is then refused in its place.
    ...(policy === 'subscriber' ? { enableReadyCheck: false } : {}),
    // A brisk command must not hang on a half-open connection.
    ...(policy === 'brisk' ? { commandTimeout: 2_000 } : {}),
    connectTimeout: 5_000,
  };
}

function retryDelay(attempt: number): number {
  return Math.min(50 * 2 ** Math.min(attempt, 6), 2_000);
}

function logOutages(redis: RedisClient, logger: Logger): void {
  let isUnreachable = false;
  redis.on('error', (error: Error & { code?: string }) => {
    // ioredis repeats the error at every attempt; one log line per outage is enough.
    if (isUnreachable) return;
    isUnreachable = true;
    logger.warn({ code: error.code ?? error.name }, 'redis is unreachable');
  });
  redis.on('ready', () => {
    if (isUnreachable) logger.info('redis is reachable again');
    isUnreachable = false;
  });
  // A node of a cluster reports every failed attempt.
  const logged = new Map<string, number>();
  redis.on('node error', (error: Error & { code?: string }, node: string) => {
    if (Date.now() - (logged.get(node) ?? 0) < NODE_LOG_INTERVAL_MS) return;
    logged.set(node, Date.now());
    logger.warn({ code: error.code ?? error.name, node }, 'a redis node is unreachable');
  });
}
