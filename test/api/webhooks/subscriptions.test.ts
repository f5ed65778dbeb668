import { EVENT_TYPES } from '../../../src/webhooks/events/catalogue';
import { call } from '../../support/api';
import { HOSTILE_URLS } from '../../support/hostile-urls';
import { DnsServer } from '../../support/servers/dns-server';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { until } from '../../support/until';

const PATH = '/api/v1/webhook-subscriptions';
const SECRET = /^whsec_[A-Za-z0-9+/]{43}=$/;

let dnsServer: DnsServer;
let service: TestService;
let tenant: TestTenant;
let key: string;

beforeAll(async () => {
  dnsServer = await new DnsServer().start();
  dnsServer.names.set('hooks.example.com', ['8.8.8.8', '8.8.4.4']);
  dnsServer.names.set('half.example.com', ['8.8.8.8', '10.0.0.1']);
  dnsServer.names.set('inside.example.com', ['127.0.0.1']);
  service = await startService({ pools: [], environment: { WEBHOOK_DNS_SERVERS: dnsServer.address } });
});
beforeEach(async () => {
  tenant = await service.tenant('employer');
  ({ key } = await tenant.key());
});
afterAll(async () => {
  await service.stop();
  await dnsServer.stop();
});

const create = (json: object, as = key) => call(service.baseUrl, 'POST', PATH, { key: as, json });
const valid = { url: 'https://hooks.example.com/tenure', events: ['parse.completed'] };

describe('creating a subscription', () => {
  it('returns 201 with its URL and the secret, which no later response contains', async () => {
    const response = await create({ ...valid, description: 'ours' });
    expect(response.status).toBe(201);
    const { secret, ...subscription } = response.body;
    expect(secret).toMatch(SECRET);
    expect(subscription).toEqual({
      subscriptionId: expect.any(String) as string,
      url: 'https://hooks.example.com/tenure',
      events: ['parse.completed'],
      description: 'ours',
      status: 'enabled',
      disabledReason: null,
      mode: 'test',
      apiVersion: 'v1',
      secretLast4: (secret as string).slice(-4),
      createdAt: expect.any(String) as string,
      updatedAt: expect.any(String) as string,
      lastSuccessAt: null,
      lastFailureAt: null,
    });
    const path = response.headers.get('location') ?? '';
    expect((await call(service.baseUrl, 'GET', path, { key })).body).toEqual(subscription);
    expect((await call(service.baseUrl, 'GET', PATH, { key })).body.subscriptions).toEqual([subscription]);
  });

  it('stores the secret encrypted, including in the response stored for an Idempotency-Key', async () => {
    const createWithKey = () =>
      call(service.baseUrl, 'POST', PATH, { key, json: valid, headers: { 'Idempotency-Key': 'subscribe' } });
    const first = await createWithKey();
    const second = await createWithKey();
    expect(second.text).toBe(first.text);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    const secret = first.body.secret as string;
    const bytes = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const rows = await service.database.query<{ text: string }>(
      `SELECT encode(secret, 'hex') AS text FROM webhook_subscriptions
       UNION ALL SELECT encode(answer_body, 'hex') FROM idempotency_keys WHERE answer_body IS NOT NULL`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(2);
    for (const { text } of rows) {
      expect(text).not.toContain(Buffer.from(secret).toString('hex'));
      expect(text).not.toContain(bytes.toString('hex'));
    }
  });

  it('keeps the secret out of the request log, and a refused request in it', async () => {
    const { subscriptionId } = (await create(valid)).body as { subscriptionId: string };
    await call(service.baseUrl, 'POST', `${PATH}/${subscriptionId}/rotate-secret`, { key, json: {} });
    await create({ ...valid, url: 'http://hooks.example.com' });
    const logged = (): Promise<{ status: number; answer_body: string | null }[]> =>
      service.database.query(
        'SELECT status, answer_body FROM request_log WHERE tenant_id = $1 ORDER BY status',
        [tenant.tenantId],
      );
    await until('the requests are in the log', async () => (await logged()).length === 3);
    expect(await logged()).toEqual([
      { status: 200, answer_body: null },
      { status: 201, answer_body: null },
      { status: 422, answer_body: expect.stringContaining('https') as string },
    ]);
  });

  it('accepts * as every event type only for keys with every required scope', async () => {
    const response = await create({ ...valid, events: ['*'] });
    expect(response.body.events).toEqual(EVENT_TYPES);
    const { key: parseKey } = await tenant.key({ scopes: ['parse'] });
    const rejected = await create({ ...valid, events: ['*'] }, parseKey);
    expect([rejected.status, rejected.body.code, rejected.body.requiredScope]).toEqual([
      403,
      'insufficient_scope',
      'match',
    ]);
  });

  it('is refused from the eleventh subscription', async () => {
    for (let count = 0; count < 10; count += 1) expect((await create(valid)).status).toBe(201);
    const response = await create(valid);
    expect([response.status, response.body.code]).toEqual([409, 'subscription_limit_reached']);
  });

  it.each(HOSTILE_URLS)('refuses the URL %s', async (url) => {
    const response = await create({ ...valid, url });
    expect([response.status, response.body.code]).toEqual([422, 'validation_failed']);
    expect(response.body.errors).toMatchObject([{ pointer: '/url', code: 'format' }]);
  });

  it.each(['inside', 'half', 'unknown'])(
    'refuses a host name that resolves to an invalid address: %s',
    async (name) => {
      const response = await create({ ...valid, url: `https://${name}.example.com/` });
      expect([response.status, response.body.errors]).toMatchObject([422, [{ pointer: '/url' }]]);
    },
  );

  it('returns the errors in the list of events', async () => {
    expect((await create({ ...valid, events: [] })).body.errors).toMatchObject([
      { pointer: '/events', code: 'min' },
    ]);
    const unknown = await create({ ...valid, events: ['job.created'] });
    expect([unknown.status, unknown.body.errors]).toMatchObject([
      422,
      [{ pointer: '/events/0', code: 'enum' }],
    ]);
  });
});

describe('a subscription', () => {
  it('is changed field by field, and a new URL is validated', async () => {
    const { subscriptionId } = (await create(valid)).body;
    const change = (json: object) =>
      call(service.baseUrl, 'PATCH', `${PATH}/${subscriptionId}`, { key, json });
    expect((await change({ description: 'new' })).body).toMatchObject({ description: 'new', url: valid.url });
    expect((await change({ description: null, events: ['match.created'] })).body).toMatchObject({
      description: null,
      events: ['match.created'],
    });
    expect((await change({ status: 'disabled' })).body).toMatchObject({
      status: 'disabled',
      disabledReason: 'manual',
    });
    expect((await change({ status: 'enabled' })).body).toMatchObject({
      status: 'enabled',
      disabledReason: null,
    });
    expect((await change({ url: 'https://10.0.0.1/' })).status).toBe(422);
  });

  it('is not accessible to a key that cannot read its events', async () => {
    const { subscriptionId } = (await create({ ...valid, events: ['match.created'] })).body;
    const { key: parseKey } = await tenant.key({ scopes: ['parse'] });
    for (const [method, path, json] of [
      ['PATCH', '', { url: 'https://hooks.example.com/mine' }],
      ['DELETE', '', undefined],
      ['POST', '/rotate-secret', {}],
      ['POST', '/test', { eventType: 'match.created' }],
      ['GET', '/deliveries', undefined],
    ] as const) {
      const response = await call(service.baseUrl, method, `${PATH}/${subscriptionId}${path}`, {
        key: parseKey,
        json,
      });
      expect([method, response.status, response.body.code]).toEqual([method, 403, 'insufficient_scope']);
    }
  });

  it('gets a new secret on request', async () => {
    const { subscriptionId, secret } = (await create(valid)).body;
    const response = await call(service.baseUrl, 'POST', `${PATH}/${subscriptionId}/rotate-secret`, { key });
    expect(response.status).toBe(200);
    expect(response.body.secret).toMatch(SECRET);
    expect(response.body.secret).not.toBe(secret);
    const invalidOverlap = await call(service.baseUrl, 'POST', `${PATH}/${subscriptionId}/rotate-secret`, {
      key,
      json: { overlapHours: 169 },
    });
    expect(invalidOverlap.status).toBe(422);
  });

  it('is listed in pages, oldest first', async () => {
    const createdIds: string[] = [];
    for (let count = 0; count < 5; count += 1)
      createdIds.push((await create(valid)).body.subscriptionId as string);
    const listedIds: string[] = [];
    let query = '?limit=2';
    for (const expected of [true, true, false]) {
      const { body, headers } = await call(service.baseUrl, 'GET', `${PATH}${query}`, { key });
      listedIds.push(...body.subscriptions.map((each: { subscriptionId: string }) => each.subscriptionId));
      expect([body.hasMore, headers.get('link')?.includes('rel="next"') ?? false]).toEqual([
        expected,
        expected,
      ]);
      query = `?limit=2&cursor=${body.nextCursor}`;
    }
    expect(listedIds).toEqual(createdIds);
    expect((await call(service.baseUrl, 'GET', `${PATH}?cursor=abc`, { key })).body.code).toBe(
      'invalid_cursor',
    );
    expect((await call(service.baseUrl, 'GET', `${PATH}?limit=0`, { key })).status).toBe(422);
  });

  it('is removed after 204', async () => {
    const { subscriptionId } = (await create(valid)).body;
    const remove = () => call(service.baseUrl, 'DELETE', `${PATH}/${subscriptionId}`, { key });
    const response = await remove();
    expect([response.status, response.text]).toEqual([204, '']);
    expect((await remove()).status).toBe(404);
  });

  it('refuses a test delivery while it is disabled', async () => {
    const { subscriptionId } = (await create(valid)).body;
    await call(service.baseUrl, 'PATCH', `${PATH}/${subscriptionId}`, { key, json: { status: 'disabled' } });
    const response = await call(service.baseUrl, 'POST', `${PATH}/${subscriptionId}/test`, {
      key,
      json: { eventType: 'parse.completed' },
    });
    expect([response.status, response.body.code, response.body.disabledReason]).toEqual([
      409,
      'subscription_disabled',
      'manual',
    ]);
  });
});
