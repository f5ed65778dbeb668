import { call, type ApiResponse } from '../../support/api';
import { postForm } from '../../support/agents/oauth';
import { BrowserClient, TEST_PASSWORD } from '../../support/browser/browser-client';
import { addCandidate } from '../../support/records/candidates';
import { startService, type TestService } from '../../support/service';
import { until } from '../../support/until';
import { WebhookReceiver } from '../../support/servers/webhook-receiver';
import { WebhookClient } from '../../support/webhooks';

const PER_DAY = 5;

let service: TestService;

beforeAll(async () => {
  service = await startService({
    pools: ['parse', 'deliver', 'upkeep'],
    environment: { SANDBOXES_PER_DAY: String(PER_DAY), MAIL_OUTBOX: 'true', WEBHOOK_ALLOW_LOOPBACK: 'true' },
  });
});
afterAll(() => service.stop());
/** Each test may create sandboxes, as if each came from another address. */
beforeEach(() =>
  service.database.query(
    `UPDATE sandboxes SET address_hash = sha256(tenant_id::text::bytea), created_at = created_at - interval '2 days'`,
  ),
);

const api = (
  method: string,
  path: string,
  key: string,
  json?: object,
  headers: Record<string, string> = {},
) => call(service.baseUrl, method, path, { key, headers, ...(json === undefined ? {} : { json }) });

async function newSandbox(): Promise<ApiResponse['body']> {
  const { status, body, text } = await call(service.baseUrl, 'POST', '/sandboxes', { json: {} });
  if (status !== 201) throw new Error(text);
  return body;
}

describe('POST /sandboxes', () => {
  it('creates a test tenant for seven days without an account', async () => {
    const created = await newSandbox();
    expect(created).toMatchObject({ tenantType: 'employer', key: expect.stringMatching(/^svc_test_/) });
    const days = (Date.parse(String(created.expiresAt)) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    const me = await api('GET', '/api/v1/me', String(created.key));
    expect(me.body).toMatchObject({ tenantId: created.tenantId, mode: 'test', sandboxTenant: 'own' });
    const job = await api('POST', '/api/v1/jobs/sync', String(created.key), { parsed: { title: 'Cook' } });
    expect(job.status).toBe(200);
    expect(job.headers.get('ratelimit-policy')).toContain('"write"');
  });

  it('is limited by address and by day', async () => {
    await newSandbox();
    await newSandbox();
    await newSandbox();
    const ofAddress = await call(service.baseUrl, 'POST', '/sandboxes', { json: {} });
    expect([ofAddress.status, ofAddress.body.code]).toEqual([429, 'rate_limited']);
    await service.database.query(`UPDATE sandboxes SET address_hash = sha256(tenant_id::text::bytea)`);
    await newSandbox();
    await newSandbox();
    const ofDay = await call(service.baseUrl, 'POST', '/sandboxes', { json: {} });
    expect([ofDay.status, ofDay.headers.get('retry-after')]).toEqual([429, '3600']);
  });

  it('has the limit of messages to the MCP server, because anyone can create one', async () => {
    const { key } = await newSandbox();
    const batch = Array.from({ length: 100 }, (_each, id) => ({ jsonrpc: '2.0', id, method: 'ping' }));
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { status } = await call(service.baseUrl, 'POST', '/mcp', {
          ...{ key: String(key), json: batch },
          headers: { Accept: 'application/json, text/event-stream' },
        });
        return status;
      }),
    );
    expect(statuses).toContain(200);
    expect(statuses).toContain(429);
  });

  it('sends nothing to other servers and shows nothing to the public before it is claimed', async () => {
    const { key, keyId } = await newSandbox();
    for (const [path, json] of [
      ['webhook-subscriptions', { url: 'https://hooks.example.com/', events: ['*'] }],
      ['connectors', { kind: 'lever', board: 'acme' }],
      ['job-feeds', { publisherName: 'Acme' }],
    ] as const) {
      const response = await api('POST', `/api/v1/${path}`, String(key), json);
      expect([path, response.status, response.body.code]).toEqual([path, 403, 'sandbox_not_claimed']);
    }
    const exchanged = await postForm(service.baseUrl, '/oauth/token', {
      grant_type: 'client_credentials',
      client_id: String(keyId),
      client_secret: String(key),
    });
    expect([exchanged.status, exchanged.body.error]).toEqual([400, 'unauthorized_client']);
  });
});

describe('a claim', () => {
  it('makes the person the administrator of a tenant with test data only', async () => {
    const { key, tenantId } = await newSandbox();
    for (const replayed of [null, 'true']) {
      const headers = { 'Idempotency-Key': 'claim' };
      const claimed = await api(
        'POST',
        '/sandboxes/claim',
        String(key),
        { email: 'new@example.com' },
        headers,
      );
      expect([claimed.status, claimed.body]).toEqual([202, { mailed: true }]);
      expect(claimed.headers.get('idempotency-replayed')).toBe(replayed);
    }
    const mails = await service.database.query('SELECT FROM mails WHERE tenant_id = $1', [tenantId]);
    expect(mails).toHaveLength(1);
    const operator = new BrowserClient(service.baseUrl);
    const account = {
      email: 'operator@tenure.example',
      role: 'operator',
      tenantId: null,
      password: TEST_PASSWORD,
    } as const;
    await service.admin.users.create(account);
    await operator.signIn(account.email);
    const mail = await until('the mail is in the outbox', async () => {
      const { body } = await operator.portal('GET', '/outbox');
      const found = (body.mails as { mailId: string; recipient: string | null }[]).find(
        ({ recipient }) => recipient === 'new@example.com',
      );
      if (!found) return null;
      const stored = await operator.portal('GET', `/outbox/${found.mailId}`);
      return stored.status === 200 ? stored.body : null;
    });
    const path = String((mail.action as { path: string }).path);
    const person = new BrowserClient(service.baseUrl);
    const token = await person.token(path);
    expect((await person.request('POST', path, { form: { token, password: TEST_PASSWORD } })).status).toBe(
      303,
    );
    await person.signIn('new@example.com');
    const session = await person.portal('GET', '/session');
    expect(session.body.user).toMatchObject({ tenantId, administrator: true });
    const live = { name: 'x', mode: 'live', scopes: ['parse'], expiresInDays: 30, ipAllowlist: [] };
    expect((await person.portal('POST', '/keys', live)).status).toBe(422);
    expect((await person.portal('POST', '/keys', { ...live, mode: 'test' })).status).toBe(201);
    await service.database.query(`UPDATE sandboxes SET expires_at = now() - interval '1 day'`);
    await service.database.query('SELECT erase_expired_sandboxes(100)');
    await until(
      'the limits of a sandbox end',
      async () => !(await api('GET', '/api/v1/me', String(key))).headers.has('ratelimit-policy'),
      11_000,
    );
    const again = await api('POST', '/sandboxes/claim', String(key), { email: 'b@example.com' });
    expect([again.status, again.body.code]).toEqual([409, 'invalid_transition']);
    expect((await api('GET', '/api/v1/me', String(key))).status).toBe(200);
  });
});

describe('the end of a sandbox', () => {
  it('refuses its key, and leaves no row except the tenant, the key and the audit log', async () => {
    const { key, tenantId } = await newSandbox();
    const { key: otherKey, tenantId: otherId } = await newSandbox();
    for (const each of [key, otherKey]) {
      await api('POST', '/api/v1/jobs/sync', String(each), { parsed: { title: 'Cook' } });
    }
    for (const each of [tenantId, otherId]) await addCandidate(service.database, { tenantId: String(each) });
    await until('the requests are in the log', async () => {
      const logged = await service.database.query('SELECT 1 FROM request_log WHERE tenant_id = $1', [
        tenantId,
      ]);
      return logged.length > 0;
    });
    await service.database.query(
      `UPDATE sandboxes SET expires_at = now() - interval '10 minutes' WHERE tenant_id = $1`,
      [tenantId],
    );
    await service.database.query('SELECT erase_expired_sandboxes(10)');
    await until('the sandbox is erased', async () => {
      const rows = await service.database.query(
        'SELECT 1 FROM sandboxes WHERE tenant_id = $1 AND erased_at IS NOT NULL',
        [tenantId],
      );
      return rows.length > 0;
    });
    const tables = await service.database.query<{ name: string }>(
      `SELECT DISTINCT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant_id'
       WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace`,
    );
    const left: string[] = [];
    for (const { name } of tables) {
      const rows = await service.database.query(`SELECT 1 FROM ${name} WHERE tenant_id = $1 LIMIT 1`, [
        tenantId,
      ]);
      if (rows.length > 0) left.push(name);
    }
    expect(left.sort()).toEqual(['api_keys', 'audit_log', 'sandboxes', 'tenants']);
    await until(
      'the key is refused',
      async () => (await api('GET', '/api/v1/me', String(key))).status !== 200,
      11_000,
    );
    expect((await api('GET', '/api/v1/jobs', String(otherKey))).body.jobs).toHaveLength(1);
  });
});

describe('POST /test-clock/advance', () => {
  it('makes jobs expire and results end, for the test data of the tenant only', async () => {
    const [own, other] = [await service.tenant('employer'), await service.tenant('employer')];
    const [key, otherKey, liveKey] = [
      (await own.key()).key,
      (await other.key()).key,
      (await own.key({ mode: 'live' })).key,
    ];
    const expiresAt = new Date(Date.now() + 10 * 86_400_000).toISOString();
    const newJob = async (each: string) =>
      (await api('POST', '/api/v1/jobs/sync', each, { parsed: { title: 'Cook', expiresAt } })).body
        .jobId as string;
    const [jobId, otherJobId, liveJobId] = [await newJob(key), await newJob(otherKey), await newJob(liveKey)];
    expect((await api('POST', '/test-clock/advance', key, { seconds: 11 * 86_400 })).body).toEqual({
      advancedSeconds: 11 * 86_400,
    });
    await service.database.query('SELECT close_expired_jobs(100)');
    const statusOf = async (each: string, id: string) =>
      (await api('GET', `/api/v1/jobs/${id}`, each)).body.status as string;
    expect([
      await statusOf(key, jobId),
      await statusOf(otherKey, otherJobId),
      await statusOf(liveKey, liveJobId),
    ]).toEqual(['closed', 'open', 'open']);
    expect((await api('POST', '/test-clock/advance', liveKey, { seconds: 1 })).status).toBe(403);
    expect((await api('POST', '/test-clock/advance', key, { seconds: 0 })).status).toBe(422);
    expect((await api('POST', '/test-clock/advance', key, { seconds: 10 ** 9 })).status).toBe(422);
    expect(
      (await call(service.baseUrl, 'POST', '/test-clock/advance', { json: { seconds: 1 } })).status,
    ).toBe(401);
  });

  it('advances once for a request that is sent again, however far it went', async () => {
    const tenant = await service.tenant('employer');
    const { key } = await tenant.key();
    const advance = (seconds: number) =>
      api('POST', '/test-clock/advance', key, { seconds }, { 'Idempotency-Key': 'advance' });
    const first = await advance(60 * 86_400);
    await service.database.query('SELECT delete_expired_idempotency_keys(1000)');
    const again = await advance(60 * 86_400);
    expect([again.status, again.text, again.headers.get('idempotency-replayed')]).toEqual([
      200,
      first.text,
      'true',
    ]);
    expect((await advance(60)).body.code).toBe('idempotency_key_reused');
    const advances = await service.database.query(
      `SELECT FROM audit_log WHERE action = 'tenant.test_clock_advanced' AND tenant_id = $1`,
      [tenant.tenantId],
    );
    expect(advances).toHaveLength(1);
  });

  it('moves retention windows, expiries of results and retries of webhooks, for the test data of the tenant only', async () => {
    const receiver = await new WebhookReceiver().start();
    // The first two attempts fail: the next one is due after five seconds, then after five minutes.
    receiver.answer = ({ path }, response) =>
      void response.writeHead(receiver.on(path).length <= 2 ? 500 : 204).end();
    try {
      const [own, other] = [await newWork(receiver, '/own'), await newWork(receiver, '/other')];
      await api('POST', '/test-clock/advance', own.key, { seconds: 2 * 3_600 });
      await until('the second attempt is made', () => receiver.on('/own').length === 2);
      await own.untilAttempts(2);
      expect(await reviewStatus(own)).toBe('expired');
      await api('POST', '/test-clock/advance', own.key, { seconds: 31 * 86_400 });
      await until('the third attempt is made', () => receiver.on('/own').length === 3);
      await service.database.query('SELECT delete_old_events(1000)');
      expect(await kept(own)).toEqual({
        operation: [410, 'operation_expired'],
        events: false,
        reusedKey: [202, undefined],
      });
      expect(await reviewStatus(other)).toBe('open');
      // The log ends before the oldest transaction of the server, which may be one of another database.
      await until('the event is listed', async () => (await kept(other)).events === true);
      expect(await kept(other)).toEqual({
        operation: [200, undefined],
        events: true,
        reusedKey: [422, 'idempotency_key_reused'],
      });
      expect(receiver.on('/other').length).toBeLessThan(3);
    } finally {
      await receiver.stop();
    }
  });
});

interface Work {
  key: string;
  operationId: string;
  sessionId: string;
  untilAttempts: (count: number) => Promise<unknown>;
}

const parse = (key: string, text: string) =>
  call(service.baseUrl, 'POST', '/api/v1/parse/jd', {
    key,
    json: { text },
    headers: { 'Idempotency-Key': 'first parse', Prefer: 'respond-async' },
  });

/** A result with a review, an event, a stored response, and a webhook whose first attempt has failed. */
async function newWork(receiver: WebhookReceiver, path: string): Promise<Work> {
  const tenant = await service.tenant('employer');
  const { key } = await tenant.key();
  const webhooks = new WebhookClient(service, tenant.tenantId, key);
  const { subscriptionId } = await webhooks.subscribe(receiver.url(path), ['parse.completed']);
  const { operationId } = (await parse(key, 'Line cook, Dayton, OH.')).body as { operationId: string };
  const untilAttempts = (count: number) =>
    webhooks.delivery(subscriptionId, ({ attempts }) => (attempts as unknown[]).length === count);
  await untilAttempts(1);
  const review = await api('POST', '/api/v1/review-sessions', key, { operationId, reviewer: 'staff-12' });
  return { key, operationId, sessionId: String(review.body.sessionId), untilAttempts };
}

async function reviewStatus({ key, sessionId }: Work): Promise<unknown> {
  return (await api('GET', `/api/v1/review-sessions/${sessionId}`, key)).body.status;
}

/** What is left of the work: the result, its event, and the response that is stored for a retry. */
async function kept({ key, operationId }: Work): Promise<Record<string, unknown>> {
  const codeOf = ({ status, body }: ApiResponse) => [status, body.code];
  const events = await api('GET', '/api/v1/events', key);
  return {
    operation: codeOf(await api('GET', `/api/v1/operations/${operationId}`, key)),
    events: (events.body.events as unknown[]).length > 0,
    reusedKey: codeOf(await parse(key, 'Baker, Toledo, OH.')),
  };
}
