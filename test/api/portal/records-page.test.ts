import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { call } from '../../support/api';
import {
  itInBrowser,
  loaded,
  openBrowser,
  openPage,
  accessibilityFindings,
  signInThrough,
  tabTo,
} from '../../support/browser/browser';
import { screenshot } from '../../support/browser/pictures';
import { dialogFindings, keyboardFindings } from '../../support/browser/keyboard';
import { wideElements } from '../../support/browser/wide-elements';
import { withMarkedFields } from '../../support/marked-values';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { until } from '../../support/until';
import { TEST_PASSWORD, BrowserClient } from '../../support/browser/browser-client';

const MARKUP = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
const SYNTHETIC_PAIR = {
  candidateId: '00000000-0000-7000-8000-0000000c0001',
  jobId: '00000000-0000-7000-8000-0000000b0001',
};
/** A candidate shared by an organization. Partners must not see the values of the first four lines. */
const SHARED_CANDIDATE = {
  firstName: 'Ondine',
  email: 'ondine@example.com',
  summary: 'Ondine packed at Parcel House.',
  work: [{ name: 'Parcel House', position: 'Order picker', startDate: '2021-04', endDate: '2023-04' }],
  skills: ['Order picking', 'Pallet jack'],
  consent: { shareWithEmployers: true, automatedScoring: true },
};
let service: TestService;
let employer: TestTenant;
let organization: TestTenant;
let browser: Browser | null = null;

beforeAll(async () => {
  service = await startService({ pools: ['sync', 'match'] });
  [employer, organization] = [await service.tenant('employer'), await service.tenant('organization')];
  for (const [email, role, { tenantId }] of [
    ['admin@employer.example', 'employer_admin', employer],
    ['admin@organization.example', 'org_admin', organization],
  ] as const) {
    await service.admin.users.create({ email, role, tenantId, password: TEST_PASSWORD });
  }
  await service.admin.users.create({
    email: 'operator@tenure.example',
    role: 'operator',
    tenantId: null,
    password: TEST_PASSWORD,
  });
  await pushRecords();
});
afterAll(async () => {
  await browser?.close();
  await service.stop();
});

const ids = { candidate: '', job: '' };

/** Fields in which a text comes with structured values. */
const STRUCTURED_FIELDS = {
  title: `Packer ${MARKUP}`,
  languages: [{ language: MARKUP, languageCode: null, fluency: null, cefr: null, confidence: 1 }],
  friendlinessSignals: [
    {
      signal: 'fair_chance',
      polarity: 'positive',
      basis: 'explicit_text',
      confidence: 1,
      evidence: [{ text: MARKUP, page: 1, box: null, charStart: 0, charEnd: 1 }],
    },
  ],
  inferredSkills: [
    {
      ...{ name: MARKUP, skillId: MARKUP, taxonomy: null, type: 'hard', provenance: 'curated_map' },
      confidence: 0.7,
      evidence: [
        { occupation: MARKUP, onetSocCode: null, mapVersion: MARKUP, importance: 0.7, text: MARKUP },
      ],
    },
  ],
  compensation: { raw: MARKUP, ranges: [{ min: 18, max: 20 }], period: 'hour', currency: 'USD' },
};

/** Creates a candidate, a job and a match with markup in every field, and a live and a shared candidate. */
async function pushRecords(): Promise<void> {
  const { key } = await employer.key();
  const post = async (path: string, json: unknown, apiKey = key) => {
    const response = await call(service.baseUrl, 'POST', `/api/v1/${path}`, { key: apiKey, json });
    expect([response.status, response.text.slice(0, response.status === 200 ? 0 : undefined)]).toEqual([
      200,
      '',
    ]);
    return response.body;
  };
  const candidate = {
    ...withMarkedFields('NativeCandidate', MARKUP),
    externalId: 'ats-1',
    firstName: MARKUP,
    lastName: 'Brandvold',
  };
  const { results } = await post('candidates/sync', {
    candidates: [{ ...candidate, resumeText: null, email: 'odalys@example.com', phone: null }],
  });
  ids.candidate = results[0].candidateId;
  ids.job = (
    await post('jobs/sync', {
      parsed: { ...withMarkedFields('ParsedJobInput', MARKUP), ...STRUCTURED_FIELDS },
    })
  ).jobId;
  await post('match', { candidateId: ids.candidate, jobId: ids.job });
  const liveKey = await employer.key({ mode: 'live' });
  await post('candidates/sync', { candidates: [{ firstName: 'Corvin', lastName: 'Aldersey' }] }, liveKey.key);
  await employer.link(organization);
  await post('candidates/sync', { candidates: [SHARED_CANDIDATE] }, (await organization.key()).key);
}

async function signInAs(email: string): Promise<BrowserClient> {
  const client = new BrowserClient(service.baseUrl);
  await client.signIn(email);
  return client;
}

async function open(email: string, path: string) {
  browser ??= await openBrowser();
  const view = await openPage(browser, service.baseUrl);
  const session = sessions.get(email);
  if (session) {
    await view.page.context().addCookies(session);
    await view.page.goto(service.baseUrl + path);
    return view;
  }
  await signInThrough(view.page, service.baseUrl, { email, password: TEST_PASSWORD }, path);
  await view.page.getByRole('button', { name: 'Sign in' }).waitFor({ state: 'detached' });
  sessions.set(email, await view.page.context().cookies());
  return view;
}

/** Session cookies by email, because the number of sign-ins per address is limited to ten in five minutes. */
const sessions = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>();

/**
 * Inserts thirty ended placements with forecasts in the form that the API stores. A third ended after 60
 * days, a third after 200.
 */
async function insertEndedPlacements(): Promise<void> {
  await service.database.query(
    `INSERT INTO placements (placement_id, tenant_id, mode, candidate_id, job_id, status, history, started_on, ended_on,
       job_family, predictor, forecast, model_version, start_date, end_date)
     SELECT gen_random_uuid(), $1, 'test', gen_random_uuid(), gen_random_uuid(), 'ended', '[]', current_date - 700,
            current_date - 700 + CASE n % 3 WHEN 0 THEN 60 WHEN 1 THEN 200 ELSE 500 END, '35', 0.3,
            '{0.97,0.8,0.7,0.45}', 'retention', '2025', '2025'
     FROM generate_series(1, 30) AS n`,
    [employer.tenantId],
  );
}

/** Inserts weights learned from 240 outcomes in the form that the match pool stores. */
async function insertLearnedWeights(): Promise<void> {
  const weights = {
    skills: 0.3,
    experience: 0.18,
    certifications: 0.12,
    education: 0.04,
    languages: 0.04,
    location: 0.22,
    compensation: 0.06,
    schedule: 0.04,
  };
  const heldOut = {
    logLoss: { defaults: 0.612, learned: 0.571 },
    auc: { defaults: 0.68, learned: 0.74 },
    gain: 0.041,
    gainInterval: [0.012, 0.07],
  };
  const calibrationBin = (scoreFrom: number, outcomes: number, predicted: number, observed: number) => ({
    scoreFrom,
    scoreTo: scoreFrom + 20,
    outcomes,
    predicted,
    observed,
  });
  const bins = [
    calibrationBin(20, 42, 0.21, 0.19),
    calibrationBin(40, 88, 0.41, 0.45),
    calibrationBin(60, 71, 0.63, 0.59),
    calibrationBin(80, 39, 0.8, 0.85),
  ];
  await service.database.query(
    `INSERT INTO match_weights (tenant_id, mode, version, weights, better, outcomes, good_outcomes, held_back, calibration,
       outcomes_known, model_version)
     VALUES ($1, 'test', 1, $2, true, 240, 121, $3, $4, 240, 'match-1.0.0')`,
    [
      employer.tenantId,
      JSON.stringify(weights),
      JSON.stringify(heldOut),
      JSON.stringify({ intercept: -2.1, slope: 4.4, error: 0.036, bins }),
    ],
  );
}

describe('records and models in both themes', () => {
  itInBrowser('are listed, searched and opened, and markup in every field is shown as text', async () => {
    const { page, foreign, faults } = await open('admin@employer.example', '/developers/data');
    const openPage = (name: string) =>
      page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name, exact: true }).click();
    await page.getByRole('link', { name: 'Brandvold' }).waitFor();
    await page.getByText('Shared by an organization').waitFor();
    expect(await page.content()).not.toContain('Aldersey');
    await page.getByLabel('Name, email or phone').fill('unknown');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('heading', { name: 'No candidates found' }).waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('link', { name: 'Brandvold' }).click();
    await page.getByRole('heading', { name: 'Skills' }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('tab', { name: 'API' }).click();
    await page.getByText(`/api/v1/candidates/${ids.candidate}`).first().waitFor();
    await page.getByText('"candidateId"').first().waitFor();

    await openPage('Jobs');
    await page.getByRole('link', { name: 'Packer' }).click();
    await page.getByText('onerror').first().waitFor();
    await openPage('Matches');
    await page.getByRole('link', { name: 'Packer' }).click();
    await page.getByRole('tab', { name: 'Retention' }).click();
    await page
      .getByRole('group', { name: 'Probability of still being employed' })
      .locator('path')
      .first()
      .waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await page.locator('main :is(img:not([role]), script)').count()).toBe(0);
    expect(await page.title()).toContain('Brandvold · Tenure');
    await openPage('Candidates');
    await page.getByLabel('Records', { exact: true }).selectOption('synthetic');
    await page.getByRole('link', { name: 'Amara Okonjo' }).waitFor();
    await screenshot(page, 'portal-candidates');
    await page.getByRole('link', { name: 'Amara Okonjo' }).click();
    await page.getByRole('heading', { name: 'Work and education' }).waitFor();

    await page.getByRole('link', { name: 'Models' }).click();
    await page.getByRole('heading', { name: 'Not enough data to evaluate' }).waitFor();
    await page.getByRole('heading', { name: 'Not enough outcomes to learn from' }).waitFor();
    await Promise.all([insertEndedPlacements(), insertLearnedWeights()]);
    await page.reload();
    await page.getByRole('img', { name: 'Forecast and outcome' }).locator('circle').first().waitFor();
    const row = page.getByRole('row', { name: /^365 days/ });
    expect(await row.getByRole('cell').allInnerTexts()).toEqual(['45.0%', '33.3%', '30']);
    await page
      .getByRole('img', { name: 'Probability of a positive outcome' })
      .locator('circle')
      .first()
      .waitFor();
    await page.getByText('0.571 vs. 0.612').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await screenshot(page, 'portal-models', 'whole');
    expect(foreign).toEqual([]);
    expect(faults).toEqual([]);
  });
});

itInBrowser('a logged request can be sent again with the playground key', async () => {
  const admin = await signInAs('admin@employer.example');
  const { key } = await employer.key();
  await call(service.baseUrl, 'POST', '/api/v1/match', {
    key,
    json: SYNTHETIC_PAIR,
    headers: { 'Sandbox-Tenant': 'synthetic' },
  });
  await until(
    'the call is logged',
    async () =>
      (await admin.portal('GET', '/requests?mode=test&route=/api/v1/match')).body.requests.length > 1,
  );
  const { page } = await open('admin@employer.example', '/developers/requests');
  await page.getByLabel('Route').selectOption('/api/v1/match');
  await page.getByRole('button', { name: 'POST /api/v1/match' }).first().click();
  await page.getByRole('link', { name: 'Replay in the playground' }).click();
  await page.getByLabel('Body').getByText(SYNTHETIC_PAIR.jobId).waitFor();
  await page.getByRole('button', { name: 'Send' }).click();
  // The log stores no headers, and the tenant's own sandbox does not contain this pair.
  const responseRegion = page.getByRole('region', { name: 'Response' });
  await responseRegion.getByText('404', { exact: true }).waitFor();
  await page.getByLabel('Records', { exact: true }).selectOption('synthetic');
  await page.getByRole('button', { name: 'Send' }).click();
  await responseRegion.getByText('"finalScore"').waitFor();
  await page.getByText('Show as code').click();
  await page.getByText("tenure.POST('/api/v1/match'").waitFor();
  await page.evaluate('scrollTo(0, 0)');
  expect(await accessibilityFindings(page)).toEqual([]);
  await screenshot(page, 'portal-playground-request');
  await page.getByLabel('Path').fill('https://elsewhere.example/api/v1/me');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('alert').getByText('must begin with /api/v1/').waitFor();
});

/** The pages of an administrator, with the buttons that open a dialog on each. */
const ADMIN_PAGES: [string, RegExp[]][] = [
  ['/developers', []],
  ['/developers/keys', [/^Create key$/, /^Rotate /, /^Revoke /]],
  ['/developers/playground', []],
  ['/developers/webhooks', [/^Create subscription$/]],
  ['/developers/connectors', [/^Connect board$/, /^Remove /]],
  ['/developers/candidates', []],
  ['/developers/jobs', []],
  ['/developers/matches', []],
  ['/developers/duplicates', []],
  // The sheet of a request is no dialog: test/api/portal/requests.test.ts moves the focus in and out of it.
  ['/developers/requests', []],
  ['/developers/usage', []],
  ['/developers/models', []],
  ['/developers/tenant', [/^Invite member$/]],
  ['/developers/audit-log', []],
];
const OPERATOR_PAGES = ['/developers/operations', '/developers/access-requests', '/developers/outbox'];
const PUBLIC_PAGES = [
  '/docs',
  '/docs/typescript-client',
  '/errors',
  '/deprecations',
  '/developers/request-access',
];

itInBrowser(
  'every page of the portal works with the keyboard only, and dialogs trap and restore the focus',
  async () => {
    const admin = await signInAs('admin@employer.example');
    await admin.portal('POST', '/connectors?mode=test', {
      kind: 'lever',
      board: 'acme',
      employerName: null,
      intervalMinutes: null,
    });
    await admin.portal('POST', '/webhooks?mode=test', { url: 'https://hooks.example.com/', events: ['*'] });
    const { page } = await open('admin@employer.example', '/developers');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const findings: string[] = [];
    const checkPage = async (targetPage: Page, path: string, part: string): Promise<void> => {
      await targetPage.goto(`${service.baseUrl}${path}`);
      await targetPage.getByRole('heading', { level: 1 }).waitFor();
      await loaded(targetPage);
      findings.push(...(await keyboardFindings(targetPage, part)).map((each) => `${path}: ${each}`));
      if (!path.startsWith('/developers')) return;
      findings.push(...(await wideElements(targetPage, 360)).map((each) => `${path}: ${each}`));
      await targetPage.setViewportSize({ width: 1_200, height: 900 });
    };
    for (const [path, openers] of ADMIN_PAGES) {
      await checkPage(page, path, path === '/developers' ? 'body' : 'main');
      for (const name of openers) {
        const opener = page.getByRole('button', { name }).first();
        findings.push(...(await dialogFindings(page, opener)).map((each) => `${path} ${name}: ${each}`));
      }
    }
    const operator = await open('operator@tenure.example', '/developers');
    await operator.page.getByRole('heading', { level: 1 }).waitFor();
    for (const path of OPERATOR_PAGES) await checkPage(operator.page, path, 'main');
    for (const path of PUBLIC_PAGES) await checkPage(operator.page, path, 'body');
    expect(findings).toEqual([]);
  },
);

itInBrowser(
  'a candidate shared by a linked tenant is shown without identifying data and can be matched',
  async () => {
    const { page } = await open('admin@employer.example', '/developers/candidates');
    await page.getByRole('link', { name: /^Candidate …/ }).click();
    await page.getByRole('heading', { name: 'Skills' }).waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/Ondine|Parcel House|ondine@/);
    await page.getByText('Order picker').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Match in the playground' }).click();
    await page
      .getByRole('option', { name: /^Shared candidate …/, selected: true })
      .waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Match', exact: true }).click();
    await page.getByText('of 100', { exact: true }).waitFor();
    const organizationView = await open('admin@organization.example', '/developers/jobs');
    await organizationView.page.getByRole('link', { name: 'Packer' }).click();
    await organizationView.page.getByText('onerror').first().waitFor();
  },
);

itInBrowser(
  'the ratings of a match are shown with their reasons and comments, and more are loaded with the keyboard',
  async () => {
    const { key } = await employer.key();
    const listed = await call(service.baseUrl, 'GET', `/api/v1/matches?jobId=${ids.job}`, { key });
    const { matchId } = listed.body.matches.find(
      (match: { candidateId: string }) => match.candidateId === ids.candidate,
    );
    const rate = async (json: object) => {
      const response = await call(service.baseUrl, 'POST', `/api/v1/matches/${matchId}/ratings`, {
        key,
        json,
      });
      expect(response.status).toBe(201);
    };
    const { page, faults } = await open('admin@employer.example', `/developers/matches/${matchId}`);
    await page.getByText('No ratings yet').waitFor();
    await rate({
      rating: 2,
      raterRole: 'employer',
      reasons: ['pay', 'commute'],
      comment: `Too far ${MARKUP}`,
    });
    for (let count = 0; count < 10; count += 1) await rate({ rating: 5, raterRole: 'caseworker' });
    await page.reload();
    const rows = page.getByRole('table', { name: 'Ratings' }).locator('tbody tr');
    await rows.first().waitFor();
    expect(await rows.count()).toBe(10);
    expect(await rows.first().innerText()).toMatch(/5 of 5[^]*No reasons[^]*caseworker/);
    await tabTo(page, 'Show more ratings');
    await page.keyboard.press('Enter');
    await rows.nth(10).waitFor();
    expect(await rows.nth(10).innerText()).toMatch(/2 of 5[^]*Pay, Commute[^]*Too far <img[^]*employer/);
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(faults).toEqual([]);
  },
);

const PAGES_WITH_DATA = [
  ['/developers/webhooks', 'webhooks?**'],
  ['/developers/connectors', 'connectors?**'],
  ['/developers/tenant', 'members'],
  ['/developers/tenant', 'tenant-links'],
  ['/developers/candidates', 'records/candidates'],
  ['/developers/jobs', 'records/jobs'],
  ['/developers/matches', 'records/matches'],
  ['/developers/duplicates', 'records/duplicates'],
  ['/developers/models', 'models/retention?**'],
  ['/developers/models', 'models/matching?**'],
  ['/developers/requests', 'requests?**'],
  ['/developers/usage', 'usage?**'],
  ['/developers/audit-log', 'audit-log?**'],
  ['/developers/playground?replay=req_1', 'requests/req_1?**'],
] as const;

itInBrowser(
  'every page of the portal shows a service error with the request id and a retry button',
  async () => {
    const { page } = await open('admin@employer.example', '/developers/candidates');
    await page.getByRole('link', { name: 'Brandvold' }).waitFor();
    for (const [path, endpoint] of PAGES_WITH_DATA) {
      await page.route(`**/developers/api/${endpoint}`, respondWithError);
      await page.goto(`${service.baseUrl}${path}`);
      await expectErrorMessage(page);
      if (path.includes('replay')) continue;
      await page.unroute(`**/developers/api/${endpoint}`);
      await page.getByRole('button', { name: 'Try again' }).first().click();
      await page.getByRole('alert').waitFor({ state: 'detached' });
    }
    await page.goto(`${service.baseUrl}/developers/playground`);
    await page.route('**/developers/api/records/**', respondWithError);
    await page.getByRole('tab', { name: 'Match', exact: true }).click();
    await expectErrorMessage(page);
    expect(await accessibilityFindings(page)).toEqual([]);
    const operator = await open('operator@tenure.example', '/developers/operations');
    await operator.page.getByRole('rowheader', { name: 'match', exact: true }).waitFor();
    await operator.page.route('**/developers/api/pools', respondWithError);
    await operator.page.reload();
    await expectErrorMessage(operator.page);
    for (const [path, emptyHeading] of [
      ['outbox', 'No emails yet'],
      ['access-requests', 'No open requests'],
    ] as const) {
      await operator.page.route(`**/developers/api/${path}`, respondWithError);
      await operator.page.goto(`${service.baseUrl}/developers/${path}`);
      await expectErrorMessage(operator.page);
      await operator.page.unroute(`**/developers/api/${path}`);
      await operator.page.getByRole('button', { name: 'Try again' }).click();
      await operator.page.getByRole('heading', { name: emptyHeading }).waitFor();
      expect(await accessibilityFindings(operator.page)).toEqual([]);
    }
  },
);

itInBrowser('a list of the portal shows its loading state', async () => {
  const { page } = await open('admin@employer.example', '/developers/audit-log');
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/developers/api/records/**', async (route) => {
    await gate;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Candidates' }).click();
  await page.getByRole('status', { name: 'Loading the candidates' }).waitFor();
  release();
  await page.getByRole('link', { name: 'Brandvold' }).waitFor();
});

async function respondWithError(route: Route): Promise<void> {
  await route.fulfill({
    status: 503,
    contentType: 'application/problem+json',
    body: JSON.stringify({
      code: 'service_unavailable',
      detail: 'The stores are unavailable.',
      requestId: 'req_unavailable',
    }),
  });
}

async function expectErrorMessage(page: Page): Promise<void> {
  await page.getByRole('alert').getByText('The stores are unavailable.').first().waitFor();
  await page.getByText('req_unavailable').first().waitFor();
}
