import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';
import { SOME_ID } from '../../support/some-id';

const LONE_SURROGATE = '\ud800';

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await startService({ pools: ['parse', 'scan', 'sync', 'upkeep'] });
  ({ key } = await (await service.tenant('employer')).key());
});
afterAll(() => service.stop());

const expectedError = (pointer: string) => ({
  status: 422,
  body: { code: 'validation_failed', errors: [{ pointer, code: 'format', message: expect.any(String) }] },
});

describe('text that cannot be stored is refused', () => {
  it.each(['/jobs', '/candidates', '/placements'])('in a query of %s', async (list) => {
    const response = await call(service.baseUrl, 'GET', `/api/v1${list}?externalId=%00`, { key });
    expect(response).toMatchObject(expectedError('?externalId'));
    expect(response.body.errors[0].message).toContain('NUL');
  });

  it('in a query with a percent-encoded lone surrogate', async () => {
    const response = await call(service.baseUrl, 'GET', '/api/v1/jobs?externalId=%ED%A0%80', { key });
    expect(response).toMatchObject(expectedError('?externalId'));
    const character = await call(service.baseUrl, 'GET', '/api/v1/jobs?externalId=%EF%BF%BD', { key });
    expect(character.status).toBe(200);
  });

  it('in a path parameter', async () => {
    const response = await call(service.baseUrl, 'GET', '/api/v1/operations/%00', { key });
    expect(response).toMatchObject(expectedError('{operationId}'));
  });

  it.each<[string, unknown, string]>([
    ['/jobs/sync', { externalId: `a${LONE_SURROGATE}`, parsed: { title: 'Cook' } }, '/externalId'],
    [
      '/jobs/sync',
      { parsed: { title: 'Cook', responsibilities: ['a', '\0'] } },
      '/parsed/responsibilities/1',
    ],
    ['/jobs/sync', { text: `Line cook ${LONE_SURROGATE}` }, '/text'],
    ['/parse/resume', { text: 'Rosa\0Fielding' }, '/text'],
    ['/skills-infer', { occupations: ['cook', LONE_SURROGATE] }, '/occupations/1'],
    ['/placements', { candidateId: SOME_ID, jobId: SOME_ID, externalId: '\0' }, '/externalId'],
    [
      `/matches/${SOME_ID}/ratings`,
      { rating: 3, raterRole: 'employer', comment: LONE_SURROGATE },
      '/comment',
    ],
    [
      '/webhook-subscriptions',
      { url: 'https://a.example', events: ['*'], description: '\0' },
      '/description',
    ],
  ])('in a body of %s: %j', async (path, json, pointer) => {
    const response = await call(service.baseUrl, 'POST', `/api/v1${path}`, { key, json });
    expect(response).toMatchObject(expectedError(pointer));
  });

  it('in a form field', async () => {
    const form = new FormData();
    form.set('file', new Blob(['Line cook']), 'a.txt');
    form.set('fileName', 'a\0.txt');
    const response = await call(service.baseUrl, 'POST', '/api/v1/parse/resume', { key, form });
    expect(response).toMatchObject(expectedError('#fileName'));
  });

  it('in a member name, with a pointer to its object', async () => {
    const { body } = await call(service.baseUrl, 'POST', '/api/v1/candidates/sync', {
      key,
      json: { candidates: [{ customFields: { 'a\0': 1 } }] },
    });
    expect(body.results[0].error.errors).toMatchObject([{ pointer: '/candidates/0/customFields' }]);
  });
});

it('an item of a batch with text that cannot be stored fails alone', async () => {
  const jobs = await call(service.baseUrl, 'POST', '/api/v1/jobs/bulk-sync', {
    key,
    json: {
      jobs: [
        { externalId: `same${LONE_SURROGATE}`, parsed: { title: 'Cook' } },
        { externalId: 'same\udfff', parsed: { title: 'Baker' } },
        { externalId: 'other', parsed: { title: 'Driver' } },
      ],
    },
  });
  expect(jobs.body.summary).toMatchObject({ created: 1, failed: 2 });
  expect(jobs.body.results[1]).toMatchObject({
    externalId: null,
    error: { code: 'validation_failed', errors: [{ pointer: '/jobs/1/externalId', code: 'format' }] },
  });
  const candidates = await call(service.baseUrl, 'POST', '/api/v1/candidates/sync', {
    key,
    json: {
      adapter: 'salesforce',
      candidates: [
        {
          record: {
            records: [
              { Id: '003Qy00000ABcDe', FirstName: 'Bo' },
              { Id: '003Qy00000ABcDf', FirstName: LONE_SURROGATE },
            ],
          },
        },
      ],
    },
  });
  expect(candidates.body.results).toMatchObject([
    { action: 'created' },
    {
      action: 'failed',
      error: {
        code: 'validation_failed',
        errors: [{ pointer: '/candidates/0/record/records/1/FirstName', code: 'format' }],
      },
    },
  ]);
});

it('an endpoint of the portal refuses text that cannot be stored', async () => {
  const reportResponse = await call(service.baseUrl, 'POST', '/developers/leaked-keys', {
    json: [{ token: `svc_live_${LONE_SURROGATE}` }],
  });
  expect(reportResponse).toMatchObject(expectedError('/0/token'));
  const listResponse = await call(service.baseUrl, 'GET', '/developers/api/records/jobs?q=%00');
  expect(listResponse).toMatchObject(expectedError('?q'));
});
