import { Redis } from 'ioredis';
import { createLogger } from '../../src/platform/logger';
import { randomBase62 } from '../../src/platform/ids';
import type { RatePolicy } from '../../src/platform/rate-limiter';
import { RedisRateLimiter } from '../../src/queue/redis-rate-limiter';
import { until } from '../support/until';

const logger = createLogger({ level: 'silent', process: 'test' });
const policy: RatePolicy = { name: 'p', quota: 3, windowSeconds: 3 };
let redis: Redis;
let limiter: RedisRateLimiter;

beforeAll(async () => {
  redis = new Redis(process.env.REDIS_URL ?? '');
  limiter = new RedisRateLimiter(redis, `limits-${randomBase62(8)}`, logger);
  await until('Redis is connected', () => redis.status === 'ready');
});
afterAll(() => redis.disconnect());

const isLimited = async (...subjects: string[]) =>
  (
    await limiter.take(
      'group',
      subjects.map((subject) => ({ policy, subject })),
    )
  )?.map((each) => each.retryAfterSeconds > 0);

describe('rate limit buckets', () => {
  it('hold their quota, report the remaining calls and refill evenly', async () => {
    const remainingCounts = [];
    for (let count = 0; count < 3; count += 1)
      remainingCounts.push((await limiter.take('group', [{ policy, subject: 'a' }]))?.[0]?.remaining);
    expect(remainingCounts).toEqual([2, 1, 0]);
    const [limited] = (await limiter.take('group', [{ policy, subject: 'a' }])) ?? [];
    expect(limited).toMatchObject({ remaining: 0, retryAfterSeconds: 1, resetSeconds: 3 });
    await until('one call is available again', async () => (await isLimited('a'))?.[0] === false);
    expect(await isLimited('a')).toEqual([true]);
  });

  it('are charged together or not at all', async () => {
    while ((await isLimited('empty'))?.[0] === false);
    expect(await isLimited('full', 'empty')).toEqual([false, true]);
    expect((await limiter.take('group', [{ policy, subject: 'full' }]))?.[0]?.remaining).toBe(2);
  });

  it('never exceed their quota in concurrent calls', async () => {
    const results = await Promise.all(Array.from({ length: 30 }, () => isLimited('concurrent')));
    expect(results.filter((each) => each?.[0] === false).length).toBeLessThanOrEqual(4);
  });
});

describe('concurrency slots', () => {
  it('are limited, and become free when a call leaves or its hold expires', async () => {
    const slot = (callId: string, holdSeconds = 30) => ({ subject: 's', callId, limit: 2, holdSeconds });
    expect(await limiter.enter(slot('1'))).toBe(true);
    expect(await limiter.enter(slot('2', 1))).toBe(true);
    expect(await limiter.enter(slot('3'))).toBe(false);
    await limiter.leave({ subject: 's', callId: '1' });
    expect(await limiter.enter(slot('4'))).toBe(true);
    await until('the slot of an expired call is free', () => limiter.enter(slot('5')));
  });
});

it('the rate limiter allows every call while Redis is unreachable', async () => {
  const unreachableRedis = new Redis('redis://127.0.0.1:1', { lazyConnect: true, retryStrategy: () => null });
  unreachableRedis.on('error', () => undefined);
  const unlimited = new RedisRateLimiter(unreachableRedis, 'x', logger);
  expect(await unlimited.take('group', [{ policy, subject: 'a' }])).toBeNull();
  expect(await unlimited.enter({ subject: 'a', callId: '1', limit: 0, holdSeconds: 1 })).toBe(true);
  await unlimited.leave({ subject: 'a', callId: '1' });
  unreachableRedis.disconnect();
});
