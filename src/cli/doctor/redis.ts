import { inspectRedis, type RedisInspection } from '../../queue/inspect-redis';
import { checkClockOffset } from './clock';
import { failure, isAtLeast, ok, warning, type Check, type Finding } from './finding';

const MIN_REDIS_VERSION = '6.2.0';

export const redisCheck: Check = {
  name: 'redis',
  remedy:
    'Check that the server of REDIS_URL is running and accepts the login. Without REDIS_URL, "npm start" starts its own server.',
  run: async (config) => {
    const redis = await inspectRedis(config.redis.url);
    return [
      version(redis),
      eviction(redis),
      persistence(redis),
      checkClockOffset('Redis', redis.clockOffsetMs),
    ];
  },
};

function version({ version: found }: RedisInspection): Finding {
  return isAtLeast(found, MIN_REDIS_VERSION)
    ? ok('redis', `version ${found}`)
    : failure('redis', `version ${found} is too old`, `Use Redis or Valkey ${MIN_REDIS_VERSION} or newer.`);
}

function eviction({ evictionPolicy: policy }: RedisInspection): Finding {
  const mend =
    'Set "maxmemory-policy noeviction": any other policy throws queued tasks away when memory is short.';
  if (policy === null) return warning('redis eviction', 'the server does not report its policy', mend);
  return policy === 'noeviction' ? ok('redis eviction', policy) : failure('redis eviction', policy, mend);
}

function persistence({ appendOnly }: RedisInspection): Finding {
  if (appendOnly) return ok('redis persistence', 'append-only file is on');
  const mend =
    'Set "appendonly yes". Nothing is lost without it, but after a restart queued work waits for the sweep.';
  const detail = appendOnly === null ? 'the server does not report it' : 'append-only file is off';
  return warning('redis persistence', detail, mend);
}
