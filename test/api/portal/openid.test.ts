import { loadConfig } from '../../../src/config/config';
import type { UserRole } from '../../../src/services/access/sessions.service';
import { itInBrowser, openBrowser, openPage, accessibilityFindings } from '../../support/browser/browser';
import { screenshot } from '../../support/browser/pictures';
import { OPENID_CLIENT, OpenIdIssuer } from '../../support/servers/openid-issuer';
import { startService, type TestService } from '../../support/service';
import { TEST_PASSWORD, BrowserClient } from '../../support/browser/browser-client';

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
      // Allows the tests to set the client address.
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

const createUser = (email: string, role: UserRole = 'member') =>
  service.admin.users.create({ email, role, tenantId, password: TEST_PASSWORD });

/** Follows the redirects up to the URL to which the issuer returns the browser. */
async function authorizeAtIssuer(client: BrowserClient, next = '/developers/keys'): Promise<string> {
  const start = await client.request('GET', `/developers/openid/start?next=${encodeURIComponent(next)}`);
  expect(start.status).toBe(303);
  const issuerResponse = await fetch(start.headers.get('location') ?? '', { redirect: 'manual' });
  const callbackUrl = new URL(issuerResponse.headers.get('location') ?? '');
  expect(callbackUrl.origin).toBe(service.baseUrl);
  return `${callbackUrl.pathname}${callbackUrl.search}`;
}
let addressCount = 0;
const openCallback = (client: BrowserClient, path: string, address = `203.0.113.${(addressCount += 1)}`) =>
  client.request('GET', path, { headers: { 'X-Forwarded-For': address } });
const signInWithOpenId = async (client: BrowserClient, next?: string) =>
  openCallback(client, await authorizeAtIssuer(client, next));
const roleOf = async (client: BrowserClient) =>
  (await client.portal('GET', '/session')).body.user?.role as string;

it('OpenID sign-in is offered on the sign-in page and links an existing user by verified address', async () => {
  await createUser('dana@harbor.example', 'employer_admin');
  issuer.person = { sub: 'dana-1', email: 'Dana@harbor.example', email_verified: true, role: 'operator' };
  const client = new BrowserClient(service.baseUrl);
  const page = await client.request('GET', '/developers');
  expect(page.text).toContain('Sign in with Harbor ID');
  const response = await signInWithOpenId(client);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/developers/keys']);
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith('tenure_session='));
  expect(cookie).toMatch(/HttpOnly.*SameSite=Lax/);
  // The role claim of the issuer is ignored.
  expect(await roleOf(client)).toBe('employer_admin');
  // After linking, the subject identifies the user, not the address.
  issuer.person = { sub: 'dana-1' };
  const secondClient = new BrowserClient(service.baseUrl);
  await signInWithOpenId(secondClient, 'https://evil.example/');
  expect(await roleOf(secondClient)).toBe('employer_admin');
  const mails = await service.database.query("SELECT recipient FROM mails WHERE kind = 'openid_linked'");
  expect(mails).toEqual([{ recipient: 'dana@harbor.example' }]);
});

it('OpenID sign-in refuses unknown or unverified addresses, a second subject and disabled users', async () => {
  const countUsers = async () => (await service.database.query('SELECT 1 FROM users')).length;
  const existingUser = await createUser('eli@harbor.example');
  const before = await countUsers();
  const rejectedClaims: Record<string, unknown>[] = [
    { sub: 'stranger', email: 'stranger@else.example', email_verified: true },
    { sub: 'eli-1', email: 'eli@harbor.example', email_verified: false },
    { sub: 'eli-1', email: 'eli@harbor.example', email_verified: 'true' },
    { sub: 'eli-1', email: 'eli@harbor.example' },
    { sub: 'dana-2', email: 'dana@harbor.example', email_verified: true },
  ];
  for (const claims of rejectedClaims) {
    issuer.person = claims;
    const client = new BrowserClient(service.baseUrl);
    const response = await signInWithOpenId(client);
    expect([claims, response.status]).toEqual([claims, 403]);
    expect(client.cookies.has('tenure_session')).toBe(false);
  }
  expect(await countUsers()).toBe(before);
  issuer.person = { sub: 'eli-1', email: 'eli@harbor.example', email_verified: true };
  expect((await signInWithOpenId(new BrowserClient(service.baseUrl))).status).toBe(303);
  await service.database.query("UPDATE users SET status = 'disabled' WHERE user_id = $1", [
    existingUser.userId,
  ]);
  expect((await signInWithOpenId(new BrowserClient(service.baseUrl))).status).toBe(403);
});

describe('an invalid OpenID callback', () => {
  const expectRefusal = async (client: BrowserClient, path: string) => {
    const response = await openCallback(client, path);
    expect(response.status).toBe(401);
    expect(response.text).toContain('Sign-in failed.');
    expect(client.cookies.has('tenure_session')).toBe(false);
    return response;
  };
  const newClient = () => new BrowserClient(service.baseUrl);

  beforeAll(() => createUser('fay@harbor.example'));
  beforeEach(() => {
    issuer.person = { sub: 'fay-1', email: 'fay@harbor.example', email_verified: true };
  });

  it('is refused for another browser, on reuse and with a modified cookie', async () => {
    const attacker = newClient();
    const path = await authorizeAtIssuer(attacker);
    const grantCount = issuer.granted;
    await expectRefusal(newClient(), path);
    const victim = newClient();
    await authorizeAtIssuer(victim);
    await expectRefusal(victim, path);
    // No token was requested.
    expect(issuer.granted).toBe(grantCount);
    const ticket = attacker.cookies.get('tenure_openid') ?? '';
    expect((await openCallback(attacker, path)).status).toBe(303);
    const reusingClient = newClient();
    reusingClient.cookies.set('tenure_openid', ticket);
    await expectRefusal(reusingClient, path);
    const modifiedClient = newClient();
    const callbackUrl = await authorizeAtIssuer(modifiedClient);
    modifiedClient.cookies.set('tenure_openid', `${ticket.slice(0, -4)}AAAA`);
    await expectRefusal(modifiedClient, callbackUrl);
  });

  it.each([
    ['for another nonce', (claims: object) => ({ ...claims, nonce: 'another' })],
    ['without a nonce', (claims: object) => ({ ...claims, nonce: undefined })],
    ['for another client', (claims: object) => ({ ...claims, aud: 'another' })],
    ['of another issuer', (claims: object) => ({ ...claims, iss: 'https://evil.example' })],
    ['that has expired', (claims: object) => ({ ...claims, exp: 1_000 })],
  ])('is refused with a token %s', async (_what, overrideClaims) => {
    issuer.overrides = overrideClaims;
    const client = newClient();
    await expectRefusal(client, await authorizeAtIssuer(client));
  });

  it('is refused with a forged token, and does not repeat the error text of the issuer', async () => {
    issuer.forged = true;
    const client = newClient();
    await expectRefusal(client, await authorizeAtIssuer(client));
    issuer.forged = false;
    const secondClient = newClient();
    const state =
      new URL(await authorizeAtIssuer(secondClient), service.baseUrl).searchParams.get('state') ?? '';
    const errorDescription = encodeURIComponent('<script>alert(1)</script>');
    const path = `/developers/openid/callback?error=access_denied&error_description=${errorDescription}&state=${state}`;
    expect((await expectRefusal(secondClient, path)).text).not.toContain('alert(1)');
  });

  it('is limited to ten attempts from one address', async () => {
    const statuses = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push(
        (await openCallback(newClient(), '/developers/openid/callback?code=x', '198.51.100.7')).status,
      );
    }
    expect(statuses.slice(9)).toEqual([401, 429]);
  });
});

it('OpenID sign-in starts a new session in a browser that has one', async () => {
  await createUser('gil@harbor.example');
  issuer.person = { sub: 'gil-1', email: 'gil@harbor.example', email_verified: true };
  const signedInClient = new BrowserClient(service.baseUrl);
  await signedInClient.signIn('dana@harbor.example');
  const before = signedInClient.cookies.get('tenure_session');
  await signInWithOpenId(signedInClient);
  expect(signedInClient.cookies.get('tenure_session')).not.toBe(before);
  expect((await signedInClient.portal('GET', '/session')).body.user.name).toBe('gil@harbor.example');
});

itInBrowser('OpenID sign-in returns to the requested page and works with the keyboard only', async () => {
  await createUser('hana@harbor.example');
  issuer.person = { sub: 'hana-1', email: 'hana@harbor.example', email_verified: true };
  const browser = await openBrowser();
  try {
    const { page, faults } = await openPage(browser, service.baseUrl);
    await page.goto(`${service.baseUrl}/developers/audit-log`);
    await screenshot(page, 'account-sign-in-openid');
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Sign in with Harbor ID' }).press('Enter');
    await page.getByRole('heading', { name: 'Audit log' }).waitFor();
    await page.getByText('hana@harbor.example').first().waitFor();
    await page.context().clearCookies();
    await page.goto(`${service.baseUrl}/developers`);
    await page.getByRole('link', { name: 'Forgot your password?' }).press('Enter');
    await page.getByLabel('Email').fill('hana@harbor.example');
    await screenshot(page, 'account-new-password');
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  } finally {
    await browser.close();
  }
});

it('OpenID sign-in requires a complete configuration with an https issuer', () => {
  expect(() => loadConfig({ ...process.env, OIDC_ISSUER: issuer.url })).toThrow('must be set together');
  expect(() => loadConfig({ ...process.env, OIDC_ISSUER: 'http://login.example' })).toThrow('https://');
});
