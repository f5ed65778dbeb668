import { postgresUrl, type RunningPostgres } from './postgres';
import type { RunningRedis } from './redis/redis';
import { appRole } from './roles';
import type { Secrets } from './secrets';

/**
 * What a process of the service must be told to use embedded stores. The service signs in as a role that row-level
 * security binds; only migrations get the owner.
 */
export function environmentFor(
  postgres: Pick<RunningPostgres, 'url' | 'port'>,
  redis: Pick<RunningRedis, 'url'>,
  secrets: Secrets,
): Record<string, string> {
  return {
    ...secrets.application,
    DATABASE_URL: postgresUrl(appRole, secrets.appPassword, postgres.port, 'tenure'),
    MIGRATION_DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
  };
}
