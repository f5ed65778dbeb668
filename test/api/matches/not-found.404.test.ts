import { call } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { until } from '../../support/until';

const SOME_ID = '0197f3a2-6b1c-7d4e-8f90-a1b2c3d4e5f6';

let service: TestService;
let tenant: TestTenant;
let key: string;
let candidateId: string;
let jobId: string;
beforeAll(async () => {
  service = await startService({ pools: ['match'] });
  tenant = await service.tenant('employer');
  ({ key } = await tenant.key());
  candidateId = await tenant.candidate();
  ({ jobId } = (await post('/jobs/sync', { parsed: { title: 'Line cook' } })).body as { jobId: string });
});
afterAll(() => service.stop());

const post = (path: string, json: object, headers: Record<string, string> = {}) =>
  call(service.baseUrl, 'POST', `/api/v1${path}`, { key, json, headers });
const pair = (existing: 'candidate' | 'job' | 'neither') => ({
  candidateId: existing === 'candidate' ? candidateId : SOME_ID,
  jobId: existing === 'job' ? jobId : SOME_ID,
});

describe('a record that does not exist', () => {
  it.each<[string, string, () => object, string]>([
    ['/match', 'job', () => pair('candidate'), 'job'],
    ['/match', 'candidate', () => pair('job'), 'candidate'],
    ['/match', 'pair', () => pair('neither'), 'candidate'],
    ['/retention-forecast', 'job', () => pair('candidate'), 'job'],
    ['/retention-forecast', 'candidate', () => pair('job'), 'candidate'],
    ['/matches/rank', 'job', () => ({ jobId: SOME_ID }), 'job'],
    ['/matches/rank', 'candidate', () => ({ candidateId: SOME_ID }), 'candidate'],
  ])(
    'is named in the response and in the operation of %s without its %s',
    async (path, _missing, body, resource) => {
      const syncResponse = await post(path, body());
      expect([syncResponse.status, syncResponse.body.code, syncResponse.body.resource]).toEqual([
        404,
        'not_found',
        resource,
      ]);
      const asyncResponse = await post(path, body(), { Prefer: 'respond-async' });
      expect(asyncResponse.status).toBe(202);
      const operation = await until('the operation fails', async () => {
        const { body: operationBody } = await call(
          service.baseUrl,
          'GET',
          asyncResponse.headers.get('location') ?? '',
          {
            key,
          },
        );
        return operationBody.status === 'failed' && operationBody;
      });
      expect([operation.error.status, operation.error.resource]).toEqual([404, resource]);
    },
  );

  it('gets the same response as a record of another tenant', async () => {
    const otherTenant = await service.tenant('organization');
    const foreign = await post('/match', { candidateId: await otherTenant.candidate(), jobId });
    const missing = await post('/match', pair('job'));
    const withoutIds = ({ body }: typeof missing) => ({ ...body, requestId: null, operationId: null });
    expect(withoutIds(foreign)).toEqual(withoutIds(missing));
  });
});

it('a ranking is listed as an operation with the type rank', async () => {
  const asyncResponse = await post('/matches/rank', { jobId }, { Prefer: 'respond-async' });
  expect(asyncResponse.body.type).toBe('rank');
  const list = async (type: string) =>
    (await call(service.baseUrl, 'GET', `/api/v1/operations?type=${type}`, { key })).body.operations.map(
      (each: { operationId: string }) => each.operationId,
    ) as string[];
  expect(await list('rank')).toContain(asyncResponse.body.operationId);
  expect(await list('match')).not.toContain(asyncResponse.body.operationId);
  const { key: otherKey } = await tenant.key({ scopes: ['jobs'] });
  const listed = await call(service.baseUrl, 'GET', '/api/v1/operations?type=rank', { key: otherKey });
  expect(listed.body.operations).toEqual([]);
});
