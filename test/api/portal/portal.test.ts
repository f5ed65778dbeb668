import { startService, type TestService } from '../../support/service';
import { TEST_PASSWORD, BrowserClient } from '../../support/browser-client';
import type { UserRole } from '../../../src/services/access/sessions.service';

let service: TestService;
let tenantId: string;

beforeAll(async () => {
  service = await startService({ pools: [] });
  ({ tenantId } = await service.tenant('employer'));
  for (const role of ['operator', 'employer_admin'] as const) await makeUser(`${role}@tenure.example`, role);
});
afterAll(() => service.stop());

const makeUser = (email: string, role: UserRole) =>
  service.admin.users.create({
    email,
    role,
    tenantId: role === 'operator' ? null : tenantId,
    password: TEST_PASSWORD,
  });

describe('signing in', () => {
  it('opens the portal with a cookie scripts cannot read and other sites cannot use', async () => {
    const visitor = new BrowserClient(service.baseUrl);
    const answer = await visitor.signIn('employer_admin@tenure.example');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/developers']);
    const cookie = answer.headers.getSetCookie().find((each) => each.startsWith('tenure_session='));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    const home = await visitor.request('GET', '/developers');
    expect(home.text).toContain('<div id="app">');
    const policy = home.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe-inline');
    const session = await visitor.portal('GET', '/session');
    expect(session.body.user).toMatchObject({ name: 'employer_admin@tenure.example', administrator: true });
    expect(session.body.queueBoard).toBe(false);
  });

  it.each([
    ['a wrong password', 'operator@tenure.example', 'not this one'],
    ['an unknown person', 'nobody@tenure.example', TEST_PASSWORD],
    ['nothing', '', ''],
  ])('with %s says no more than that it did not work', async (_kind, email, password) => {
    const answer = await new BrowserClient(service.baseUrl).signIn(email, password);
    expect(answer.status).toBe(401);
    expect(answer.text).toContain('Email address or password is incorrect.');
    expect(answer.headers.getSetCookie().join()).not.toContain('tenure_session');
  });

  it('leads only to pages of ours', async () => {
    const answer = await new BrowserClient(service.baseUrl).signIn(
      'operator@tenure.example',
      TEST_PASSWORD,
      'https://evil.example/',
    );
    expect(answer.headers.get('location')).toBe('/developers');
  });

  it('refuses forms that other sites made the browser send', async () => {
    const form = { email: 'operator@tenure.example', password: TEST_PASSWORD, next: '/developers' };
    const visitor = new BrowserClient(service.baseUrl);
    const token = await visitor.token();
    const tries: { form: Record<string, string>; headers?: Record<string, string> }[] = [
      { form },
      { form: { ...form, token: 'x'.repeat(32) } },
      { form: { ...form, token }, headers: { Origin: 'https://evil.example' } },
      { form: { ...form, token }, headers: { 'Sec-Fetch-Site': 'cross-site' } },
    ];
    for (const each of tries) {
      const answer = await visitor.request('POST', '/developers/sign-in', each);
      expect(answer.status).toBe(403);
      expect(answer.text).toContain('cross_site_request');
    }
    const own = await visitor.request('POST', '/developers/sign-in', {
      form: { ...form, token },
      headers: { Origin: service.baseUrl, 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(own.status).toBe(303);
  });

  it('stops guessing', async () => {
    await makeUser('guessed@tenure.example', 'employer_admin');
    const visitor = new BrowserClient(service.baseUrl);
    let answer = await visitor.signIn('guessed@tenure.example', 'wrong');
    for (let tries = 0; tries < 12 && answer.status !== 429; tries += 1) {
      answer = await visitor.signIn('guessed@tenure.example', 'wrong');
    }
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
