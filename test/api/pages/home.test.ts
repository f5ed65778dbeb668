import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { projectRoot } from '../../../src/embedded/project';
import { call } from '../../support/api';
import { itInBrowser, openBrowser, openPage } from '../../support/browser/browser';
import { startService, type TestService } from '../../support/service';
import { until } from '../../support/until';

let service: TestService;
let withoutSandboxes: TestService;
let browser: Browser | null = null;

beforeAll(async () => {
  service = await startService({ pools: ['parse', 'match'], environment: { SANDBOXES_PER_DAY: '5' } });
  withoutSandboxes = await startService({ pools: [] });
});
afterAll(async () => {
  await browser?.close();
  await service.stop();
  await withoutSandboxes.stop();
});

const page = (at: TestService, address: string) =>
  call(at.baseUrl, 'GET', address, { headers: { Accept: 'text/html' } });

describe('the start page', () => {
  it('shows a recorded result and offers no try where sandboxes are off', async () => {
    const { status, text } = await page(withoutSandboxes, '/');
    expect(status).toBe(200);
    expect(text).toContain('Marisol Ketterfield');
    expect(text).toContain('of 100');
    expect(text).toContain(`curl ${withoutSandboxes.baseUrl}/api/v1/parse/jd`);
    expect(text).not.toMatch(/data-try|Create a sandbox|type="file"/);
    const picture = /href="(\/assets\/[^"]+\.webp)"/.exec(text)?.[1] ?? '';
    expect((await page(withoutSandboxes, picture)).headers.get('content-type')).toBe('image/webp');
  });

  itInBrowser('parses the document of a visitor in a sandbox and matches it, without sign-in', async () => {
    browser ??= await openBrowser();
    const { page: tab, foreign, faults } = await openPage(browser, service.baseUrl);
    await tab.goto(service.baseUrl);
    await tab.setInputFiles('input[type=file]', {
      name: 'bo.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(
        'Bo <b>Lind</b>\nbo.lind@example.com\n\nExperience\nLine cook, Blue Door Diner, 2019 - 2023\n\nSkills: grilling',
      ),
    });
    await tab.getByText(/bo\.txt was parsed in .* and matched/).waitFor();
    await tab.getByText('bo.lind@example.com').waitFor();
    await tab.getByText('bo.txt has no page layout').waitFor();
    expect(await tab.getByText('Marisol Ketterfield').count()).toBe(0);
    expect(await tab.locator('[data-part=fields] b').count()).toBe(0);

    await tab.getByRole('button', { name: 'Use the sample' }).click();
    await tab.getByText(/sample-resume\.pdf was parsed in .* and matched/).waitFor();
    expect(await tab.locator('[data-part=pages] rect').count()).toBeGreaterThan(30);

    await tab.getByRole('button', { name: 'Create a sandbox' }).click();
    const code = await tab.getByRole('group', { name: 'Key of the sandbox' }).textContent();
    const key = /TENURE_KEY=(\S+)/.exec(code ?? '')?.[1] ?? '';
    expect((await call(service.baseUrl, 'GET', '/api/v1/me', { key })).status).toBe(200);
    // The try and the button use one sandbox, and so does the next load of the page.
    const rows = await service.database.query('SELECT tenant_id FROM sandboxes');
    expect(rows).toHaveLength(1);
    expect(faults).toEqual([]);
    await tab.evaluate(`sessionStorage.setItem('tenure-sandbox', JSON.stringify({
      ...JSON.parse(sessionStorage.getItem('tenure-sandbox')), key: 'svc_test_unknown',
    }))`);
    await tab.getByRole('button', { name: 'Use the sample' }).click();
    await tab.getByText('Your sandbox has ended.').waitFor();
    await tab.getByRole('button', { name: 'Use the sample' }).click();
    await tab.getByText(/sample-resume\.pdf was parsed in .* and matched/).waitFor();
    expect(foreign).toEqual([]);
  });

  itInBrowser('says why no sandbox is created, and keeps the sample', async () => {
    await service.database.query(`UPDATE sandboxes SET created_at = now()`);
    const refusal = await until('sandboxes are refused', async () => {
      const { status } = await call(service.baseUrl, 'POST', '/sandboxes', { json: {} });
      return status === 429 || null;
    });
    expect(refusal).toBe(true);
    browser ??= await openBrowser();
    const { page: tab } = await openPage(browser, service.baseUrl);
    await tab.goto(service.baseUrl);
    await tab.setInputFiles(
      'input[type=file]',
      path.join(projectRoot, 'src/embedded/demo-documents/resume.docx'),
    );
    await tab.getByText(/sandboxes (in|of) 24 hours.* The sample below is a recorded result/).waitFor();
    await tab.getByText('Marisol Ketterfield').first().waitFor();
  });
});

describe('the status page', () => {
  it('shows the parts that work and those that do not, without data of tenants', async () => {
    const { status, body } = await call(service.baseUrl, 'GET', '/status');
    expect(status).toBe(200);
    const components = body.components as { group: string; name: string; state: string }[];
    const stateOf = (name: string) => components.find((component) => component.name === name)?.state;
    expect(['API', 'Database', 'Queues', 'Parsing of documents'].map(stateOf)).toEqual(
      Array(4).fill('working'),
    );
    // This service has no worker of the pool.
    expect([stateOf('Webhooks and mail'), body.state]).toEqual(['not_working', 'not_working']);
    expect(Object.keys(components[0] ?? {}).sort()).toEqual(['group', 'name', 'state']);
    expect((await page(service, '/status')).text).toContain('A part of the service does not work.');
  });
});

it('the recorded sample is that of the demo document', () => {
  const sample = JSON.parse(
    readFileSync(path.join(projectRoot, 'src/portal/web/home-sample.json'), 'utf8'),
  ) as { posting: string };
  const posting = path.join(projectRoot, 'src/embedded/demo-documents/job-description.txt');
  expect(sample.posting).toBe(readFileSync(posting, 'utf8'));
});
