import type { Browser } from 'playwright-core';
import {
  accessibilityFindings,
  itInBrowser,
  openBrowser,
  openPage,
  signInThrough,
} from '../../support/browser/browser';
import { screenshot } from '../../support/browser/pictures';
import { BrowserClient, TEST_PASSWORD } from '../../support/browser/browser-client';
import { BoardServer } from '../../support/servers/board-server';
import { startService, type TestService } from '../../support/service';

const ADMIN = 'admin@employer.example';
const MEMBER = 'member@employer.example';

let service: TestService;
let board: BoardServer;
let browser: Browser | null = null;

beforeAll(async () => {
  board = await new BoardServer().start();
  service = await startService({
    pools: ['sync'],
    environment: { WEBHOOK_ALLOW_LOOPBACK: 'true', CONNECTOR_TEST_ORIGIN: board.origin },
  });
  const { tenantId } = await service.tenant('employer');
  for (const [email, role] of [
    [ADMIN, 'employer_admin'],
    [MEMBER, 'member'],
  ] as const) {
    await service.admin.users.create({ email, role, tenantId, password: TEST_PASSWORD });
  }
  board.postings = [
    { id: 'p1', text: 'Line cook', location: 'Dayton, OH' },
    { id: 'p2', text: 'Dishwasher', location: 'Dayton, OH' },
  ];
});
afterAll(async () => {
  await browser?.close();
  await service.stop();
  await board.stop();
});

describe('the page of connectors', () => {
  itInBrowser('connects a board, previews it, runs it and removes it', async () => {
    browser ??= await openBrowser();
    const { page, foreign, faults } = await openPage(browser, service.baseUrl);
    await signInThrough(page, service.baseUrl, { email: ADMIN, password: TEST_PASSWORD });
    await page.getByRole('link', { name: 'Connectors' }).click();
    await page.getByText('No test connectors').waitFor();
    await page.getByRole('button', { name: 'Connect board' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('System').selectOption('greenhouse_harvest');
    await dialog.getByLabel('Client secret').waitFor();
    await dialog.getByLabel('System').selectOption('lever');
    await dialog.getByLabel('Board').fill('../admin');
    await dialog.getByRole('button', { name: 'Connect board' }).click();
    await dialog.getByLabel('Board').and(page.locator('[aria-invalid=true]')).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await dialog.getByLabel('Board').fill('acme');
    await dialog.getByRole('button', { name: 'Connect board' }).click();

    await page.getByRole('button', { name: 'Preview acme' }).click();
    await dialog.getByText('Result of a run: 2 created.').waitFor();
    await dialog.getByRole('row', { name: /Line cook/ }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Run now' }).click();
    await page.getByText('succeeded').waitFor();
    await page.getByRole('cell', { name: '2', exact: true }).waitFor();
    await screenshot(page, 'portal-connectors');
    expect(await accessibilityFindings(page)).toEqual([]);

    await page.getByRole('button', { name: 'Remove acme' }).click();
    await dialog.getByRole('button', { name: 'Remove connector' }).click();
    await page.getByText('No test connectors').waitFor();
    expect(foreign).toEqual([]);
    // The browser reports the refused board.
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
  });

  it('refuses changes of a member', async () => {
    const member = new BrowserClient(service.baseUrl);
    await member.signIn(MEMBER);
    const connector = { kind: 'lever', board: 'acme', employerName: null, intervalMinutes: null };
    expect((await member.portal('POST', '/connectors?mode=test', connector)).status).toBe(403);
    expect((await member.portal('GET', '/connectors?mode=test')).status).toBe(200);
  });
});
