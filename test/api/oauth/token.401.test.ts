import { basic, postForm, requestToken, type OAuthClient } from '../../support/agents/oauth';
import { startService, type TestService, type TestTenant } from '../../support/service';

let service: TestService;
let tenant: TestTenant;
let client: OAuthClient;

beforeAll(async () => {
  service = await startService({ pools: [] });
  tenant = await service.tenant('employer');
  client = await tenant.key();
});
afterAll(() => service.stop());

const GRANT = { grant_type: 'client_credentials' };

describe('invalid_client', () => {
  it.each<[string, () => Record<string, string>]>([
    ['no credentials', () => ({})],
    ['a bearer key', () => ({ Authorization: `Bearer ${client.key}` })],
    ['no secret', () => basic({ keyId: client.keyId, key: '' })],
    ['a client id that is no id', () => basic({ keyId: 'ci', key: client.key })],
    ['a malformed secret', () => basic({ keyId: client.keyId, key: 'svc_test_nonsense' })],
    ['a long secret', () => basic({ keyId: client.keyId, key: 'x'.repeat(5_000) })],
    ['a broken encoding', () => ({ Authorization: 'Basic %%%' })],
    [
      'a broken percent sign',
      () => ({ Authorization: `Basic ${Buffer.from('%zz:%zz').toString('base64')}` }),
    ],
  ])('for %s', async (_kind, headers) => {
    const response = await postForm(service.baseUrl, '/oauth/token', GRANT, headers());
    expect([response.status, response.body.error]).toEqual([401, 'invalid_client']);
    expect(response.headers.get('www-authenticate')).toBe(
      headers().Authorization === undefined ? null : 'Basic realm="oauth"',
    );
    expect(response.text).not.toContain(client.key);
  });

  it('for the secret of another key of the tenant, and of another tenant', async () => {
    const other = await tenant.key();
    const stranger = await (await service.tenant('employer')).key();
    for (const { key } of [other, stranger]) {
      const response = await requestToken(service.baseUrl, { keyId: client.keyId, key });
      expect([response.status, response.body.error]).toEqual([401, 'invalid_client']);
    }
  });

  it('for a key that was revoked', async () => {
    const revoked = await tenant.key();
    await service.admin.keys.revoke(revoked.keyId, { reason: null });
    const response = await requestToken(service.baseUrl, revoked);
    expect([response.status, response.body.error]).toEqual([401, 'invalid_client']);
  });

  it('for a key that has expired', async () => {
    const expired = await tenant.key({ expiresInDays: 1 });
    await service.database.query(
      `UPDATE api_keys SET expires_at = now() - interval '1 second' WHERE key_id = $1`,
      [expired.keyId],
    );
    const response = await requestToken(service.baseUrl, expired);
    expect([response.status, response.body.error]).toEqual([401, 'invalid_client']);
  });
});

it('answers unauthorized_client for a suspended tenant', async () => {
  const suspended = await service.tenant('organization');
  const key = await suspended.key();
  await service.admin.tenants.suspend(suspended.tenantId);
  const response = await requestToken(service.baseUrl, key);
  expect([response.status, response.body.error]).toEqual([400, 'unauthorized_client']);
});
