import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { call } from '../../support/api';
import {
  itInBrowser,
  openBrowser,
  openPage,
  screenshot,
  accessibilityFindings,
  signInThrough,
  tabTo,
} from '../../support/browser';
import { dialogFindings, keyboardFindings } from '../../support/keyboard';
import { withMarkedFields } from '../../support/marked-values';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { until } from '../../support/until';
import { TEST_PASSWORD, BrowserClient } from '../../support/browser-client';

const EVIL = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
const SYNTHETIC = {
  candidateId: '00000000-0000-7000-8000-0000000c0001',
  jobId: '00000000-0000-7000-8000-0000000b0001',
};
/** Somebody an organization shares: the first four lines are not for its partners. */
const SHARED = {
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

/** Fields in which a name comes with figures that have a form. */
const NAMED_FIGURES = {
  title: `Packer ${EVIL}`,
  languages: [{ language: EVIL, languageCode: null, fluency: null, cefr: null, confidence: 1 }],
  friendlinessSignals: [
    {
      signal: 'fair_chance',
      polarity: 'positive',
      basis: 'explicit_text',
      confidence: 1,
      evidence: [{ text: EVIL, page: 1, box: null, charStart: 0, charEnd: 1 }],
    },
  ],
  compensation: { raw: EVIL, ranges: [{ min: 18, max: 20 }], period: 'hour', currency: 'USD' },
};

/** A candidate, a job and their match, with markup in every field a push can carry; and one candidate in live mode. */
async function pushRecords(): Promise<void> {
  const { key } = await employer.key();
  const post = async (path: string, json: unknown, apiKey = key) => {
    const answer = await call(service.baseUrl, 'POST', `/api/v1/${path}`, { key: apiKey, json });
    expect([answer.status, answer.text.slice(0, answer.status === 200 ? 0 : undefined)]).toEqual([200, '']);
    return answer.body;
  };
  const candidate = {
    ...withMarkedFields('NativeCandidate', EVIL),
    externalId: 'ats-1',
    firstName: EVIL,
    lastName: 'Brandvold',
  };
  const { results } = await post('candidates/sync', {
    candidates: [{ ...candidate, resumeText: null, email: 'odalys@example.com', phone: null }],
  });
  ids.candidate = results[0].candidateId;
  ids.job = (
    await post('jobs/sync', { parsed: { ...withMarkedFields('ParsedJobInput', EVIL), ...NAMED_FIGURES } })
  ).jobId;
  await post('match', { candidateId: ids.candidate, jobId: ids.job });
  const live = await employer.key({ mode: 'live' });
  await post('candidates/sync', { candidates: [{ firstName: 'Corvin', lastName: 'Aldersey' }] }, live.key);
  await employer.link(organization);
  await post('candidates/sync', { candidates: [SHARED] }, (await organization.key()).key);
}

async function visitor(email: string): Promise<BrowserClient> {
  const made = new BrowserClient(service.baseUrl);
  await made.signIn(email);
  return made;
}

async function open(email: string, path: string, scheme: 'light' | 'dark' = 'light') {
  browser ??= await openBrowser();
  const watch = await openPage(browser, service.baseUrl, scheme);
  const session = sessions.get(email);
  if (session) {
    await watch.page.context().addCookies(session);
    await watch.page.goto(service.baseUrl + path);
    return watch;
  }
  await signInThrough(watch.page, service.baseUrl, { email, password: TEST_PASSWORD }, path);
  await watch.page.getByRole('button', { name: 'Sign in' }).waitFor({ state: 'detached' });
  sessions.set(email, await watch.page.context().cookies());
  return watch;
}

/** Cookies of who has signed in: an address may do so ten times in five minutes. */
const sessions = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>();

/** Thirty stays with a forecast each, of which a third ended after half a year; as reports over the API leave them. */
async function reportStays(): Promise<void> {
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

/** Weights learned from 240 outcomes, as the learning of the match pool leaves them. */
async function learnWeights(): Promise<void> {
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
  const heldBack = {
    logLoss: { defaults: 0.612, learned: 0.571 },
    auc: { defaults: 0.68, learned: 0.74 },
    gain: 0.041,
    gainInterval: [0.012, 0.07],
  };
  const bin = (scoreFrom: number, outcomes: number, predicted: number, observed: number) => ({
    scoreFrom,
    scoreTo: scoreFrom + 20,
    outcomes,
    predicted,
    observed,
  });
  const bins = [
    bin(20, 42, 0.21, 0.19),
    bin(40, 88, 0.41, 0.45),
    bin(60, 71, 0.63, 0.59),
    bin(80, 39, 0.8, 0.85),
  ];
  await service.database.query(
    `INSERT INTO match_weights (tenant_id, mode, version, weights, better, outcomes, good_outcomes, held_back, calibration,
       outcomes_known, model_version)
     VALUES ($1, 'test', 1, $2, true, 240, 121, $3, $4, 240, 'match-1.0.0')`,
    [
      employer.tenantId,
      JSON.stringify(weights),
      JSON.stringify(heldBack),
      JSON.stringify({ intercept: -2.1, slope: 4.4, error: 0.036, bins }),
    ],
  );
}

describe.each(['light', 'dark'] as const)('sandbox data and models, %s', (scheme) => {
  itInBrowser(
    'records are listed, found and opened; markup in any of their fields is text',
    async () => {
      const { page, foreign, faults } = await open('admin@employer.example', '/developers/data', scheme);
      await page.getByRole('button', { name: 'Brandvold' }).waitFor();
      await page.getByText('Shared by an organization').waitFor();
      expect(await page.content()).not.toContain('Aldersey');
      await page.getByLabel('Name, email or phone').fill('nobody');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('heading', { name: 'No candidates found' }).waitFor();
      await page.getByLabel('Name, email or phone').fill('');
      await page.getByRole('button', { name: 'Brandvold' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('heading', { name: 'Skills' }).waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
      await dialog.getByRole('tab', { name: 'JSON' }).click();
      await dialog.getByText('onerror').first().waitFor();
      await dialog.getByRole('tab', { name: 'Code' }).click();
      await dialog.getByText(`/api/v1/candidates/${ids.candidate}`).first().waitFor();
      await page.keyboard.press('Escape');

      await page.getByRole('tab', { name: 'Jobs' }).click();
      await page.getByRole('button', { name: 'Packer' }).click();
      await dialog.getByText('onerror').first().waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: 'Matches' }).click();
      await page.getByRole('button', { name: 'Packer' }).click();
      await dialog
        .getByRole('img', { name: 'Probability of still being employed' })
        .locator('path')
        .first()
        .waitFor();
      await dialog.getByText('onerror').first().waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
      expect(await page.locator('main img, [role=dialog] :is(img:not([role]), script)').count()).toBe(0);
      expect(await page.title()).toBe('Sandbox data · Tenure');
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: 'Candidates' }).click();
      await page.getByLabel('Records', { exact: true }).selectOption('synthetic');
      await page.getByRole('button', { name: 'Amara Okonjo' }).waitFor();
      await screenshot(page, `portal-data-${scheme}`);
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Amara Okonjo' }).click();
      await dialog.getByRole('heading', { name: 'Work' }).waitFor();
      await screenshot(page, `portal-candidate-${scheme}`);

      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Models' }).click();
      await page.getByRole('heading', { name: 'Not enough data to evaluate' }).waitFor();
      await page.getByRole('heading', { name: 'Not enough outcomes to learn from' }).waitFor();
      if (scheme === 'light') await Promise.all([reportStays(), learnWeights()]);
      await page.getByLabel('Mode').selectOption('test');
      await page.getByRole('img', { name: 'Forecast and outcome' }).locator('path').first().waitFor();
      const row = page.getByRole('row', { name: /^365 days/ });
      expect(await row.getByRole('cell').allInnerTexts()).toEqual(['45.0%', '33.3%', '30']);
      await page
        .getByRole('img', { name: 'Probability of a positive outcome' })
        .locator('path')
        .first()
        .waitFor();
      await page.getByText('0.571 vs. 0.612').waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
      await screenshot(page, `portal-models-${scheme}`, 'whole');
      expect(foreign).toEqual([]);
      expect(faults).toEqual([]);
    },
    240_000,
  );
});

itInBrowser(
  'a call of the log is sent again with the key of the playground',
  async () => {
    const admin = await visitor('admin@employer.example');
    const { key } = await employer.key();
    await call(service.baseUrl, 'POST', '/api/v1/match', {
      key,
      json: SYNTHETIC,
      headers: { 'Sandbox-Tenant': 'synthetic' },
    });
    await until(
      'the call to be logged',
      async () =>
        (await admin.portal('GET', '/requests?mode=test&route=/api/v1/match')).body.requests.length > 1,
    );
    const { page } = await open('admin@employer.example', '/developers/requests');
    await page.getByLabel('Route').selectOption('/api/v1/match');
    await page.getByRole('button', { name: 'POST /api/v1/match' }).first().click();
    await page.getByRole('link', { name: 'Replay in the playground' }).click();
    await page.getByLabel('Body').getByText(SYNTHETIC.jobId).waitFor();
    await page.getByRole('button', { name: 'Send' }).click();
    // The log keeps no headers, and in the tenant's own sandbox there is no such pair.
    const answer = page.getByRole('region', { name: 'Response' });
    await answer.getByText('404', { exact: true }).waitFor();
    await page.getByLabel('Records', { exact: true }).selectOption('synthetic');
    await page.getByRole('button', { name: 'Send' }).click();
    await answer.getByText('"finalScore"').waitFor();
    await page.getByText('Show as code').click();
    await page.getByText("tenure.POST('/api/v1/match'").waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`:root[data-mantine-color-scheme=${colorScheme}]`).waitFor();
      await page.evaluate('scrollTo(0, 0)');
      expect(await accessibilityFindings(page)).toEqual([]);
      await screenshot(page, `portal-playground-request-${colorScheme}`);
    }
    await page.getByLabel('Path').fill('https://elsewhere.example/api/v1/me');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('alert').getByText('must begin with /api/v1/').waitFor();
  },
  240_000,
);

itInBrowser(
  'records are looked at with the keyboard alone, and the place is kept',
  async () => {
    const { page } = await open('admin@employer.example', '/developers/data');
    await page.getByRole('button', { name: 'Brandvold' }).waitFor();
    await tabTo(page, 'Brandvold');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('heading', { name: 'Skills' }).waitFor();
    await tabTo(page, 'Result');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('dialog').getByText('"candidateId"').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const focused = await page.evaluate<string>(
      "[document.activeElement.tagName, document.activeElement.textContent].join(' ')",
    );
    expect(focused).toMatch(/^BUTTON .*Brandvold/);
  },
  240_000,
);

/** Pages of an administrator, with what opens a dialog on them. */
const WALKED: [string, RegExp[]][] = [
  ['/developers', []],
  ['/developers/keys', [/^Create key$/, /^Rotate /, /^Revoke /]],
  ['/developers/playground', []],
  ['/developers/webhooks', [/^Create subscription$/]],
  ['/developers/data', [/Brandvold/, /^Candidate …/]],
  ['/developers/requests', [/^POST /]],
  ['/developers/usage', []],
  ['/developers/models', []],
  ['/developers/tenant', [/^Invite member$/]],
  ['/developers/audit-log', []],
];
const WALKED_BY_OPERATORS = ['/developers/operations', '/developers/access-requests', '/developers/outbox'];
const WALKED_BY_ANYBODY = [
  '/docs',
  '/docs/typescript-client',
  '/errors',
  '/deprecations',
  '/developers/request-access',
];

itInBrowser(
  'every page is worked with the keyboard alone: all is reached and seen, dialogs keep the focus and give it back',
  async () => {
    const admin = await visitor('admin@employer.example');
    await admin.portal('POST', '/webhooks?mode=test', { url: 'https://hooks.example.com/', events: ['*'] });
    const { page } = await open('admin@employer.example', '/developers');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const findings: string[] = [];
    const walk = async (watched: Page, path: string, part: string): Promise<void> => {
      await watched.goto(`${service.baseUrl}${path}`);
      await watched.getByRole('heading', { level: 1 }).waitFor();
      await until('the page to be loaded', async () => (await watched.getByRole('status').count()) === 0);
      findings.push(...(await keyboardFindings(watched, part)).map((each) => `${path}: ${each}`));
    };
    for (const [path, openers] of WALKED) {
      await walk(page, path, path === '/developers' ? 'body' : 'main');
      for (const name of openers) {
        const opener = page.getByRole('button', { name }).first();
        findings.push(...(await dialogFindings(page, opener)).map((each) => `${path} ${name}: ${each}`));
      }
    }
    const operator = await open('operator@tenure.example', '/developers');
    await operator.page.getByRole('heading', { level: 1 }).waitFor();
    for (const path of WALKED_BY_OPERATORS) await walk(operator.page, path, 'main');
    for (const path of WALKED_BY_ANYBODY) await walk(operator.page, path, 'body');
    expect(findings).toEqual([]);
  },
  240_000,
);

itInBrowser(
  'what a linked tenant shares is opened without who it is, and matched from there',
  async () => {
    const { page } = await open('admin@employer.example', '/developers/data');
    await page.getByRole('button', { name: /^Candidate …/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Skills' }).waitFor();
    expect(await dialog.innerText()).not.toMatch(/Ondine|Parcel House|ondine@/);
    await dialog.getByText('Order picker').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await dialog.getByRole('link', { name: 'Match in the playground' }).click();
    await page
      .getByRole('option', { name: /^Shared candidate …/, selected: true })
      .waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Match', exact: true }).click();
    await page.getByText('of 100', { exact: true }).waitFor();
    const other = await open('admin@organization.example', '/developers/data');
    await other.page.getByRole('tab', { name: 'Jobs' }).click();
    await other.page.getByRole('button', { name: 'Packer' }).click();
    await other.page.getByRole('dialog').getByText('onerror').first().waitFor();
  },
  240_000,
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
      const answer = await call(service.baseUrl, 'POST', `/api/v1/matches/${matchId}/ratings`, { key, json });
      expect(answer.status).toBe(201);
    };
    const { page, faults } = await open('admin@employer.example', '/developers/data');
    const dialog = page.getByRole('dialog');
    const openMatch = async () => {
      await page.getByRole('tab', { name: 'Matches' }).click();
      await page.getByRole('button', { name: 'Brandvold' }).click();
      await dialog.getByRole('heading', { name: 'Ratings' }).waitFor();
    };
    await openMatch();
    await dialog.getByText('No ratings yet').waitFor();
    await rate({ rating: 2, raterRole: 'employer', reasons: ['pay', 'commute'], comment: `Too far ${EVIL}` });
    for (let count = 0; count < 10; count += 1) await rate({ rating: 5, raterRole: 'caseworker' });
    await page.reload();
    await openMatch();
    const rows = dialog.getByRole('table', { name: 'Ratings' }).locator('tbody tr');
    await rows.first().waitFor();
    expect(await rows.count()).toBe(10);
    expect(await rows.first().innerText()).toMatch(/5 of 5[^]*caseworker[^]*No reasons/);
    await tabTo(page, 'Show more ratings');
    await page.keyboard.press('Enter');
    await rows.nth(10).waitFor();
    expect(await rows.nth(10).innerText()).toMatch(/2 of 5[^]*employer[^]*pay, commute[^]*Too far <img/);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`:root[data-mantine-color-scheme=${colorScheme}]`).waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
    }
    expect(faults).toEqual([]);
  },
  240_000,
);

const PAGES = [
  ['/developers/webhooks', 'webhooks?**'],
  ['/developers/tenant', 'members'],
  ['/developers/tenant', 'tenant-links'],
  ['/developers/data', 'sandbox/candidates?**'],
  ['/developers/models', 'models/retention?**'],
  ['/developers/models', 'models/matching?**'],
  ['/developers/requests', 'requests?**'],
  ['/developers/usage', 'usage?**'],
  ['/developers/audit-log', 'audit-log'],
  ['/developers/playground?replay=req_1', 'requests/req_1?**'],
] as const;

itInBrowser(
  'every page says when the service fails, with what to quote, and tries again',
  async () => {
    const { page } = await open('admin@employer.example', '/developers/data');
    await page.getByRole('button', { name: 'Brandvold' }).waitFor();
    for (const [path, asked] of PAGES) {
      await page.route(`**/developers/api/${asked}`, fail);
      await page.goto(`${service.baseUrl}${path}`);
      await shownFailure(page);
      if (path.includes('replay')) continue;
      await page.unroute(`**/developers/api/${asked}`);
      await page.getByRole('button', { name: 'Try again' }).first().click();
      await page.getByRole('alert').waitFor({ state: 'detached' });
    }
    await page.goto(`${service.baseUrl}/developers/playground`);
    await page.route('**/developers/api/sandbox/**', fail);
    await page.getByRole('tab', { name: 'Match', exact: true }).click();
    await shownFailure(page);
    expect(await accessibilityFindings(page)).toEqual([]);
    const operator = await open('operator@tenure.example', '/developers/operations');
    await operator.page.getByRole('rowheader', { name: 'match', exact: true }).waitFor();
    await operator.page.route('**/developers/api/pools', fail);
    await operator.page.reload();
    await shownFailure(operator.page);
    for (const [path, nothing] of [
      ['outbox', 'No emails yet'],
      ['access-requests', 'No open requests'],
    ] as const) {
      await operator.page.route(`**/developers/api/${path}`, fail);
      await operator.page.goto(`${service.baseUrl}/developers/${path}`);
      await shownFailure(operator.page);
      await operator.page.unroute(`**/developers/api/${path}`);
      await operator.page.getByRole('button', { name: 'Try again' }).click();
      await operator.page.getByRole('heading', { name: nothing }).waitFor();
      expect(await accessibilityFindings(operator.page)).toEqual([]);
    }
  },
  240_000,
);

itInBrowser(
  'a list that is on its way says so',
  async () => {
    const { page } = await open('admin@employer.example', '/developers/audit-log');
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/developers/api/sandbox/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Sandbox data' }).click();
    await page.getByRole('status', { name: 'Loading the candidates' }).waitFor();
    answer();
    await page.getByRole('button', { name: 'Brandvold' }).waitFor();
  },
  240_000,
);

async function fail(route: Route): Promise<void> {
  await route.fulfill({
    status: 503,
    contentType: 'application/problem+json',
    body: JSON.stringify({
      code: 'service_unavailable',
      detail: 'The stores are away.',
      requestId: 'req_away',
    }),
  });
}

async function shownFailure(page: Page): Promise<void> {
  await page.getByRole('alert').getByText('The stores are away.').first().waitFor();
  await page.getByText('req_away').first().waitFor();
}
