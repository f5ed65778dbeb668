import type { Browser } from 'playwright-core';
import type { UserRole } from '../../../src/services/access/sessions.service';
import {
  itInBrowser,
  openBrowser,
  openPage,
  accessibilityFindings,
  signInThrough,
} from '../../support/browser/browser';
import { screenshot } from '../../support/browser/pictures';
import { startService, type TestService } from '../../support/service';
import { TEST_PASSWORD, BrowserClient } from '../../support/browser/browser-client';

let service: TestService;
let browser: Browser | null = null;
let employerId: string;
let organizationId: string;
let admin: BrowserClient;
let member: BrowserClient;
let organization: BrowserClient;

const createClient = async (email: string, role: UserRole, tenantId: string): Promise<BrowserClient> => {
  await service.admin.users.create({ email, role, tenantId, password: TEST_PASSWORD });
  const client = new BrowserClient(service.baseUrl);
  await client.signIn(email);
  return client;
};

beforeAll(async () => {
  service = await startService({ pools: [] });
  ({ tenantId: employerId } = await service.tenant('employer'));
  ({ tenantId: organizationId } = await service.tenant('organization'));
  admin = await createClient('admin@employer.example', 'employer_admin', employerId);
  member = await createClient('member@employer.example', 'member', employerId);
  organization = await createClient('admin@organization.example', 'org_admin', organizationId);
});
afterAll(async () => {
  await browser?.close();
  await service.stop();
});

const invite = async (email: string, role = 'member') =>
  (await admin.portal('POST', '/invitations', { email, role })).body as {
    link: string;
    invitationId: string;
  };
const pathOf = (link: string): string => new URL(link).pathname;

async function openInvitation(link: string, password: string) {
  const client = new BrowserClient(service.baseUrl);
  const page = await client.request('GET', pathOf(link));
  const token = /name="token" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const response = await client.request('POST', pathOf(link), { form: { token, password } });
  return { page, response, client };
}

describe('invitations', () => {
  it('create a user with the selected role, and only once', async () => {
    const { link } = await invite('new@employer.example');
    const { page, response, client } = await openInvitation(link, 'short');
    expect(page.text).toContain('new@employer.example');
    expect(response.status).toBe(422);
    const second = await openInvitation(link, TEST_PASSWORD);
    expect([second.response.status, second.response.headers.get('location')]).toEqual([303, '/developers']);
    const session = await second.client.portal('GET', '/session');
    expect(session.body.user).toMatchObject({
      name: 'new@employer.example',
      role: 'member',
      tenantId: employerId,
    });
    // A session cookie that an attacker set in the browser is replaced.
    const attackedClient = new BrowserClient(service.baseUrl);
    attackedClient.cookies.set('tenure_session', 'set-by-attacker');
    const secondInvitation = await invite('fixation@employer.example');
    const token = await attackedClient.token(pathOf(secondInvitation.link));
    await attackedClient.request('POST', pathOf(secondInvitation.link), {
      form: { token, password: TEST_PASSWORD },
    });
    expect(attackedClient.cookies.get('tenure_session')).not.toBe('set-by-attacker');
    expect((await openInvitation(link, TEST_PASSWORD)).page.status).toBe(410);
    expect((await client.portal('GET', '/session')).status).toBe(401);
    const { entries } = (await admin.portal('GET', '/audit-log')).body;
    expect(entries.map((entry: { action: string }) => entry.action)).toEqual(
      expect.arrayContaining(['user.joined', 'user.invited']),
    );
    const rows = await service.database.query<object>('SELECT * FROM invitations');
    expect(JSON.stringify(rows)).not.toContain(link.split('/').at(-1));
  });

  it('are refused when withdrawn, expired, guessed or sent to an existing user', async () => {
    const withdrawn = await invite('withdrawn@employer.example');
    await admin.portal('POST', `/invitations/${withdrawn.invitationId}/withdraw`);
    const expired = await invite('expired@employer.example');
    await service.database.query(
      "UPDATE invitations SET expires_at = now() WHERE email = 'expired@employer.example'",
    );
    const existingUser = await invite('member@employer.example');
    for (const { link } of [withdrawn, expired])
      expect((await openInvitation(link, TEST_PASSWORD)).page.status).toBe(410);
    expect((await openInvitation(existingUser.link, TEST_PASSWORD)).response.status).toBe(410);
    const guessed = `${service.baseUrl}/developers/invitations/${'0'.repeat(43)}`;
    expect((await openInvitation(guessed, TEST_PASSWORD)).page.status).toBe(410);
  });

  it('can grant the role of a caseworker in a tenant of either type', async () => {
    for (const [inviter, email] of [
      [admin, 'case@employer.example'],
      [organization, 'case@organization.example'],
    ] as const) {
      const { body } = await inviter.portal('POST', '/invitations', { email, role: 'caseworker' });
      const { client } = await openInvitation(body.link as string, TEST_PASSWORD);
      const session = await client.portal('GET', '/session');
      expect(session.body.user).toMatchObject({ role: 'caseworker', administrator: false, decider: true });
    }
  });

  it('cannot grant a role of another tenant type or of operators', async () => {
    for (const role of ['org_admin', 'operator']) {
      const response = await admin.portal('POST', '/invitations', { email: 'x@employer.example', role });
      expect([role, response.status]).toEqual([role, 422]);
    }
  });

  it('are refused from other sites', async () => {
    const { link } = await invite('forged@employer.example');
    const crossSiteClient = new BrowserClient(service.baseUrl);
    const response = await crossSiteClient.request('POST', pathOf(link), {
      form: { password: TEST_PASSWORD },
    });
    expect([response.status, response.text.includes('cross_site_request')]).toEqual([403, true]);
  });
});

describe('members of a tenant', () => {
  it('lose a role and all sessions immediately', async () => {
    const secondAdmin = await createClient('second@employer.example', 'employer_admin', employerId);
    const { user } = (await secondAdmin.portal('GET', '/session')).body;
    const update = await admin.portal('PATCH', `/members/${user.userId}`, { role: 'member' });
    expect(update.body).toMatchObject({ role: 'member', status: 'active' });
    expect((await secondAdmin.portal('GET', '/session')).status).toBe(401);
    await secondAdmin.signIn('second@employer.example');
    expect(
      (await secondAdmin.portal('POST', '/invitations', { email: 'y@x.example', role: 'member' })).status,
    ).toBe(403);
    await admin.portal('PATCH', `/members/${user.userId}`, { status: 'disabled' });
    expect((await secondAdmin.signIn('second@employer.example')).status).toBe(401);
  });

  it('cannot be changed by themselves, by members, by other tenants or to a role of another type', async () => {
    const userIdOf = async (client: BrowserClient) =>
      (await client.portal('GET', '/session')).body.user.userId as string;
    const [adminId, memberId] = [await userIdOf(admin), await userIdOf(member)];
    expect((await admin.portal('PATCH', `/members/${adminId}`, { role: 'member' })).status).toBe(403);
    expect((await member.portal('PATCH', `/members/${memberId}`, { role: 'employer_admin' })).status).toBe(
      403,
    );
    expect((await organization.portal('PATCH', `/members/${memberId}`, { status: 'disabled' })).status).toBe(
      404,
    );
    expect((await admin.portal('PATCH', `/members/${memberId}`, { role: 'operator' })).status).toBe(422);
    expect((await admin.portal('PATCH', `/members/${memberId}`, { role: 'org_admin' })).status).toBe(422);
    expect((await organization.portal('GET', '/members')).text).not.toContain('employer.example');
  });
});

it('a tenant link is requested by one tenant, accepted by the other and revoked by either', async () => {
  const requested = await admin.portal('POST', '/tenant-links', { tenantId: organizationId });
  expect([requested.status, requested.body.status]).toEqual([201, 'requested']);
  const path = `/tenant-links/${requested.body.linkId}`;
  expect((await admin.portal('POST', `${path}/accept`)).body.code).toBe('invalid_transition');
  expect((await member.portal('POST', `${path}/revoke`)).body.code).toBe('role_not_allowed');
  expect((await organization.portal('POST', `${path}/accept`)).body.status).toBe('active');
  const { tenantId } = await service.tenant('organization');
  const otherTenantAdmin = await createClient('admin@other.example', 'org_admin', tenantId);
  expect((await otherTenantAdmin.portal('POST', `${path}/revoke`)).status).toBe(404);
  expect((await otherTenantAdmin.portal('GET', '/tenant-links')).body.links).toEqual([]);
  expect((await admin.portal('POST', `${path}/revoke`)).body.status).toBe('revoked');
});

describe('members and links in both themes', () => {
  itInBrowser('can be invited, join and request a link', async () => {
    browser ??= await openBrowser();
    const { page, foreign, faults } = await openPage(browser, service.baseUrl);
    await signInThrough(
      page,
      service.baseUrl,
      { email: 'admin@employer.example', password: TEST_PASSWORD },
      '/developers/tenant',
    );
    await page.getByRole('rowheader', { name: 'admin@employer.example' }).waitFor();
    await page.getByRole('button', { name: 'Invite member' }).click();
    await page.getByRole('dialog').getByLabel('Email').fill('joins@employer.example');
    await page.getByRole('button', { name: 'Create invitation' }).click();
    const link = await page.getByLabel('Invitation link').inputValue();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByText('invited', { exact: true }).first().waitFor();
    await page.getByLabel('ID of the organization').fill(organizationId);
    await page.getByRole('button', { name: 'Request link' }).click();
    await page.getByText('Awaiting their response').waitFor();
    await screenshot(page, 'portal-tenant');
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await page.getByText('Awaiting their response').waitFor({ state: 'detached' });
    await page.context().clearCookies();
    await page.goto(link);
    await page.getByRole('heading', { name: 'Join Test employer' }).waitFor();
    await screenshot(page, 'account-invitation');
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByLabel('Choose a password').fill(TEST_PASSWORD);
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByText('joins@employer.example').waitFor();
    expect(foreign).toEqual([]);
    expect(faults).toEqual([]);
  });
});
