import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';
import { QUEUED_RESUME_TEXT } from '../../support/texts';
import { until } from '../../support/until';

let service: TestService;
beforeAll(async () => {
  service = await startService({ pools: [] });
});
afterAll(() => service.stop());

const parse = (key: string) =>
  call(service.baseUrl, 'POST', '/api/v1/parse/resume', {
    key,
    json: { text: 'a' },
    headers: { Prefer: 'respond-async' },
  });

describe('the limit of unfinished operations', () => {
  it('refuses an operation beyond it, names its value, and is separate for each tenant and mode', async () => {
    const tenant = await service.tenant('organization');
    const { key } = await tenant.key();
    await service.admin.tenants.set(tenant.tenantId, 'operations.backlog.test', 2);
    const accepted = [await parse(key), await parse(key)];
    expect(accepted.map(({ status }) => status)).toEqual([202, 202]);
    const refused = await parse(key);
    expect([refused.status, refused.body.code, refused.body.policy, refused.body.limit]).toEqual([
      429,
      'rate_limited',
      'backlog',
      2,
    ]);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(refused.headers.get('ratelimit-policy')).toBe('"backlog";q=2');
    const waiting = await call(service.baseUrl, 'POST', '/api/v1/parse/resume', {
      key,
      json: { text: QUEUED_RESUME_TEXT },
      headers: { 'Idempotency-Key': 'refused' },
    });
    expect([waiting.status, waiting.body.policy]).toEqual([429, 'backlog']);
    const { key: liveKey } = await tenant.key({ mode: 'live' });
    expect((await parse(liveKey)).status).toBe(202);
    expect((await parse((await (await service.tenant('employer')).key()).key)).status).toBe(202);

    const path = `/api/v1/operations/${accepted[0]!.body.operationId}/cancel`;
    expect((await call(service.baseUrl, 'POST', path, { key })).status).toBe(200);
    expect((await parse(key)).status).toBe(202);
    expect((await parse(key)).status).toBe(429);
    // A killed worker leaves the operation running, and another one ends it.
    const setStatus = (status: string) =>
      service.database.query('UPDATE operations SET status = $1 WHERE operation_id = $2', [
        status,
        accepted[1]!.body.operationId,
      ]);
    await setStatus('running');
    expect((await parse(key)).status).toBe(429);
    await setStatus('succeeded');
    expect((await parse(key)).status).toBe(202);
  });
});

describe('the limits of a key', () => {
  it('appear in the headers of live calls and refuse calls beyond the quota', async () => {
    const { key } = await (await service.tenant('organization')).key({ mode: 'live' });
    const first = await parse(key);
    expect(first.headers.get('ratelimit-policy')).toBe('"parse";q=60;w=60');
    expect(first.headers.get('ratelimit')).toMatch(/^"parse";r=59;t=[12]$/);
    let lastResponse = await parse(key);
    for (let calls = 0; calls < 75 && lastResponse.status !== 429; calls += 1)
      lastResponse = await parse(key);
    expect([lastResponse.status, lastResponse.body.code, lastResponse.body.policy]).toEqual([
      429,
      'rate_limited',
      'parse',
    ]);
    expect(lastResponse.headers.get('retry-after')).toBe('1');
    expect(lastResponse.headers.get('ratelimit')).toMatch(/^"parse";r=0;t=\d+$/);
    // Each policy of a key has a separate bucket.
    expect((await call(service.baseUrl, 'GET', '/api/v1/me', { key })).status).toBe(200);
  });

  it('allow ten parses of a live key at the same time', async () => {
    const tenant = await service.tenant('organization');
    const { key } = await tenant.key({ mode: 'live' });
    const callers = new AbortController();
    const pendingCalls = Array.from({ length: 10 }, () =>
      call(service.baseUrl, 'POST', '/api/v1/parse/resume', {
        key,
        json: { text: QUEUED_RESUME_TEXT },
        signal: callers.signal,
      }).catch(() => 'aborted'),
    );
    // A call creates its operation after it has counted as concurrent.
    await until('ten operations', async () => {
      const operations = await service.database.query('SELECT 1 FROM operations WHERE tenant_id = $1', [
        tenant.tenantId,
      ]);
      return operations.length === 10;
    });
    const eleventh = await parse(key);
    expect([eleventh.status, eleventh.body.code]).toEqual([429, 'concurrency_limited']);
    expect(eleventh.headers.get('retry-after')).toBe('1');
    callers.abort();
    expect(await Promise.all(pendingCalls)).toEqual(Array(10).fill('aborted'));
    let after = await parse(key);
    while (after.status === 429) after = await parse(key);
    expect(after.status).toBe(202);
  });

  it('do not apply to test keys', async () => {
    const { key } = await (await service.tenant('organization')).key();
    const responses = await Promise.all(Array.from({ length: 80 }, () => parse(key)));
    expect(responses.map((response) => response.status)).toEqual(Array(80).fill(202));
    expect(responses[0]?.headers.get('ratelimit-policy')).toBeNull();
  });
});
