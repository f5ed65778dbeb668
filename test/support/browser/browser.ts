import { existsSync } from 'node:fs';
import axe from 'axe-core';
import { chromium, type Browser, type Locator, type Page } from 'playwright-core';
import { itIf } from '../it-if';
import { until } from '../until';

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

/** True in `npm run bench -- --pages`: other work on the machine must not fail a test, so that times are asserted only there. */
export const measuresSpeed = process.env.MEASURE_PAGES === 'true';

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
  viewport = { width: 1200, height: 900 },
): Promise<MonitoredPage> {
  const context = await browser.newContext({ colorScheme: 'light', viewport, reducedMotion: 'reduce' });
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

/** Waits until a page or a part of it shows its data. Other regions may say a state for good. */
export async function loaded(part: Page | Locator): Promise<void> {
  await part
    .getByRole('status', { name: /^Loading/ })
    .first()
    .waitFor({ state: 'detached' });
}

interface AxeFinding {
  id: string;
  impact: string | null;
  nodes: { html: string; failureSummary?: string }[];
}

const RULES = "['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']";

/**
 * Serious and critical violations of WCAG 2.2 AA that axe finds in the current state of the page, in the light theme,
 * and those of contrast in the dark theme. Other rules do not depend on the theme.
 */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  // Evaluated as text because the page's content security policy blocks other scripts.
  await page.evaluate(axe.source);
  const findings = await axeFindings(page, RULES);
  await emulateTheme(page, 'dark');
  const findContrast = () => axeFindings(page, "{ type: 'rule', values: ['color-contrast'] }");
  // Parts of a page can change color later than the rest; only what remains is a finding.
  await until(
    'the dark theme has enough contrast',
    async () => (await findContrast()).length === 0,
    3_000,
  ).catch(async () => findings.push(...(await findContrast())));
  await emulateTheme(page, 'light');
  return findings;
}

/** All violations that axe finds in the current state of the page, minor ones included; or only those of contrast. */
export async function axeViolations(page: Page, rules: 'all' | 'contrast'): Promise<string[]> {
  await page.evaluate(`window.axe ??= (() => { ${axe.source}; return window.axe; })()`);
  const runOnly = rules === 'all' ? RULES : "{ type: 'rule', values: ['color-contrast'] }";
  const { violations } = await page.evaluate<{ violations: AxeFinding[] }>(
    `axe.run({ runOnly: ${runOnly}, resultTypes: ["violations"], selectors: false })`,
  );
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map((node) => `${id} (${impact ?? 'none'}): ${node.html.slice(0, 160)}`),
  );
}

async function axeFindings(page: Page, runOnly: string): Promise<string[]> {
  const { violations } = await page.evaluate<{ violations: AxeFinding[] }>(
    `axe.run({ runOnly: ${runOnly}, resultTypes: ["violations"], selectors: false })`,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`),
    );
}

const TRANSITIONS_ENDED =
  'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))).then(() => ' +
  'Promise.allSettled(document.getAnimations().filter((animation) => animation instanceof CSSTransition).map(({ finished }) => finished)))';

/** Changes the theme of the system and waits until the page uses it. */
export async function emulateTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  const attribute = 'data-mantine-color-scheme';
  await page
    .locator(`:root[${attribute}=${theme}], :root:not([${attribute}])`)
    .waitFor({ state: 'attached' });
  await page.evaluate(TRANSITIONS_ENDED);
}

const MAX_TABS = 60;

/**
 * Presses Tab, or Shift+Tab, until the focused element has the given name. Returns how often. Throws if the keyboard does
 * not reach it.
 */
export async function tabTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<number> {
  for (let presses = 0; presses < MAX_TABS; presses += 1) {
    const focused = await page.evaluate<string>(
      "((at) => at.matches('body, main') ? '' : [at.getAttribute('aria-label'), at.textContent, at.labels?.[0]?.textContent].join('|'))(document.activeElement)",
    );
    if (focused.includes(name)) return presses;
    await page.keyboard.press(key);
  }
  throw new Error(`the keyboard does not reach ${name}`);
}
