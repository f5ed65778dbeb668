import { call } from '../../support/api';
import { newToken, postForm } from '../../support/agents/oauth';
import { BrowserClient, TEST_PASSWORD } from '../../support/browser/browser-client';
import {
  startApi,
  startService,
  type TestApi,
  type TestService,
  type TestTenant,
} from '../../support/service';
import { until } from '../../support/until';

/** Less than the time for which a process caches a verification. */
const BEFORE_CACHE_ENDS_MS = 3_000;

let service: TestService;
let other: TestApi;
let tenant: TestTenant;

beforeAll(async () => {
  service = await startService({ pools: [] });
  other = await startApi(service.config);
  tenant = await service.tenant('employer');
});
afterAll(async () => {
  await other.close();
  await other.shutDown();
  await service.stop();
});

const statusOf = async (baseUrl: string, key: string) =>
  (await call(baseUrl, 'GET', '/api/v1/me', { key })).status;

/** Uses a credential in both processes, revokes it in one, and waits until both refuse it. */
async function isRefusedEverywhere(credential: string, revoke: () => Promise<unknown>): Promise<void> {
  const urls = [service.baseUrl, other.baseUrl];
  for (const url of urls) expect(await statusOf(url, credential)).toBe(200);
  await revoke();
  // The process that revokes knows at once.
  expect(await statusOf(service.baseUrl, credential)).toBe(401);
  await until(
    'the other process refuses it',
    async () => (await statusOf(other.baseUrl, credential)) === 401,
    BEFORE_CACHE_ENDS_MS,
  );
}

it('a token revoked at one API process is refused by all of them at once', async () => {
  const client = await tenant.key();
  const token = await newToken(service.baseUrl, client);
  await isRefusedEverywhere(token, () =>
    postForm(service.baseUrl, '/oauth/revoke', {
      client_id: client.keyId,
      client_secret: client.key,
      token,
    }),
  );
});

it('a key disabled or revoked in the portal is refused by all API processes at once, with its tokens', async () => {
  const email = 'admin@example.com';
  await service.admin.users.create({
    email,
    role: 'employer_admin',
    tenantId: tenant.tenantId,
    password: TEST_PASSWORD,
  });
  const admin = new BrowserClient(service.baseUrl);
  await admin.signIn(email);
  const { key, keyId } = await tenant.key();
  const token = await newToken(service.baseUrl, { key, keyId });
  await isRefusedEverywhere(key, () => admin.portal('POST', `/keys/${keyId}/disable`));
  expect((await admin.portal('POST', `/keys/${keyId}/enable`)).status).toBe(200);
  await until(
    'the key works again',
    async () => (await statusOf(other.baseUrl, key)) === 200,
    BEFORE_CACHE_ENDS_MS,
  );
  await isRefusedEverywhere(token, () =>
    admin.portal('POST', `/keys/${keyId}/revoke`, { name: 'test', reason: null }),
  );
});
