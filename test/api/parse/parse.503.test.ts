import Redis from 'ioredis';
import { redisKeys } from '../../../src/queue/redis-keys';
import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';
import { QUEUED_RESUME_TEXT } from '../../support/texts';

let service: TestService;
let key: string;
let redis: Redis;

beforeAll(async () => {
  service = await startService({ pools: [] });
  ({ key } = await (await service.tenant('organization')).key());
  redis = new Redis(service.config.redis.url);
  const keys = redisKeys(service.config.redis.prefix);
  const tasks = keys.tasks('parse');
  // One task in progress and three in front of any other, at 30 seconds each.
  await redis.lpush(`${tasks}active`, 'in-progress');
  await redis.lpush(`${tasks}wait`, 'first', 'second', 'third');
  await redis.hset(keys.clock('parse'), 'taskMs', 30_000);
});
afterAll(async () => {
  redis.disconnect();
  await service.stop();
});

const post = (headers: Record<string, string>) =>
  call(service.baseUrl, 'POST', '/api/v1/parse/resume', { key, json: { text: QUEUED_RESUME_TEXT }, headers });

describe('A request that cannot be completed within its time limit', () => {
  it('is refused at once with the time to retry, and starts no operation', async () => {
    const response = await post({ 'Idempotency-Key': 'overloaded' });
    expect(response.status).toBe(503);
    expect(response.body).toMatchObject({ code: 'service_unavailable' });
    expect(Number(response.headers.get('retry-after'))).toBe(30);
    await expect(service.database.query('SELECT FROM operations')).resolves.toEqual([]);
    expect((await post({ 'Idempotency-Key': 'overloaded' })).status).toBe(503);
  });

  it('is accepted with Prefer: respond-async', async () => {
    expect((await post({ Prefer: 'respond-async' })).status).toBe(202);
  });
});
