import {
  itInBrowser,
  measuresSpeed,
  openBrowser,
  openPage,
  signInThrough,
} from '../../support/browser/browser';
import { screenshot } from '../../support/browser/pictures';
import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';
import { until } from '../../support/until';

let service: TestService;
beforeAll(async () => {
  service = await startService({ pools: [] });
});
afterAll(() => service.stop());

it('the files of the reference are packed and kept by browsers, and the page is revalidated', async () => {
  const page = await call(service.baseUrl, 'GET', '/reference');
  expect(page.headers.get('cache-control')).toContain('must-revalidate');
  const files = [...page.text.matchAll(/"(\/reference\/[^"]+)"/g)].map(([, file]) => file ?? '');
  expect(files).toHaveLength(3);
  for (const file of files) {
    const response = await fetch(service.baseUrl + file, { headers: { 'Accept-Encoding': 'br' } });
    expect([file, response.status, response.headers.get('content-encoding')]).toEqual([file, 200, 'br']);
    expect(response.headers.get('cache-control')).toContain('immutable');
    await response.arrayBuffer();
    const gzip = await fetch(service.baseUrl + file, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    await gzip.arrayBuffer();
  }
});

itInBrowser(
  'the reference paints before its renderer has arrived and shows tested samples with the key',
  async () => {
    const browser = await openBrowser();
    try {
      const { page, foreign, faults } = await openPage(browser, service.baseUrl);
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: (1.6 * 1024 * 1024) / 8,
        uploadThroughput: (0.75 * 1024 * 1024) / 8,
      });
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.goto(`${service.baseUrl}/reference`, { waitUntil: 'commit' });
      const paint = await until('the first paint', () =>
        page.evaluate<number | null>(
          "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null",
        ),
      );
      expect(await page.getByText('Parse a resume').first().isVisible()).toBe(true);
      expect(await page.locator('body.rendered').count()).toBe(0);
      if (measuresSpeed) expect(paint).toBeLessThan(1500);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
      await page.locator('body.rendered').waitFor();
      const sample = page.locator('code', { hasText: `curl ${service.baseUrl}/api/v1/parse/resume` }).first();
      await sample.waitFor({ state: 'attached' });
      expect(await page.getByRole('link', { name: 'Back to the portal' }).isVisible()).toBe(false);
      expect(await page.getByLabel('Key for the samples').inputValue()).toBe('');
      await page.getByLabel('Key for the samples').fill('svc_test_of_the_reader');
      await page.keyboard.press('Tab');
      await page.getByText('svc_test_of_the_reader').first().waitFor({ state: 'attached' });
      await screenshot(page, 'docs-reference-samples');
      expect([foreign, faults]).toEqual([[], []]);
    } finally {
      await browser.close();
    }
  },
);

describe('a reader of the reference', () => {
  const PASSWORD = 'correct horse battery';

  it('who is not signed in, or comes from another site, gets no key', async () => {
    const reader = await call(service.baseUrl, 'GET', '/developers/reader');
    expect([reader.status, reader.body]).toEqual([200, { signedIn: false }]);
    expect(reader.headers.get('access-control-allow-origin')).toBeNull();
    const refused = await call(service.baseUrl, 'POST', '/developers/api/reference-key', { json: {} });
    expect([refused.status, refused.body.code]).toEqual([401, 'sign_in_required']);
  });

  itInBrowser(
    'who is signed in finds a test key filled in, which the samples show, and a link back',
    async () => {
      const tenant = await service.tenant('employer');
      const email = 'reader@example.com';
      await service.admin.users.create({
        email,
        role: 'member',
        tenantId: tenant.tenantId,
        password: PASSWORD,
      });
      const browser = await openBrowser();
      try {
        const { page, foreign, faults } = await openPage(browser, service.baseUrl);
        await signInThrough(page, service.baseUrl, { email, password: PASSWORD });
        await page.getByRole('heading').first().waitFor();
        await page.goto(`${service.baseUrl}/reference`);
        await page.getByText('Your test key, for an hour').waitFor();
        const key = await page.getByLabel('Key for the samples').inputValue();
        await page.getByText(`Bearer ${key}`).first().waitFor({ state: 'attached' });
        const me = await call(service.baseUrl, 'GET', '/api/v1/me', { key });
        expect(me.body).toMatchObject({ tenantId: tenant.tenantId, mode: 'test' });
        await screenshot(page, 'docs-reference-signed-in');
        await page.getByRole('link', { name: 'Back to the portal' }).click();
        await page.waitForURL(`${service.baseUrl}/developers`);
        expect([foreign, faults]).toEqual([[], []]);
      } finally {
        await browser.close();
      }
    },
  );
});
