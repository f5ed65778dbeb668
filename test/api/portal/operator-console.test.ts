import type { Browser } from 'playwright-core';
import { call } from '../../support/api';
import {
  accessibilityFindings,
  itInBrowser,
  openBrowser,
  openPage,
  signInThrough,
} from '../../support/browser/browser';
import { screenshot } from '../../support/browser/pictures';
import { BrowserClient, TEST_PASSWORD } from '../../support/browser/browser-client';
import { wideElements } from '../../support/browser/wide-elements';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { until } from '../../support/until';

const OPERATOR = { email: 'operator@tenure.example', password: TEST_PASSWORD };
const PHONE_WIDTH = 390;

let service: TestService;
let tenant: TestTenant;
let key: string;
let keyId: string;
let operator: BrowserClient;
let browser: Browser | null = null;
let requestId: string;

beforeAll(async () => {
  service = await startService({ pools: ['sync'], environment: { WEBHOOK_ALLOW_LOOPBACK: 'true' } });
  tenant = await service.tenant('employer');
  ({ key, keyId } = await tenant.key());
  await service.admin.users.create({ ...OPERATOR, role: 'operator', tenantId: null });
  operator = new BrowserClient(service.baseUrl);
  await operator.signIn(OPERATOR.email);
  const { headers } = await call(service.baseUrl, 'GET', '/api/v1/me', { key });
  requestId = headers.get('request-id') ?? '';
  // Nothing listens there, and no worker of the pool takes the work.
  const json = { url: 'http://user:pass@127.0.0.1:9/hook', events: ['*'] };
  const { body } = await call(service.baseUrl, 'POST', '/api/v1/webhook-subscriptions', {
    key,
    json: { ...json, url: 'http://127.0.0.1:9/hook' },
  });
  await service.database.query(
    `UPDATE webhook_subscriptions SET failing_since = now() - interval '3 hours', url = $2
     WHERE subscription_id = $1`,
    [body.subscriptionId, json.url],
  );
  await call(service.baseUrl, 'POST', '/api/v1/parse/resume', {
    key,
    json: { text: 'Odalys Brandvold\nForklift Operator\n'.repeat(400) },
    headers: { Prefer: 'respond-async' },
  });
});
afterAll(async () => {
  await browser?.close();
  await service.stop();
});

const untilLogged = () =>
  until('the call is logged', async () => {
    const rows = await service.database.query('SELECT 1 FROM request_log WHERE request_id = $1', [requestId]);
    return rows.length > 0;
  });

describe('the operator console', () => {
  it('shows calls, disk, mail, waiting work by tenant and failing endpoints', async () => {
    await untilLogged();
    const load = (await operator.portal('GET', '/operate/load')).body;
    expect(load.traffic).toMatchObject({ minutes: 15, failed: 0, p95: expect.any(Number) });
    expect(load.disk.databaseBytes).toBeGreaterThan(0);
    expect(load.disk.freeBytes).toBeLessThanOrEqual(load.disk.totalBytes);
    expect(load.backlogs).toMatchObject([{ pool: 'parse', tenantId: tenant.tenantId, waiting: 1 }]);
    expect(load.failingWebhooks).toMatchObject([{ tenantId: tenant.tenantId, host: '127.0.0.1:9' }]);
  });

  it('suspends a tenant and resumes it, with the reason in the refusal and entries of the audit log', async () => {
    const other = await service.tenant('employer');
    // A key that was just verified works for some seconds longer, so each call uses a new one.
    const firstCall = async () => {
      const response = await call(service.baseUrl, 'GET', '/api/v1/me', { key: (await other.key()).key });
      return [response.status, response.body.code];
    };
    const set = (status: string) =>
      operator.portal('PATCH', `/operate/tenants/${other.tenantId}`, { status });
    expect((await set('suspended')).status).toBe(204);
    expect(await firstCall()).toEqual([403, 'tenant_suspended']);
    expect((await set('suspended')).status).toBe(204);
    expect((await set('active')).status).toBe(204);
    expect(await firstCall()).toEqual([200, undefined]);
    const audit = await service.database.query<{ action: string }>(
      `SELECT action FROM audit_log WHERE subject_id = $1 AND actor_type = 'user' ORDER BY at`,
      [other.tenantId],
    );
    expect(audit.map(({ action }) => action)).toEqual(['tenant.suspended', 'tenant.resumed']);
    const unknown = await operator.portal('PATCH', `/operate/tenants/${keyId}`, { status: 'suspended' });
    expect(unknown.status).toBe(404);
  });

  it('changes a limit, and refuses other settings and values out of range', async () => {
    const path = `/operate/tenants/${tenant.tenantId}/limits`;
    const set = (name: string, value: number) => operator.portal('PATCH', path, { name, value });
    expect((await set('customFields.maxKeys', 7)).status).toBe(204);
    const { limits } = (await operator.portal('GET', path)).body;
    expect(limits.find(({ name }: { name: string }) => name === 'customFields.maxKeys')).toMatchObject({
      ...{ value: 7, isDefault: false },
    });
    expect((await set('customFields.maxKeys', 0)).body.errors[0].pointer).toBe('/value');
    expect((await set('portal.liveRecords', 1)).body.errors[0].pointer).toBe('/name');
  });

  it('finds what an id is and whose, without content', async () => {
    const find = async (id: string) =>
      (await operator.portal('GET', `/operate/found?id=${encodeURIComponent(id)}`)).body.found;
    const { tenantId } = tenant;
    expect(await find(keyId)).toMatchObject([{ kind: 'key', tenantId, mode: 'test', status: 'active' }]);
    expect(await find(tenantId)).toMatchObject([{ kind: 'tenant', status: 'active' }]);
    await untilLogged();
    expect(await find(requestId)).toMatchObject([
      { kind: 'request', tenantId, status: '200', about: 'GET /api/v1/me' },
    ]);
    const candidateId = await (await service.tenant('organization')).candidate();
    expect(Object.keys((await find(candidateId))[0]).sort()).toEqual(
      ['about', 'at', 'id', 'kind', 'mode', 'status', 'tenantId', 'tenantName'].sort(),
    );
    expect(await find("' OR 1=1 --")).toEqual([]);
  });

  itInBrowser('is shown wide and on a phone, with the queue board in a frame', async () => {
    browser = await openBrowser();
    const { page, faults, foreign } = await openPage(browser, service.baseUrl, { width: 1_280, height: 900 });
    await signInThrough(page, service.baseUrl, OPERATOR, '/developers');
    await page.getByRole('heading', { name: 'Failing webhook endpoints' }).waitFor();
    await page.getByRole('rowheader', { name: '127.0.0.1:9' }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await screenshot(page, 'operator-status', 'whole');
    await page.getByRole('link', { name: 'Tenants', exact: true }).click();
    await page.getByRole('table', { name: 'Tenants' }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await screenshot(page, 'operator-tenants');
    await page.goto(`${service.baseUrl}/developers/tenants/${tenant.tenantId}`);
    await page.getByRole('table', { name: 'Limits' }).waitFor();
    await page.getByRole('button', { name: 'Suspend' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    expect(await accessibilityFindings(page)).toEqual([]);
    await screenshot(page, 'operator-tenant', 'whole');
    await page.goto(`${service.baseUrl}/developers/find?id=${keyId}`);
    await page.getByRole('region', { name: 'key' }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await screenshot(page, 'operator-find-result');
    expect(foreign).toEqual([]);
    await page.goto(`${service.baseUrl}/developers/queues`);
    await page.frameLocator('iframe').getByText('parse', { exact: true }).first().waitFor();
    await screenshot(page, 'operator-queue-board');
    expect(faults).toEqual([]);
    for (const path of ['', '/tenants', `/tenants/${tenant.tenantId}`, `/find?id=${keyId}`]) {
      await page.goto(`${service.baseUrl}/developers${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect([path, await wideElements(page, PHONE_WIDTH)]).toEqual([path, []]);
    }
    await page.goto(`${service.baseUrl}/developers`);
    await page.getByRole('rowheader', { name: '127.0.0.1:9' }).waitFor();
  });
});
