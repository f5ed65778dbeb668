import type { Logger } from '../platform/logger';
import type { RateCharge, RateDecision, RateLimiter } from '../platform/rate-limiter';
import type { RedisClient } from './redis-connection';
import { redisKeys, type RedisKeys } from './redis-keys';

/**
 * Takes the calls of each charge, or none if a bucket has too few. Every bucket is first refilled up to now. The
 * script uses the clock of Redis because the clocks of the processes can differ. Levels are stored in thousandths of a
 * call. Returns for each bucket: calls left, milliseconds until full, milliseconds until the charge is possible.
 */
const TAKE_SCRIPT = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local levels, refused = {}, false
for i, key in ipairs(KEYS) do
  local quota, window, cost = tonumber(ARGV[3 * i - 2]), tonumber(ARGV[3 * i - 1]), tonumber(ARGV[3 * i])
  local state = redis.call('HMGET', key, 'level', 'at')
  local level = tonumber(state[1]) or quota * 1000
  local at = tonumber(state[2]) or now
  level = math.min(quota * 1000, level + math.max(0, now - at) * quota / window)
  levels[i] = level
  if level < cost then refused = true end
end
local results = {}
for i, key in ipairs(KEYS) do
  local quota, window, cost = tonumber(ARGV[3 * i - 2]), tonumber(ARGV[3 * i - 1]), tonumber(ARGV[3 * i])
  local wait = 0
  if levels[i] < cost then wait = math.ceil((cost - levels[i]) * window / quota) end
  if not refused then levels[i] = levels[i] - cost end
  redis.call('HSET', key, 'level', levels[i], 'at', now)
  redis.call('PEXPIRE', key, window * 1000 + 1000)
  results[3 * i - 2] = math.floor(levels[i] / 1000)
  results[3 * i - 1] = math.ceil((quota * 1000 - levels[i]) * window / quota)
  results[3 * i] = wait
end
return results
`;

/** Slots are members of a sorted set. Their score is the time at which they expire. */
const ENTER_SCRIPT = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('ZADD', KEYS[1], now + ARGV[3] * 1000, ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[3] * 1000)
return 1
`;

/** Upper bound of the time that rate limiting may add to a request. */
const REDIS_TIMEOUT_MS = 250;

type LimiterCommands = RedisClient & {
  tenureTake(keyCount: number, ...keysAndArguments: (string | number)[]): Promise<number[]>;
  tenureEnter(keyCount: 1, key: string, callId: string, limit: number, holdSeconds: number): Promise<0 | 1>;
};

/** Rate limiter of all processes, stored in Redis. While Redis is unreachable, all requests are allowed. */
export class RedisRateLimiter implements RateLimiter {
  private readonly commands: LimiterCommands;
  private readonly keys: RedisKeys;
  private unavailable = false;

  constructor(
    private readonly redis: RedisClient,
    prefix: string,
    private readonly logger: Logger,
  ) {
    this.keys = redisKeys(prefix);
    redis.defineCommand('tenureTake', { lua: TAKE_SCRIPT });
    redis.defineCommand('tenureEnter', { lua: ENTER_SCRIPT });
    this.commands = redis as LimiterCommands;
  }

  async take(group: string, charges: readonly RateCharge[]): Promise<RateDecision[] | null> {
    const keys = charges.map(({ policy, subject }) => this.keys.bucket(group, policy.name, subject));
    const figures = charges.flatMap(({ policy, calls = 1 }) => [
      policy.quota,
      policy.windowSeconds,
      calls * 1000,
    ]);
    // Windows are in seconds and levels in thousandths of a call, so the refill per millisecond is quota / window.
    const results = await this.withFallback(() => this.commands.tenureTake(keys.length, ...keys, ...figures));
    if (!results) return null;
    return charges.map((_charge, index) => ({
      remaining: results[3 * index] ?? 0,
      resetSeconds: Math.ceil((results[3 * index + 1] ?? 0) / 1000),
      retryAfterSeconds: Math.ceil((results[3 * index + 2] ?? 0) / 1000),
    }));
  }

  async enter(place: {
    subject: string;
    callId: string;
    limit: number;
    holdSeconds: number;
  }): Promise<boolean> {
    const key = this.keys.slots(place.subject);
    const entered = await this.withFallback(() =>
      this.commands.tenureEnter(1, key, place.callId, place.limit, place.holdSeconds),
    );
    return entered !== 0;
  }

  async leave(place: { subject: string; callId: string }): Promise<void> {
    await this.withFallback(() => this.redis.zrem(this.keys.slots(place.subject), place.callId));
  }

  /** Returns null if Redis does not respond in time. Logs one line per outage. */
  private async withFallback<T>(query: () => Promise<T>): Promise<T | null> {
    if (this.redis.status !== 'ready') return this.logFailure('not connected');
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('timeout')), REDIS_TIMEOUT_MS);
    });
    try {
      const value = await Promise.race([query(), timeout]);
      this.unavailable = false;
      return value;
    } catch (error) {
      return this.logFailure(error instanceof Error ? error.message : 'unknown');
    } finally {
      clearTimeout(timer);
    }
  }

  private logFailure(reason: string): null {
    if (!this.unavailable)
      this.logger.warn(
        { reason: reason.slice(0, 200) },
        'rate limits are not enforced: redis is unreachable',
      );
    this.unavailable = true;
    return null;
  }
}
