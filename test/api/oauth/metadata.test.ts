import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';

let service: TestService;

beforeAll(async () => {
  service = await startService({ pools: [] });
});
afterAll(() => service.stop());

const get = (path: string) => call(service.baseUrl, 'GET', path);

it('describes the authorization server at the address of its issuer', async () => {
  const { status, body, headers } = await get('/.well-known/oauth-authorization-server');
  expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  expect(body).toMatchObject({
    issuer: service.baseUrl,
    token_endpoint: `${service.baseUrl}/oauth/token`,
    revocation_endpoint: `${service.baseUrl}/oauth/revoke`,
    device_authorization_endpoint: `${service.baseUrl}/oauth/device_authorization`,
    grant_types_supported: [
      'client_credentials',
      'authorization_code',
      'refresh_token',
      'urn:ietf:params:oauth:grant-type:device_code',
    ],
    token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
    scopes_supported: ['parse', 'match', 'retention', 'skills', 'jobs', 'candidates'],
  });
});

it.each(['', '/api/v1', '/mcp'])('describes the resource with the path "%s"', async (path) => {
  const { status, body } = await get(`/.well-known/oauth-protected-resource${path}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    resource: `${service.baseUrl}${path}`,
    authorization_servers: [service.baseUrl],
    bearer_methods_supported: ['header'],
  });
});

it('names the metadata in the challenge of a request without a key', async () => {
  const response = await get('/api/v1/me');
  const address = /resource_metadata="([^"]+)"/.exec(response.headers.get('www-authenticate') ?? '')?.[1];
  const metadata = await fetch(address ?? '');
  expect(await metadata.json()).toMatchObject({ resource: `${service.baseUrl}/api/v1` });
});
