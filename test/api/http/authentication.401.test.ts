import { call } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { until } from '../../support/until';

let service: TestService;
let tenant: TestTenant;

beforeAll(async () => {
  service = await startService({ pools: [] });
  tenant = await service.tenant('employer');
});
afterAll(() => service.stop());

const me = (headers: Record<string, string>) => call(service.baseUrl, 'GET', '/api/v1/me', { headers });

describe('calls without a key that works', () => {
  it.each<[string, Record<string, string>]>([
    ['no header', {}],
    ['an empty header', { Authorization: '' }],
    ['no key', { Authorization: 'Bearer' }],
    ['another scheme', { Authorization: 'Basic c3ZjOng=' }],
  ])('%s: missing_api_key', async (_kind, headers) => {
    const answer = await me(headers);
    expect([answer.status, answer.body.code]).toEqual([401, 'missing_api_key']);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="api"');
  });

  it.each([
    'svc_live_0000000000000000000000000000000000AA',
    'svc_test_',
    'nonsense',
    'two words',
    `svc_live_${'x'.repeat(10_000)}`,
    '\u00e9',
  ])('%s: invalid_api_key', async (key) => {
    const answer = await me({ Authorization: `Bearer ${key}` });
    expect([answer.status, answer.body.code]).toEqual([401, 'invalid_api_key']);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="api", error="invalid_token"');
    expect(answer.text).not.toContain(key.slice(0, 40));
  });

  it('a key with one letter changed is not looked up, and not accepted', async () => {
    const { key } = await tenant.key();
    const changed = `${key.slice(0, 20)}${key[20] === 'x' ? 'y' : 'x'}${key.slice(21)}`;
    expect((await me({ Authorization: `Bearer ${changed}` })).body.code).toBe('invalid_api_key');
    expect((await me({ Authorization: `bearer ${key}` })).status).toBe(200);
  });

  it('a revoked key stops working', async () => {
    const { key, keyId } = await tenant.key();
    expect((await me({ Authorization: `Bearer ${key}` })).status).toBe(200);
    await service.admin.keys.revoke(keyId, { reason: null });
    const answer = await until(
      'the key to stop working',
      async () => {
        const tried = await me({ Authorization: `Bearer ${key}` });
        return tried.status === 401 && tried;
      },
      11_000,
    );
    expect(answer.body.code).toBe('revoked_api_key');
  });
});

describe('keys that may not', () => {
  it('from a foreign address: ip_not_allowed, whatever the scope', async () => {
    const { key } = await tenant.key({ ipAllowlist: ['203.0.113.0/24'], scopes: ['match'] });
    const answer = await call(service.baseUrl, 'POST', '/api/v1/parse/jd', { key, json: {} });
    expect([answer.status, answer.body.code]).toEqual([403, 'ip_not_allowed']);
  });

  it('without the scope: told which it needs, before anything is read of the body', async () => {
    const { key } = await tenant.key({ scopes: ['match', 'jobs'] });
    const answer = await call(service.baseUrl, 'POST', '/api/v1/parse/jd', { key, raw: 'not even JSON' });
    expect([answer.status, answer.body.code]).toEqual([403, 'insufficient_scope']);
    expect(answer.body).toMatchObject({ requiredScope: 'parse', grantedScopes: ['match', 'jobs'] });
    expect(answer.headers.get('www-authenticate')).toBe(
      'Bearer realm="api", error="insufficient_scope", scope="parse"',
    );
  });
});
