import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser of this machine; null where there is none, and tests of pages are left out. */
export const browserPath =
  [process.env.CHROMIUM_PATH ?? '', ...PLACES].find((place) => place !== '' && existsSync(place)) ?? null;

/** Like `it`, on machines with a browser. */
export const itInBrowser = browserPath === null ? it.skip : it;

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
): Promise<PageWatch> {
  const context = await browser.newContext({ colorScheme, viewport: { width: 1200, height: 900 } });
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
