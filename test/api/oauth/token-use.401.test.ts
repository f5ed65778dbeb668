import { call } from '../../support/api';
import { newToken, postForm, basic } from '../../support/agents/oauth';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { until } from '../../support/until';

let service: TestService;
let tenant: TestTenant;

beforeAll(async () => {
  service = await startService({ pools: [] });
  tenant = await service.tenant('organization');
});
afterAll(() => service.stop());

const me = (key: string) => call(service.baseUrl, 'GET', '/api/v1/me', { key });
const refusal = (token: string) =>
  until(
    'the token is refused',
    async () => {
      const attempt = await me(token);
      return attempt.status === 401 && attempt;
    },
    11_000,
  );

it('refuses a token within ten seconds after its key was revoked', async () => {
  const client = await tenant.key();
  const token = await newToken(service.baseUrl, client);
  expect((await me(token)).status).toBe(200);
  await service.admin.keys.revoke(client.keyId, { reason: null });
  expect((await refusal(token)).body.code).toBe('revoked_api_key');
});

it('refuses a token within ten seconds after its key was disabled, like an unknown one', async () => {
  const client = await tenant.key();
  const token = await newToken(service.baseUrl, client);
  await service.admin.keys.disable(client.keyId);
  expect((await refusal(token)).body.code).toBe('invalid_api_key');
});

it('refuses an expired token', async () => {
  const client = await tenant.key();
  const token = await newToken(service.baseUrl, client);
  await service.database.query(
    `UPDATE access_tokens SET expires_at = now() - interval '1 second' WHERE key_id = $1`,
    [client.keyId],
  );
  const response = await me(token);
  expect([response.status, response.body.code, response.body.detail]).toEqual([
    401,
    'expired_api_key',
    'The access token has expired.',
  ]);
});

it('takes a scope from a token when its key loses the scope', async () => {
  const client = await tenant.key({ scopes: ['parse', 'match'] });
  const token = await newToken(service.baseUrl, client);
  await service.database.query(`UPDATE api_keys SET scopes = '{match}' WHERE key_id = $1`, [client.keyId]);
  expect((await me(token)).body.scopes).toEqual(['match']);
});

describe('a token that was substituted', () => {
  it('refuses a token with the prefix of the other mode', async () => {
    const token = await newToken(service.baseUrl, await tenant.key({ mode: 'test' }));
    const response = await me(token.replace('svc_token_test_', 'svc_token_live_'));
    expect([response.status, response.body.code]).toEqual([401, 'invalid_api_key']);
  });

  it('refuses a token presented as a key and a key presented as a token', async () => {
    const client = await tenant.key({ mode: 'test' });
    const token = await newToken(service.baseUrl, client);
    for (const swapped of [token.replace('_token_', '_'), client.key.replace('svc_', 'svc_token_')]) {
      expect((await me(swapped)).body.code).toBe('invalid_api_key');
    }
  });

  it('keeps the records of tenants and modes apart', async () => {
    const candidateId = await tenant.candidate();
    const own = await newToken(service.baseUrl, await tenant.key({ mode: 'test' }));
    const live = await newToken(service.baseUrl, await tenant.key({ mode: 'live' }));
    const stranger = await newToken(
      service.baseUrl,
      await (await service.tenant('organization')).key({ mode: 'test' }),
    );
    const statuses: number[] = [];
    for (const key of [own, live, stranger]) {
      statuses.push(
        (await call(service.baseUrl, 'GET', `/api/v1/candidates/${candidateId}`, { key })).status,
      );
    }
    expect(statuses).toEqual([200, 404, 404]);
  });

  it('refuses a token whose row names a key of another tenant', async () => {
    const token = await newToken(service.baseUrl, await tenant.key());
    const stranger = await (await service.tenant('organization')).key();
    await service.database.query(
      `UPDATE access_tokens SET key_id = $1
       WHERE token_id = (SELECT token_id FROM access_tokens ORDER BY created_at DESC, token_id DESC LIMIT 1)`,
      [stranger.keyId],
    );
    expect((await me(token)).body.code).toBe('invalid_api_key');
  });
});

describe('POST /oauth/revoke', () => {
  const revoke = (client: { key: string; keyId: string }, token: string) =>
    postForm(service.baseUrl, '/oauth/revoke', { token }, basic(client));

  it('revokes a token of the calling key and writes it to the audit log', async () => {
    const client = await tenant.key();
    const token = await newToken(service.baseUrl, client);
    expect((await me(token)).status).toBe(200);
    expect(await revoke(client, token)).toMatchObject({ status: 200, text: '' });
    expect((await me(token)).body.code).toBe('revoked_api_key');
    expect((await revoke(client, token)).status).toBe(200);
    const entries = await service.database.query(
      `SELECT 1 FROM audit_log WHERE subject_id = $1 AND action = 'key.token_revoked'`,
      [client.keyId],
    );
    expect(entries).toHaveLength(1);
  });

  it('has no effect on tokens of other keys and on unknown ones', async () => {
    const owner = await tenant.key();
    const other = await tenant.key();
    const stranger = await (await service.tenant('organization')).key();
    const token = await newToken(service.baseUrl, owner);
    for (const client of [other, stranger]) expect((await revoke(client, token)).status).toBe(200);
    expect((await revoke(owner, 'nonsense')).status).toBe(200);
    expect((await me(token)).status).toBe(200);
  });

  it('refuses a key, a missing token and a token as the secret', async () => {
    const client = await tenant.key();
    const ofKey = await revoke(client, client.key);
    expect([ofKey.status, ofKey.body.error]).toEqual([400, 'unsupported_token_type']);
    expect((await me(client.key)).status).toBe(200);
    const missing = await postForm(service.baseUrl, '/oauth/revoke', {}, basic(client));
    expect([missing.status, missing.body.error]).toEqual([400, 'invalid_request']);
    const token = await newToken(service.baseUrl, client);
    expect((await revoke({ keyId: client.keyId, key: token }, token)).status).toBe(401);
  });
});
