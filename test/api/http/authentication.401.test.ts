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

/** The challenge of RFC 6750 with the address of the metadata of RFC 9728. */
const challenge = (error = '') =>
  `Bearer realm="api"${error}, resource_metadata="${service.baseUrl}/.well-known/oauth-protected-resource/api/v1"`;
const me = (headers: Record<string, string>) => call(service.baseUrl, 'GET', '/api/v1/me', { headers });

describe('a call without a valid key', () => {
  it.each<[string, Record<string, string>]>([
    ['no header', {}],
    ['an empty header', { Authorization: '' }],
    ['no key', { Authorization: 'Bearer' }],
    ['another scheme', { Authorization: 'Basic c3ZjOng=' }],
  ])('returns missing_api_key for %s', async (_kind, headers) => {
    const response = await me(headers);
    expect([response.status, response.body.code]).toEqual([401, 'missing_api_key']);
    expect(response.headers.get('www-authenticate')).toBe(challenge());
  });

  it.each([
    'svc_live_0000000000000000000000000000000000AA',
    'svc_test_',
    'nonsense',
    'two words',
    `svc_live_${'x'.repeat(10_000)}`,
    '\u00e9',
  ])('returns invalid_api_key for %s', async (key) => {
    const response = await me({ Authorization: `Bearer ${key}` });
    expect([response.status, response.body.code]).toEqual([401, 'invalid_api_key']);
    expect(response.headers.get('www-authenticate')).toBe(challenge(', error="invalid_token"'));
    expect(response.text).not.toContain(key.slice(0, 40));
  });

  it('refuses a key with one changed character', async () => {
    const { key } = await tenant.key();
    const changed = `${key.slice(0, 20)}${key[20] === 'x' ? 'y' : 'x'}${key.slice(21)}`;
    expect((await me({ Authorization: `Bearer ${changed}` })).body.code).toBe('invalid_api_key');
    expect((await me({ Authorization: `bearer ${key}` })).status).toBe(200);
  });

  it('returns revoked_api_key after the key is revoked', async () => {
    const { key, keyId } = await tenant.key();
    expect((await me({ Authorization: `Bearer ${key}` })).status).toBe(200);
    await service.admin.keys.revoke(keyId, { reason: null });
    const response = await until(
      'the key is refused',
      async () => {
        const attempt = await me({ Authorization: `Bearer ${key}` });
        return attempt.status === 401 && attempt;
      },
      11_000,
    );
    expect(response.body.code).toBe('revoked_api_key');
  });
});

describe('a call with a valid key', () => {
  it('returns ip_not_allowed from an address outside the allowlist, whatever the scope', async () => {
    const { key } = await tenant.key({ ipAllowlist: ['203.0.113.0/24'], scopes: ['match'] });
    const response = await call(service.baseUrl, 'POST', '/api/v1/parse/jd', { key, json: {} });
    expect([response.status, response.body.code]).toEqual([403, 'ip_not_allowed']);
  });

  it('returns the required scope before the body is parsed if the key lacks it', async () => {
    const { key } = await tenant.key({ scopes: ['match', 'jobs'] });
    const response = await call(service.baseUrl, 'POST', '/api/v1/parse/jd', { key, raw: 'not even JSON' });
    expect([response.status, response.body.code]).toEqual([403, 'insufficient_scope']);
    expect(response.body).toMatchObject({ requiredScope: 'parse', grantedScopes: ['match', 'jobs'] });
    expect(response.headers.get('www-authenticate')).toBe(
      challenge(', error="insufficient_scope", scope="parse"'),
    );
  });
});
