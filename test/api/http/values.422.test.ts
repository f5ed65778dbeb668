import { call } from '../../support/api';
import { DnsServer } from '../../support/servers/dns-server';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { SOME_ID } from '../../support/some-id';

let dnsServer: DnsServer;
let service: TestService;
let employer: TestTenant;
let key: string;

beforeAll(async () => {
  dnsServer = await new DnsServer().start();
  dnsServer.names.set('hooks.example.com', ['8.8.8.8']);
  service = await startService({
    pools: ['parse', 'sync', 'upkeep'],
    environment: { WEBHOOK_DNS_SERVERS: dnsServer.address },
  });
  employer = await service.tenant('employer');
  ({ key } = await employer.key());
});
afterAll(async () => {
  await service.stop();
  await dnsServer.stop();
});

const post = (path: string, json: unknown) => call(service.baseUrl, 'POST', `/api/v1${path}`, { key, json });

describe('a date that does not exist is refused', () => {
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
    const placement = await post('/placements', {
      candidateId: SOME_ID,
      jobId: SOME_ID,
      startDate: '2026-02-30',
    });
    expect(placement.body.errors).toMatchObject([{ pointer: '/startDate', code: 'format' }]);
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
    const adapterResponse = await post('/candidates/sync', {
      adapter: 'salesforce',
      candidates: [{ record: { Id: '003Qy00000ABcDe', LastModifiedDate: '2026-02-30T10:00:00.000+0000' } }],
    });
    expect(adapterResponse.body.results[0].error.errors).toMatchObject([
      { pointer: '/candidates/0/record/LastModifiedDate', code: 'format' },
    ]);
  });
});

describe('a posting', () => {
  it.each<[string, object, string, string]>([
    [
      'pay in dollars and another currency',
      { hourlyMinUsd: 20, compensation: { currency: 'EUR' } },
      '/compensation/currency',
      'conflict',
    ],
    ['an unknown currency', { compensation: { currency: 'dollars' } }, '/compensation/currency', 'format'],
    ['a script as its application URL', { applyUrl: 'javascript:alert(1)' }, '/applyUrl', 'format'],
    [
      'a script hidden by a line break as its application URL',
      { applyUrl: 'java\nscript:alert(1)' },
      '/applyUrl',
      'format',
    ],
    ['an application URL without a scheme', { applyUrl: 'jobs.example.com' }, '/applyUrl', 'format'],
    ['a billion months of experience', { minExperienceMonths: 1e9 }, '/minExperienceMonths', 'max'],
    [
      'a maximum experience below the minimum',
      { minExperienceMonths: 24, maxExperienceMonths: 12 },
      '/maxExperienceMonths',
      'conflict',
    ],
    ['more hours than a week', { schedule: { hoursPerWeekMax: 169 } }, '/schedule/hoursPerWeekMax', 'max'],
    ['an occupation code without a major group', { onetSocCode: '12-3456.00' }, '/onetSocCode', 'format'],
    ['a malformed occupation code', { onetSocCode: '53-705' }, '/onetSocCode', 'format'],
  ])('is refused with %s', async (_what, parsed, pointer, code) => {
    const single = await post('/jobs/sync', { parsed: { title: 'Cook', ...parsed } });
    expect(single).toMatchObject({ status: 422, body: { errors: [{ pointer: `/parsed${pointer}`, code }] } });
    const batch = await post('/jobs/bulk-sync', { jobs: [{ parsed: { title: 'Cook', ...parsed } }] });
    expect(batch.body.results[0].error.errors).toMatchObject([{ pointer: `/jobs/0/parsed${pointer}`, code }]);
  });

  it('is accepted with every valid value', async () => {
    for (const parsed of [
      { compensation: { currency: 'EUR', min: 20, max: 25, period: 'hour' }, hourlyMinUsd: null },
      { compensation: { currency: 'USD' }, hourlyMinUsd: 20 },
      { applyUrl: 'mailto:jobs@example.com', onetSocCode: '53-7051' },
      { applyUrl: 'https://example.com/apply', onetSocCode: '35-2014.00', minExperienceMonths: 1_200 },
      { applyUrl: '', onetSocCode: ' ', compensation: { currency: '' }, hourlyMinUsd: 20 },
    ]) {
      const response = await post('/jobs/sync', { parsed: { title: 'Cook', ...parsed } });
      expect([response.status, response.body.errors]).toEqual([200, undefined]);
    }
  });
});

describe('preferences of a candidate', () => {
  it('are restricted to the listed shifts and workplace types', async () => {
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

  it('next to a record are normalized where possible, with a warning for the rest', async () => {
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
    const stored = await call(service.baseUrl, 'GET', `/api/v1/candidates/${body.results[0].candidateId}`, {
      key,
    });
    expect(stored.body.preferences).toMatchObject({
      shifts: ['night', 'on_call'],
      workplaceTypes: ['remote'],
    });
  });
});

describe('text that consists of white space is returned as null', () => {
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

describe('a number in a query is written in plain decimals', () => {
  it.each([
    '1e2',
    '1E2',
    '%2B5',
    '+5',
    '0x10',
    '5.',
    '5.0',
    '1.5',
    '.5',
    '%205',
    '1_000',
    'Infinity',
    'NaN',
    '',
  ])('limit=%s is refused', async (limit) => {
    for (const list of ['jobs', 'candidates', 'matches', 'events', 'operations']) {
      const { status, body } = await call(service.baseUrl, 'GET', `/api/v1/${list}?limit=${limit}`, { key });
      expect([list, status, body.errors]).toMatchObject([list, 422, [{ pointer: '?limit', code: 'type' }]]);
    }
  });

  it('with a fraction only where one is expected', async () => {
    const get = (query: string) => call(service.baseUrl, 'GET', `/api/v1/matches?${query}`, { key });
    expect((await get('minScore=62.5&limit=300')).status).toBe(200);
    for (const score of ['6e1', '.5', '%2B60']) {
      const { status, body } = await get(`minScore=${score}`);
      expect([status, body.errors?.[0]]).toMatchObject([422, { pointer: '?minScore', code: 'type' }]);
    }
    expect((await get('limit=-1')).body.errors?.[0]).toMatchObject({ pointer: '?limit', code: 'min' });
  });
});
