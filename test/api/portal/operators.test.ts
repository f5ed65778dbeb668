import {
  itInBrowser,
  openBrowser,
  openPage,
  accessibilityFindings,
  signInThrough,
} from '../../support/browser/browser';
import { screenshot } from '../../support/browser/pictures';
import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';
import { until } from '../../support/until';
import { BrowserClient } from '../../support/browser/browser-client';

const PASSWORD = 'a long enough sentence';
let service: TestService;

beforeAll(async () => {
  service = await startService({ pools: ['deliver', 'upkeep'], environment: { MAIL_OUTBOX: 'true' } });
  const { tenantId } = await service.tenant('employer');
  await service.admin.users.create({
    email: 'operator@tenure.example',
    role: 'operator',
    tenantId: null,
    password: PASSWORD,
  });
  await service.admin.users.create({
    email: 'member@tenure.example',
    role: 'member',
    tenantId,
    password: PASSWORD,
  });
});
afterAll(() => service.stop());

describe('the queue board', () => {
  it('returns 401 to programs, even with an API key', async () => {
    const { key } = await (await service.tenant('employer')).key();
    for (const path of ['/ops/queues', '/ops/queues/api/queues', '/ops/queues/static/js/main.js']) {
      const response = await call(service.baseUrl, 'GET', path, { key });
      expect([response.status, response.body.code]).toEqual([401, 'sign_in_required']);
    }
  });

  it('redirects browsers to the sign-in page with a return path', async () => {
    const response = await call(service.baseUrl, 'GET', '/ops/queues', { headers: { Accept: 'text/html' } });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/developers?next=/ops/queues',
    ]);
  });

  itInBrowser('is shown to operators without requests to other hosts, and not to members', async () => {
    const browser = await openBrowser();
    try {
      const { page, foreign, faults } = await openPage(browser, service.baseUrl);
      await page.goto(`${service.baseUrl}/ops/queues`);
      await page.getByLabel('Email').fill('operator@tenure.example');
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByText('parse', { exact: true }).first().waitFor();
      expect(page.url()).toBe(`${service.baseUrl}/ops/queues`);
      expect(foreign).toEqual([]);
      expect(faults).toEqual([]);
      await page.goto(`${service.baseUrl}/developers`);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByLabel('Email').fill('member@tenure.example');
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('heading', { name: 'Build on Tenure' }).waitFor();
      const forbidden = await page.goto(`${service.baseUrl}/ops/queues`);
      expect(forbidden?.status()).toBe(403);
    } finally {
      await browser.close();
    }
  });
});

describe('mails in the outbox', () => {
  const requestPasswordReset = async (email: string) => {
    const client = new BrowserClient(service.baseUrl);
    const token = await client.token('/developers/password-reset');
    await client.request('POST', '/developers/password-reset', { form: { token, email } });
  };

  it('are visible to operators only', async () => {
    const member = new BrowserClient(service.baseUrl);
    await member.signIn('member@tenure.example', PASSWORD);
    expect((await member.portal('GET', '/outbox')).body.code).toBe('role_not_allowed');
    expect((await new BrowserClient(service.baseUrl).portal('GET', '/outbox')).status).toBe(401);
  });

  itInBrowser('are listed and opened with the keyboard, and their link works', async () => {
    await requestPasswordReset('member@tenure.example');
    const browser = await openBrowser();
    try {
      const { page, foreign, faults } = await openPage(browser, service.baseUrl);
      const operator = { email: 'operator@tenure.example', password: PASSWORD };
      await signInThrough(page, service.baseUrl, operator, '/developers/outbox');
      const mail = page.getByRole('button', { name: 'Choose a new password' });
      await mail.waitFor();
      await screenshot(page, 'operator-email');
      expect(await accessibilityFindings(page)).toEqual([]);
      await mail.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Choose a new password' });
      await dialog.getByText('To member@tenure.example').waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
      await dialog.getByRole('link', { name: 'Choose a new password' }).click();
      await page.getByText('For member@tenure.example.').waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
      expect(foreign).toEqual([]);
      expect(faults).toEqual([]);
      await page.context().close();
    } finally {
      await browser.close();
    }
  });
});

describe('access requests', () => {
  const FORM = {
    person: 'Rosa Lind',
    organization: 'Harbor Works',
    tenantType: 'organization',
    message: 'We place welders.',
  };
  const HOSTILE = {
    person: 'Rosa <img src=x onerror=alert(1)> Lind',
    organization: 'Harbor <script>alert(1)</script> Works',
  };
  const PATH = '/developers/request-access';
  const requestAccess = async (form: Partial<typeof FORM> & { email: string }) => {
    const client = new BrowserClient(service.baseUrl);
    return client.request('POST', PATH, { form: { ...FORM, ...form, token: await client.token(PATH) } });
  };
  const signInAs = async (email: string) => {
    const client = new BrowserClient(service.baseUrl);
    await client.signIn(email, PASSWORD);
    return client;
  };
  const listRequests = async (operator: BrowserClient) =>
    (await operator.portal('GET', '/access-requests')).body.requests as {
      requestId: string;
      email: string;
      signsIn: boolean;
    }[];
  const untilMailTo = async (operator: BrowserClient, email: string) => {
    const mail = await until(`a mail to ${email}`, async () => {
      const { mails } = (await operator.portal('GET', '/outbox')).body;
      return (mails as { mailId: string; recipient: string }[]).find((each) => each.recipient === email);
    });
    return (await operator.portal('GET', `/outbox/${mail.mailId}`)).body;
  };

  it('are approved with a tenant and an invitation or declined with a reason', async () => {
    const operator = await signInAs('operator@tenure.example');
    expect((await requestAccess({ email: 'rosa@harbor.example', ...HOSTILE })).status).toBe(200);
    expect((await requestAccess({ email: 'ROSA@harbor.example' })).status).toBe(200);
    expect((await requestAccess({ email: 'second@harbor.example' })).status).toBe(200);
    const existingUserRequest = await requestAccess({
      email: 'member@tenure.example',
      organization: 'Quay Kitchen',
    });
    expect([existingUserRequest.status, existingUserRequest.text.includes('Thank you')]).toEqual([200, true]);
    const [rosa, second, member] = await listRequests(operator);
    expect([rosa?.email, second?.email, member?.signsIn]).toEqual([
      'rosa@harbor.example',
      'second@harbor.example',
      true,
    ]);
    const approve = (id: string | undefined) =>
      operator.portal('POST', `/access-requests/${id}/approve`, {
        name: 'Harbor Works',
        type: 'organization',
      });
    expect((await approve(member?.requestId)).body.code).toBe('invalid_transition');
    const approved = await approve(rosa?.requestId);
    // The link is sent only to the invited user.
    expect([approved.status, approved.body.link]).toEqual([200, null]);
    expect((await approve(rosa?.requestId)).body.code).toBe('invalid_transition');
    const { action } = await untilMailTo(operator, 'rosa@harbor.example');
    const client = new BrowserClient(service.baseUrl);
    await client.request('POST', action.path as string, {
      form: { token: await client.token(action.path as string), password: PASSWORD },
    });
    expect((await client.portal('GET', '/session')).body.user).toMatchObject({
      role: 'org_admin',
      tenantId: approved.body.tenantId,
    });
    await operator.portal('POST', `/access-requests/${second?.requestId}/decline`, { reason: 'Not yet.' });
    expect((await untilMailTo(operator, 'second@harbor.example')).paragraphs).toContain('Not yet.');
    // Operators receive one mail for several requests.
    const notifications = await service.database.query("SELECT 1 FROM mails WHERE kind = 'access_requested'");
    expect(notifications).toHaveLength(1);
    const answeredRequests = await service.database.query(
      'SELECT email, person, message FROM access_requests WHERE answer IS NOT NULL',
    );
    expect(answeredRequests).toEqual(Array(2).fill({ email: null, person: null, message: null }));
  });

  it('are visible to operators only, whatever the role of the user', async () => {
    const { tenantId } = await service.tenant('employer');
    await service.admin.users.create({
      email: 'employer-admin@tenure.example',
      role: 'employer_admin',
      tenantId,
      password: PASSWORD,
    });
    const employerAdmin = await signInAs('employer-admin@tenure.example');
    await requestAccess({ email: 'pending@harbor.example', organization: 'Millrace Staffing' });
    const [request] = await listRequests(await signInAs('operator@tenure.example'));
    const requestPath = `/access-requests/${request?.requestId}`;
    for (const response of [
      await employerAdmin.portal('GET', '/access-requests'),
      await employerAdmin.portal('POST', `${requestPath}/approve`, { name: 'Mine', type: 'employer' }),
      await employerAdmin.portal('POST', `${requestPath}/decline`, { reason: null }),
    ]) {
      expect([response.status, response.body.code]).toEqual([403, 'role_not_allowed']);
    }
  });

  it('are refused from other sites, with missing data and above the rate limit', async () => {
    const client = new BrowserClient(service.baseUrl);
    const crossSite = await client.request('POST', PATH, { form: { ...FORM, email: 'x@harbor.example' } });
    expect([crossSite.status, crossSite.text.includes('cross_site_request')]).toEqual([403, true]);
    const invalid = await requestAccess({ email: 'not an address', ...HOSTILE, tenantType: 'operator' });
    expect(invalid.status).toBe(422);
    expect(invalid.text).toContain('Enter a valid email address.');
    // The form shows the entered values as text.
    expect(invalid.text).toContain('Harbor &lt;script&gt;');
    const responses = [];
    for (let count = 0; count < 4; count += 1)
      responses.push((await requestAccess({ email: 'often@x.example' })).status);
    expect(responses).toEqual([200, 200, 200, 429]);
  });

  itInBrowser('are created and answered with the keyboard only', async () => {
    const browser = await openBrowser();
    try {
      for (const action of ['Decline', 'Approve'] as const) {
        const { page, foreign, faults } = await openPage(browser, service.baseUrl);
        await page.goto(`${service.baseUrl}/developers`);
        await page.getByRole('link', { name: 'Request access' }).press('Enter');
        await page.getByRole('button', { name: 'Request access', exact: true }).press('Enter');
        await page.getByText('Enter the name of the employer or organization.').waitFor();
        await screenshot(page, 'account-request-access-error');
        expect(await accessibilityFindings(page)).toEqual([]);
        expect(faults.splice(0)).toHaveLength(1); // The browser reports the 422 as an error.
        const operator = { email: 'operator@tenure.example', password: PASSWORD };
        await signInThrough(page, service.baseUrl, operator, '/developers/access-requests');
        const request = page.getByRole('article').filter({ hasText: 'often@x.example' });
        await request.waitFor();
        await screenshot(page, 'operator-access-requests');
        expect(await accessibilityFindings(page)).toEqual([]);
        if (action === 'Decline') {
          await requestAccess({ email: 'evil@x.example', ...HOSTILE });
          await page.reload();
          await page.getByText(HOSTILE.organization).waitFor();
        }
        const selectedRequest =
          action === 'Decline' ? page.getByRole('article').filter({ hasText: 'pending@harbor' }) : request;
        await selectedRequest.getByRole('button', { name: action }).press('Enter');
        const dialog = page.getByRole('dialog');
        await dialog.waitFor();
        expect(await accessibilityFindings(page)).toEqual([]);
        await dialog.getByRole('button', { name: action, exact: true }).press('Enter');
        await dialog.waitFor({ state: 'detached' });
        await selectedRequest.waitFor({ state: 'detached' });
        expect(foreign).toEqual([]);
        expect(faults).toEqual([]);
        await page.context().close();
      }
    } finally {
      await browser.close();
    }
  });
});
