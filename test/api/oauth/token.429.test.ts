import { OAUTH_KEY_POLICY } from '../../../src/services/limits/rate-policies';
import { requestToken } from '../../support/agents/oauth';
import { startService, type TestService } from '../../support/service';

let service: TestService;

beforeAll(async () => {
  service = await startService({ pools: [] });
});
afterAll(() => service.stop());

it('limits the tokens of a key, in both modes, without an effect on other keys', async () => {
  const tenant = await service.tenant('employer');
  const client = await tenant.key({ mode: 'test' });
  const statuses: number[] = [];
  // More than the quota, because the bucket refills while the requests run.
  for (let sent = 0; sent < 2 * OAUTH_KEY_POLICY.quota && statuses.at(-1) !== 429; sent += 10) {
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => requestToken(service.baseUrl, client)),
    );
    statuses.push(...responses.map(({ status }) => status).sort());
  }
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(OAUTH_KEY_POLICY.quota);
  const refused = await requestToken(service.baseUrl, client);
  if (refused.status === 429) {
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.body.error).toBe('temporarily_unavailable');
  }
  expect((await requestToken(service.baseUrl, await tenant.key())).status).toBe(200);
});
