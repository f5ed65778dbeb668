import type { Browser } from 'playwright-core';
import { changelogFeed, releasesOf } from '../../../src/portal/docs/changelog-feed';
import { itInBrowser, openBrowser, openPage, accessibilityFindings } from '../../support/browser/browser';
import { screenshot } from '../../support/browser/pictures';
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
  [...html.matchAll(/href="(\/[^"]*|#[^"]*)"/g)].map(([, path = '']) => path);

it('every page of the documentation and every link on it exists, with the heading that it names', async () => {
  const texts = new Map<string, string>();
  const paths = new Set<string>(['/docs', '/']);
  const missing: string[] = [];
  for (const link of paths) {
    const [path = '', hash] = link.split('#');
    if (!texts.has(path)) {
      const response = await get(path);
      if (response.status >= 400) missing.push(link);
      texts.set(path, response.text);
      const isDocument = /^\/($|docs|errors|deprecations|status)/.test(path) && !/\.\w+$/.test(path);
      if (isDocument)
        for (const next of linkPaths(response.text)) paths.add(next.startsWith('#') ? path + next : next);
    }
    if (hash !== undefined && !texts.get(path)?.includes(`id="${hash}"`)) missing.push(link);
  }
  expect(missing).toEqual([]);
  expect(texts.size).toBeGreaterThan(130);
  for (const page of ['quick-start', 'how-matching-works', 'how-reading-works', 'how-retention-works'])
    expect(texts.has(`/docs/${page}`)).toBe(true);
  for (const path of ['/docs/..%2f..%2fpackage', '/docs/files/..%2fpages.json', '/docs/changelog/9.9.9'])
    expect((await get(path)).status).toBe(404);
});

it('a browser gets a page for an unknown address, and a program a problem', async () => {
  const page = await get('/docs/unknown-page');
  expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(page.text).toContain('Page not found');
  const program = await call(service.baseUrl, 'GET', '/docs/unknown-page');
  expect([program.status, program.body.code]).toEqual([404, 'route_not_found']);
  const ofApi = await get('/api/v1/unknown');
  expect([ofApi.status, ofApi.body.code]).toEqual([404, 'route_not_found']);
});

it('the former address of a renamed guide redirects to the current one', async () => {
  const response = await fetch(`${service.baseUrl}/docs/requests-and-answers.md`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([
    301,
    '/docs/requests-and-responses.md',
  ]);
});

it('each release has a page of its own', async () => {
  const release = await get('/docs/changelog/1.1.0');
  expect(release.text).toContain('Version 1.1.0');
  expect(release.text).not.toContain('Version 1.0.0');
  expect(release.text).toContain('href="/docs/changelog/1.0.0"');
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

describe('the documentation in a browser', () => {
  itInBrowser('searches guides, operations and errors with the keyboard', async () => {
    browser ??= await openBrowser();
    const { page, foreign, faults } = await openPage(browser, service.baseUrl);
    await page.goto(`${service.baseUrl}/docs`);
    const search = async (text: string, first: string): Promise<void> => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: /Search guides/ }).fill(text);
      await page.getByRole('option', { selected: true }).getByText(first, { exact: true }).waitFor();
      await page.keyboard.press('Enter');
    };
    await search('insuficient scope', 'insufficient_scope');
    await page.waitForURL('**/errors/insufficient_scope');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /Search guides/ }).fill('rotate secret');
    await page.getByRole('option', { selected: true }).waitFor();
    await screenshot(page, 'docs-search');
    await page.keyboard.press('Escape');
    await page.getByRole('combobox').waitFor({ state: 'hidden' });
    await search('rotate secret', 'Rotate the signing secret');
    await page.waitForURL('**/reference#*');
    await page.goto(`${service.baseUrl}/docs`);
    await search('webhok', 'Webhooks');
    await page.waitForURL('**/docs/webhooks');
    expect(foreign).toEqual([]);
    expect(faults).toEqual([]);
  });

  itInBrowser(
    'keeps the theme and the language of programs, and shares the theme with the portal',
    async () => {
      browser ??= await openBrowser();
      const { page, faults } = await openPage(browser, service.baseUrl);
      const background = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
      await page.goto(`${service.baseUrl}/docs/quick-start`);
      const light = await background();
      await page.getByRole('button', { name: 'Use the dark theme' }).click();
      const dark = await background();
      expect(dark).not.toBe(light);
      await page.getByRole('radio', { name: 'Python' }).first().check();
      await page.goto(`${service.baseUrl}/docs/webhooks`);
      expect(await background()).toBe(dark);
      expect(await page.getByRole('radio', { name: 'Python' }).isChecked()).toBe(true);
      expect(await page.evaluate<string>("localStorage.getItem('mantine-color-scheme-value')")).toBe('dark');
      expect(faults).toEqual([]);
    },
  );

  itInBrowser('works without scripts', async () => {
    browser ??= await openBrowser();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${service.baseUrl}/docs/webhooks`);
    expect(await page.getByRole('button').count()).toBe(0);
    const program = page.getByText('require "openssl"').or(page.getByText("require 'openssl'"));
    expect(await program.first().isVisible()).toBe(false);
    await page.getByRole('radio', { name: 'Ruby' }).check();
    expect(await program.first().isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByRole('heading', { level: 1, name: 'Keep an ATS in sync' }).waitFor();
    await context.close();
  });
});

describe('the documentation in both themes', () => {
  itInBrowser('is accessible and needs neither other hosts nor scripts', async () => {
    browser ??= await openBrowser();
    const { page, foreign, faults } = await openPage(browser, service.baseUrl);
    for (const path of [
      ...['/', '/status', '/docs', '/docs/changelog/1.1.0', '/docs/quick-start', '/errors'],
      ...['/errors/insufficient_scope', '/deprecations', '/developers'],
    ]) {
      await page.goto(`${service.baseUrl}${path}`);
      expect(await accessibilityFindings(page)).toEqual([]);
    }
    expect(foreign).toEqual([]);
    expect(faults).toEqual([]);
  });
});
