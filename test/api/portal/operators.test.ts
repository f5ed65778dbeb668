import {
  itInBrowser,
  openBrowser,
  openPage,
  screenshot,
  accessibilityFindings,
  signInThrough,
} from '../../support/browser';
import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';
import { until } from '../../support/until';
import { BrowserClient } from '../../support/browser-client';

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
  it('tells programs what they lack, API keys included', async () => {
    const { key } = await (await service.tenant('employer')).key();
    for (const path of ['/ops/queues', '/ops/queues/api/queues', '/ops/queues/static/js/main.js']) {
      const answer = await call(service.baseUrl, 'GET', path, { key });
      expect([answer.status, answer.body.code]).toEqual([401, 'sign_in_required']);
    }
  });

  it('sends people to the sign-in page, from where they come back', async () => {
    const answer = await call(service.baseUrl, 'GET', '/ops/queues', { headers: { Accept: 'text/html' } });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/developers?next=/ops/queues']);
  });

  itInBrowser(
    'is shown to operators, without a word to any other host, and not to members',
    async () => {
      const browser = await openBrowser();
      try {
        const { page, foreign, faults } = await openPage(browser, service.baseUrl, 'light');
        await page.goto(`${service.baseUrl}/ops/queues`);
        await page.getByLabel('Email').fill('operator@tenure.example');
        await page.getByLabel('Password').fill(PASSWORD);
        await page.getByRole('button', { name: 'Sign in' }).click();
        await page.getByText('parse', { exact: true }).first().waitFor();
        expect(page.url()).toBe(`${service.baseUrl}/ops/queues`);
        expect(foreign).toEqual([]);
        expect(faults).toEqual([]);
        if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/board.png` });
        await page.goto(`${service.baseUrl}/developers`);
        await page.getByRole('button', { name: 'Sign out' }).click();
        await page.getByLabel('Email').fill('member@tenure.example');
        await page.getByLabel('Password').fill(PASSWORD);
        await page.getByRole('button', { name: 'Sign in' }).click();
        await page.getByRole('heading', { name: 'Build on Tenure' }).waitFor();
        const refused = await page.goto(`${service.baseUrl}/ops/queues`);
        expect(refused?.status()).toBe(403);
      } finally {
        await browser.close();
      }
    },
    240_000,
  );
});

describe('mails that are kept to be read', () => {
  const askFor = async (email: string) => {
    const visitor = new BrowserClient(service.baseUrl);
    const token = await visitor.token('/developers/password-reset');
    await visitor.request('POST', '/developers/password-reset', { form: { token, email } });
  };

  it('are for operators alone', async () => {
    const member = new BrowserClient(service.baseUrl);
    await member.signIn('member@tenure.example', PASSWORD);
    expect((await member.portal('GET', '/outbox')).body.code).toBe('role_not_allowed');
    expect((await new BrowserClient(service.baseUrl).portal('GET', '/outbox')).status).toBe(401);
  });

  itInBrowser(
    'are listed and opened with the keyboard, and their link leads on',
    async () => {
      await askFor('member@tenure.example');
      const browser = await openBrowser();
      try {
        for (const scheme of ['light', 'dark'] as const) {
          const { page, foreign, faults } = await openPage(browser, service.baseUrl, scheme);
          const operator = { email: 'operator@tenure.example', password: PASSWORD };
          await signInThrough(page, service.baseUrl, operator, '/developers/outbox');
          const mail = page.getByRole('button', { name: 'Choose a new password' });
          await mail.waitFor();
          await screenshot(page, `portal-mail-${scheme}`);
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
        }
      } finally {
        await browser.close();
      }
    },
    240_000,
  );
});

describe('requests for access', () => {
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
  const ask = async (form: Partial<typeof FORM> & { email: string }) => {
    const visitor = new BrowserClient(service.baseUrl);
    return visitor.request('POST', PATH, { form: { ...FORM, ...form, token: await visitor.token(PATH) } });
  };
  const signedIn = async (email: string) => {
    const visitor = new BrowserClient(service.baseUrl);
    await visitor.signIn(email, PASSWORD);
    return visitor;
  };
  const open = async (operator: BrowserClient) =>
    (await operator.portal('GET', '/access-requests')).body.requests as {
      requestId: string;
      email: string;
      signsIn: boolean;
    }[];
  const mailTo = async (operator: BrowserClient, email: string) => {
    const mail = await until(`a mail to ${email}`, async () => {
      const { mails } = (await operator.portal('GET', '/outbox')).body;
      return (mails as { mailId: string; recipient: string }[]).find((each) => each.recipient === email);
    });
    return (await operator.portal('GET', `/outbox/${mail.mailId}`)).body;
  };

  it('are answered by operators: with an account and an invitation, or with a word', async () => {
    const operator = await signedIn('operator@tenure.example');
    expect((await ask({ email: 'rosa@harbor.example', ...HOSTILE })).status).toBe(200);
    expect((await ask({ email: 'ROSA@harbor.example' })).status).toBe(200);
    expect((await ask({ email: 'second@harbor.example' })).status).toBe(200);
    const known = await ask({ email: 'member@tenure.example', organization: 'Quay Kitchen' });
    expect([known.status, known.text.includes('Thank you')]).toEqual([200, true]);
    const [rosa, second, member] = await open(operator);
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
    // The link is for the person alone.
    expect([approved.status, approved.body.link]).toEqual([200, null]);
    expect((await approve(rosa?.requestId)).body.code).toBe('invalid_transition');
    const { action } = await mailTo(operator, 'rosa@harbor.example');
    const visitor = new BrowserClient(service.baseUrl);
    await visitor.request('POST', action.path as string, {
      form: { token: await visitor.token(action.path as string), password: PASSWORD },
    });
    expect((await visitor.portal('GET', '/session')).body.user).toMatchObject({
      role: 'org_admin',
      tenantId: approved.body.tenantId,
    });
    await operator.portal('POST', `/access-requests/${second?.requestId}/decline`, { reason: 'Not yet.' });
    expect((await mailTo(operator, 'second@harbor.example')).paragraphs).toContain('Not yet.');
    // Operators are told once, not of each.
    const told = await service.database.query("SELECT 1 FROM mails WHERE kind = 'access_requested'");
    expect(told).toHaveLength(1);
    const kept = await service.database.query(
      'SELECT email, person, message FROM access_requests WHERE answer IS NOT NULL',
    );
    expect(kept).toEqual(Array(2).fill({ email: null, person: null, message: null }));
  });

  it('are for operators alone, whatever role somebody has', async () => {
    const { tenantId } = await service.tenant('employer');
    await service.admin.users.create({
      email: 'curious@tenure.example',
      role: 'employer_admin',
      tenantId,
      password: PASSWORD,
    });
    const curious = await signedIn('curious@tenure.example');
    await ask({ email: 'waits@harbor.example', organization: 'Millrace Staffing' });
    const [request] = await open(await signedIn('operator@tenure.example'));
    const one = `/access-requests/${request?.requestId}`;
    for (const answer of [
      await curious.portal('GET', '/access-requests'),
      await curious.portal('POST', `${one}/approve`, { name: 'Mine', type: 'employer' }),
      await curious.portal('POST', `${one}/decline`, { reason: null }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([403, 'role_not_allowed']);
    }
  });

  it('are refused from other sites, without what is needed, and too often', async () => {
    const visitor = new BrowserClient(service.baseUrl);
    const forged = await visitor.request('POST', PATH, { form: { ...FORM, email: 'x@harbor.example' } });
    expect([forged.status, forged.text.includes('cross_site_request')]).toEqual([403, true]);
    const faulty = await ask({ email: 'not an address', ...HOSTILE, tenantType: 'operator' });
    expect(faulty.status).toBe(422);
    expect(faulty.text).toContain('Enter a valid email address.');
    // What was written is there again, as text.
    expect(faulty.text).toContain('Harbor &lt;script&gt;');
    const answers = [];
    for (let count = 0; count < 4; count += 1) answers.push((await ask({ email: 'often@x.example' })).status);
    expect(answers).toEqual([200, 200, 200, 429]);
  });

  itInBrowser(
    'are made and answered with the keyboard alone',
    async () => {
      const browser = await openBrowser();
      try {
        for (const scheme of ['light', 'dark'] as const) {
          const { page, foreign, faults } = await openPage(browser, service.baseUrl, scheme);
          await page.goto(`${service.baseUrl}/developers`);
          await page.getByRole('link', { name: 'Request access' }).press('Enter');
          await page.getByRole('button', { name: 'Request access', exact: true }).press('Enter');
          await page.getByText('Enter the name of the employer or organization.').waitFor();
          await screenshot(page, `portal-ask-access-${scheme}`);
          expect(await accessibilityFindings(page)).toEqual([]);
          expect(faults.splice(0)).toHaveLength(1); // The browser's own word for 422.
          const operator = { email: 'operator@tenure.example', password: PASSWORD };
          await signInThrough(page, service.baseUrl, operator, '/developers/access-requests');
          const request = page.getByRole('article').filter({ hasText: 'often@x.example' });
          await request.waitFor();
          await screenshot(page, `portal-access-requests-${scheme}`);
          expect(await accessibilityFindings(page)).toEqual([]);
          if (scheme === 'light') {
            await ask({ email: 'evil@x.example', ...HOSTILE });
            await page.reload();
            await page.getByText(HOSTILE.organization).waitFor();
          }
          const verb = scheme === 'light' ? 'Decline' : 'Approve';
          const chosen =
            scheme === 'light' ? page.getByRole('article').filter({ hasText: 'waits@harbor' }) : request;
          await chosen.getByRole('button', { name: verb }).press('Enter');
          const dialog = page.getByRole('dialog');
          await dialog.waitFor();
          expect(await accessibilityFindings(page)).toEqual([]);
          await dialog.getByRole('button', { name: verb, exact: true }).press('Enter');
          await dialog.waitFor({ state: 'detached' });
          await chosen.waitFor({ state: 'detached' });
          expect(foreign).toEqual([]);
          expect(faults).toEqual([]);
          await page.context().close();
        }
      } finally {
        await browser.close();
      }
    },
    240_000,
  );
});
