import { loadConfig } from '../../../src/config/config';
import type { UserRole } from '../../../src/services/access/sessions.service';
import { itInBrowser, openBrowser, openPage, screenshot, accessibilityFindings } from '../../support/browser';
import { OPENID_CLIENT, OpenIdIssuer } from '../../support/openid-issuer';
import { startService, type TestService } from '../../support/service';
import { TEST_PASSWORD, BrowserClient } from '../../support/browser-client';

let issuer: OpenIdIssuer;
let service: TestService;
let tenantId: string;

beforeAll(async () => {
  issuer = await new OpenIdIssuer().start();
  service = await startService({
    pools: [],
    environment: {
      OIDC_ISSUER: issuer.url,
      OIDC_CLIENT_ID: OPENID_CLIENT.id,
      OIDC_CLIENT_SECRET: OPENID_CLIENT.secret,
      OIDC_NAME: 'Harbor ID',
      MAIL_OUTBOX: 'true',
      // So that tests may come from different addresses.
      TRUST_PROXY: '1',
    },
  });
  ({ tenantId } = await service.tenant('employer'));
});
beforeEach(() => {
  issuer.overrides = (claims) => claims;
  issuer.forged = false;
});
afterAll(async () => {
  await service.stop();
  await issuer.stop();
});

const join = (email: string, role: UserRole = 'member') =>
  service.admin.users.create({ email, role, tenantId, password: TEST_PASSWORD });

/** As far as the address the issuer sends the browser back to. */
async function goThere(visitor: BrowserClient, next = '/developers/keys'): Promise<string> {
  const start = await visitor.request('GET', `/developers/openid/start?next=${encodeURIComponent(next)}`);
  expect(start.status).toBe(303);
  const there = await fetch(start.headers.get('location') ?? '', { redirect: 'manual' });
  const back = new URL(there.headers.get('location') ?? '');
  expect(back.origin).toBe(service.baseUrl);
  return `${back.pathname}${back.search}`;
}
let comers = 0;
const arrive = (visitor: BrowserClient, path: string, address = `203.0.113.${(comers += 1)}`) =>
  visitor.request('GET', path, { headers: { 'X-Forwarded-For': address } });
const comeBack = async (visitor: BrowserClient, next?: string) =>
  arrive(visitor, await goThere(visitor, next));
const roleOf = async (visitor: BrowserClient) =>
  (await visitor.portal('GET', '/session')).body.user?.role as string;

it('is offered on the sign-in page, and links somebody who is here by a verified address', async () => {
  await join('dana@harbor.example', 'employer_admin');
  issuer.person = { sub: 'dana-1', email: 'Dana@harbor.example', email_verified: true, role: 'operator' };
  const visitor = new BrowserClient(service.baseUrl);
  const page = await visitor.request('GET', '/developers');
  expect(page.text).toContain('Sign in with Harbor ID');
  const answer = await comeBack(visitor);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/developers/keys']);
  const cookie = answer.headers.getSetCookie().find((each) => each.startsWith('tenure_session='));
  expect(cookie).toMatch(/HttpOnly.*SameSite=Lax/);
  // Whatever the issuer says of roles.
  expect(await roleOf(visitor)).toBe('employer_admin');
  // From now on the subject decides, not the address.
  issuer.person = { sub: 'dana-1' };
  const later = new BrowserClient(service.baseUrl);
  await comeBack(later, 'https://evil.example/');
  expect(await roleOf(later)).toBe('employer_admin');
  const mails = await service.database.query("SELECT recipient FROM mails WHERE kind = 'openid_linked'");
  expect(mails).toEqual([{ recipient: 'dana@harbor.example' }]);
});

it('makes nobody: not of an unknown or unverified address, a second subject, or somebody who lost access', async () => {
  const users = async () => (await service.database.query('SELECT 1 FROM users')).length;
  const known = await join('eli@harbor.example');
  const before = await users();
  const cases: Record<string, unknown>[] = [
    { sub: 'stranger', email: 'stranger@else.example', email_verified: true },
    { sub: 'eli-1', email: 'eli@harbor.example', email_verified: false },
    { sub: 'eli-1', email: 'eli@harbor.example', email_verified: 'true' },
    { sub: 'eli-1', email: 'eli@harbor.example' },
    { sub: 'dana-2', email: 'dana@harbor.example', email_verified: true },
  ];
  for (const person of cases) {
    issuer.person = person;
    const visitor = new BrowserClient(service.baseUrl);
    const answer = await comeBack(visitor);
    expect([person, answer.status]).toEqual([person, 403]);
    expect(visitor.cookies.has('tenure_session')).toBe(false);
  }
  expect(await users()).toBe(before);
  issuer.person = { sub: 'eli-1', email: 'eli@harbor.example', email_verified: true };
  expect((await comeBack(new BrowserClient(service.baseUrl))).status).toBe(303);
  await service.database.query("UPDATE users SET status = 'disabled' WHERE user_id = $1", [known.userId]);
  expect((await comeBack(new BrowserClient(service.baseUrl))).status).toBe(403);
});

describe('an answer that is not to be believed', () => {
  const refused = async (visitor: BrowserClient, path: string) => {
    const answer = await arrive(visitor, path);
    expect(answer.status).toBe(401);
    expect(answer.text).toContain('Sign-in failed.');
    expect(visitor.cookies.has('tenure_session')).toBe(false);
    return answer;
  };
  const fresh = () => new BrowserClient(service.baseUrl);

  beforeAll(() => join('fay@harbor.example'));
  beforeEach(() => {
    issuer.person = { sub: 'fay-1', email: 'fay@harbor.example', email_verified: true };
  });

  it('is one that another browser asked for, that comes twice, or with a cookie that was tampered with', async () => {
    const attacker = fresh();
    const path = await goThere(attacker);
    const granted = issuer.granted;
    await refused(fresh(), path);
    const victim = fresh();
    await goThere(victim);
    await refused(victim, path);
    // Not even a token was asked for.
    expect(issuer.granted).toBe(granted);
    const ticket = attacker.cookies.get('tenure_openid') ?? '';
    expect((await arrive(attacker, path)).status).toBe(303);
    const again = fresh();
    again.cookies.set('tenure_openid', ticket);
    await refused(again, path);
    const tampered = fresh();
    const back = await goThere(tampered);
    tampered.cookies.set('tenure_openid', `${ticket.slice(0, -4)}AAAA`);
    await refused(tampered, back);
  });

  it.each([
    ['for another nonce', (claims: object) => ({ ...claims, nonce: 'another' })],
    ['without a nonce', (claims: object) => ({ ...claims, nonce: undefined })],
    ['for another client', (claims: object) => ({ ...claims, aud: 'another' })],
    ['of another issuer', (claims: object) => ({ ...claims, iss: 'https://evil.example' })],
    ['that has expired', (claims: object) => ({ ...claims, exp: 1_000 })],
  ])('holds a token %s', async (_what, twist) => {
    issuer.overrides = twist;
    const visitor = fresh();
    await refused(visitor, await goThere(visitor));
  });

  it('holds a token signed by somebody else, or words of somebody else, which are not repeated', async () => {
    issuer.forged = true;
    const visitor = fresh();
    await refused(visitor, await goThere(visitor));
    issuer.forged = false;
    const other = fresh();
    const state = new URL(await goThere(other), service.baseUrl).searchParams.get('state') ?? '';
    const words = encodeURIComponent('<script>alert(1)</script>');
    const path = `/developers/openid/callback?error=access_denied&error_description=${words}&state=${state}`;
    expect((await refused(other, path)).text).not.toContain('alert(1)');
  });

  it('is tried ten times from one place', async () => {
    const statuses = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await arrive(fresh(), '/developers/openid/callback?code=x', '198.51.100.7')).status);
    }
    expect(statuses.slice(9)).toEqual([401, 429]);
  });
});

it('starts a new session, whatever the browser brought along', async () => {
  await join('gil@harbor.example');
  issuer.person = { sub: 'gil-1', email: 'gil@harbor.example', email_verified: true };
  const brought = new BrowserClient(service.baseUrl);
  await brought.signIn('dana@harbor.example');
  const before = brought.cookies.get('tenure_session');
  await comeBack(brought);
  expect(brought.cookies.get('tenure_session')).not.toBe(before);
  expect((await brought.portal('GET', '/session')).body.user.name).toBe('gil@harbor.example');
});

itInBrowser(
  'leads through the page of the issuer and back to where somebody was headed, by the keyboard',
  async () => {
    await join('hana@harbor.example');
    issuer.person = { sub: 'hana-1', email: 'hana@harbor.example', email_verified: true };
    const browser = await openBrowser();
    try {
      for (const scheme of ['light', 'dark'] as const) {
        const { page, faults } = await openPage(browser, service.baseUrl, scheme);
        await page.goto(`${service.baseUrl}/developers/audit-log`);
        await screenshot(page, `portal-sign-in-${scheme}`);
        expect(await accessibilityFindings(page)).toEqual([]);
        await page.getByRole('link', { name: 'Sign in with Harbor ID' }).press('Enter');
        await page.getByRole('heading', { name: 'Audit log' }).waitFor();
        await page.getByText('hana@harbor.example').first().waitFor();
        await page.context().clearCookies();
        await page.goto(`${service.baseUrl}/developers`);
        await page.getByRole('link', { name: 'Forgot your password?' }).press('Enter');
        await page.getByLabel('Email').fill('hana@harbor.example');
        await screenshot(page, `portal-new-password-${scheme}`);
        expect(await accessibilityFindings(page)).toEqual([]);
        await page.keyboard.press('Enter');
        await page.getByRole('heading', { name: 'Check your email' }).waitFor();
        expect(faults).toEqual([]);
        await page.context().close();
      }
    } finally {
      await browser.close();
    }
  },
  240_000,
);

it('is not offered without an issuer, and its settings go together', () => {
  expect(() => loadConfig({ ...process.env, OIDC_ISSUER: issuer.url })).toThrow('must be set together');
  expect(() => loadConfig({ ...process.env, OIDC_ISSUER: 'http://login.example' })).toThrow('https://');
});
