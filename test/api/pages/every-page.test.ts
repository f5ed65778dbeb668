import type { Browser, CDPSession, Page, Route } from 'playwright-core';
import {
  axeViolations,
  emulateTheme,
  itInBrowser,
  loaded,
  measuresSpeed,
  openBrowser,
  openPage,
} from '../../support/browser/browser';
import { PageLinks } from '../../support/browser/page-links';
import {
  addressOf,
  pagesOf,
  pictureOf,
  startPagesService,
  type PagesService,
  type PageUser,
} from '../../support/browser/pages-service';
import { screenshot, takesPictures } from '../../support/browser/pictures';
import { wideElements } from '../../support/browser/wide-elements';
import { itIf } from '../../support/it-if';
import { SOME_ID } from '../../support/some-id';
import { until } from '../../support/until';

const itMeasured = measuresSpeed ? itInBrowser : itIf(false, 'measured by npm run bench -- --pages');

const MAX_PAGE_BYTES = 250_000;
const MAX_INTERACTIVE_MS = 2_000;
const BYTES_PER_SECOND = 1_600_000 / 8;
const SLOWDOWN = 4;
const DESKTOP = { width: 1_280, height: 900 };
const PHONE = { width: 390, height: 844 };
const NARROW = 360;

/** Pages without sign-in besides the documents, of which every one is checked, with the names of their pictures. */
const PUBLIC_PAGES = {
  '/': 'site-start',
  '/status': 'site-status',
  '/nothing': 'site-missing',
  '/docs': 'docs-list',
  '/docs/quick-start': 'docs-quick-start',
  '/docs/webhooks': 'docs-guide',
  '/docs/changelog/1.1.0': 'docs-release',
  '/errors': 'docs-errors',
  '/errors/insufficient_scope': 'docs-error',
  '/deprecations': 'docs-deprecations',
  '/developers': 'account-sign-in',
  '/developers/request-access': 'account-request-access',
  '/developers/password-reset': 'account-password-reset',
} as const;

/** Pages that show other content than what another test pictures. */
const PICTURED_PAGES = /\/(?:candidates|jobs|matches|playground|models|find)$/;
/** Without `npm run pictures`, states are checked on these pages only: all pages use the same parts for them. */
const SAMPLED_PAGES = ['/developers/candidates', '/developers/matches/:matchId', '/developers/status'];
/** Pages that load nothing before an input. */
const INPUT_PAGES = ['/developers/playground', '/developers/find'];

let pages: PagesService;
let browser: Browser | null = null;

beforeAll(async () => {
  pages = await startPagesService();
});
afterAll(async () => {
  await browser?.close();
  await pages.service.stop();
});

interface CheckedPage {
  page: Page;
  session: CDPSession;
  /** Bytes as transferred, compressed, without the cache. */
  transferred: { bytes: number };
}

async function open(user?: PageUser): Promise<CheckedPage> {
  browser ??= await openBrowser();
  const { page } = await openPage(browser, pages.service.baseUrl, DESKTOP);
  if (user) await page.context().addCookies(pages.cookies[user]);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const transferred = { bytes: 0 };
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    transferred.bytes += encodedDataLength;
  });
  return { page, session, transferred };
}

/** Waits until the page shows its content. */
async function shown(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await loaded(page);
}

/**
 * What is wrong with a page as it is shown: accessibility in both themes, on a wide screen and on a phone, and its width at
 * 360 px. All documents have one layout, so only some of them are checked in every combination of theme and width.
 */
async function faultsOf(page: Page, part = false): Promise<string[]> {
  const found: string[] = [];
  if (!part) {
    found.push(...(await axeViolations(page, 'all')));
    await emulateTheme(page, 'dark');
    found.push(...(await axeViolations(page, 'contrast')));
  }
  await page.setViewportSize(PHONE);
  await emulateTheme(page, 'dark');
  found.push(...(await axeViolations(page, 'all')));
  await emulateTheme(page, 'light');
  if (takesPictures) found.push(...(await axeViolations(page, 'contrast')));
  found.push(...(await wideElements(page, NARROW)).map((element) => `wider than ${NARROW} px: ${element}`));
  return [...new Set(found)];
}

/** What is wrong with the page at a path, including its size. */
async function findings(
  { page, transferred }: CheckedPage,
  path: string,
  options: { links?: PageLinks; part?: boolean; picture?: string } = {},
): Promise<string[]> {
  await page.setViewportSize(DESKTOP);
  transferred.bytes = 0;
  await page.goto(pages.service.baseUrl + path);
  await shown(page);
  await options.links?.collect(page, path);
  const found: string[] = [];
  found.push(...(await unusedPreloads(page)));
  if (transferred.bytes > MAX_PAGE_BYTES) found.push(`loads ${Math.round(transferred.bytes / 1_000)} kB`);
  if (options.picture) await screenshot(page, options.picture, 'whole');
  found.push(...(await faultsOf(page, options.part)));
  return found.map((each) => `${path}: ${each}`);
}

/** Data that the page preloads and does not use. */
async function unusedPreloads(page: Page): Promise<string[]> {
  const paths = await page.evaluate<string[]>(
    "[...document.querySelectorAll('link[rel=preload][as=fetch]')].map((link) => link.getAttribute('href'))",
  );
  return paths.map((path) => `preloads ${path} in vain`);
}

/** What is wrong with a page whose data never arrive, or cannot be loaded. */
async function stateFindings(
  { page }: CheckedPage,
  path: string,
  state: 'loading' | 'error',
  picture: string,
): Promise<string[]> {
  await page.setViewportSize(DESKTOP);
  const answer = state === 'loading' ? () => undefined : unavailable;
  const isData = ({ pathname }: URL): boolean => /^\/developers\/api\/(?!session$)/.test(pathname);
  await page.route(isData, answer);
  await page.goto(pages.service.baseUrl + path);
  const sign = state === 'loading' ? page.getByRole('status', { name: /^Loading/ }) : page.getByRole('alert');
  await sign.first().waitFor();
  await screenshot(page, `${picture}-${state}`, 'whole');
  const found = await faultsOf(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return found.map((each) => `${path} (${state}): ${each}`);
}

function unavailable(route: Route): Promise<void> {
  return route.fulfill({
    status: 503,
    contentType: 'application/problem+json',
    body: JSON.stringify({
      code: 'service_unavailable',
      detail: 'The service cannot reach its stores.',
      requestId: 'req_01J9Z3N6XK4T2',
    }),
  });
}

describe('every page', () => {
  itInBrowser(
    'has no accessibility violation and no broken link, fits 360 px, and loads less than 250 kB',
    async () => {
      const found: string[] = [];
      const check = async (
        user: PageUser | undefined,
        paths: readonly (readonly [string, string?])[],
        part = false,
      ): Promise<void> => {
        const view = await open(user);
        const links = new PageLinks(pages.service.baseUrl);
        for (const [path, picture] of paths)
          found.push(...(await findings(view, path, { links, part, picture })));
        await view.page.context().close();
        found.push(...(await links.broken(user ? pages.cookies[user] : [])));
      };
      const { ids, documents } = pages;
      await check(undefined, [
        ...Object.entries(PUBLIC_PAGES),
        ['/oauth/device'],
        [ids.review ?? ''],
        [ids.view ?? ''],
      ]);
      await check(
        undefined,
        documents.map((path) => [path] as const),
        true,
      );
      for (const user of ['org_admin', 'operator'] as const) {
        const named = pagesOf(user).map(
          (page) =>
            [addressOf(page, ids), PICTURED_PAGES.test(page) ? pictureOf(page, user) : undefined] as const,
        );
        await check(user, named);
      }
      expect(found).toEqual([]);
    },
  );

  itInBrowser(
    'passes the same checks without data, while data load, and when they cannot be loaded',
    async () => {
      const found: string[] = [];
      const isChecked = (page: string): boolean => takesPictures || SAMPLED_PAGES.includes(page);
      for (const user of ['org_admin', 'operator'] as const) {
        const view = await open(user);
        for (const page of pagesOf(user).filter(isChecked)) {
          if (INPUT_PAGES.includes(page)) continue;
          for (const state of ['loading', 'error'] as const) {
            const path = addressOf(page, pages.ids);
            found.push(...(await stateFindings(view, path, state, pictureOf(page, user))));
          }
          if (page.includes(':')) found.push(...(await missingFindings(view, page, user)));
        }
        await view.page.context().close();
      }
      const empty = await open('employer_admin');
      for (const page of pagesOf('employer_admin').filter((each) => !each.includes(':') && isChecked(each))) {
        const picture = `${pictureOf(page, 'employer_admin')}-empty`;
        found.push(...(await findings(empty, page, { picture })));
      }
      await empty.page.context().close();
      expect(found).toEqual([]);
    },
  );

  itInBrowser('passes the same checks with long texts', async () => {
    const view = await open('org_admin');
    const found: string[] = [];
    for (const page of pagesOf('org_admin').filter((each) =>
      /:(?:candidate|job|ranking|match)Id$/.test(each),
    )) {
      const path = addressOf(page, pages.longIds);
      found.push(...(await findings(view, path, { picture: `${pictureOf(page, 'org_admin')}-long` })));
    }
    await view.page.context().close();
    expect(found).toEqual([]);
  });

  itMeasured('is interactive within 2 s at 1.6 Mbit/s on a processor that is four times slower', async () => {
    const slow: string[] = [];
    const ofUser = (user: PageUser) =>
      pagesOf(user).map((page) => [user, addressOf(page, pages.ids)] as const);
    const publicPages = [...Object.keys(PUBLIC_PAGES), ...pages.documents, pages.ids.review ?? ''].map(
      (path) => [undefined, path] as const,
    );
    for (const [user, path] of [...publicPages, ...ofUser('org_admin'), ...ofUser('operator')]) {
      let best = Infinity;
      // Other work on the machine may disturb a measurement.
      for (let attempt = 0; attempt < 4 && best > MAX_INTERACTIVE_MS; attempt += 1)
        best = Math.min(best, await interactiveAfter(path, user));
      process.stdout.write(`${String(Math.round(best)).padStart(6)} ms  ${path}\n`);
      if (best > MAX_INTERACTIVE_MS) slow.push(`${path}: ${Math.round(best)} ms`);
    }
    expect(slow).toEqual([]);
  });
});

/** What is wrong with the page of a record that does not exist. */
async function missingFindings({ page }: CheckedPage, path: string, user: PageUser): Promise<string[]> {
  await page.setViewportSize(DESKTOP);
  await page.goto(pages.service.baseUrl + path.replaceAll(/:\w+/g, SOME_ID));
  await page.locator('main .empty, main [role=alert]').first().waitFor();
  await screenshot(page, `${pictureOf(path, user)}-missing`, 'whole');
  return (await faultsOf(page)).map((each) => `${path} (missing): ${each}`);
}

/** Milliseconds until the content is shown and the page responds to input. */
async function interactiveAfter(path: string, user?: PageUser): Promise<number> {
  const { page, session } = await open(user);
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 20 },
    ...{ downloadThroughput: BYTES_PER_SECOND, uploadThroughput: BYTES_PER_SECOND },
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(pages.service.baseUrl + path, { waitUntil: 'commit' });
  const isShown = () =>
    page.evaluate<number>(
      "document.querySelector('h1') && document.readyState !== 'loading' && !document.querySelector('[role=status][aria-label^=Loading]') ? performance.now() : 0",
    );
  const at = await until('the page is interactive', async () => (await isShown()) || null, 20_000);
  await page.context().close();
  return at;
}
