import type { Browser, Page } from 'playwright-core';
import { EVENT_TYPES } from '../../../src/webhooks/events/catalogue';
import {
  itInBrowser,
  openBrowser,
  openPage,
  accessibilityFindings,
  signInThrough,
} from '../../support/browser/browser';
import { screenshot } from '../../support/browser/pictures';
import { call } from '../../support/api';
import { renderScan } from '../../support/documents/scan-file';
import { startService, type TestService } from '../../support/service';
import { until } from '../../support/until';
import { TEST_PASSWORD, BrowserClient } from '../../support/browser/browser-client';
import { WebhookReceiver } from '../../support/servers/webhook-receiver';

let service: TestService;
let receiver: WebhookReceiver;
let browser: Browser | null = null;
let tenantId: string;

beforeAll(async () => {
  service = await startService({
    pools: ['parse', 'scan', 'match', 'deliver', 'upkeep'],
    environment: { WEBHOOK_ALLOW_LOOPBACK: 'true' },
  });
  receiver = await new WebhookReceiver().start();
  ({ tenantId } = await service.tenant('employer'));
});
afterAll(async () => {
  await browser?.close();
  await receiver.stop();
  await service.stop();
});

/** Titles of the steps that the overview ticks off. */
async function stepsDone(page: Page): Promise<string[]> {
  const titles = await page.locator('.steps [data-done] h3').allInnerTexts();
  return titles.map((title) => title.replace('(done)', '').trim());
}

/** Waits until the use of the key and the parses are stored, a while after their responses. */
async function usesAreStored(): Promise<void> {
  await until('the use of the key and the parses to be stored', async () => {
    const rows = await service.database.query(
      `SELECT 1 FROM api_keys k JOIN request_log r USING (tenant_id)
       WHERE k.tenant_id = $1 AND k.last_used_at IS NOT NULL AND r.path LIKE '/api/v1/parse/%' LIMIT 1`,
      [tenantId],
    );
    return rows.length > 0;
  });
}

describe('the onboarding path in both themes', () => {
  itInBrowser(
    'covers sign-in, a key, parsing, a scan, a match, a webhook delivery, and rotating and revoking the key',
    async () => {
      browser ??= await openBrowser();
      const email = 'first@employer.example';
      await service.admin.users.create({ email, role: 'employer_admin', tenantId, password: TEST_PASSWORD });
      const { page, foreign, faults } = await openPage(browser, service.baseUrl);
      await signInThrough(page, service.baseUrl, { email, password: TEST_PASSWORD });
      await page.getByRole('heading', { name: 'Build on Tenure' }).waitFor();
      await page.getByText('0 of 5 steps done').waitFor();
      await screenshot(page, 'portal-overview-steps', 'whole');
      expect(await accessibilityFindings(page)).toEqual([]);

      await page.getByRole('link', { name: 'API keys' }).click();
      await page.getByRole('button', { name: 'Create key' }).first().click();
      await page.getByRole('dialog').getByLabel('Name').fill('first key');
      await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
      const key = await page.getByLabel('API key').inputValue();
      await page.getByLabel('I have stored this value').check();
      await page.getByRole('button', { name: 'Done' }).click();
      const menu = page.getByRole('navigation', { name: 'Portal' });
      await menu.getByRole('link', { name: 'Overview' }).click();
      await page.getByText('1 of 5 steps done').waitFor();
      expect(await stepsDone(page)).toEqual(['Create a test key']);

      await menu.getByRole('link', { name: 'Webhooks' }).click();
      await page.getByRole('button', { name: 'Create subscription' }).first().click();
      await page.getByLabel('Endpoint').fill('ftp://host');
      await page.getByRole('dialog').getByRole('button', { name: 'Create subscription' }).click();
      await page.getByLabel('Endpoint').and(page.locator('[aria-invalid=true]')).waitFor();
      await page.getByLabel('Endpoint').fill(receiver.url('/first'));
      await screenshot(page, 'portal-webhooks-subscribe');
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: 'Create subscription' }).click();
      expect(await page.getByLabel(/Secret for signature/).inputValue()).toMatch(/^whsec_/);
      await page.getByLabel('I have stored this value').check();
      await page.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('button', { name: 'Send test event' }).click();
      await page.getByText('succeeded', { exact: true }).first().waitFor();

      const parsed = await call(service.baseUrl, 'POST', '/api/v1/parse/jd', {
        key,
        json: { text: 'Line cook, Dayton, OH. $18.50 an hour.' },
      });
      expect(parsed.body.hourlyMinUsd).toBe(18.5);
      await page.getByRole('link', { name: 'Playground' }).click();
      const buffer = await renderScan([
        'Odalys Brandvold',
        'odalys@example.com',
        'SKILLS',
        'Forklift, RF scanners',
      ]);
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer });
      await page.getByText('Text recognition (OCR)').waitFor();
      await page.getByRole('tab', { name: 'Match', exact: true }).click();
      await page.getByLabel('Records', { exact: true }).selectOption('synthetic');
      await page.getByLabel('Candidate', { exact: true }).and(page.locator(':enabled')).waitFor();
      await page.getByRole('button', { name: 'Match', exact: true }).click();
      await page.getByRole('row', { name: 'Final score' }).waitFor();
      await usesAreStored();
      await menu.getByRole('link', { name: 'Overview' }).click();
      await page.getByText('4 of 5 steps done').waitFor();
      expect(await stepsDone(page)).toEqual([
        ...['Create a test key', 'Parse a document in the playground'],
        ...['Make the first call', 'Subscribe to events'],
      ]);

      await menu.getByRole('link', { name: 'Webhooks' }).click();
      await page.getByRole('button', { name: receiver.url('/first') }).click();
      const deliveries = page.locator('.deliveries > li');
      await deliveries.nth(2).waitFor();
      await page.getByRole('heading', { name: receiver.url('/first') }).waitFor();
      await deliveries.nth(0).locator('summary').click();
      await page.getByRole('button', { name: 'Resend' }).click();
      await page.getByText('resent manually').first().waitFor();
      await screenshot(page, 'portal-webhooks-deliveries', 'whole');
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Disable' }).click();
      await page.getByText('Disabled manually.').waitFor();
      await page.getByRole('tab', { name: 'Event catalogue' }).click();
      await page.getByRole('heading', { name: 'placement.status_changed' }).waitFor();
      await screenshot(page, 'portal-webhooks-events', 'whole');
      expect(await accessibilityFindings(page)).toEqual([]);

      await page.getByRole('link', { name: 'API keys' }).click();
      await page.getByRole('button', { name: 'Rotate first key' }).click();
      await page.getByRole('button', { name: 'Rotate key' }).click();
      await page.getByLabel('I have stored this value').check();
      await page.getByRole('button', { name: 'Done' }).click();
      await page
        .getByText(/valid for 23 h/)
        .first()
        .waitFor();
      await page.getByRole('button', { name: 'Revoke first key' }).last().click();
      await page.getByLabel(/to confirm/).fill('first key');
      await page.getByRole('button', { name: 'Revoke key' }).click();
      await page.getByText('revoked', { exact: true }).first().waitFor();
      expect(foreign).toEqual([]);
      expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
    },
  );
});

it('webhook subscriptions cannot be changed by other tenants or by members', async () => {
  const { tenantId: other } = await service.tenant('organization');
  const roles = { owner: 'employer_admin', member: 'member', outsider: 'org_admin' } as const;
  const clients: Record<string, BrowserClient> = {};
  for (const [name, role] of Object.entries(roles)) {
    const email = `${name}@hooks.example`;
    await service.admin.users.create({
      email,
      role,
      tenantId: name === 'outsider' ? other : tenantId,
      password: TEST_PASSWORD,
    });
    clients[name] = new BrowserClient(service.baseUrl);
    await clients[name].signIn(email);
  }
  const { owner, member, outsider } = clients as Record<keyof typeof roles, BrowserClient>;
  const created = await owner.portal('POST', '/webhooks?mode=test', { url: receiver.url(), events: ['*'] });
  expect([created.status, created.body.events.length]).toEqual([201, EVENT_TYPES.length]);
  const base = `/webhooks/${created.body.subscriptionId}`;
  expect((await member.portal('GET', '/webhooks?mode=test')).text).toContain(created.body.subscriptionId);
  expect((await owner.portal('GET', '/webhooks?mode=live')).text).not.toContain(created.body.subscriptionId);
  const steps: [string, string, object][] = [
    ['PATCH', `${base}?mode=test`, { status: 'disabled' }],
    ['POST', `${base}/test?mode=test`, { eventType: 'match.created' }],
    ['POST', `${base}/rotate-secret?mode=test`, { overlapHours: 0 }],
    ['POST', `${base}/recover?mode=test`, { since: new Date().toISOString() }],
    ['POST', `${base}/deliveries/${created.body.subscriptionId}/redeliver?mode=test`, {}],
    ['DELETE', `${base}?mode=test`, {}],
  ];
  for (const [method, path, body] of steps) {
    expect([path, (await member.portal(method, path, body)).status]).toEqual([path, 403]);
    expect([path, (await outsider.portal(method, path, body)).status]).toEqual([path, 404]);
  }
  expect((await outsider.portal('GET', `${base}/deliveries?mode=test`)).status).toBe(404);
  expect((await owner.portal('DELETE', `${base}?mode=test`)).status).toBe(204);
  // The audit log keeps deleted subscriptions, with only the host of their URL.
  const { entries } = (await owner.portal('GET', '/audit-log')).body as {
    entries: { action: string; actor: string; subjectName: string }[];
  };
  expect(entries.slice(0, 2).map(({ action }) => action)).toEqual(['webhook.deleted', 'webhook.created']);
  expect(entries[0]).toMatchObject({
    actor: 'owner@hooks.example',
    subjectName: `${new URL(receiver.url()).host} (test)`,
  });
});
