import { startService, type TestService } from '../../support/service';
import { TEST_PASSWORD, BrowserClient } from '../../support/browser/browser-client';
import type { UserRole } from '../../../src/services/access/sessions.service';

let service: TestService;
let tenantId: string;

beforeAll(async () => {
  service = await startService({ pools: [] });
  ({ tenantId } = await service.tenant('employer'));
  for (const role of ['operator', 'employer_admin'] as const)
    await createUser(`${role}@tenure.example`, role);
});
afterAll(() => service.stop());

const createUser = (email: string, role: UserRole) =>
  service.admin.users.create({
    email,
    role,
    tenantId: role === 'operator' ? null : tenantId,
    password: TEST_PASSWORD,
  });

describe('signing in', () => {
  it('sets a cookie that scripts cannot read and other sites cannot use', async () => {
    const client = new BrowserClient(service.baseUrl);
    const response = await client.signIn('employer_admin@tenure.example');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/developers']);
    const cookie = response.headers.getSetCookie().find((each) => each.startsWith('tenure_session='));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    const home = await client.request('GET', '/developers');
    expect(home.text).toContain('<div id="app">');
    const policy = home.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe-inline');
    const session = await client.portal('GET', '/session');
    expect(session.body.user).toMatchObject({ name: 'employer_admin@tenure.example', administrator: true });
    expect(session.body.queueBoard).toBe(false);
  });

  it.each([
    ['a wrong password', 'operator@tenure.example', 'not this one'],
    ['an unknown user', 'unknown@tenure.example', TEST_PASSWORD],
    ['empty values', '', ''],
  ])('returns the same error for %s', async (_kind, email, password) => {
    const response = await new BrowserClient(service.baseUrl).signIn(email, password);
    expect(response.status).toBe(401);
    expect(response.text).toContain('Email address or password is incorrect.');
    expect(response.headers.getSetCookie().join()).not.toContain('tenure_session');
  });

  it('redirects only to pages of the portal', async () => {
    const response = await new BrowserClient(service.baseUrl).signIn(
      'operator@tenure.example',
      TEST_PASSWORD,
      'https://evil.example/',
    );
    expect(response.headers.get('location')).toBe('/developers');
  });

  it('refuses cross-site forms', async () => {
    const form = { email: 'operator@tenure.example', password: TEST_PASSWORD, next: '/developers' };
    const client = new BrowserClient(service.baseUrl);
    const token = await client.token();
    const forgedRequests: { form: Record<string, string>; headers?: Record<string, string> }[] = [
      { form },
      { form: { ...form, token: 'x'.repeat(32) } },
      { form: { ...form, token }, headers: { Origin: 'https://evil.example' } },
      { form: { ...form, token }, headers: { 'Sec-Fetch-Site': 'cross-site' } },
    ];
    for (const each of forgedRequests) {
      const response = await client.request('POST', '/developers/sign-in', each);
      expect(response.status).toBe(403);
      expect(response.text).toContain('cross_site_request');
    }
    const sameOrigin = await client.request('POST', '/developers/sign-in', {
      form: { ...form, token },
      headers: { Origin: service.baseUrl, 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(sameOrigin.status).toBe(303);
  });

  it('is limited after repeated wrong passwords', async () => {
    await createUser('guessed@tenure.example', 'employer_admin');
    const client = new BrowserClient(service.baseUrl);
    let response = await client.signIn('guessed@tenure.example', 'wrong');
    for (let attempt = 0; attempt < 12 && response.status !== 429; attempt += 1) {
      response = await client.signIn('guessed@tenure.example', 'wrong');
    }
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
