import { call } from '../../support/api';
import { basic, newToken, postForm, requestToken, type OAuthClient } from '../../support/agents/oauth';
import { startService, type TestService, type TestTenant } from '../../support/service';

let service: TestService;
let tenant: TestTenant;
let client: OAuthClient;

beforeAll(async () => {
  service = await startService({ pools: [] });
  tenant = await service.tenant('employer');
  client = await tenant.key({ scopes: ['parse', 'jobs'] });
});
afterAll(() => service.stop());

const GRANT: [string, string] = ['grant_type', 'client_credentials'];

describe('a request for a token that is refused with 400', () => {
  it.each<[string, string, [string, string][]]>([
    ['no grant type', 'invalid_request', []],
    ['an empty grant type', 'invalid_request', [['grant_type', '']]],
    ['another grant type', 'unsupported_grant_type', [['grant_type', 'password']]],
    ['a repeated parameter', 'invalid_request', [GRANT, GRANT]],
    ['a scope that the key does not have', 'invalid_scope', [GRANT, ['scope', 'parse match']]],
    ['a scope that does not exist', 'invalid_scope', [GRANT, ['scope', 'everything']]],
    ['a scope in another case', 'invalid_scope', [GRANT, ['scope', 'PARSE']]],
    ['only spaces as the scope', 'invalid_scope', [GRANT, ['scope', '  ']]],
    ['a resource of another service', 'invalid_target', [GRANT, ['resource', 'https://other.example/mcp']]],
    ['a relative resource', 'invalid_target', [GRANT, ['resource', '/mcp']]],
  ])('for %s: %s', async (_kind, error, parameters) => {
    const response = await postForm(service.baseUrl, '/oauth/token', parameters, basic(client));
    expect([response.status, response.body.error]).toEqual([400, error]);
    expect(Object.keys(response.body)).toEqual(['error', 'error_description']);
    // The characters that RFC 6749 §5.2 allows.
    expect(response.body.error_description).toMatch(/^[\x20-\x21\x23-\x5B\x5D-\x7E]+$/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.text).not.toContain(client.key);
  });

  it('for one valid resource and one of another service', async () => {
    const response = await postForm(
      service.baseUrl,
      '/oauth/token',
      [GRANT, ['resource', `${service.baseUrl}/mcp`], ['resource', 'https://other.example']],
      basic(client),
    );
    expect(response.body.error).toBe('invalid_target');
  });

  it('for parameters in the query', async () => {
    const path = `/oauth/token?${new URLSearchParams([GRANT]).toString()}`;
    const response = await postForm(service.baseUrl, path, [GRANT], basic(client));
    expect([response.status, response.body.error]).toEqual([400, 'invalid_request']);
  });

  it('for a JSON body', async () => {
    const response = await call(service.baseUrl, 'POST', '/oauth/token', {
      json: { grant_type: 'client_credentials', client_id: client.keyId, client_secret: client.key },
    });
    expect([response.status, response.body.error]).toEqual([400, 'invalid_request']);
  });

  it('for a secret in the header and in the body', async () => {
    const response = await postForm(
      service.baseUrl,
      '/oauth/token',
      [GRANT, ['client_id', client.keyId], ['client_secret', client.key]],
      basic(client),
    );
    expect([response.status, response.body.error]).toEqual([400, 'invalid_request']);
  });

  it('for an address outside the allow list of the key', async () => {
    const elsewhere = await tenant.key({ ipAllowlist: ['203.0.113.0/24'] });
    const response = await requestToken(service.baseUrl, elsewhere);
    expect([response.status, response.body.error]).toEqual([400, 'unauthorized_client']);
  });
});

it('does not widen the scopes of a token through a second request', async () => {
  const narrow = await newToken(service.baseUrl, client, { scope: 'parse' });
  const response = await requestToken(
    service.baseUrl,
    { keyId: client.keyId, key: narrow },
    { scope: 'jobs' },
  );
  expect([response.status, response.body.error]).toEqual([401, 'invalid_client']);
});

it('refuses a body that is too large with 413', async () => {
  const response = await postForm(
    service.baseUrl,
    '/oauth/token',
    [GRANT, ['scope', 'x'.repeat(9_000)]],
    basic(client),
  );
  expect([response.status, response.body.error]).toEqual([413, 'invalid_request']);
});

it.each(['GET', 'PUT', 'DELETE'])('refuses %s with 405', async (method) => {
  for (const path of ['/oauth/token', '/oauth/revoke']) {
    const response = await call(service.baseUrl, method, path);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  }
});
