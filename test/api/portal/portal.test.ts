import { startService, type TestService } from '../../support/service';
import type { UserRole } from '../../../src/services/access/sessions.service';

const PASSWORD = 'a long enough sentence';
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
    password: PASSWORD,
  });

/** A browser as far as these tests need one: it keeps cookies and follows nothing. */
class Visitor {
  private readonly cookies = new Map<string, string>();

  async ask(
    method: string,
    path: string,
    options: { form?: Record<string, string>; headers?: Record<string, string> } = {},
  ) {
    const response = await fetch(`${service.baseUrl}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        Accept: 'text/html',
        Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...options.headers,
      },
      body: options.form ? new URLSearchParams(options.form) : null,
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  async token(path = '/developers') {
    const { text } = await this.ask('GET', path);
    return /name="token" value="([^"]+)"/.exec(text)?.[1] ?? '';
  }

  async signIn(email: string, password = PASSWORD, next = '/developers') {
    return this.ask('POST', '/developers/sign-in', {
      form: { token: await this.token(), next, email, password },
    });
  }
}

describe('signing in', () => {
  it('opens the portal with a cookie scripts cannot read and other sites cannot use', async () => {
    const visitor = new Visitor();
    const answer = await visitor.signIn('employer_admin@tenure.example');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/developers']);
    const cookie = answer.headers.getSetCookie().find((each) => each.startsWith('tenure_session='));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    const home = await visitor.ask('GET', '/developers');
    expect(home.text).toContain('employer_admin@tenure.example');
    expect(home.text).toContain('href="/reference"');
    expect(home.text).not.toContain('/ops/queues');
    expect(home.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each([
    ['a wrong password', 'operator@tenure.example', 'not this one'],
    ['an unknown person', 'nobody@tenure.example', PASSWORD],
    ['nothing', '', ''],
  ])('with %s says no more than that it did not work', async (_kind, email, password) => {
    const answer = await new Visitor().signIn(email, password);
    expect(answer.status).toBe(401);
    expect(answer.text).toContain('E-mail and password do not belong together.');
    expect(answer.headers.getSetCookie().join()).not.toContain('tenure_session');
  });

  it('leads only to pages of ours', async () => {
    const answer = await new Visitor().signIn('operator@tenure.example', PASSWORD, 'https://evil.example/');
    expect(answer.headers.get('location')).toBe('/developers');
  });

  it('refuses forms that other sites made the browser send', async () => {
    const form = { email: 'operator@tenure.example', password: PASSWORD, next: '/developers' };
    const visitor = new Visitor();
    const token = await visitor.token();
    const tries: { form: Record<string, string>; headers?: Record<string, string> }[] = [
      { form },
      { form: { ...form, token: 'x'.repeat(32) } },
      { form: { ...form, token }, headers: { Origin: 'https://evil.example' } },
      { form: { ...form, token }, headers: { 'Sec-Fetch-Site': 'cross-site' } },
    ];
    for (const each of tries) {
      const answer = await visitor.ask('POST', '/developers/sign-in', each);
      expect(answer.status).toBe(403);
      expect(answer.text).toContain('cross_site_request');
    }
    const own = await visitor.ask('POST', '/developers/sign-in', {
      form: { ...form, token },
      headers: { Origin: service.baseUrl, 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(own.status).toBe(303);
  });

  it('stops guessing', async () => {
    await makeUser('guessed@tenure.example', 'employer_admin');
    const visitor = new Visitor();
    let answer = await visitor.signIn('guessed@tenure.example', 'wrong');
    for (let tries = 0; tries < 12 && answer.status !== 429; tries += 1) {
      answer = await visitor.signIn('guessed@tenure.example', 'wrong');
    }
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
