import type { Browser } from 'playwright-core';
import {
  itInBrowser,
  openBrowser,
  openPage,
  accessibilityFindings,
  signInThrough,
  tabTo,
} from '../../support/browser/browser';
import { screenshot } from '../../support/browser/pictures';
import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';
import { TEST_PASSWORD } from '../../support/browser/browser-client';

const ADMIN = { email: 'admin@employer.example', password: TEST_PASSWORD };
/** With the font (27 kB), which the documentation loads first for most readers. */
const MAX_FIRST_VIEW_BYTES = 180_000;
let service: TestService;
let browser: Browser | null = null;

beforeAll(async () => {
  service = await startService({ pools: [] });
});
afterAll(async () => {
  await browser?.close();
  await service.stop();
});

/** Creates a tenant with an administrator and opens the page of keys as that administrator. */
async function openKeys(email: string, viewport?: { width: number; height: number }) {
  browser ??= await openBrowser();
  const tenant = await service.tenant('employer');
  await service.admin.users.create({
    email,
    role: 'employer_admin',
    tenantId: tenant.tenantId,
    password: TEST_PASSWORD,
  });
  const session = await openPage(browser, service.baseUrl, viewport);
  await signInThrough(session.page, service.baseUrl, { ...ADMIN, email }, '/developers/keys');
  return { tenant, ...session };
}

describe('the page of keys in both themes', () => {
  itInBrowser(
    'creates a key, shows it once, rotates it with a countdown, disables it and revokes it',
    async () => {
      const { page, foreign, faults } = await openKeys('life@employer.example');
      await page.getByRole('heading', { name: 'No keys yet' }).waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Create key' }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('nightly sync');
      await dialog.getByLabel('jobs', { exact: true }).check();
      await screenshot(page, 'portal-keys-create');
      await dialog.getByText(/routes of jobs$/).click();
      await dialog.getByText('POST /jobs/sync', { exact: true }).waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Create key' }).click();
      const key = await page.getByLabel('API key').inputValue();
      expect((await call(service.baseUrl, 'GET', '/api/v1/me', { key })).body.keyName).toBe('nightly sync');
      // Neither Escape nor a click outside closes the dialog, because the key cannot be shown again.
      await page.keyboard.press('Escape');
      expect(await page.getByRole('button', { name: 'Done' }).isDisabled()).toBe(true);
      await screenshot(page, 'portal-keys-reveal');
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.getByLabel('I have stored this value').check();
      await page.getByRole('button', { name: 'Done' }).click();
      await page.getByText(`…${key.slice(-4)}`).waitFor();
      expect(await page.content()).not.toContain(key);

      await page.getByRole('button', { name: 'Rotate nightly sync' }).click();
      await page.getByRole('button', { name: 'Rotate key' }).click();
      await page.getByLabel('I have stored this value').check();
      await page.getByRole('button', { name: 'Done' }).click();
      await page
        .getByRole('timer')
        .getByText(/valid for 23 h 59 m/)
        .waitFor();
      await page.getByRole('button', { name: 'Disable nightly sync' }).click();
      await page.getByText('disabled', { exact: true }).waitFor();
      await screenshot(page, 'portal-keys');
      expect(await accessibilityFindings(page)).toEqual([]);

      await page.getByRole('button', { name: 'Revoke nightly sync' }).first().click();
      const revoke = page.getByRole('button', { name: 'Revoke key' });
      expect(await revoke.isDisabled()).toBe(true);
      await page.getByLabel(/to confirm/).fill('nightly sync');
      await revoke.click();
      await page.getByText('revoked', { exact: true }).waitFor();
      await page.getByRole('link', { name: 'Audit log' }).click();
      await page.getByText('Revoked a key').waitFor();
      await screenshot(page, 'portal-audit-log');
      expect(await accessibilityFindings(page)).toEqual([]);
      expect(foreign).toEqual([]);
      expect(faults).toEqual([]);
    },
  );
});

itInBrowser('the page of keys supports creating a key with the keyboard only', async () => {
  const { page } = await openKeys('keyboard@employer.example');
  await page.getByRole('heading', { name: 'No keys yet' }).waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate<string>('document.activeElement.textContent')).toBe('Skip to content');
  await tabTo(page, 'Create key');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByLabel('Name').waitFor();
  await tabTo(page, 'Name');
  await page.keyboard.type('by keyboard');
  await page.keyboard.press('Enter');
  await page.getByLabel('API key').waitFor();
  await tabTo(page, 'I have stored this value');
  await page.keyboard.press('Space');
  await tabTo(page, 'Done');
  await page.keyboard.press('Enter');
  await page.getByRole('rowheader', { name: /by keyboard/ }).waitFor();
});

itInBrowser('the page of keys shows a service error with a retry button', async () => {
  const { page } = await openKeys('failing@employer.example');
  await page.getByRole('heading', { name: 'No keys yet' }).waitFor();
  await page.route('**/developers/api/keys', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        code: 'service_unavailable',
        detail: 'The stores are unavailable.',
        requestId: 'req_1',
      }),
    }),
  );
  await page.reload();
  await page.getByRole('alert').getByText('The stores are unavailable.').waitFor();
  await page.getByText('req_1').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.unroute('**/developers/api/keys');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'No keys yet' }).waitFor();
});

itInBrowser('the page of keys shows markup in a key name as text', async () => {
  const { page, tenant, faults } = await openKeys('markup@employer.example');
  await page.getByRole('heading', { name: 'No keys yet' }).waitFor();
  const name = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
  await service.admin.keys.create({
    tenantId: tenant.tenantId,
    name,
    mode: 'test',
    scopes: ['parse'],
    expiresInDays: 7,
    ipAllowlist: [],
    sandboxTenant: null,
  });
  await page.reload();
  await page.getByRole('rowheader').getByText(name).waitFor();
  await page.getByText('Expiring within 30 days').waitFor();
  expect(await page.title()).toBe('API keys · Tenure');
  expect(faults).toEqual([]);
});

itInBrowser('the page of keys fits a phone and its size limit', async () => {
  const { page, tenant } = await openKeys('phone@employer.example', { width: 390, height: 844 });
  await tenant.key();
  await page.getByRole('heading', { name: 'API keys' }).waitFor();
  await page.waitForLoadState('networkidle');
  let bytes = 0;
  page.on('response', (response) => {
    bytes += Number(response.headers()['content-length'] ?? 0);
  });
  const cdpSession = await page.context().newCDPSession(page);
  await cdpSession.send('Network.enable');
  await cdpSession.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.reload();
  await page.getByRole('rowheader', { name: /^test/ }).waitFor();
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(MAX_FIRST_VIEW_BYTES);
  expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Audit log' }).waitFor();
  await screenshot(page, 'portal-menu', 'seen', ['phone']);
  expect(await accessibilityFindings(page)).toEqual([]);
});
