import Redis from 'ioredis';
import type { Logger } from '../platform/logger';

/**
 * `patient` connections wait for Redis to come back (workers, subscribers); `brisk` ones fail at once, because the
 * row in Postgres is already safe and a caller is waiting.
 */
export type ConnectionPolicy = 'patient' | 'brisk';

export function connectRedis(url: string, temper: ConnectionPolicy, logger: Logger): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: temper === 'patient' ? null : 1,
    enableOfflineQueue: temper === 'patient',
    // A brisk command must not hang on a connection that is half dead.
    ...(temper === 'brisk' ? { commandTimeout: 2_000 } : {}),
    connectTimeout: 5_000,
    retryStrategy: (attempt) => Math.min(50 * 2 ** Math.min(attempt, 6), 2_000),
    lazyConnect: false,
  });
  let complained = false;
  redis.on('error', (error: Error & { code?: string }) => {
    // ioredis repeats the error at every attempt; one line an outage is enough.
    if (complained) return;
    complained = true;
    logger.warn({ code: error.code ?? error.name }, 'redis is unreachable');
  });
  redis.on('ready', () => {
    if (complained) logger.info('redis is reachable again');
    complained = false;
  });
  return redis;
}
