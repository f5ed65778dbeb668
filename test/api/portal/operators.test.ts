import { itInBrowser, openBrowser, openPage } from '../../support/browser';
import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';

const PASSWORD = 'a long enough sentence';
let service: TestService;

beforeAll(async () => {
  service = await startService({ pools: [] });
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
