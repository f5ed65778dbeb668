import { Queue } from 'bullmq';
import { createLogger } from '../../../src/platform/logger';
import { connectRedis, type RedisClient } from '../../../src/queue/redis-connection';
import { redisKeys } from '../../../src/queue/redis-keys';
import { call } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { QUEUED_RESUME_TEXT } from '../../support/texts';
import { until } from '../../support/until';

let service: TestService;
let tenant: TestTenant;
let key: string;
let redis: RedisClient;
let queue: Queue;
const ids: string[] = [];

beforeAll(async () => {
  service = await startService({ pools: [] });
  const { url, prefix } = service.config.redis;
  redis = connectRedis(url, 'patient', createLogger({ level: 'silent', process: 'test' }));
  queue = new Queue('parse', {
    connection: redis,
    prefix: redisKeys(prefix).queue('parse'),
    skipVersionCheck: true,
  });
  tenant = await service.tenant('organization');
  ({ key } = await tenant.key());
  for (let index = 0; index < 5; index += 1) {
    const path = index % 2 === 0 ? '/api/v1/parse/resume' : '/api/v1/parse/jd';
    const headers = { Prefer: 'respond-async' };
    const { body } = await call(service.baseUrl, 'POST', path, { key, json: { text: 'a' }, headers });
    ids.unshift(body.operationId as string);
  }
});
afterAll(async () => {
  await queue.close();
  redis.disconnect();
  await service.stop();
});

const get = (path: string, as = key) => call(service.baseUrl, 'GET', path, { key: as });
const idsOf = (body: Record<string, unknown>) =>
  (body.operations as { operationId: string }[]).map((each) => each.operationId);

describe('GET /api/v1/operations', () => {
  it('lists operations newest first, in pages with a link to the next page', async () => {
    const first = await get('/api/v1/operations?limit=2');
    expect(idsOf(first.body)).toEqual(ids.slice(0, 2));
    expect(first.body.hasMore).toBe(true);
    const next = /^<([^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect(next).toContain(`${service.baseUrl}/api/v1/operations?limit=2&cursor=`);
    const second = await get(next.slice(service.baseUrl.length));
    expect(idsOf(second.body)).toEqual(ids.slice(2, 4));
    const last = await get(`/api/v1/operations?limit=2&cursor=${second.body.nextCursor}`);
    expect(idsOf(last.body)).toEqual(ids.slice(4));
    expect([last.body.hasMore, last.body.nextCursor, last.headers.get('link')]).toEqual([false, null, null]);
  });

  it('filters by type and status', async () => {
    expect(idsOf((await get('/api/v1/operations?type=parse.jd')).body)).toEqual([ids[1], ids[3]]);
    expect(idsOf((await get('/api/v1/operations?status=failed')).body)).toEqual([]);
  });

  it('accepts a limit above 200', async () => {
    expect((await get('/api/v1/operations?limit=100000')).status).toBe(200);
  });

  it('hides operations that the scopes of the key could not have started', async () => {
    const { key: matchKey } = await tenant.key({ scopes: ['match'] });
    expect(idsOf((await get('/api/v1/operations', matchKey)).body)).toEqual([]);
    expect((await get(`/api/v1/operations/${ids[0]}`, matchKey)).status).toBe(404);
  });

  it('includes a short text that was parsed in the request', async () => {
    const headers = { 'Idempotency-Key': 'short' };
    const body = { key, json: { text: 'Line cook, ann@example.org' }, headers };
    const response = await call(service.baseUrl, 'POST', '/api/v1/parse/resume', body);
    expect([response.status, response.body.basics.email]).toEqual([200, 'ann@example.org']);
    const operation = await get(`/api/v1/operations/${response.body.meta.parseId}`);
    expect(operation.body).toMatchObject({
      type: 'parse.resume',
      status: 'succeeded',
      result: response.body,
    });
    const secondCancel = await call(service.baseUrl, 'POST', '/api/v1/parse/resume', body);
    expect(secondCancel.headers.get('idempotency-replayed')).toBe('true');
    expect(secondCancel.text).toBe(response.text);
  });

  it('separates test and live mode', async () => {
    const { key: liveKey } = await tenant.key({ mode: 'live' });
    expect(idsOf((await get('/api/v1/operations', liveKey)).body)).toEqual([]);
    expect((await get(`/api/v1/operations/${ids[0]}`, liveKey)).status).toBe(404);
  });
});

describe('POST /api/v1/operations/{operationId}/cancel', () => {
  it('cancels a queued operation once', async () => {
    const path = `/api/v1/operations/${ids[4]}`;
    const cancelled = await call(service.baseUrl, 'POST', `${path}/cancel`, { key });
    expect([cancelled.status, cancelled.body.status]).toEqual([200, 'cancelled']);
    expect((await get(path)).body.status).toBe('cancelled');
    expect(await queue.getJob(ids[4]!)).toBeUndefined();
    const secondCancel = await call(service.baseUrl, 'POST', `${path}/cancel`, { key });
    expect([secondCancel.status, secondCancel.body.code]).toEqual([409, 'operation_not_cancellable']);
  });

  it('completes a waiting call with an error', async () => {
    const waiting = call(service.baseUrl, 'POST', '/api/v1/parse/resume', {
      key,
      json: { text: QUEUED_RESUME_TEXT },
    });
    let id: string | undefined;
    while (!id)
      id = idsOf((await get('/api/v1/operations?status=queued&limit=1')).body).find(
        (each) => !ids.includes(each),
      );
    await call(service.baseUrl, 'POST', `/api/v1/operations/${id}/cancel`, { key });
    const response = await waiting;
    expect([response.status, response.body.code, response.body.operationId]).toEqual([
      409,
      'operation_cancelled',
      id,
    ]);
  });
});

describe('a waiting call whose client disconnects', () => {
  const disconnect = async (path: string, json: object): Promise<string> => {
    const client = new AbortController();
    const waiting = call(service.baseUrl, 'POST', path, { key, json, signal: client.signal }).catch(
      () => null,
    );
    const id = await until('the operation is queued', async () =>
      idsOf((await get('/api/v1/operations?status=queued&limit=1')).body).find((each) => !ids.includes(each)),
    );
    client.abort();
    await waiting;
    return id;
  };

  it('leaves the queue, and its operation is cancelled', async () => {
    const id = await disconnect('/api/v1/parse/resume', { text: QUEUED_RESUME_TEXT });
    await until('the operation is cancelled', async () => {
      return (await get(`/api/v1/operations/${id}`)).body.status === 'cancelled';
    });
    await until('the task is removed', async () => (await queue.getJob(id)) === undefined);
  });
});

describe('an invalid operation request', () => {
  it.each([
    ['?limit=0', '?limit', 'min'],
    ['?limit=-3', '?limit', 'min'],
    ['?limit=ten', '?limit', 'type'],
    ['?limit=1.5', '?limit', 'type'],
    ['?limit=', '?limit', 'type'],
    ['?status=done', '?status', 'enum'],
    ['?colour=blue', '?colour', 'unknown_field'],
  ])('with the query %s is refused', async (query, pointer, code) => {
    const response = await get(`/api/v1/operations${query}`);
    expect([response.status, response.body.code]).toEqual([422, 'validation_failed']);
    expect(response.body.errors).toEqual([expect.objectContaining({ pointer, code })]);
  });

  it.each(['nonsense', 'AAAA', encodeURIComponent('{"a":1}')])(
    'with the foreign cursor %s is refused',
    async (cursor) => {
      const response = await get(`/api/v1/operations?cursor=${cursor}`);
      expect([response.status, response.body.code]).toEqual([400, 'invalid_cursor']);
    },
  );

  it.each(['1', 'not-a-uuid', '../me', 'ffffffff-ffff-ffff-ffff-ffffffffffff', "0' OR 1=1--"])(
    'with the unknown id %s returns 404',
    async (id) => {
      const response = await get(`/api/v1/operations/${encodeURIComponent(id)}`);
      expect([response.status, response.body.code]).toEqual([404, 'not_found']);
    },
  );
});
