import type { Browser } from 'playwright-core';
import { changelogFeed, releasesOf } from '../../../src/portal/docs/changelog-feed';
import {
  itInBrowser,
  openBrowser,
  openPage,
  screenshot,
  accessibilityFindings,
} from '../../support/browser/browser';
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
const linkPaths = (html: string): string[] =>
  [...html.matchAll(/href="(\/[^"#]*)/g)].map(([, path = '']) => path);

it('every page of the documentation and every link on it exists', async () => {
  const paths = new Set<string>(['/docs']);
  for (const path of paths) {
    const response = await get(path);
    expect([path, response.status < 400]).toEqual([path, true]);
    if (!path.startsWith('/docs') || path.endsWith('.md')) continue;
    for (const link of linkPaths(response.text)) paths.add(link);
  }
  expect(paths.size).toBeGreaterThan(10);
  expect(paths).toContain('/docs/quick-start');
  expect((await get('/docs/unknown-page')).status).toBe(404);
  expect((await get('/docs/..%2f..%2fpackage')).status).toBe(404);
  expect((await get('/docs/files/..%2fpages.json')).status).toBe(404);
});

it('llms.txt links to the Markdown of every page', async () => {
  const { text, headers } = await get('/llms.txt');
  expect(headers.get('content-type')).toMatch(/text\/plain/);
  const urls = [...text.matchAll(/\]\((http[^)]+)\)/g)].map(([, path = '']) => new URL(path));
  expect(urls.length).toBeGreaterThan(6);
  for (const { origin, pathname } of urls) {
    expect(origin).toBe(service.baseUrl);
    expect([pathname, (await get(pathname)).status]).toEqual([pathname, 200]);
  }
  const page = await get('/docs/quick-start.md');
  expect(page.headers.get('content-type')).toMatch(/text\/markdown/);
  expect(page.text).toMatch(/^# Quick start/);
});

it('the changelog is available as a feed', async () => {
  const { text, headers } = await get('/changelog.rss');
  expect(headers.get('content-type')).toMatch(/application\/rss\+xml/);
  expect(text).toContain('<title>Tenure API 1.1.0</title>');
  expect(text).toContain('<pubDate>Mon, 08 Jun 2026 00:00:00 GMT</pubDate>');
  expect(releasesOf('# C\n\n## 2.0.0 (2027-01-02)\n\n- a & b\n')).toEqual([
    { version: '2.0.0', date: '2027-01-02', changes: '- a & b' },
  ]);
  expect(changelogFeed('## 2.0.0 (2027-01-02)\n\n- <b> & c', 'http://x')).toContain('- &lt;b&gt; &amp; c');
});

it('the type URL of a problem explains how to solve it', async () => {
  const unauthorized = await call(service.baseUrl, 'GET', '/api/v1/me');
  const { pathname } = new URL(unauthorized.body.type as string);
  const page = await get(pathname);
  expect(page.status).toBe(200);
  expect(page.text).toContain('Authorization: Bearer');
});

describe('the documentation in both themes', () => {
  itInBrowser('is accessible and needs neither other hosts nor scripts', async () => {
    browser ??= await openBrowser();
    const { page, foreign, faults } = await openPage(browser, service.baseUrl);
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
      await screenshot(page, `portal-${name}`);
    }
    expect(foreign).toEqual([]);
    expect(faults).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${service.baseUrl}/docs/quick-start`);
    expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });
});
