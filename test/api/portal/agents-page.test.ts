import type { Browser } from 'playwright-core';
import { AgentProgram } from '../../support/agents/agent-program';
import { postForm } from '../../support/agents/oauth';
import {
  accessibilityFindings,
  itInBrowser,
  openBrowser,
  openPage,
  signInThrough,
} from '../../support/browser/browser';
import { screenshot } from '../../support/browser/pictures';
import { BrowserClient, TEST_PASSWORD } from '../../support/browser/browser-client';
import { startService, type TestService } from '../../support/service';

const ADMIN = 'admin@employer.example';

let service: TestService;
let browser: Browser | null = null;

beforeAll(async () => {
  service = await startService({ pools: [] });
  const { tenantId } = await service.tenant('employer');
  await service.admin.users.create({
    email: ADMIN,
    role: 'employer_admin',
    tenantId,
    password: TEST_PASSWORD,
  });
});
afterAll(async () => {
  await browser?.close();
  await service.stop();
});

describe('the pages of agents', () => {
  itInBrowser(
    'register a program, ask for consent, return to the program, list the access and revoke it',
    async () => {
      browser ??= await openBrowser();
      const { page, foreign, faults } = await openPage(browser, service.baseUrl);
      await signInThrough(page, service.baseUrl, { email: ADMIN, password: TEST_PASSWORD });
      await page.getByRole('link', { name: 'Agents' }).click();
      await page.getByText('No program has access').waitFor();
      await page.getByRole('button', { name: 'Register program' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('Desk agent');
      await dialog.getByLabel('Addresses to return to').fill('javascript:alert(1)');
      await dialog.getByRole('button', { name: 'Register program' }).click();
      await dialog.getByText('must begin with https://').waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
      // The program is the service itself, so that the browser leaves no machine.
      await dialog.getByLabel('Addresses to return to').fill(`${service.baseUrl}/docs`);
      await dialog.getByRole('button', { name: 'Register program' }).click();
      await page
        .getByRole('cell', { name: /registered, public|Desk agent/ })
        .first()
        .waitFor();

      const owner = new BrowserClient(service.baseUrl);
      await owner.signIn(ADMIN);
      const { body } = await owner.portal('GET', '/oauth-clients');
      const clientId = String((body.clients as { clientId: string }[])[0]?.clientId);
      const program = new AgentProgram(service.baseUrl, clientId, `${service.baseUrl}/docs`);
      const attempt = program.attempt();
      const query = new URLSearchParams(attempt.parameters).toString();
      await page.goto(`${service.baseUrl}/oauth/authorize?${query}`);
      await page.getByRole('heading', { name: 'Allow Desk agent to use Tenure?' }).waitFor();
      await screenshot(page, 'account-consent');
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.getByLabel(/See, create, change, merge/).uncheck();
      await page.getByRole('button', { name: 'Allow' }).click();
      await page.waitForURL(/\/docs\?code=/);
      const code = new URL(page.url()).searchParams.get('code') ?? '';
      expect((await program.exchange(code, attempt.verifier)).body.scope).toBe(
        'parse match retention skills jobs',
      );

      await page.goto(`${service.baseUrl}/oauth/device`);
      const started = await postForm(service.baseUrl, '/oauth/device_authorization', {
        client_id: 'tenure-cli',
      });
      await page.getByLabel('Code').fill(String(started.body.user_code).toLowerCase());
      expect(await accessibilityFindings(page)).toEqual([]);
      await screenshot(page, 'account-device-code');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('heading', { name: 'Allow Tenure command line to use Tenure?' }).waitFor();
      await screenshot(page, 'account-device');
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Allow' }).click();
      await page.getByRole('heading', { name: 'Signed in' }).waitFor();

      await page.goto(`${service.baseUrl}/developers/agents`);
      await page.getByRole('button', { name: 'Revoke access of Desk agent' }).waitFor();
      await screenshot(page, 'portal-agents');
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Revoke access of Desk agent' }).click();
      await dialog.getByRole('button', { name: 'Revoke access' }).click();
      await page.getByText('revoked', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Block: Desk agent' }).click();
      await page.getByText('blocked', { exact: true }).waitFor();
      expect(foreign).toEqual([]);
      expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
    },
  );
});
