import type { Browser, Page } from 'playwright-core';
import {
  itInBrowser,
  openBrowser,
  openPage,
  accessibilityFindings,
  signInThrough,
} from '../../support/browser/browser';
import { screenshot } from '../../support/browser/pictures';
import { renderScan } from '../../support/documents/scan-file';
import { startService, type TestService } from '../../support/service';
import { TEST_PASSWORD } from '../../support/browser/browser-client';

let service: TestService;
let browser: Browser | null = null;
let tenantId: string;

beforeAll(async () => {
  service = await startService({ pools: ['parse', 'scan', 'sync', 'match'] });
  ({ tenantId } = await service.tenant('employer'));
});
afterAll(async () => {
  await browser?.close();
  await service.stop();
});

/** A pair of the synthetic tenant, which is the same in every installation. */
const SYNTHETIC_PAIR = {
  candidate: '00000000-0000-7000-8000-0000000c0001',
  job: '00000000-0000-7000-8000-0000000b0001',
};

/** Returns the sum of the displayed points with one decimal. */
async function sumOfPoints(page: Page): Promise<string> {
  const points = await page.locator('.score-chart tbody td:last-child').allInnerTexts();
  return points.reduce((sum, each) => sum + Number(each.replace('−', '-')), 0).toFixed(1);
}

async function openPlayground(email: string) {
  browser ??= await openBrowser();
  await service.admin.users.create({ email, role: 'member', tenantId, password: TEST_PASSWORD });
  const session = await openPage(browser, service.baseUrl, { width: 1360, height: 1000 });
  await signInThrough(
    session.page,
    service.baseUrl,
    { email, password: TEST_PASSWORD },
    '/developers/playground',
  );
  await session.page.getByRole('heading', { name: 'Playground' }).waitFor();
  return session;
}

describe('the playground in both themes', () => {
  itInBrowser('tells which page of a scan is read, then that it finds the fields', async () => {
    const { page } = await openPlayground('stages@employer.example');
    const operation = {
      operationId: '0197f3a2-6b1c-7d4e-8f90-a1b2c3d4e5f6',
      expiresAt: '',
      status: 'running',
    };
    let done = 1;
    const current = () => ({
      ...operation,
      progress: { done, total: 5, stage: done < 5 ? 'reading_pages' : 'finding_fields' },
    });
    await page.route('**/api/v1/parse/resume*', (route) => {
      expect(route.request().headers()['prefer']).toContain('respond-async');
      return route.fulfill({ status: 202, json: { ...operation, status: 'queued', progress: null } });
    });
    await page.route('**/api/v1/operations/*', (route) => route.fulfill({ json: current() }));
    await page.getByRole('button', { name: 'Use sample resume' }).click();
    const stage = page.getByRole('status').filter({ hasText: '…' });
    await stage.getByText('Reading page 2 of 5 …').waitFor();
    await screenshot(page, 'portal-playground-stage');
    done = 5;
    await stage.getByText('Finding the fields …').waitFor();
  });

  itInBrowser(
    'shows a resume with boxes, a posting, a match and inferred skills, each with its code',
    async () => {
      const { page, foreign, faults } = await openPlayground('member@employer.example');
      await page.getByRole('button', { name: 'Use sample resume' }).click();
      await page.getByRole('heading', { name: 'Skills' }).waitFor();
      const boxes = page.locator('.box .outline');
      expect(await boxes.count()).toBeGreaterThan(5);
      const skill = page.locator('[data-shape=chips] button').first();
      await skill.focus();
      await page.locator('.box[data-chosen]').first().waitFor({ state: 'attached' });
      const pages = page.getByRole('region', { name: 'Pages' });
      await pages.focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('+');
      await page.getByText('150 %').waitFor();
      await page.keyboard.press('0');
      await page.getByText('100 %').waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
      await screenshot(page, 'portal-playground-resume');
      await page.getByLabel('Only what is uncertain').check();
      expect(await boxes.count()).toBe(
        await page.locator('.box[data-uncertain] .outline, .box[data-chosen] .outline').count(),
      );
      await page.getByRole('tab', { name: 'Code' }).click();
      await page.getByText('curl ').first().waitFor();
      await page.getByText("from '@tenure/client'").waitFor();
      await page.getByText('import os, requests').waitFor();

      await page.getByRole('tab', { name: 'Posting' }).click();
      await page.getByRole('button', { name: 'Use sample posting' }).click();
      await page.getByRole('button', { name: 'Parse', exact: true }).click();
      await page.getByRole('heading', { name: 'Required skills' }).waitFor();
      await page.locator('[data-shape=chips] button').first().focus();
      await page.locator('.evidence-text mark[data-chosen]').first().waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
      await screenshot(page, 'portal-playground-posting');

      await page.getByRole('tab', { name: 'Match', exact: true }).click();
      await page.getByRole('button', { name: 'Match', exact: true }).click();
      await page.getByText('Score breakdown').waitFor();
      await page.getByRole('tab', { name: 'Code' }).last().click();
      await page.getByRole('heading', { name: 'Store the candidate' }).waitFor();
      await page.getByRole('heading', { name: 'Store the job' }).waitFor();
      await page.getByLabel('Records', { exact: true }).selectOption('synthetic');
      await page.getByLabel('Candidate', { exact: true }).selectOption(SYNTHETIC_PAIR.candidate);
      await page.getByLabel('Job', { exact: true }).selectOption(SYNTHETIC_PAIR.job);
      await page.getByRole('button', { name: 'Match', exact: true }).click();
      await page
        .getByRole('group', { name: 'Probability of still being employed' })
        .locator('path')
        .first()
        .waitFor();
      expect(await sumOfPoints(page)).toEqual(await page.locator('.match-score .figure').innerText());
      expect(await accessibilityFindings(page)).toEqual([]);
      await screenshot(page, 'portal-playground-match', 'whole');
      await page.getByRole('tab', { name: 'Code' }).last().click();
      await page.getByText("headers: { 'Sandbox-Tenant': 'synthetic' }").waitFor();

      await page.getByRole('tab', { name: 'Skills' }).click();
      await page.getByRole('button', { name: 'Infer skills' }).click();
      await page.getByText('curated map').first().waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
      await screenshot(page, 'portal-playground-skills');
      expect(foreign).toEqual([]);
      expect(faults).toEqual([]);
    },
  );
});

itInBrowser('the playground draws the boxes of a scan on the page image', async () => {
  const { page } = await openPlayground('scan@employer.example');
  const buffer = await renderScan([
    'Odalys Brandvold',
    'odalys@example.com',
    'EXPERIENCE',
    'Forklift Operator, Maumee Cold Storage',
    'March 2019 - Present',
    'SKILLS',
    'Forklift, RF scanners',
  ]);
  await page.locator('input[type=file]').setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer });
  await page.getByText('Text recognition (OCR)').waitFor();
  expect(await page.locator('.page-picture image').count()).toBe(1);
  const { height, boxes } = await page.evaluate<{ height: number; boxes: number[] }>(
    "({ height: document.querySelector('.page-picture svg').viewBox.baseVal.height, boxes: [...document.querySelectorAll('.box .outline')].map((box) => Number(box.getAttribute('y'))) })",
  );
  expect(boxes.length).toBeGreaterThan(0);
  expect(Math.max(...boxes)).toBeLessThan(height);
  await screenshot(page, 'portal-playground-scan');
});

itInBrowser(
  'the playground shows an error for an invalid document and for an unreachable service',
  async () => {
    const { page } = await openPlayground('refused@employer.example');
    const input = page.locator('input[type=file]');
    await input.setInputFiles({
      name: 'picture.exe',
      mimeType: '',
      buffer: Buffer.from('MZ\u0000\u0000 not a resume'),
    });
    await page.getByRole('alert').getByText('The action failed').waitFor();
    await page.route('**/api/v1/**', (route) => route.abort());
    await input.setInputFiles({ name: 'resume.txt', mimeType: 'text/plain', buffer: Buffer.from('Odalys') });
    await page.getByRole('alert').getByText('cannot be reached').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
  },
);

itInBrowser('the playground shows markup in documents as text', async () => {
  const { page, faults } = await openPlayground('markup@employer.example');
  const markup = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
  const resume = [
    `Odalys Brandvold ${markup}`,
    'odalys@example.com | Toledo, OH',
    '',
    'EXPERIENCE',
    `Forklift Operator ${markup}`,
    `Maumee Cold Storage ${markup}, Toledo, OH`,
    'March 2019 - Present',
    `- Moved 140 pallets a shift ${markup}`,
    '',
    'SKILLS',
    `Forklift, ${markup}, javascript:alert(1)`,
  ].join('\n');
  await page.locator('input[type=file]').setInputFiles({
    name: `${markup.replaceAll('/', '')}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(resume),
  });
  await page.getByRole('heading', { name: 'Work' }).waitFor();
  await page.getByRole('tab', { name: 'JSON' }).click();
  await page.getByText('onerror').first().waitFor();
  await page.getByRole('tab', { name: 'Code' }).click();
  await page.getByRole('tab', { name: 'Posting' }).click();
  await page
    .getByLabel('Posting', { exact: true })
    .last()
    .fill(`Line cook ${markup}\nHarbor Grill ${markup}\nRequirements:\n- ServSafe ${markup}`);
  await page.getByRole('button', { name: 'Parse', exact: true }).click();
  await page.locator('[role=tabpanel]:visible').getByText('Harbor Grill').first().waitFor();
  expect(await page.title()).toBe('Playground · Tenure');
  expect(await page.locator('img, .findings a').count()).toBe(0);
  expect(faults).toEqual([]);
});
