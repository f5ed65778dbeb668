import type { Browser } from 'playwright-core';
import type { UserRole } from '../../../src/services/access/sessions.service';
import {
  itInBrowser,
  openBrowser,
  openPage,
  screenshot,
  accessibilityFindings,
  signInThrough,
} from '../../support/browser';
import { startService, type TestService } from '../../support/service';
import { TEST_PASSWORD, BrowserClient } from '../../support/browser-client';

let service: TestService;
let browser: Browser | null = null;
let employerId: string;
let organizationId: string;
let admin: BrowserClient;
let member: BrowserClient;
let organization: BrowserClient;

const join = async (email: string, role: UserRole, tenantId: string): Promise<BrowserClient> => {
  await service.admin.users.create({ email, role, tenantId, password: TEST_PASSWORD });
  const visitor = new BrowserClient(service.baseUrl);
  await visitor.signIn(email);
  return visitor;
};

beforeAll(async () => {
  service = await startService({ pools: [] });
  ({ tenantId: employerId } = await service.tenant('employer'));
  ({ tenantId: organizationId } = await service.tenant('organization'));
  admin = await join('admin@employer.example', 'employer_admin', employerId);
  member = await join('member@employer.example', 'member', employerId);
  organization = await join('admin@organization.example', 'org_admin', organizationId);
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

async function follow(link: string, password: string) {
  const visitor = new BrowserClient(service.baseUrl);
  const page = await visitor.request('GET', pathOf(link));
  const token = /name="token" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const answer = await visitor.request('POST', pathOf(link), { form: { token, password } });
  return { page, answer, visitor };
}

describe('invitations', () => {
  it('make a person of the tenant, once, with the role that was chosen', async () => {
    const { link } = await invite('new@employer.example');
    const { page, answer, visitor } = await follow(link, 'short');
    expect(page.text).toContain('new@employer.example');
    expect(answer.status).toBe(422);
    const second = await follow(link, TEST_PASSWORD);
    expect([second.answer.status, second.answer.headers.get('location')]).toEqual([303, '/developers']);
    const session = await second.visitor.portal('GET', '/session');
    expect(session.body.user).toMatchObject({
      name: 'new@employer.example',
      role: 'member',
      tenantId: employerId,
    });
    // A session somebody has put into the browser is not taken over.
    const planted = new BrowserClient(service.baseUrl);
    planted.cookies.set('tenure_session', 'planted');
    const own = await invite('planted@employer.example');
    const token = await planted.token(pathOf(own.link));
    await planted.request('POST', pathOf(own.link), { form: { token, password: TEST_PASSWORD } });
    expect(planted.cookies.get('tenure_session')).not.toBe('planted');
    expect((await follow(link, TEST_PASSWORD)).page.status).toBe(410);
    expect((await visitor.portal('GET', '/session')).status).toBe(401);
    const { entries } = (await admin.portal('GET', '/audit-log')).body;
    expect(entries.map((entry: { action: string }) => entry.action)).toEqual(
      expect.arrayContaining(['user.joined', 'user.invited']),
    );
    const rows = await service.database.query<object>('SELECT * FROM invitations');
    expect(JSON.stringify(rows)).not.toContain(link.split('/').at(-1));
  });

  it('cannot be used once withdrawn, expired, guessed, or for somebody who signs in already', async () => {
    const withdrawn = await invite('withdrawn@employer.example');
    await admin.portal('POST', `/invitations/${withdrawn.invitationId}/withdraw`);
    const expired = await invite('expired@employer.example');
    await service.database.query(
      "UPDATE invitations SET expires_at = now() WHERE email = 'expired@employer.example'",
    );
    const known = await invite('member@employer.example');
    for (const { link } of [withdrawn, expired])
      expect((await follow(link, TEST_PASSWORD)).page.status).toBe(410);
    expect((await follow(known.link, TEST_PASSWORD)).answer.status).toBe(410);
    const guessed = `${service.baseUrl}/developers/invitations/${'0'.repeat(43)}`;
    expect((await follow(guessed, TEST_PASSWORD)).page.status).toBe(410);
  });

  it('give no role of another kind of tenant, and none of operators', async () => {
    for (const role of ['org_admin', 'operator']) {
      const answer = await admin.portal('POST', '/invitations', { email: 'x@employer.example', role });
      expect([role, answer.status]).toEqual([role, 422]);
    }
  });

  it('are not accepted from another site', async () => {
    const { link } = await invite('forged@employer.example');
    const visitor = new BrowserClient(service.baseUrl);
    const answer = await visitor.request('POST', pathOf(link), { form: { password: TEST_PASSWORD } });
    expect([answer.status, answer.text.includes('cross_site_request')]).toEqual([403, true]);
  });
});

describe('people', () => {
  it('lose a role at once, with every session they had', async () => {
    const other = await join('second@employer.example', 'employer_admin', employerId);
    const { user } = (await other.portal('GET', '/session')).body;
    const changed = await admin.portal('PATCH', `/members/${user.userId}`, { role: 'member' });
    expect(changed.body).toMatchObject({ role: 'member', status: 'active' });
    expect((await other.portal('GET', '/session')).status).toBe(401);
    await other.signIn('second@employer.example');
    expect(
      (await other.portal('POST', '/invitations', { email: 'y@x.example', role: 'member' })).status,
    ).toBe(403);
    await admin.portal('PATCH', `/members/${user.userId}`, { status: 'disabled' });
    expect((await other.signIn('second@employer.example')).status).toBe(401);
  });

  it('cannot raise themselves, nor be changed by members, strangers or with a role of another kind', async () => {
    const ids = async (visitor: BrowserClient) =>
      (await visitor.portal('GET', '/session')).body.user.userId as string;
    const [adminId, memberId] = [await ids(admin), await ids(member)];
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

it('a link is asked for by one side, accepted by the other, and ended by either', async () => {
  const asked = await admin.portal('POST', '/tenant-links', { tenantId: organizationId });
  expect([asked.status, asked.body.status]).toEqual([201, 'requested']);
  const path = `/tenant-links/${asked.body.linkId}`;
  expect((await admin.portal('POST', `${path}/accept`)).body.code).toBe('invalid_transition');
  expect((await member.portal('POST', `${path}/revoke`)).body.code).toBe('role_not_allowed');
  expect((await organization.portal('POST', `${path}/accept`)).body.status).toBe('active');
  const { tenantId } = await service.tenant('organization');
  const stranger = await join('admin@stranger.example', 'org_admin', tenantId);
  expect((await stranger.portal('POST', `${path}/revoke`)).status).toBe(404);
  expect((await stranger.portal('GET', '/tenant-links')).body.links).toEqual([]);
  expect((await admin.portal('POST', `${path}/revoke`)).body.status).toBe('revoked');
});

describe.each(['light', 'dark'] as const)('people and links, %s', (scheme) => {
  itInBrowser(
    'invites somebody, who joins, and asks for a link',
    async () => {
      browser ??= await openBrowser();
      const { page, foreign, faults } = await openPage(browser, service.baseUrl, scheme);
      await signInThrough(
        page,
        service.baseUrl,
        { email: 'admin@employer.example', password: TEST_PASSWORD },
        '/developers/tenant',
      );
      await page.getByRole('rowheader', { name: 'admin@employer.example' }).waitFor();
      await page.getByRole('button', { name: 'Invite member' }).click();
      await page.getByRole('dialog').getByLabel('Email').fill(`joins-${scheme}@employer.example`);
      await page.getByRole('button', { name: 'Create invitation' }).click();
      const link = await page.getByLabel('Invitation link').inputValue();
      await page.getByRole('button', { name: 'Done' }).click();
      await page.getByText('invited', { exact: true }).first().waitFor();
      await page.getByLabel('ID of the organization').fill(organizationId);
      await page.getByRole('button', { name: 'Request link' }).click();
      await page.getByText('Awaiting their response').waitFor();
      await screenshot(page, `portal-people-${scheme}`);
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
      await page.getByText('Awaiting their response').waitFor({ state: 'detached' });
      await page.context().clearCookies();
      await page.goto(link);
      await page.getByRole('heading', { name: 'Join Test employer' }).waitFor();
      await screenshot(page, `portal-invitation-${scheme}`);
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.getByLabel('Choose a password').fill(TEST_PASSWORD);
      await page.getByRole('button', { name: 'Join' }).click();
      await page.getByText(`joins-${scheme}@employer.example`).waitFor();
      expect(foreign).toEqual([]);
      expect(faults).toEqual([]);
    },
    240_000,
  );
});
