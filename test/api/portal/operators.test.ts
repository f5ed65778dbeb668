import {
  itInBrowser,
  openBrowser,
  openPage,
  screenshot,
  seriousFindings,
  signInThrough,
} from '../../support/browser';
import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';
import { Visitor } from '../../support/visitor';

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
        await page.getByLabel('E-mail').fill('operator@tenure.example');
        await page.getByLabel('Password').fill(PASSWORD);
        await page.getByRole('button', { name: 'Sign in' }).click();
        await page.getByText('parse', { exact: true }).first().waitFor();
        expect(page.url()).toBe(`${service.baseUrl}/ops/queues`);
        expect(foreign).toEqual([]);
        expect(faults).toEqual([]);
        if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/board.png` });
        await page.goto(`${service.baseUrl}/developers`);
        await page.getByRole('button', { name: 'Sign out' }).click();
        await page.getByLabel('E-mail').fill('member@tenure.example');
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
    const visitor = new Visitor(service.baseUrl);
    const token = await visitor.token('/developers/password-reset');
    await visitor.ask('POST', '/developers/password-reset', { form: { token, email } });
  };

  it('are for operators alone', async () => {
    const member = new Visitor(service.baseUrl);
    await member.signIn('member@tenure.example', PASSWORD);
    expect((await member.portal('GET', '/outbox')).body.code).toBe('role_not_allowed');
    expect((await new Visitor(service.baseUrl).portal('GET', '/outbox')).status).toBe(401);
  });

  itInBrowser(
    'are listed and opened with the keyboard, and their link leads on',
    async () => {
      await askFor('member@tenure.example');
      const browser = await openBrowser();
      try {
        for (const scheme of ['light', 'dark'] as const) {
          const { page, foreign, faults } = await openPage(browser, service.baseUrl, scheme);
          page.setDefaultTimeout(30_000);
          const operator = { email: 'operator@tenure.example', password: PASSWORD };
          await signInThrough(page, service.baseUrl, operator, '/developers/outbox');
          const mail = page.getByRole('button', { name: 'Choose a new password' });
          await mail.waitFor();
          await screenshot(page, `portal-mail-${scheme}`);
          expect(await seriousFindings(page)).toEqual([]);
          await mail.focus();
          await page.keyboard.press('Enter');
          const dialog = page.getByRole('dialog', { name: 'Choose a new password' });
          await dialog.getByText('To member@tenure.example').waitFor();
          expect(await seriousFindings(page)).toEqual([]);
          await dialog.getByRole('link', { name: 'Choose a new password' }).click();
          await page.getByText('For member@tenure.example.').waitFor();
          expect(await seriousFindings(page)).toEqual([]);
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
