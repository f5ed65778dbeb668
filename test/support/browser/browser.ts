import { existsSync } from 'node:fs';
import axe from 'axe-core';
import { chromium, type Browser, type Page } from 'playwright-core';
import { itWhere } from '../it-where';

const BROWSER_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser of this machine; null where there is none, and tests of pages are left out. */
export const browserPath =
  [process.env.CHROMIUM_PATH ?? '', ...BROWSER_PATHS].find((place) => place !== '' && existsSync(place)) ??
  null;

/** Like `it`; on machines without a browser the test is left out, and its name says why. */
export const itInBrowser = itWhere(
  browserPath !== null,
  'no Chromium found: install it or set CHROMIUM_PATH',
);

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: browserPath ?? '', args: ['--no-sandbox', '--disable-gpu'] });
}

/** What a page asked for and complained about while it was open. */
export interface PageWatch {
  page: Page;
  /** Addresses on hosts other than ours. */
  foreign: string[];
  /** Uncaught errors and refused content. */
  faults: string[];
}

export async function openPage(
  browser: Browser,
  baseUrl: string,
  colorScheme: 'light' | 'dark',
  viewport = { width: 1200, height: 900 },
): Promise<PageWatch> {
  const context = await browser.newContext({ colorScheme, viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  // A reference of many operations takes its time on a busy machine.
  page.setDefaultTimeout(100_000);
  const foreign: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseUrl) && !/^(data|blob):/.test(url)) foreign.push(url);
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return { page, foreign, faults };
}

/** Signs in through the page, from where it leads on to `path`. */
export async function signInThrough(
  page: Page,
  baseUrl: string,
  person: { email: string; password: string },
  path = '/developers',
): Promise<void> {
  await page.goto(`${baseUrl}${path}`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

interface AxeFinding {
  id: string;
  impact: string | null;
  nodes: { html: string; failureSummary?: string }[];
}

/** What axe finds against WCAG 2.2 AA in the page as it stands, worst first; empty when nothing serious. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  // As text, for the page's policy lets no script in but its own.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<{ violations: AxeFinding[] }>(
    "axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })",
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`),
    );
}

/** Kept when the environment names a folder for them: what is seen, or the whole length of the page. */
export async function screenshot(page: Page, name: string, part: 'seen' | 'whole' = 'seen'): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: part === 'whole' });
}

/** Presses the Tab key until what has the focus is so named; throws when the keyboard does not reach it. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    const focused = await page.evaluate<string>(
      "((at) => at.matches('body, main') ? '' : [at.getAttribute('aria-label'), at.textContent, at.labels?.[0]?.textContent].join('|'))(document.activeElement)",
    );
    if (focused.includes(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${name}`);
}
