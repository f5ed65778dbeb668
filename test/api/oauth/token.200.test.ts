import { call } from '../../support/api';
import { newToken, postForm, requestToken } from '../../support/agents/oauth';
import { startService, type TestService, type TestTenant } from '../../support/service';

let service: TestService;
let tenant: TestTenant;

beforeAll(async () => {
  service = await startService({ pools: [] });
  tenant = await service.tenant('employer');
});
afterAll(() => service.stop());

const me = (key: string) => call(service.baseUrl, 'GET', '/api/v1/me', { key });

it('exchanges a key for a token of one hour with all scopes of the key', async () => {
  const client = await tenant.key({ mode: 'live', scopes: ['parse', 'match'] });
  const response = await requestToken(service.baseUrl, client);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/json; charset=utf-8',
  ]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('pragma')).toBe('no-cache');
  expect(response.body).toEqual({
    access_token: expect.stringMatching(/^svc_token_live_[0-9A-Za-z]{36}$/),
    token_type: 'Bearer',
    expires_in: 3600,
    scope: 'parse match',
  });
});

it('accepts the token wherever a key is accepted, as the same key, tenant and mode', async () => {
  const client = await tenant.key({ mode: 'test', scopes: ['parse', 'jobs'] });
  const { body } = await me(await newToken(service.baseUrl, client));
  expect(body).toMatchObject({
    keyId: client.keyId,
    tenantId: tenant.tenantId,
    mode: 'test',
    scopes: ['parse', 'jobs'],
  });
  const lifetime = Date.parse(String(body.expiresAt)) - Date.now();
  expect(lifetime).toBeGreaterThan(3_500_000);
  expect(lifetime).toBeLessThanOrEqual(3_600_000);
});

it('accepts the client id and the secret in the body', async () => {
  const client = await tenant.key();
  const response = await postForm(service.baseUrl, '/oauth/token', {
    grant_type: 'client_credentials',
    client_id: client.keyId,
    client_secret: client.key,
  });
  expect(response.status).toBe(200);
  expect((await me(String(response.body.access_token))).status).toBe(200);
});

it('limits the token to the requested scopes', async () => {
  const client = await tenant.key({ scopes: ['parse', 'match', 'jobs'] });
  const response = await requestToken(service.baseUrl, client, { scope: 'jobs parse' });
  expect(response.body.scope).toBe('parse jobs');
  const token = String(response.body.access_token);
  expect((await me(token)).body.scopes).toEqual(['parse', 'jobs']);
  const denied = await call(service.baseUrl, 'POST', '/api/v1/match', { key: token, json: {} });
  expect([denied.status, denied.body.code]).toEqual([403, 'insufficient_scope']);
});

it('never outlives a key that expires', async () => {
  const client = await tenant.key({ expiresInDays: 1 });
  await service.database.query(
    `UPDATE api_keys SET expires_at = now() + interval '90 seconds' WHERE key_id = $1`,
    [client.keyId],
  );
  const { body } = await requestToken(service.baseUrl, client);
  expect(body.expires_in).toBeGreaterThan(60);
  expect(body.expires_in).toBeLessThanOrEqual(90);
});

it('limits the token to a resource of the service', async () => {
  const client = await tenant.key();
  const api = await newToken(service.baseUrl, client, { resource: `${service.baseUrl}/api/v1` });
  const all = await newToken(service.baseUrl, client, { resource: `${service.baseUrl}/` });
  const agents = await newToken(service.baseUrl, client, { resource: `${service.baseUrl}/mcp` });
  expect((await me(api)).status).toBe(200);
  expect((await me(all)).status).toBe(200);
  const refused = await me(agents);
  expect([refused.status, refused.body.code]).toEqual([401, 'invalid_api_key']);
  expect(refused.headers.get('www-authenticate')).toContain('error="invalid_token"');
});

it('stores only keyed hashes and writes each token to the audit log', async () => {
  const client = await tenant.key();
  const token = await newToken(service.baseUrl, client);
  const rows = await service.database.query<{ row: string }>(
    'SELECT row_to_json(t)::text AS row FROM access_tokens t WHERE key_id = $1',
    [client.keyId],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain(token.slice(15));
  const entries = await service.database.query<{ action: string; actor_type: string; actor_id: string }>(
    'SELECT action, actor_type, actor_id FROM audit_log WHERE subject_id = $1 ORDER BY at',
    [client.keyId],
  );
  expect(entries.at(-1)).toEqual({
    action: 'key.token_issued',
    actor_type: 'key',
    actor_id: client.keyId,
  });
});
