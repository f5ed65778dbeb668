import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { accessibilityFindings, itInBrowser, openBrowser, openPage } from '../../support/browser/browser';
import { screenshot } from '../../support/browser/pictures';
import { call } from '../../support/api';
import { parseWrongScan, reviewLink, WRONG_VALUES } from '../../support/records/scan-review';
import { startService, type TestService } from '../../support/service';

/** The keys that correct the five values, in the order of the fields, and the confirmation. */
const KEYSTROKES = [
  ...['End', 'Backspace', 'd', 'Tab'],
  ...['End', 'Backspace', 'm', 'Tab'],
  ...['End', 'Backspace', '2', 'Tab'],
  ...['End', 'ArrowLeft', 'Backspace', 'o', 'Tab'],
  ...['End', 'Backspace', 'e', 'Control+Enter'],
];
const MAX_KEYSTROKES = 60;

let service: TestService;
let browser: Browser | null = null;
let key: string;
let operationId: string;

const newLink = (more: object = {}) => reviewLink(service, key, operationId, more);

async function openReview(link: string, viewport = { width: 1280, height: 900 }) {
  browser ??= await openBrowser();
  const session = await openPage(browser, service.baseUrl, viewport);
  await session.page.goto(link);
  return session;
}

async function shownPage(page: Page): Promise<void> {
  await page.locator('.page-picture image').waitFor({ state: 'attached' });
}

beforeAll(async () => {
  service = await startService({ pools: ['parse', 'scan', 'sync'] });
  ({ key } = await (await service.tenant('employer')).key());
  operationId = await parseWrongScan(service, key);
});
afterAll(async () => {
  await browser?.close();
  await service.stop();
});

describe('the page of a review', () => {
  itInBrowser('shows the document beside the fields, and takes the words under a drawn box', async () => {
    const { page, foreign, faults } = await openReview(await newLink());
    await shownPage(page);
    expect(new URL(page.url()).hash).toBe('');
    expect(await page.locator('.review-group').first().getAttribute('data-uncertain')).toBe('true');
    await page.locator('.box[data-chosen]').first().waitFor({ state: 'attached' });
    expect(await accessibilityFindings(page)).toEqual([]);
    await screenshot(page, 'review-scan');

    const words = await page.evaluate<{ x: number; y: number; width: number; height: number }>(
      `(({ x, y, width, height }) => ({ x, y, width, height }))(document.querySelector('.box[data-chosen] .outline').getBoundingClientRect())`,
    );
    await page.mouse.move(words.x - 4, words.y - 4);
    await page.mouse.down();
    await page.mouse.move(words.x + words.width / 2, words.y + words.height / 2);
    await page.mouse.move(words.x + words.width + 4, words.y + words.height + 4);
    await page.mouse.up();
    await page.getByText(`Read: ${WRONG_VALUES.name}`).waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Odalys Brandvold');
    await page.keyboard.press('Escape');
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(WRONG_VALUES.name);
    await page.keyboard.press('Alt+Shift+ArrowRight');
    await page.locator('.drawn').waitFor({ state: 'attached' });
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Odalys Brandvold');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Add skills' }).click();
    await page.keyboard.type('Pallet wrapping');
    await page.getByRole('button', { name: 'Remove: Skill 1' }).click();
    await page.getByText('2 corrections').waitFor();
    await page.getByLabel('Email', { exact: true }).first().fill('no address');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('The value does not have the form of the field.').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await screenshot(page, 'review-error');
    expect(foreign).toEqual([]);
    // The refused confirmation.
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
  });

  itInBrowser('fits a screen of 390 and of 360 pixels', async () => {
    const { page } = await openReview(await newLink(), { width: 390, height: 844 });
    await shownPage(page);
    const overflow = () => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    expect(await overflow()).toBeLessThanOrEqual(0);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 780 });
    expect(await overflow()).toBeLessThanOrEqual(0);
  });

  itInBrowser('appears in a frame of an allowed origin only, and tells it when it is confirmed', async () => {
    const link = await newLink();
    const host = http.createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(
        `<title>waiting</title><script>onmessage = ({ origin, data }) => { document.title = origin + ' ' + data.type; };</script>` +
          `<iframe src="${link}" width="1000" height="700"></iframe>`,
      );
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    try {
      const refused = await openReview(`${origin}/`);
      await refused.page.waitForLoadState('networkidle');
      expect(refused.page.frames().some((frame) => frame.url().startsWith(service.baseUrl))).toBe(false);
      expect(refused.faults.join()).toContain('frame-ancestors');

      const json = { frameOrigins: [origin] };
      expect((await call(service.baseUrl, 'PATCH', '/api/v1/review-settings', { key, json })).status).toBe(
        200,
      );
      const { page } = await openReview(`${origin}/`);
      const frame = page.frameLocator('iframe');
      await frame.getByLabel('Name', { exact: true }).waitFor();
      await screenshot(page, 'review-frame');
      await frame.getByRole('button', { name: 'Confirm' }).click();
      await frame.getByRole('heading', { name: 'Saved' }).waitFor();
      await page.waitForFunction(`document.title === '${service.baseUrl} tenure.review.confirmed'`);
      expect(await page.context().cookies()).toEqual([]);
    } finally {
      host.closeAllConnections();
      await new Promise((resolve) => host.close(resolve));
    }
  });

  itInBrowser(
    'corrects five wrong values of a scan by keyboard alone, and cannot be used again',
    async () => {
      expect(KEYSTROKES.length).toBeLessThanOrEqual(MAX_KEYSTROKES);
      const link = await newLink();
      const { page } = await openReview(link);
      await page.getByLabel('Name', { exact: true }).waitFor();
      for (const stroke of KEYSTROKES) await page.keyboard.press(stroke);
      await page.getByRole('heading', { name: 'Saved' }).waitFor();
      await page.getByText('5 corrections confirmed').waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
      await screenshot(page, 'review-saved');
      const { body } = await call(service.baseUrl, 'GET', `/api/v1/operations/${operationId}`, { key });
      expect(body.result.basics).toMatchObject({
        ...{ name: 'Odalys Brandvold', email: 'odalys@example.com', phone: '+14195550142' },
      });
      expect(body.result.work[0]).toMatchObject({
        position: 'Forklift Operator',
        name: 'Maumee Cold Storage',
      });

      const again = await openReview(link);
      await again.page.getByRole('heading', { name: 'This review is finished' }).waitFor();
      await screenshot(again.page, 'review-finished');
    },
  );

  itInBrowser('says that a link has expired', async () => {
    const link = await newLink();
    await service.database.query(
      `UPDATE review_sessions SET expires_at = now() - interval '1 second' WHERE confirmed_at IS NULL`,
    );
    const { page } = await openReview(link);
    await page.getByRole('heading', { name: 'This link has expired' }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await screenshot(page, 'review-expired');
  });

  itInBrowser('says that the document is gone, and shows the text that was read', async () => {
    await service.database.query('DELETE FROM documents WHERE operation_id = $1', [operationId]);
    const { page } = await openReview(await newLink());
    await page.getByText('No pages are stored.').waitFor();
    await page.locator('.evidence-text mark').first().waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await screenshot(page, 'review-text');
  });
});
