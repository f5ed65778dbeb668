import Redis from 'ioredis';
import type { Logger } from '../platform/logger';

/**
 * `patient` connections (workers, subscribers) wait until Redis is back. `brisk` connections fail immediately, because
 * the row is already safe in Postgres and a caller is waiting.
 */
export type ConnectionPolicy = 'patient' | 'brisk';

export function connectRedis(url: string, policy: ConnectionPolicy, logger: Logger): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: policy === 'patient' ? null : 1,
    enableOfflineQueue: policy === 'patient',
    // A brisk command must not hang on a half-open connection.
    ...(policy === 'brisk' ? { commandTimeout: 2_000 } : {}),
    connectTimeout: 5_000,
    retryStrategy: (attempt) => Math.min(50 * 2 ** Math.min(attempt, 6), 2_000),
    lazyConnect: false,
  });
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
  return redis;
}
