import { existsSync } from 'node:fs';
import axe from 'axe-core';
import { chromium, type Browser, type Page } from 'playwright-core';
import { itIf } from '../it-if';

const BROWSER_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of the installed browser; null if there is none, in which case page tests are skipped. */
export const browserPath =
  [process.env.CHROMIUM_PATH ?? '', ...BROWSER_PATHS].find(
    (candidate) => candidate !== '' && existsSync(candidate),
  ) ?? null;

/** Like `it`. Without a browser, the test is skipped with the reason in its name. */
export const itInBrowser = itIf(browserPath !== null, 'no Chromium found: install it or set CHROMIUM_PATH');

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: browserPath ?? '', args: ['--no-sandbox', '--disable-gpu'] });
}

/** An open page with its external requests and errors. */
export interface MonitoredPage {
  page: Page;
  /** URLs requested from other hosts. */
  foreign: string[];
  /** Uncaught errors and console errors, for example blocked content. */
  faults: string[];
}

export async function openPage(
  browser: Browser,
  baseUrl: string,
  colorScheme: 'light' | 'dark',
  viewport = { width: 1200, height: 900 },
): Promise<MonitoredPage> {
  const context = await browser.newContext({ colorScheme, viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  // The reference page with all operations loads slowly on a busy machine.
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

/** Opens `path`, which redirects to the sign-in page, and signs in there. */
export async function signInThrough(
  page: Page,
  baseUrl: string,
  user: { email: string; password: string },
  path = '/developers',
): Promise<void> {
  await page.goto(`${baseUrl}${path}`);
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password').fill(user.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

interface AxeFinding {
  id: string;
  impact: string | null;
  nodes: { html: string; failureSummary?: string }[];
}

/** Serious and critical violations of WCAG 2.2 AA that axe finds in the current state of the page. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  // Evaluated as text because the page's content security policy blocks other scripts.
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

/** Saves a screenshot of the viewport or of the whole page to the folder in `SCREENSHOTS`, if that is set. */
export async function screenshot(page: Page, name: string, part: 'seen' | 'whole' = 'seen'): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: part === 'whole' });
}

/** Presses Tab until the focused element has the given name. Throws if the keyboard does not reach it. */
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
