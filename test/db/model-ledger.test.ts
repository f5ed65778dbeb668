import { Redis } from 'ioredis';
import { randomBase62 } from '../../src/platform/ids';
import { createLogger } from '../../src/platform/logger';
import { RedisModelLedger } from '../../src/queue/redis-model-ledger';

const logger = createLogger({ level: 'silent', process: 'test' });
let redis: Redis;
let ledger: RedisModelLedger;

beforeAll(() => {
  redis = new Redis(process.env.REDIS_URL ?? '', { maxRetriesPerRequest: 1 });
  ledger = new RedisModelLedger(redis, `ledger-${randomBase62(8)}`, logger);
});
afterAll(() => redis.disconnect());

it('the model ledger stores bytes unchanged for a limited time', async () => {
  const value = Buffer.from([0, 255, 128]);
  await ledger.set('a', value, 100);
  expect(await ledger.get('a')).toEqual(value);
  expect(await ledger.get('b')).toBeNull();
});

it('the model ledger never reserves more than the limit in concurrent calls', async () => {
  const reservations = await Promise.all(Array.from({ length: 20 }, () => ledger.reserve('t', 10, 95, 60)));
  expect(reservations.filter(Boolean)).toHaveLength(9);
  await ledger.settle('t', -10);
  expect(await ledger.reserve('t', 10, 95, 60)).toBe(true);
  expect(await ledger.reserve('t', 10, 95, 60)).toBe(false);
});

it('the model ledger reserves nothing while Redis is unreachable', async () => {
  const unreachableRedis = new Redis({
    port: 1,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: () => null,
  });
  unreachableRedis.on('error', () => undefined);
  const disconnectedLedger = new RedisModelLedger(unreachableRedis, 'unreachable', logger);
  expect(await disconnectedLedger.reserve('t', 1, 100, 60)).toBe(false);
  expect(await disconnectedLedger.get('a')).toBeNull();
  unreachableRedis.disconnect();
});
