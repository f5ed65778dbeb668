import { call } from '../../support/api';
import { itInBrowser, openBrowser, openPage } from '../../support/browser/browser';
import { screenshot } from '../../support/browser/pictures';
import { startService, type TestService } from '../../support/service';
import { until } from '../../support/until';

const PASSWORD = 'a long enough sentence';
let service: TestService;

beforeAll(async () => {
  service = await startService({ pools: [] });
  await service.admin.users.create({
    email: 'operator@tenure.example',
    role: 'operator',
    tenantId: null,
    password: PASSWORD,
  });
});
afterAll(() => service.stop());

itInBrowser(
  'the API reference shows every operation in both themes without requests to other hosts',
  async () => {
    const browser = await openBrowser();
    try {
      const { text } = await call(service.baseUrl, 'GET', '/reference', { headers: { Accept: 'text/html' } });
      const titles = ['Parse a resume', 'Parse a posting', 'List operations', 'Cancel an operation'];
      expect(titles.filter((title) => !text.includes(title))).toEqual([]);
      const { page, foreign, faults } = await openPage(browser, service.baseUrl);
      await page.goto(`${service.baseUrl}/reference`);
      await page.locator('body.rendered').waitFor();
      await page.getByRole('heading', { name: 'Parse a resume' }).waitFor();
      // Operations of other groups are rendered when the reader opens the group or follows a link to one of them.
      await page.goto(`${service.baseUrl}/reference#cancelOperation`);
      await page.getByRole('heading', { name: 'Cancel an operation' }).waitFor();
      // A string, because the page code has other globals than the test.
      const hasColor = (color: string) => async () =>
        (await page.evaluate<string>("getComputedStyle(document.querySelector('h1')).color")) === color;
      await until('the reference has the dark text of the light theme', hasColor('rgb(23, 32, 44)'));
      await page.emulateMedia({ colorScheme: 'dark' });
      await until('the reference has the light text of the dark theme', hasColor('rgb(232, 236, 242)'));
      await page.emulateMedia({ colorScheme: 'light' });
      await until('the reference uses the light theme again', hasColor('rgb(23, 32, 44)'));
      await screenshot(page, 'docs-reference');
      expect(foreign).toEqual([]);
      expect(faults).toEqual([]);
    } finally {
      await browser.close();
    }
  },
);

it('no page without a link can be shown in a frame of another site', async () => {
  for (const path of [
    '/',
    '/docs',
    '/errors',
    '/reference',
    '/status',
    '/developers',
    '/oauth/device',
    '/nothing',
  ]) {
    const { headers } = await call(service.baseUrl, 'GET', path, { headers: { Accept: 'text/html' } });
    const policy = headers.get('content-security-policy') ?? '';
    expect([path, /frame-ancestors ([^;]*)/.exec(policy)?.[1]]).toEqual([path, "'none'"]);
  }
});

describe('the portal in both themes', () => {
  itInBrowser('works with the keyboard only', async () => {
    const browser = await openBrowser();
    try {
      const { page, foreign, faults } = await openPage(browser, service.baseUrl);
      await page.goto(`${service.baseUrl}/developers`);
      await page.getByLabel('Email').focus();
      await page.keyboard.type('operator@tenure.example');
      await page.keyboard.press('Tab');
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Status', exact: true }).waitFor();
      await page.getByRole('link', { name: 'Error codes' }).click();
      await page.getByRole('link', { name: 'insufficient_scope' }).click();
      await page.getByRole('heading', { name: 'The API key lacks the required scope' }).waitFor();
      expect(foreign).toEqual([]);
      expect(faults).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
