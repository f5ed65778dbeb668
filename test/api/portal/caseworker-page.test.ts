import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { call } from '../../support/api';
import {
  accessibilityFindings,
  itInBrowser,
  openBrowser,
  openPage,
  signInThrough,
} from '../../support/browser/browser';
import { KeyboardUser } from '../../support/browser/keyboard-user';
import { screenshot } from '../../support/browser/pictures';
import { wideElements } from '../../support/browser/wide-elements';
import { deskCandidates, DESK_JOB } from '../../support/records/desk-records';
import { parseWrongScan, reviewLink } from '../../support/records/scan-review';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { until } from '../../support/until';
import { TEST_PASSWORD, BrowserClient } from '../../support/browser/browser-client';

const CASEWORKER = { email: 'case@works.example', password: TEST_PASSWORD };
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1_280, height: 900 };
const MAX_CLICKS = 25;
const MAX_PRESSES = 240;

let service: TestService;
let organization: TestTenant;
let browser: Browser | null = null;
let cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>> = [];
const ids = { job: '', candidate: '' };

beforeAll(async () => {
  service = await startService({ pools: ['parse', 'scan', 'sync', 'match'] });
  organization = await service.tenant('organization');
  const employer = await service.tenant('employer');
  await employer.link(organization);
  const post = async (tenant: TestTenant, path: string, json: unknown) => {
    const { key } = await tenant.key({ mode: 'live' });
    const response = await call(service.baseUrl, 'POST', `/api/v1/${path}`, { key, json });
    expect(response.status).toBe(200);
    return response.body;
  };
  const { results } = await post(organization, 'candidates/sync', { candidates: deskCandidates() });
  ids.candidate = results[0].candidateId;
  ids.job = (await post(employer, 'jobs/sync', { parsed: DESK_JOB })).jobId;
  const { tenantId } = organization;
  await service.admin.users.create({ ...CASEWORKER, role: 'caseworker', tenantId });
  const admin = { email: 'admin@works.example', password: TEST_PASSWORD };
  await service.admin.users.create({ ...admin, role: 'org_admin', tenantId });
  const client = new BrowserClient(service.baseUrl);
  await client.signIn(admin.email);
  await client.portal('PATCH', '/live-records', { open: true });
});
afterAll(async () => {
  await browser?.close();
  await service.stop();
});

/** Opens a page as the caseworker. The first time, the sign-in page leads to it. */
async function open(path: string, viewport = DESKTOP) {
  browser ??= await openBrowser();
  const view = await openPage(browser, service.baseUrl, viewport);
  if (cookies.length === 0) {
    await signInThrough(view.page, service.baseUrl, CASEWORKER, path);
    await view.page.getByRole('heading', { level: 1 }).waitFor();
    await view.page.getByRole('link', { name: 'Duplicates', exact: true }).waitFor();
    cookies = await view.page.context().cookies();
  } else {
    await view.page.context().addCookies(cookies);
    await view.page.goto(service.baseUrl + path);
  }
  return view;
}

/** Withdraws the decision of a match. The page was loaded anew, so that it asks before. */
async function withdrawDecision(page: Page): Promise<void> {
  const decision = page.getByRole('complementary');
  await decision.getByRole('button', { name: 'Withdraw the decision' }).click();
  await screenshot(page, 'portal-decision-withdraw');
  await decision
    .getByRole('group', { name: 'Withdraw the decision?' })
    .getByText('Withdraw', { exact: true })
    .click();
  await decision.getByText('Latest: None').waitFor();
  await page.getByRole('tabpanel').getByText('Withdrawn', { exact: true }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await screenshot(page, 'portal-decision-withdrawn', 'whole');
}

describe('a caseworker who uses the portal for the first time', () => {
  itInBrowser(
    `finds, corrects a scan, ranks, compares and decides with at most ${MAX_CLICKS} clicks`,
    async () => {
      const { page, faults, foreign } = await open('/developers?mode=live');
      let clicks = 0;
      const click = async (locator: Locator): Promise<void> => {
        clicks += 1;
        await locator.click();
      };
      await screenshot(page, 'portal-overview-caseworker');
      await click(page.getByRole('link', { name: 'Find a candidate' }));
      await click(page.getByLabel('Skill'));
      await page.keyboard.type('forklift operation');
      await click(page.getByRole('button', { name: 'Search' }));
      await click(page.getByRole('link', { name: 'Marisol Vega' }).first());
      await page.getByRole('heading', { name: 'Work and education' }).waitFor();
      await page
        .getByRole('region', { name: 'Stated in the record' })
        .getByText('Forklift operation')
        .waitFor();
      await screenshot(page, 'portal-candidate', 'whole');
      const record = page.url();
      await correctScan(page, click);
      await page.goto(record);
      await click(page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Jobs' }));
      await click(page.getByRole('link', { name: DESK_JOB.title }));
      await page.getByText('This job has not been ranked yet.').waitFor();
      await screenshot(page, 'portal-job');
      await click(page.getByRole('button', { name: 'Rank candidates' }));
      await page.getByRole('table', { name: 'Ranked candidates' }).waitFor();
      const boxes = page.getByRole('checkbox', { name: /^Compare/ });
      await click(boxes.nth(0));
      await click(boxes.nth(1));
      const comparison = page.getByRole('region', { name: 'Comparison' });
      expect(await comparison.getByRole('columnheader').count()).toBe(2);
      const name = await page.getByRole('rowheader', { name: /^1 / }).locator('.ranked-name').innerText();
      await click(comparison.getByRole('button', { name: /^Decide about/ }).first());
      const form = comparison.getByRole('form', { name: /^Decision about/ });
      await form.getByLabel('Outcome').selectOption('advanced');
      await form.getByLabel('Main reason').selectOption('skills');
      // A select takes one click to open and one to choose.
      clicks += 4;
      await click(form.getByLabel('Reason in words'));
      await page.keyboard.type('Two years on a reach truck.');
      await click(form.getByLabel('4', { exact: true }));
      await form.getByRole('group', { name: 'Reasons' }).waitFor();
      await screenshot(page, 'portal-ranking-decision', 'whole');
      await click(form.getByRole('button', { name: 'Record' }));
      await page
        .getByRole('status')
        .getByText(/^Recorded for .*: Advanced, rated 4 of 5\.$/)
        .waitFor();
      const table = page.getByRole('table', { name: 'Ranked candidates' });
      await table.getByRole('rowheader', { name: /^1 .*Advanced Skills Rated 4 of 5/ }).waitFor();
      await page.evaluate('scrollTo(0, 0)');
      await screenshot(page, 'portal-ranking', 'whole');
      await page.reload();
      await table.getByRole('rowheader', { name: /^1 .*Advanced Skills/ }).waitFor();
      await click(comparison.getByRole('link', { name: /^Open match of/ }).first());
      await page.getByLabel('Outcome').waitFor();
      expect(name).toContain(await page.getByRole('heading', { level: 1 }).innerText());
      await screenshot(page, 'portal-match', 'whole');
      await click(page.getByRole('tab', { name: 'History' }));
      await page.getByText('Two years on a reach truck.').waitFor();
      await page.getByText(CASEWORKER.email, { exact: false }).last().waitFor();
      await page.getByRole('complementary').locator('.tag', { hasText: 'Advanced' }).waitFor();
      expect(clicks).toBeLessThanOrEqual(MAX_CLICKS);
      expect(faults).toEqual([]);
      expect(foreign).toEqual([]);
      expect(new URL(page.url()).searchParams.get('mode')).toBe('live');
      await withdrawDecision(page);
      // The same address shows the same view again.
      await page.goBack();
      await comparison.waitFor();
    },
  );

  itInBrowser(`does the same by keyboard alone, with at most ${MAX_PRESSES} keys`, async () => {
    await pushParsed(await parseWrongScan(service, await liveKey()), 'scanned-1');
    const { page, faults } = await open('/developers?mode=live');
    const keyboard = new KeyboardUser(page);
    const comparison = page.getByRole('region', { name: 'Comparison' });
    const form = page.getByRole('form', { name: /^Decision about/ });
    const focused = () => page.evaluate<string>('document.activeElement.textContent');
    const said = (text: RegExp) => page.getByRole('status').getByText(text).waitFor();
    await findAndCorrect(page, keyboard);
    await rankAndCompare(page, keyboard);

    await keyboard.activate('Decide about');
    await form.waitFor();
    // The first field has the focus; Escape returns it to the button.
    await keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    await keyboard.activate('Decide about');
    await form.waitFor();
    await decide(keyboard, 'Rejected', 'Pay', 'Asks for more than the job pays.');
    await said(/: Rejected\.$/);
    expect(await focused()).toBe('Decide again');
    await screenshot(page, 'portal-decision-undo', 'whole');
    await keyboard.activate('Undo the decision about');
    await said(/^Withdrawn for /);
    expect(await focused()).toBe('Decide');
    await keyboard.activate('Decide about');
    await form.waitFor();
    await decide(keyboard, 'Advanced', 'Skills', 'Drove a reach truck for years.');
    await said(/: Advanced\.$/);
    const label = await comparison
      .getByRole('button', { name: /^Decide again about / })
      .getAttribute('aria-label');
    const name = String(label).replace('Decide again about ', '');
    await keyboard.moveTo(`Open match of ${name}`, 'Shift+Tab');
    await keyboard.press('Enter');
    await page.getByRole('tab', { name: 'Score', selected: true }).waitFor();
    await keyboard.moveTo('Score');
    await keyboard.press('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    await page.getByRole('tab', { name: 'History', selected: true }).waitFor();
    await page.getByText('Drove a reach truck for years.').waitFor();
    expect(keyboard.presses).toBeLessThanOrEqual(MAX_PRESSES);
    expect(new URL(page.url()).searchParams.get('mode')).toBe('live');
    expect(faults).toEqual([]);
  });

  itInBrowser('saves a filter without the name that was searched for', async () => {
    const { page } = await open('/developers/candidates?mode=live&q=mari&skill=forklift+operation');
    await page.getByLabel('Save this filter as').fill('Forklift');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const saved = page.getByRole('region', { name: 'Saved filters' }).getByRole('link', { name: 'Forklift' });
    await saved.waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('link', { name: 'Teodor Blasko' }).waitFor();
    await saved.click();
    await page.getByRole('link', { name: 'Teodor Blasko' }).waitFor({ state: 'detached' });
    const address = new URL(page.url()).searchParams;
    expect([address.get('skill'), address.get('q'), address.get('mode')]).toEqual([
      'forklift operation',
      null,
      'live',
    ]);
    await page.getByRole('button', { name: 'Delete the filter Forklift' }).click();
    await saved.waitFor({ state: 'detached' });
  });

  itInBrowser('merges a pair, undoes it, and keeps two people apart', async () => {
    const { page } = await open('/developers/duplicates?mode=live');
    const pair = page.getByRole('article', { name: 'Marisol Vega and Marisol Vega' });
    await pair.getByText('likely one person').waitFor();
    await pair.getByText(/^Why they may be one person/).click();
    await pair.getByText(/Email: same/).waitFor();
    await screenshot(page, 'portal-duplicates', 'whole');
    await pair.getByRole('button', { name: 'Merge into the older record' }).click();
    await pair.getByText('Merged into the older record.').waitFor();
    await page.getByRole('tab', { name: 'Decided' }).click();
    await page.getByRole('button', { name: /^Undo: Merged/ }).click();
    await page.getByRole('heading', { name: 'Nothing decided yet' }).waitFor();
    await page.getByRole('tab', { name: 'To decide' }).click();
    await pair.getByRole('button', { name: 'Not the same person' }).click();
    await pair.getByText('Kept as two people.').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'No likely duplicates' }).waitFor();
    await page.getByRole('tab', { name: 'Decided' }).click();
    await page.getByText('Not the same person as Marisol Vega').waitFor();
    await screenshot(page, 'portal-duplicates-decided');
    await page.getByRole('button', { name: /^Undo: Not the same/ }).click();
    await page.getByRole('heading', { name: 'Nothing decided yet' }).waitFor();
  });
});

/** Corrects two fields of a scan in a review, which the caseworker's own system opens, and confirms it. */
async function correctScan(page: Page, click: (locator: Locator) => Promise<void>): Promise<void> {
  const key = await liveKey();
  await page.goto(await reviewLink(service, key, await parseWrongScan(service, key)));
  await click(page.getByLabel('Name', { exact: true }));
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('d');
  await click(page.getByLabel('Email', { exact: true }).first());
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('m');
  await click(page.getByRole('button', { name: 'Confirm' }));
  await page.getByText('2 corrections confirmed').waitFor();
}

/** Finds the person of a scan, corrects two values in the review of the document, and returns to the document. */
async function findAndCorrect(page: Page, keyboard: KeyboardUser): Promise<void> {
  await page.getByRole('link', { name: 'Find a candidate' }).waitFor();
  await keyboard.activate('Find a candidate');
  await page.getByLabel('Name, email or phone').waitFor();
  await keyboard.moveTo('Name, email or phone');
  await keyboard.type('Odalys');
  await keyboard.press('Enter');
  await page.getByRole('link', { name: 'Teodor Blasko' }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Odalys' }).waitFor();
  await keyboard.activate('Odalys');
  await page.getByRole('link', { name: 'Open the document' }).waitFor();
  await keyboard.activate('Open the document');
  await page.getByRole('button', { name: 'Review' }).waitFor();
  await keyboard.activate('Review');
  await page.getByRole('form', { name: 'Values' }).waitFor();
  // The first field, the name, has the focus.
  await keyboard.press('End', 'Backspace', 'd', 'Tab', 'End', 'Backspace', 'm');
  await keyboard.activate('Confirm');
  await page.getByText('2 corrections confirmed').waitFor();
  await keyboard.activate('Continue');
  await page.getByRole('region', { name: 'Values' }).getByText('Odalys Brandvold').waitFor();
}

/** Ranks for the job and compares the first two candidates. */
async function rankAndCompare(page: Page, keyboard: KeyboardUser): Promise<void> {
  await keyboard.activate('Jobs');
  await page.getByRole('link', { name: DESK_JOB.title }).waitFor();
  await keyboard.activate(DESK_JOB.title);
  await page.getByRole('button', { name: 'Rank candidates' }).waitFor();
  await keyboard.activate('Rank candidates');
  await page.getByRole('table', { name: 'Ranked candidates' }).waitFor();
  await keyboard.activate('Compare', 'Space');
  await keyboard.press('Tab');
  await keyboard.activate('Compare', 'Space');
  const comparison = page.getByRole('region', { name: 'Comparison' });
  await comparison.waitFor();
  expect(await comparison.getByRole('columnheader').count()).toBe(2);
}

/** Fills the form of a decision, in which the outcome has the focus. */
async function decide(keyboard: KeyboardUser, outcome: string, reason: string, words: string): Promise<void> {
  await keyboard.choose(outcome);
  await keyboard.moveTo('Main reason');
  await keyboard.choose(reason);
  await keyboard.moveTo('Reason in words');
  await keyboard.type(words);
  await keyboard.activate('Record');
}

async function liveKey(): Promise<string> {
  return (await organization.key({ mode: 'live' })).key;
}

/** Pushes a candidate from a parse. Returns its id. */
async function pushParsed(resumeParseId: string, externalId: string): Promise<string> {
  const json = { candidates: [{ externalId, resumeParseId }] };
  const key = await liveKey();
  const { body } = await call(service.baseUrl, 'POST', '/api/v1/candidates/sync', { key, json });
  return body.results[0].candidateId;
}

/** Parses the sample resume for a review and pushes a candidate from its parse. */
async function pushParsedResume(): Promise<string> {
  const key = await liveKey();
  const file = await readFile(path.resolve(__dirname, '../../../src/embedded/demo-documents/resume.pdf'));
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(file)], { type: 'application/pdf' }), 'resume.pdf');
  const response = await fetch(`${service.baseUrl}/api/v1/parse/resume?include=review`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}` },
    body: form,
  });
  const { meta } = (await response.json()) as { meta: { parseId: string } };
  return pushParsed(meta.parseId, 'parsed-1');
}

describe('the resume of a candidate', () => {
  itInBrowser('is shown beside the record, and as a tab on a phone', async () => {
    const candidate = `/developers/candidates/${await pushParsedResume()}?mode=live`;
    const { page, faults } = await open(candidate);
    const resume = page.getByRole('region', { name: 'Resume document' });
    const record = page.getByRole('region', { name: 'Values' });
    await resume.getByRole('group', { name: 'Page 1' }).waitFor();
    const sides = [await resume.boundingBox(), await record.boundingBox()] as const;
    expect(sides[0]!.x + sides[0]!.width).toBeLessThanOrEqual(sides[1]!.x);
    // A value marks its words, and the words select the value.
    await record.getByRole('button', { name: /^Email/ }).click();
    await resume.locator('[data-value="/email"][data-chosen]').waitFor();
    await screenshot(page, 'portal-candidate-resume', 'seen', ['wide']);
    await resume.locator('[data-value="/work/0"] .outline').first().click();
    await record.locator('[data-finding="/work/0"][data-chosen]').waitFor();
    const findings = await accessibilityFindings(page);

    await page.setViewportSize(PHONE);
    await page.getByRole('tab', { name: 'Resume' }).click();
    await resume.getByRole('group', { name: 'Page 1' }).waitFor();
    await screenshot(page, 'portal-candidate-resume', 'whole', ['phone']);
    findings.push(...(await accessibilityFindings(page)), ...(await wideElements(page, 360)));
    await page.goto(`${service.baseUrl}/developers/candidates/${ids.candidate}?mode=live&tab=resume`);
    await page.getByText('This candidate was pushed without a document.', { exact: false }).waitFor();
    expect(findings).toEqual([]);
    expect(faults).toEqual([]);
  });

  itInBrowser('has a page of its own, from which it is reviewed and deleted', async () => {
    const candidate = `/developers/candidates/${await pushParsedResume()}?mode=live`;
    const { page, faults } = await open(candidate);
    await page.getByRole('link', { name: 'Open the document' }).click();
    const document = page.getByRole('region', { name: 'Document', exact: true });
    await document.getByRole('group', { name: 'Page 1' }).waitFor();
    await page.locator('[data-finding="/basics/email"] button').click();
    await document.locator('[data-value="/basics/email"][data-chosen]').waitFor();
    await page.getByRole('region', { name: 'Candidates' }).getByRole('link').waitFor();
    await screenshot(page, 'portal-document', 'whole');
    const findings = await accessibilityFindings(page);
    await page.setViewportSize(PHONE);
    findings.push(...(await accessibilityFindings(page)), ...(await wideElements(page, 360)));
    await page.setViewportSize(DESKTOP);

    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByRole('form', { name: 'Values' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('heading', { name: 'The document is no longer stored' }).waitFor();
    await page.getByRole('region', { name: 'Candidates' }).getByRole('link').waitFor();
    await screenshot(page, 'portal-document-deleted');
    findings.push(...(await accessibilityFindings(page)));
    await page.goto(`${service.baseUrl}/developers/documents/${ids.candidate}?mode=live`);
    await page.getByRole('alert').getByText('No such document exists.').waitFor();
    expect(findings).toEqual([]);
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  });
});

describe('the pages of records', () => {
  itInBrowser('have no accessibility violation, and fit a screen of 360 pixels', async () => {
    const client = new BrowserClient(service.baseUrl);
    await client.signIn(CASEWORKER.email);
    const query = 'mode=live';
    const { rankings } = (await client.portal('GET', `/records/jobs/${ids.job}/rankings?${query}`)).body;
    const { matches } = (await client.portal('GET', `/records/matches?${query}`)).body;
    const match = `/developers/matches/${matches[0].matchId}`;
    const candidate = `/developers/candidates/${ids.candidate}`;
    const ranking = `/developers/jobs/${ids.job}/rankings/${rankings[0].rankingId}`;
    const pages = [
      `/developers?${query}`,
      `/developers/candidates?${query}&skill=forklift`,
      `${candidate}?${query}`,
      `${candidate}?${query}&tab=history`,
      `/developers/jobs?${query}`,
      `/developers/jobs/${ids.job}?${query}`,
      `${ranking}?${query}&compare=1,2,3,4`,
      `/developers/matches?${query}`,
      ...['score', 'retention', 'gaps', 'evidence', 'history'].map((tab) => `${match}?${query}&tab=${tab}`),
      `/developers/duplicates?${query}`,
    ];
    const findings: string[] = [];
    for (const viewport of [DESKTOP, PHONE]) {
      const { page, faults } = await open('/developers', viewport);
      for (const path of pages) {
        await page.goto(service.baseUrl + path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        const loading = page.getByRole('status', { name: /^Loading/ });
        await until('the page is loaded', async () => (await loading.count()) === 0);
        const about = (each: string): string => `${viewport.width} ${path}: ${each}`;
        findings.push(...(await accessibilityFindings(page)).map(about));
        if (viewport === PHONE) {
          findings.push(...(await wideElements(page, 360)).map(about));
          await page.setViewportSize(PHONE);
        }
      }
      expect(faults).toEqual([]);
    }
    expect(findings).toEqual([]);
  });

  itInBrowser('show why they are empty, that they load, and what failed', async () => {
    const { page } = await open('/developers/candidates?mode=live&skill=falconry');
    await page.getByRole('heading', { name: 'No candidates found' }).waitFor();
    await page.goto(`${service.baseUrl}/developers/candidates`);
    await page.getByRole('heading', { name: 'No candidates yet' }).waitFor();
    await page.goto(`${service.baseUrl}/developers/matches/00000000-0000-7000-8000-000000000000`);
    await page.getByRole('alert').getByText('No such match exists.').waitFor();
    await page.goto(`${service.baseUrl}/developers/candidates?mode=live&near=Nowhere+on+Sea`);
    await page.getByRole('alert').getByText('Could not load the candidates').waitFor();
  });

  itInBrowser('follow the switch between test and live, which the address keeps on the way', async () => {
    const { key } = await organization.key();
    const candidates = [{ firstName: 'Corvin', lastName: 'Aldersey' }];
    await call(service.baseUrl, 'POST', '/api/v1/candidates/sync', { key, json: { candidates } });
    const { page, faults } = await open('/developers/candidates');
    const menu = page.getByRole('navigation', { name: 'Portal' });
    const tested = page.getByRole('link', { name: 'Corvin Aldersey' });
    const live = page.getByRole('link', { name: 'Teodor Blasko' });
    const modeInAddress = () => new URL(page.url()).searchParams.get('mode');
    await tested.waitFor();
    expect(await live.count()).toBe(0);

    await page.getByLabel('Mode').selectOption('live');
    await live.waitFor();
    expect(await tested.count()).toBe(0);
    await menu.getByRole('link', { name: 'Jobs' }).click();
    await page.getByRole('link', { name: DESK_JOB.title }).click();
    await page.getByRole('button', { name: 'Rank candidates' }).waitFor();
    expect(modeInAddress()).toBe('live');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: DESK_JOB.title }).waitFor();
    expect(await page.getByLabel('Mode').inputValue()).toBe('live');

    // The id of a live job names nothing in test mode, so the list above it is shown.
    await page.getByLabel('Mode').selectOption('test');
    await page.getByRole('heading', { name: 'No jobs yet' }).waitFor();
    expect(modeInAddress()).toBeNull();
    await menu.getByRole('link', { name: 'Candidates' }).click();
    await tested.waitFor();
    expect(await live.count()).toBe(0);
    expect(modeInAddress()).toBeNull();
    await page.goBack();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: DESK_JOB.title }).waitFor();
    expect(modeInAddress()).toBe('live');
    expect(faults).toEqual([]);
  });
});
