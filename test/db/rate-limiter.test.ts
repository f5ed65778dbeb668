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
  limiter = new RedisRateLimiter(redis, `{limits-${randomBase62(8)}}`, logger);
  await until('Redis to be connected', () => redis.status === 'ready');
});
afterAll(() => redis.disconnect());

const waits = async (...subjects: string[]) =>
  (await limiter.take(subjects.map((subject) => ({ policy, subject }))))?.map(
    (each) => each.retryAfterSeconds > 0,
  );

describe('buckets', () => {
  it('hold their quota, tell what is left, and fill again evenly', async () => {
    const levels = [];
    for (let calls = 0; calls < 3; calls += 1)
      levels.push((await limiter.take([{ policy, subject: 'a' }]))?.[0]?.remaining);
    expect(levels).toEqual([2, 1, 0]);
    const [refused] = (await limiter.take([{ policy, subject: 'a' }])) ?? [];
    expect(refused).toMatchObject({ remaining: 0, retryAfterSeconds: 1, resetSeconds: 3 });
    await until('one call to come back', async () => (await waits('a'))?.[0] === false);
    expect(await waits('a')).toEqual([true]);
  });

  it('are charged together or not at all', async () => {
    while ((await waits('empty'))?.[0] === false);
    expect(await waits('full', 'empty')).toEqual([false, true]);
    expect((await limiter.take([{ policy, subject: 'full' }]))?.[0]?.remaining).toBe(2);
  });

  it('never give more than they hold to callers at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, () => waits('crowd')));
    expect(all.filter((each) => each?.[0] === false).length).toBeLessThanOrEqual(4);
  });
});

describe('places', () => {
  it('are as many as there are, come back when left, and when their holder is gone', async () => {
    const place = (callId: string, holdSeconds = 30) => ({ subject: 's', callId, limit: 2, holdSeconds });
    expect(await limiter.enter(place('1'))).toBe(true);
    expect(await limiter.enter(place('2', 1))).toBe(true);
    expect(await limiter.enter(place('3'))).toBe(false);
    await limiter.leave({ subject: 's', callId: '1' });
    expect(await limiter.enter(place('4'))).toBe(true);
    await until('the place of a dead call to come back', () => limiter.enter(place('5')));
  });
});

it('lets everything through while Redis is away', async () => {
  const away = new Redis('redis://127.0.0.1:1', { lazyConnect: true, retryStrategy: () => null });
  away.on('error', () => undefined);
  const blind = new RedisRateLimiter(away, '{x}', logger);
  expect(await blind.take([{ policy, subject: 'a' }])).toBeNull();
  expect(await blind.enter({ subject: 'a', callId: '1', limit: 0, holdSeconds: 1 })).toBe(true);
  await blind.leave({ subject: 'a', callId: '1' });
  away.disconnect();
});
