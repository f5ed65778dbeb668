import type { Browser } from 'playwright-core';
import { changelogFeed, releasesOf } from '../../../src/portal/docs/changelog-feed';
import { itInBrowser, openBrowser, openPage, screenshot, accessibilityFindings } from '../../support/browser';
import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';

let service: TestService;
let browser: Browser | null = null;

beforeAll(async () => {
  service = await startService({ pools: [] });
});
afterAll(async () => {
  await browser?.close();
  await service.stop();
});

const get = (path: string) => call(service.baseUrl, 'GET', path, { headers: { Accept: 'text/html' } });
const linksIn = (html: string): string[] =>
  [...html.matchAll(/href="(\/[^"#]*)/g)].map(([, address = '']) => address);

it('every page of the documentation, and every address a page links to, is there', async () => {
  const seen = new Set<string>(['/docs']);
  for (const address of seen) {
    const answer = await get(address);
    expect([address, answer.status < 400]).toEqual([address, true]);
    if (!address.startsWith('/docs') || address.endsWith('.md')) continue;
    for (const link of linksIn(answer.text)) seen.add(link);
  }
  expect(seen.size).toBeGreaterThan(10);
  expect(seen).toContain('/docs/quick-start');
  expect((await get('/docs/there-is-none')).status).toBe(404);
  expect((await get('/docs/..%2f..%2fpackage')).status).toBe(404);
  expect((await get('/docs/files/..%2fpages.json')).status).toBe(404);
});

it('llms.txt names the Markdown of every page, and it is there', async () => {
  const { text, headers } = await get('/llms.txt');
  expect(headers.get('content-type')).toMatch(/text\/plain/);
  const addresses = [...text.matchAll(/\]\((http[^)]+)\)/g)].map(([, address = '']) => new URL(address));
  expect(addresses.length).toBeGreaterThan(6);
  for (const { origin, pathname } of addresses) {
    expect(origin).toBe(service.baseUrl);
    expect([pathname, (await get(pathname)).status]).toEqual([pathname, 200]);
  }
  const page = await get('/docs/quick-start.md');
  expect(page.headers.get('content-type')).toMatch(/text\/markdown/);
  expect(page.text).toMatch(/^# Quick start/);
});

it('the changelog is a feed too', async () => {
  const { text, headers } = await get('/changelog.rss');
  expect(headers.get('content-type')).toMatch(/application\/rss\+xml/);
  expect(text).toContain('<title>Tenure API 1.1.0</title>');
  expect(text).toContain('<pubDate>Mon, 08 Jun 2026 00:00:00 GMT</pubDate>');
  expect(releasesOf('# C\n\n## 2.0.0 (2027-01-02)\n\n- a & b\n')).toEqual([
    { version: '2.0.0', date: '2027-01-02', changes: '- a & b' },
  ]);
  expect(changelogFeed('## 2.0.0 (2027-01-02)\n\n- <b> & c', 'http://x')).toContain('- &lt;b&gt; &amp; c');
});

it('the address in the type of a problem tells what to do about it', async () => {
  const refused = await call(service.baseUrl, 'GET', '/api/v1/me');
  const { pathname } = new URL(refused.body.type as string);
  const page = await get(pathname);
  expect(page.status).toBe(200);
  expect(page.text).toContain('Authorization: Bearer');
});

describe.each(['light', 'dark'] as const)('documentation, %s', (scheme) => {
  itInBrowser(
    'is legible, asks no other host for anything and needs no script',
    async () => {
      browser ??= await openBrowser();
      const { page, foreign, faults } = await openPage(browser, service.baseUrl, scheme);
      for (const [path, name] of [
        ['/docs', 'docs'],
        ['/docs/quick-start', 'quick-start'],
        ['/errors', 'errors'],
        ['/errors/insufficient_scope', 'error'],
        ['/deprecations', 'deprecations'],
        ['/developers', 'sign-in'],
      ] as const) {
        await page.goto(`${service.baseUrl}${path}`);
        expect(await accessibilityFindings(page)).toEqual([]);
        await screenshot(page, `portal-${name}-${scheme}`);
      }
      expect(foreign).toEqual([]);
      expect(faults).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${service.baseUrl}/docs/quick-start`);
      expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    },
    240_000,
  );
});
