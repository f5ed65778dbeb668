import { postgresUrl, type RunningPostgres } from './postgres';
import type { RunningRedis } from './redis/redis';
import { appRole } from './roles';
import type { Secrets } from './secrets';

/**
 * Environment of a process that uses embedded stores. The service signs in as a role to which row-level security
 * applies; only migrations use the owner.
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
