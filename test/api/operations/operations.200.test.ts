import { call } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { RESUME_TEXT } from '../../support/texts';

let service: TestService;
let tenant: TestTenant;
let key: string;
const ids: string[] = [];

beforeAll(async () => {
  service = await startService({ pools: [] });
  tenant = await service.tenant('organization');
  ({ key } = await tenant.key());
  for (let index = 0; index < 5; index += 1) {
    const path = index % 2 === 0 ? '/api/v1/parse/resume' : '/api/v1/parse/jd';
    const headers = { Prefer: 'respond-async' };
    const { body } = await call(service.baseUrl, 'POST', path, { key, json: { text: 'a' }, headers });
    ids.unshift(body.operationId as string);
  }
});
afterAll(() => service.stop());

const get = (path: string, as = key) => call(service.baseUrl, 'GET', path, { key: as });
const idsOf = (body: Record<string, unknown>) =>
  (body.operations as { operationId: string }[]).map((each) => each.operationId);

describe('GET /api/v1/operations', () => {
  it('lists newest first, page by page, with a link to the next', async () => {
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

  it('filters by kind and state', async () => {
    expect(idsOf((await get('/api/v1/operations?type=parse.jd')).body)).toEqual([ids[1], ids[3]]);
    expect(idsOf((await get('/api/v1/operations?status=failed')).body)).toEqual([]);
  });

  it('gives 200 items to whoever asks for more', async () => {
    expect((await get('/api/v1/operations?limit=100000')).status).toBe(200);
  });

  it('shows a key only work its scopes could have started', async () => {
    const { key: other } = await tenant.key({ scopes: ['match'] });
    expect(idsOf((await get('/api/v1/operations', other)).body)).toEqual([]);
    expect((await get(`/api/v1/operations/${ids[0]}`, other)).status).toBe(404);
  });

  it('shows a short text that was answered at once like any other work', async () => {
    const headers = { 'Idempotency-Key': 'short' };
    const body = { key, json: { text: 'Line cook, ann@example.org' }, headers };
    const answer = await call(service.baseUrl, 'POST', '/api/v1/parse/resume', body);
    expect([answer.status, answer.body.basics.email]).toEqual([200, 'ann@example.org']);
    const operation = await get(`/api/v1/operations/${answer.body.meta.parseId}`);
    expect(operation.body).toMatchObject({ type: 'parse.resume', status: 'succeeded', result: answer.body });
    const again = await call(service.baseUrl, 'POST', '/api/v1/parse/resume', body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.text).toBe(answer.text);
  });

  it('keeps test and live apart', async () => {
    const { key: live } = await tenant.key({ mode: 'live' });
    expect(idsOf((await get('/api/v1/operations', live)).body)).toEqual([]);
    expect((await get(`/api/v1/operations/${ids[0]}`, live)).status).toBe(404);
  });
});

describe('POST /api/v1/operations/{operationId}/cancel', () => {
  it('ends work that waits, once', async () => {
    const path = `/api/v1/operations/${ids[4]}`;
    const cancelled = await call(service.baseUrl, 'POST', `${path}/cancel`, { key });
    expect([cancelled.status, cancelled.body.status]).toEqual([200, 'cancelled']);
    expect((await get(path)).body.status).toBe('cancelled');
    const again = await call(service.baseUrl, 'POST', `${path}/cancel`, { key });
    expect([again.status, again.body.code]).toEqual([409, 'operation_not_cancellable']);
  });

  it('lets a waiting call know', async () => {
    const waiting = call(service.baseUrl, 'POST', '/api/v1/parse/resume', {
      key,
      json: { text: RESUME_TEXT },
    });
    let id: string | undefined;
    while (!id)
      id = idsOf((await get('/api/v1/operations?status=queued&limit=1')).body).find(
        (each) => !ids.includes(each),
      );
    await call(service.baseUrl, 'POST', `/api/v1/operations/${id}/cancel`, { key });
    const answer = await waiting;
    expect([answer.status, answer.body.code, answer.body.operationId]).toEqual([
      409,
      'operation_cancelled',
      id,
    ]);
  });
});

describe('requests that are not right', () => {
  it.each([
    ['?limit=0', '?limit', 'min'],
    ['?limit=-3', '?limit', 'min'],
    ['?limit=ten', '?limit', 'type'],
    ['?limit=1.5', '?limit', 'type'],
    ['?limit=', '?limit', 'type'],
    ['?status=done', '?status', 'enum'],
    ['?colour=blue', '?colour', 'unknown_field'],
  ])('%s', async (query, pointer, code) => {
    const answer = await get(`/api/v1/operations${query}`);
    expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
    expect(answer.body.errors).toEqual([expect.objectContaining({ pointer, code })]);
  });

  it.each(['nonsense', 'AAAA', encodeURIComponent('{"a":1}')])(
    'a cursor we did not issue: %s',
    async (cursor) => {
      const answer = await get(`/api/v1/operations?cursor=${cursor}`);
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid_cursor']);
    },
  );

  it.each(['1', 'not-a-uuid', '../me', 'ffffffff-ffff-ffff-ffff-ffffffffffff', "0' OR 1=1--"])(
    'an id that names nothing: %s',
    async (id) => {
      const answer = await get(`/api/v1/operations/${encodeURIComponent(id)}`);
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    },
  );
});
