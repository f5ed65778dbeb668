import { call } from '../../support/api';
import { DnsServer } from '../../support/dns-server';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { SOME_ID } from '../../support/some-id';

let names: DnsServer;
let service: TestService;
let employer: TestTenant;
let key: string;

beforeAll(async () => {
  names = await new DnsServer().start();
  names.names.set('hooks.example.com', ['8.8.8.8']);
  service = await startService({
    pools: ['parse', 'sync', 'upkeep'],
    environment: { WEBHOOK_DNS_SERVERS: names.address },
  });
  employer = await service.tenant('employer');
  ({ key } = await employer.key());
});
afterAll(async () => {
  await service.stop();
  await names.stop();
});

const post = (path: string, json: unknown) => call(service.baseUrl, 'POST', `/api/v1${path}`, { key, json });

describe('dates that do not exist are refused', () => {
  it.each([
    '/jobs?updatedSince',
    '/candidates?updatedSince',
    '/matches?updatedSince',
    '/placements?updatedSince',
    '/events?since',
  ])('in %s', async (path) => {
    for (const day of ['2026-02-30', '2026-02-29T10:00:00Z', '2026-04-31T10:00:00%2B02:00']) {
      const { status, body } = await call(service.baseUrl, 'GET', `/api/v1${path}=${day}`, { key });
      const pointer = path.slice(path.indexOf('?'));
      expect([day, status, body.errors?.[0]]).toMatchObject([day, 422, { pointer, code: 'format' }]);
    }
    const leap = await call(service.baseUrl, 'GET', `/api/v1${path}=2024-02-29`, { key });
    expect(leap.status).toBe(200);
  });

  it('in placements, jobs and candidates', async () => {
    const placed = await post('/placements', {
      candidateId: SOME_ID,
      jobId: SOME_ID,
      startDate: '2026-02-30',
    });
    expect(placed.body.errors).toMatchObject([{ pointer: '/startDate', code: 'format' }]);
    const job = await post('/jobs/sync', {
      parsed: {
        title: 'Cook',
        startDate: '2026-13',
        postedAt: '2026-02-30',
        expiresAt: '2026-06-31T00:00:00Z',
      },
    });
    expect(job.body.errors.map((each: { pointer: string }) => each.pointer).sort()).toEqual([
      '/parsed/expiresAt',
      '/parsed/postedAt',
      '/parsed/startDate',
    ]);
    const { body } = await post('/candidates/sync', {
      candidates: [
        { sourceUpdatedAt: '2026-02-30T00:00:00Z' },
        { consent: { recordedAt: '2026-02-30' } },
        { work: [{ position: 'Cook', startDate: '2026-02-30' }] },
      ],
    });
    const pointers = (body.results as { error?: { errors: { pointer: string }[] } }[]).map(
      ({ error }) => error?.errors[0]?.pointer,
    );
    expect(pointers).toEqual([
      '/candidates/0/sourceUpdatedAt',
      '/candidates/1/consent/recordedAt',
      '/candidates/2/work/0/startDate',
    ]);
    const adapted = await post('/candidates/sync', {
      adapter: 'salesforce',
      candidates: [{ record: { Id: '003Qy00000ABcDe', LastModifiedDate: '2026-02-30T10:00:00.000+0000' } }],
    });
    expect(adapted.body.results[0].error.errors).toMatchObject([
      { pointer: '/candidates/0/record/LastModifiedDate', code: 'format' },
    ]);
  });
});

describe('a posting is refused for', () => {
  it.each<[string, object, string, string]>([
    [
      'pay in dollars beside another currency',
      { hourlyMinUsd: 20, compensation: { currency: 'EUR' } },
      '/compensation/currency',
      'conflict',
    ],
    [
      'a currency that is none',
      { compensation: { currency: 'dollars' } },
      '/compensation/currency',
      'format',
    ],
    ['a script as the address to apply at', { applyUrl: 'javascript:alert(1)' }, '/applyUrl', 'format'],
    ['a script hidden by a line break', { applyUrl: 'java\nscript:alert(1)' }, '/applyUrl', 'format'],
    ['an address without a scheme', { applyUrl: 'jobs.example.com' }, '/applyUrl', 'format'],
    ['a thousand million months of experience', { minExperienceMonths: 1e9 }, '/minExperienceMonths', 'max'],
    [
      'less experience at most than at least',
      { minExperienceMonths: 24, maxExperienceMonths: 12 },
      '/maxExperienceMonths',
      'conflict',
    ],
    [
      'more hours than a week has',
      { schedule: { hoursPerWeekMax: 169 } },
      '/schedule/hoursPerWeekMax',
      'max',
    ],
    ['an occupation of no major group', { onetSocCode: '12-3456.00' }, '/onetSocCode', 'format'],
    ['an occupation of another form', { onetSocCode: '53-705' }, '/onetSocCode', 'format'],
  ])('%s', async (_what, parsed, pointer, code) => {
    const alone = await post('/jobs/sync', { parsed: { title: 'Cook', ...parsed } });
    expect(alone).toMatchObject({ status: 422, body: { errors: [{ pointer: `/parsed${pointer}`, code }] } });
    const batch = await post('/jobs/bulk-sync', { jobs: [{ parsed: { title: 'Cook', ...parsed } }] });
    expect(batch.body.results[0].error.errors).toMatchObject([{ pointer: `/jobs/0/parsed${pointer}`, code }]);
  });

  it('none of the values an employer may send', async () => {
    for (const parsed of [
      { compensation: { currency: 'EUR', min: 20, max: 25, period: 'hour' }, hourlyMinUsd: null },
      { compensation: { currency: 'USD' }, hourlyMinUsd: 20 },
      { applyUrl: 'mailto:jobs@example.com', onetSocCode: '53-7051' },
      { applyUrl: 'https://example.com/apply', onetSocCode: '35-2014.00', minExperienceMonths: 1_200 },
      { applyUrl: '', onetSocCode: ' ', compensation: { currency: '' }, hourlyMinUsd: 20 },
    ]) {
      const answer = await post('/jobs/sync', { parsed: { title: 'Cook', ...parsed } });
      expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
    }
  });
});

describe('preferences of candidates', () => {
  it('name shifts and workplaces from closed lists', async () => {
    const { body } = await post('/candidates/sync', {
      candidates: [
        { preferences: { shifts: ['night', 'graveyard'] } },
        { preferences: { workplaceTypes: ['office'] } },
        { preferences: { shifts: ['on_call'], workplaceTypes: ['remote'] } },
        { work: [{ position: 'Cook', url: 'javascript:alert(1)' }, { url: 'example.com' }] },
      ],
    });
    expect(body.results).toMatchObject([
      { error: { errors: [{ pointer: '/candidates/0/preferences/shifts/1', code: 'enum' }] } },
      { error: { errors: [{ pointer: '/candidates/1/preferences/workplaceTypes/0', code: 'enum' }] } },
      { action: 'created' },
      { error: { errors: [{ pointer: '/candidates/3/work/0/url', code: 'format' }] } },
    ]);
  });

  it('beside a record are understood as far as they can be, with a warning for the rest', async () => {
    const { body } = await post('/candidates/sync', {
      adapter: 'salesforce',
      candidates: [
        {
          record: { Id: '003Qy00000ABcDe' },
          preferences: { shifts: ['Graveyard', 'on-call', 'Tuesdays'], workplaceTypes: ['Work from home'] },
        },
      ],
    });
    expect(body.results[0]).toMatchObject({
      action: 'created',
      warnings: [{ code: 'preference_not_understood', pointer: '/preferences/shifts' }],
    });
    const kept = await call(service.baseUrl, 'GET', `/api/v1/candidates/${body.results[0].candidateId}`, {
      key,
    });
    expect(kept.body.preferences).toMatchObject({ shifts: ['night', 'on_call'], workplaceTypes: ['remote'] });
  });
});

describe('a text of white space alone is answered as null', () => {
  it('in file names, descriptions and identifiers', async () => {
    const parsed = await post('/parse/resume', { text: 'Line cook, Dayton, OH', fileName: '  ' });
    expect(parsed.body.meta.fileName).toBeNull();
    const subscription = await post('/webhook-subscriptions', {
      url: 'https://hooks.example.com/a',
      events: ['*'],
      description: ' ',
    });
    expect([subscription.status, subscription.body.description]).toEqual([201, null]);
    const path = `/api/v1/webhook-subscriptions/${subscription.body.subscriptionId}`;
    const changed = await call(service.baseUrl, 'PATCH', path, { key, json: { description: '' } });
    expect(changed.body.description).toBeNull();
    for (const batch of ['/jobs/bulk-sync', '/jobs/bulk-status']) {
      const { body } = await post(batch, { jobs: [{ externalId: '  ' }, { externalId: '' }] });
      expect(body.results).toMatchObject([{ externalId: null }, { externalId: null }]);
    }
  });
});
