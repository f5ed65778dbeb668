import { itInBrowser, openBrowser, openPage, screenshot } from '../../support/browser/browser';
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
  'the reference paints within 1.5 s on a slow line and shows tested samples with the key',
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
      expect(paint).toBeLessThan(1500);
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
      await page.getByLabel('Key for the samples').fill('svc_test_of_the_reader');
      await page.keyboard.press('Tab');
      await page.getByText('svc_test_of_the_reader').first().waitFor({ state: 'attached' });
      await screenshot(page, 'reference-samples');
      expect([foreign, faults]).toEqual([[], []]);
    } finally {
      await browser.close();
    }
  },
);
