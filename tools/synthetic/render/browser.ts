import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const BROWSER_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Prints pages to PDF with the Chromium of this machine. */
export class PagePrinter {
  private constructor(private readonly browser: Browser) {}

  /** Throws an error that says what to install if Chromium is missing. */
  static async start(): Promise<PagePrinter> {
    const executablePath = findChromium();
    if (executablePath === null) {
      throw new Error(
        `PDF files and scans are printed with Chromium, which was not found on PATH as ${BROWSER_NAMES.join(', ')}. ` +
          'Install it, or leave it out with --formats docx,txt.',
      );
    }
    // The pages are generated here and load nothing. The sandbox only fails if the program runs as root.
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    return new PagePrinter(browser);
  }

  async print(html: string): Promise<Buffer> {
    const page = await this.browser.newPage();
    try {
      await page.setContent(html);
      return await page.pdf({ preferCSSPageSize: true, printBackground: true });
    } finally {
      await page.close();
    }
  }

  async stop(): Promise<void> {
    await this.browser.close();
  }
}

function findChromium(): string | null {
  for (const name of BROWSER_NAMES) {
    for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
      const file = path.join(folder, name);
      if (folder !== '' && isProgram(file)) return file;
    }
  }
  return null;
}

function isProgram(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
