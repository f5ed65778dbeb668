import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import {
  itInBrowser,
  openBrowser,
  openPage,
  accessibilityFindings,
  signInThrough,
} from '../../support/browser/browser';
import { screenshot } from '../../support/browser/pictures';
import { call } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { until } from '../../support/until';
import { TEST_PASSWORD, BrowserClient } from '../../support/browser/browser-client';

const NEW_KEY = {
  ...{ name: 'nightly sync', mode: 'test', scopes: ['parse', 'jobs'], expiresInDays: 90 },
  ...{ ipAllowlist: [], sandboxTenant: 'own' },
};
const SECRET_PHONE = '(419) 555-0142';
let service: TestService;
let tenant: TestTenant;
let admin: BrowserClient;
let otherTenantAdmin: BrowserClient;
let browser: Browser | null = null;

beforeAll(async () => {
  service = await startService({ pools: ['parse', 'scan', 'upkeep'] });
  tenant = await service.tenant('employer');
  const other = await service.tenant('employer');
  const createClient = async (email: string, tenantId: string): Promise<BrowserClient> => {
    await service.admin.users.create({ email, role: 'employer_admin', tenantId, password: TEST_PASSWORD });
    const client = new BrowserClient(service.baseUrl);
    await client.signIn(email);
    return client;
  };
  admin = await createClient('admin@employer.example', tenant.tenantId);
  otherTenantAdmin = await createClient('admin@other.example', other.tenantId);
  await service.admin.users.create({
    email: 'operator@tenure.example',
    role: 'operator',
    tenantId: null,
    password: TEST_PASSWORD,
  });
});
afterAll(async () => {
  await browser?.close();
  await service.stop();
});

const untilLogged = (mode: string, count: number, more = '') =>
  until(`${count} calls are logged`, async () => {
    const { body } = await admin.portal('GET', `/requests?mode=${mode}${more}`);
    return (
      body.requests.length >= count && (body as { requests: Record<string, unknown>[]; hasMore: boolean })
    );
  });

describe('the request log', () => {
  it('stores the request and response bodies of calls with test keys', async () => {
    const { key, keyId } = await tenant.key();
    const response = await call(service.baseUrl, 'POST', '/api/v1/parse/resume', {
      key,
      json: { text: `Odalys Brandvold\n${SECRET_PHONE}\nodalys@example.com` },
    });
    await call(service.baseUrl, 'POST', '/api/v1/parse/jd', { key, json: { text: '' } });
    const { requests } = await untilLogged('test', 2);
    expect(requests.map((each) => [each.method, each.path, each.status, each.code])).toEqual([
      ['POST', '/api/v1/parse/jd', 422, 'file_or_text_required'],
      ['POST', '/api/v1/parse/resume', 200, null],
    ]);
    expect(requests[1]).toMatchObject({
      requestId: response.headers.get('request-id'),
      keyId,
      keyName: 'test',
    });
    const { body } = await admin.portal('GET', `/requests/${requests[1]?.requestId}?mode=test`);
    expect(JSON.parse(body.requestBody as string).text).toContain(SECRET_PHONE);
    expect(JSON.parse(body.responseBody as string).basics.email).toBe('odalys@example.com');
    expect(body.operationId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('stores only metadata of calls with live keys', async () => {
    const { key } = await tenant.key({ mode: 'live' });
    await call(service.baseUrl, 'POST', '/api/v1/parse/resume?include=rawText', {
      key,
      json: { text: `Odalys Brandvold\n${SECRET_PHONE}` },
    });
    const { requests } = await untilLogged('live', 1);
    const { body, text } = await admin.portal('GET', `/requests/${requests[0]?.requestId}?mode=live`);
    expect([body.path, body.requestBody, body.responseBody]).toEqual(['/api/v1/parse/resume', null, null]);
    expect(text).not.toMatch(/Odalys|555-?0142/);
    const rows = await service.database.query("SELECT * FROM request_log WHERE mode = 'live'");
    expect(JSON.stringify(rows)).not.toMatch(/Odalys|555-?0142|rawText/);
  });

  it('stores the route instead of a path with something else than an id', async () => {
    const { key } = await tenant.key({ mode: 'live' });
    const address = 'odile.marchetti@example.org';
    const call404 = await call(service.baseUrl, 'GET', `/api/v1/candidates/${address}`, { key });
    expect(call404.status).toBe(404);
    const requestId = call404.headers.get('request-id');
    const [row] = await until('the call is in the log', async () => {
      const rows = await service.database.query<{ path: string }>(
        'SELECT path FROM request_log WHERE request_id = $1',
        [requestId],
      );
      return rows.length > 0 && rows;
    });
    expect(row?.path).toBe('/api/v1/candidates/:candidateId');
  });

  it('shows refused calls and filters by key, route and status', async () => {
    const { key, keyId } = await tenant.key({ scopes: ['skills'] });
    await call(service.baseUrl, 'GET', '/api/v1/jobs', { key });
    await call(service.baseUrl, 'GET', '/api/v1/me', { key });
    const { requests } = await untilLogged('test', 2, `&key=${keyId}`);
    expect(requests.map((each) => [each.route, each.code])).toEqual([
      ['/api/v1/me', null],
      ['/api/v1/jobs', 'insufficient_scope'],
    ]);
    const filtered = await untilLogged('test', 1, `&key=${keyId}&status=4&route=/api/v1/jobs`);
    expect(filtered.requests).toHaveLength(1);
    const { errors } = (await admin.portal('GET', '/request-errors?mode=test')).body;
    expect(errors).toContainEqual(
      expect.objectContaining({ code: 'insufficient_scope', status: 403, route: '/api/v1/jobs', keys: 1 }),
    );
    expect((await untilLogged('test', 1, '&code=insufficient_scope')).requests).toHaveLength(1);
    const ofKey = (await admin.portal('GET', `/request-errors?mode=test&key=${keyId}`)).body.errors;
    expect(ofKey).toEqual([expect.objectContaining({ code: 'insufficient_scope', count: 1 })]);
    expect((await admin.portal('GET', '/requests?status=9')).status).toBe(422);
    expect((await admin.portal('GET', "/requests?before=x'||'")).status).toBe(422);
  });

  it('is searched by path, request and operation, within a time', async () => {
    const { key, keyId } = await tenant.key();
    const parsed = await call(service.baseUrl, 'POST', '/api/v1/parse/jd', {
      key,
      json: { text: 'Line cook, Dayton' },
    });
    await call(service.baseUrl, 'GET', '/api/v1/me', { key });
    const { requests } = await untilLogged('test', 2, `&key=${keyId}`);
    const found = async (more: string) =>
      (await admin.portal('GET', `/requests?mode=test&key=${keyId}${more}`)).body.requests.map(
        ({ path }: { path: string }) => path,
      );
    const parse = requests.find(({ path }) => path === '/api/v1/parse/jd');
    for (const text of ['PARSE/j', parsed.headers.get('request-id'), parsed.body.meta.parseId])
      expect(await found(`&q=${text}`)).toEqual(['/api/v1/parse/jd']);
    expect(await found('&q=%25')).toEqual([]);
    expect(await found('&period=15m')).toHaveLength(2);
    expect(await found(`&from=${parse?.at}`)).toContain('/api/v1/parse/jd');
    expect(await found(`&to=${parse?.at}`)).not.toContain('/api/v1/parse/jd');
    expect((await admin.portal('GET', '/requests?period=1y')).status).toBe(422);
    const { body } = await admin.portal('GET', `/requests/${parse?.requestId}?mode=test`);
    expect(body.operation).toEqual({ type: 'parse.jd', status: 'succeeded' });
  });

  it('continues where a page ends', async () => {
    const { key, keyId } = await tenant.key();
    await Promise.all(Array.from({ length: 55 }, () => call(service.baseUrl, 'GET', '/api/v1/me', { key })));
    // Entries are written in batches, so a first page that is full may still miss newer ones.
    await until('all 55 calls are logged', async () => {
      const [row] = await service.database.query<{ entries: number }>(
        'SELECT count(*)::int AS entries FROM request_log WHERE key_id = $1',
        [keyId],
      );
      return row?.entries === 55;
    });
    const first = await untilLogged('test', 50, `&key=${keyId}`);
    const lastEntry = first.requests.at(-1) ?? {};
    const before = encodeURIComponent(`${lastEntry.at}|${lastEntry.requestId}`);
    const { body } = await admin.portal('GET', `/requests?mode=test&key=${keyId}&before=${before}`);
    const next = body as typeof first;
    const ids = [...first.requests, ...next.requests].map((each) => each.requestId);
    expect([new Set(ids).size, first.hasMore, next.hasMore]).toEqual([55, true, false]);
  });

  it('is visible to its tenant only', async () => {
    const { requests } = await untilLogged('test', 1);
    expect((await otherTenantAdmin.portal('GET', '/requests?mode=test')).body.requests).toEqual([]);
    expect(
      (await otherTenantAdmin.portal('GET', `/requests/${requests[0]?.requestId}?mode=test`)).status,
    ).toBe(404);
    expect((await otherTenantAdmin.portal('GET', '/usage?mode=test')).body.overTime).toEqual([]);
  });
});

it('usage is summed over time, by route and by key', async () => {
  const { key, keyId } = await tenant.key();
  for (let count = 0; count < 3; count += 1) await call(service.baseUrl, 'GET', '/api/v1/me', { key });
  await call(service.baseUrl, 'GET', '/api/v1/jobs?limit=0', { key });
  await untilLogged('test', 4, `&key=${keyId}`);
  const { body } = await admin.portal('GET', '/usage?mode=test&days=7');
  expect(body.byKey.find((row: { name: string }) => row.name === keyId)).toMatchObject({
    keyName: 'test',
    requests: 4,
    refused: 1,
    failed: 0,
    limited: 0,
  });
  const sum = (rows: { requests: number }[]) => rows.reduce((total, row) => total + row.requests, 0);
  expect(sum(body.overTime)).toBe(sum(body.byRoute));
  expect(sum(body.byRoute)).toBe(sum(body.byKey));
  const [row] = body.overTime;
  expect(row.p95).toBeGreaterThanOrEqual(row.p50);
  const ofKey = (await admin.portal('GET', `/usage?mode=test&days=7&key=${keyId}`)).body;
  expect([sum(ofKey.overTime), sum(ofKey.byRoute), ofKey.byKey.length]).toEqual([4, 4, 1]);
});

it('usage counts parsed documents by kind, also those of calls that do not wait', async () => {
  const reader = await service.tenant('employer');
  await service.admin.users.create({
    ...{ email: 'reader@kinds.example', role: 'employer_admin', tenantId: reader.tenantId },
    password: TEST_PASSWORD,
  });
  const client = new BrowserClient(service.baseUrl);
  await client.signIn('reader@kinds.example');
  const { key } = await reader.key();
  const sample = (name: string) => readFile(`src/embedded/demo-documents/${name}`);
  for (const name of ['resume.pdf', 'resume.docx']) {
    const form = new FormData();
    form.set('file', new Blob([await sample(name)]), name);
    await call(service.baseUrl, 'POST', '/api/v1/parse/resume', { key, form });
  }
  const text = { key, json: { text: 'Line cook, Dayton, OH' } };
  await call(service.baseUrl, 'POST', '/api/v1/parse/jd', text);
  await call(service.baseUrl, 'POST', '/api/v1/parse/jd', { ...text, headers: { Prefer: 'respond-async' } });
  const kinds = await until('the documents are counted', async () => {
    const { byDocument } = (await client.portal('GET', '/usage?mode=test&days=1')).body;
    const sum = byDocument.reduce((before: number, row: { documents: number }) => before + row.documents, 0);
    return sum === 4 && (byDocument as Record<string, unknown>[]);
  });
  const figures = (documentType: string, form: string) => {
    const rows = kinds.filter((row) => row.documentType === documentType && row.form === form);
    const sum = (name: string) => rows.reduce((before, row) => before + Number(row[name]), 0);
    return [sum('documents'), sum('pages')];
  };
  expect(figures('resume', 'pdf')).toEqual([1, 1]);
  expect(figures('resume', 'docx')[0]).toBe(1);
  expect(figures('job_description', 'text')).toEqual([2, 0]);
});

it('limits are shown with what is in use, to the own tenant only', async () => {
  const { key } = await tenant.key({ mode: 'live' });
  await service.stopWorkers();
  for (let count = 0; count < 2; count += 1) {
    const { status } = await call(service.baseUrl, 'POST', '/api/v1/parse/resume', {
      key,
      json: { text: 'Odalys Brandvold, line cook, Akron, OH. '.repeat(200) },
      headers: { Prefer: 'respond-async' },
    });
    expect(status).toBe(202);
  }
  await service.admin.tenants.set(tenant.tenantId, 'operations.backlog.live', 3);
  const limitsOf = async (client: BrowserClient, mode: string) =>
    (await client.portal('GET', `/limits?mode=${mode}`)).body;
  expect(await limitsOf(admin, 'live')).toEqual({
    operations: { used: 2, limit: 3 },
    imports: { used: 0, limit: 2 },
    importFile: { maxRows: 1_000_000, maxBytes: 2 ** 30 },
  });
  expect((await limitsOf(admin, 'test')).operations.limit).toBe(10_000);
  expect((await limitsOf(otherTenantAdmin, 'live')).operations).toEqual({ used: 0, limit: 10_000 });
  await service.startWorkers();
});

it('the state of the pools is visible to operators only', async () => {
  expect((await admin.portal('GET', '/pools')).body.code).toBe('role_not_allowed');
  const operator = new BrowserClient(service.baseUrl);
  await operator.signIn('operator@tenure.example');
  const { key } = await tenant.key();
  await call(service.baseUrl, 'POST', '/api/v1/parse/jd', { key, json: { text: 'Line cook, Dayton, OH' } });
  // The operations of the tests before may still be parsed on a busy machine.
  const { health, parse } = await until('the task is counted and no operation is left', async () => {
    const { body } = await operator.portal('GET', '/pools');
    const pool = body.pools.find((each: { pool: string }) => each.pool === 'parse');
    const idle = pool.waiting === 0 && pool.active === 0 && pool.unfinished === 0;
    return body.throughput.length > 0 && idle && { health: body, parse: pool };
  });
  expect(health.ready).toBe(true);
  expect(parse.workers.length).toBe(1);
  expect(health.pools.find((pool: { pool: string }) => pool.pool === 'match').workers).toEqual([]);
});

it('late maintenance tasks are reported to operators and in the metrics with the reason', async () => {
  await service.database.query("SELECT note_upkeep_fault('events', 'msg_1', 'XX001')");
  const operator = new BrowserClient(service.baseUrl);
  await operator.signIn('operator@tenure.example');
  const events = await until('the page shows the task as late', async () => {
    const { body } = await operator.portal('GET', '/pools');
    const unit = body.upkeep.find((each: { unit: string }) => each.unit === 'events');
    return unit.late !== null && unit;
  });
  expect(events).toMatchObject({ late: 'items_fail', failingItems: 1, lastFailureCode: 'XX001' });
  const metrics = await fetch(`${service.baseUrl}/metrics`).then((response) => response.text());
  expect(metrics).toContain('tenure_upkeep_unit_late{unit="events",reason="items_fail"} 1');
  expect(metrics).not.toContain('msg_1');
});

/** Unencrypted pages have no clipboard API, and a browser may refuse the command that replaces it. */
async function copyWithoutClipboard(page: Page): Promise<void> {
  await page.evaluate(`
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => (window.selected = document.activeElement.value) === '' || window.allowsCopy === true;
  `);
  await page.getByRole('button', { name: 'Copy as curl' }).click();
  await page.getByText('Not copied').waitFor();
  await page.evaluate('void (window.allowsCopy = true)');
  await page.getByRole('button', { name: 'Copy as curl' }).click();
  await page.getByText('Copied', { exact: true }).waitFor();
  expect(await page.evaluate<string>('window.selected')).toContain('curl -X POST ');
  expect(await page.evaluate<string>('document.activeElement.textContent')).toBe('Copied');
}

/** Steps through the requests beside the list with the keyboard, then follows new ones. */
async function followRequests(page: Page): Promise<void> {
  const opened = () => new URL(page.url()).searchParams.get('request');
  const sheet = page.getByRole('region', { name: 'Request', exact: true });
  const first = opened();
  await sheet.focus();
  await page.keyboard.press('ArrowUp');
  await page.waitForURL((url) => url.searchParams.get('request') !== first);
  await page.reload();
  await sheet.getByRole('heading', { name: opened() ?? '' }).waitFor();
  await page.getByRole('button', { name: 'Show older' }).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(opened()).toBeNull();
  await page.getByLabel('Search').fill('/operations');
  await page.keyboard.press('Enter');
  await page.getByText('No calls match these filters.').waitFor();
  await page.getByRole('switch', { name: 'Live' }).check();
  const { key } = await tenant.key();
  await call(service.baseUrl, 'GET', '/api/v1/operations', { key });
  const row = page.getByRole('button', { name: 'GET /api/v1/operations' }).first();
  await row.waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await row.focus();
  await page.keyboard.press('Enter');
  await sheet.waitFor();
  await page.keyboard.press('Escape');
  await page.waitForFunction("document.activeElement?.textContent === 'GET /api/v1/operations'");
}

/** Opens the page of a key from the audit log, and a request of the key from there. */
async function openKey(page: Page): Promise<void> {
  const created = (await admin.portal('POST', '/keys', NEW_KEY)).body;
  await call(service.baseUrl, 'GET', '/api/v1/jobs?limit=0', { key: created.key });
  await untilLogged('test', 1, `&key=${created.keyId}`);
  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.getByRole('link', { name: NEW_KEY.name }).first().click();
  await page.getByText('by admin@employer.example').waitFor();
  await page.getByText('Requests per day').first().waitFor();
  await screenshot(page, 'portal-key', 'whole');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'GET /api/v1/jobs' }).click();
  await page
    .getByRole('region', { name: 'Request', exact: true })
    .getByRole('link', { name: NEW_KEY.name })
    .click();
  await page.getByRole('heading', { level: 1, name: NEW_KEY.name }).waitFor();
  await page.getByRole('button', { name: `Revoke ${NEW_KEY.name}` }).click();
  await page.getByRole('textbox', { name: /^Type/ }).fill(NEW_KEY.name);
  await page.getByRole('button', { name: 'Revoke key' }).click();
  await page.getByText('Revoked a key').waitFor();
}

describe('the activity pages in both themes', () => {
  itInBrowser('show requests with their bodies and usage as charts, and pools to operators', async () => {
    browser ??= await openBrowser();
    const { page, foreign, faults } = await openPage(browser, service.baseUrl);
    await signInThrough(
      page,
      service.baseUrl,
      { email: 'admin@employer.example', password: TEST_PASSWORD },
      '/developers/requests',
    );
    await page.getByRole('button', { name: 'GET /api/v1/me' }).first().waitFor();
    await screenshot(page, 'portal-requests');
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByLabel('Status').selectOption('4');
    await page.getByText('insufficient_scope').first().waitFor();
    await page.getByLabel('Status').selectOption('');
    await page.getByRole('tab', { name: 'Errors' }).click();
    const group = page.getByRole('link', { name: /calls with insufficient_scope/ });
    await group.waitFor();
    await screenshot(page, 'portal-requests-errors');
    expect(await accessibilityFindings(page)).toEqual([]);
    await group.click();
    await page.getByRole('button', { name: 'Error insufficient_scope: show all' }).click();
    await page.goto(`${service.baseUrl}/developers/requests`);
    await page.getByRole('button', { name: 'Show older' }).click();
    await page.getByRole('button', { name: 'POST /api/v1/parse/resume' }).first().click();
    await page.getByText('Request body').waitFor();
    await page.evaluate(
      'void (navigator.clipboard.writeText = (text) => Promise.resolve(void (window.copied = text)))',
    );
    await page.getByRole('button', { name: 'Copy as curl' }).click();
    await page.getByText('Copied').waitFor();
    const command = await page.evaluate<string>('window.copied');
    expect(command).toContain(`curl -X POST '${service.baseUrl}/api/v1/parse/resume' \\\n  -H`);
    await copyWithoutClipboard(page);
    await screenshot(page, 'portal-requests-one', 'seen', ['wide', 'phone'], '.sheet');
    expect(await accessibilityFindings(page)).toEqual([]);
    await followRequests(page);
    await openKey(page);
    await page.getByRole('link', { name: 'Usage', exact: true }).click();
    await page.getByText('Requests per day').first().waitFor();
    await page.getByRole('rowheader', { name: 'GET /api/v1/me' }).waitFor();
    await page.getByRole('rowheader', { name: 'Resume, text' }).waitFor();
    await screenshot(page, 'portal-usage');
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByLabel('Mode').selectOption('live');
    await page.getByLabel('Period', { exact: true }).selectOption('1');
    await page.getByText('Requests per hour').first().waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/developers');
    await signInThrough(
      page,
      service.baseUrl,
      { email: 'operator@tenure.example', password: TEST_PASSWORD },
      '/developers/operations',
    );
    await page.getByRole('rowheader', { name: 'parse', exact: true }).waitFor();
    await page.getByText('Completed tasks per minute').first().waitFor();
    await page.getByRole('alert').getByText('Delete events after 30 days: 1 item failing').waitFor();
    const lateTask = page.getByRole('row').filter({ hasText: 'Delete events after 30 days' });
    await lateTask.getByText('XX001').waitFor();
    await page.getByRole('row').filter({ hasText: 'Erase candidates' }).getByText('On time').waitFor();
    await screenshot(page, 'operator-worker-pools');
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(foreign).toEqual([]);
    expect(faults).toEqual([]);
  });
});

itInBrowser('each activity page shows an error with a retry button if loading fails', async () => {
  browser ??= await openBrowser();
  const { page } = await openPage(browser, service.baseUrl);
  await signInThrough(page, service.baseUrl, { email: 'admin@employer.example', password: TEST_PASSWORD });
  await page.getByRole('heading', { name: 'Build on Tenure' }).waitFor();
  for (const [path, pattern] of [
    ['requests', '**/developers/api/requests?*'],
    ['usage', '**/developers/api/usage?*'],
    ['audit-log', '**/developers/api/audit-log?*'],
  ] as const) {
    await page.route(pattern, (route) => route.abort());
    await page.goto(`${service.baseUrl}/developers/${path}`);
    await page.getByRole('alert').getByText('cannot be reached').waitFor();
    await page.unroute(pattern);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
  }
});
