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
const pair = (known: 'candidate' | 'job' | 'neither') => ({
  candidateId: known === 'candidate' ? candidateId : SOME_ID,
  jobId: known === 'job' ? jobId : SOME_ID,
});

describe('a record that was asked for and is not there', () => {
  it.each<[string, string, () => object, string]>([
    ['/match', 'job', () => pair('candidate'), 'job'],
    ['/match', 'candidate', () => pair('job'), 'candidate'],
    ['/match', 'pair', () => pair('neither'), 'candidate'],
    ['/retention-forecast', 'job', () => pair('candidate'), 'job'],
    ['/retention-forecast', 'candidate', () => pair('job'), 'candidate'],
    ['/matches/rank', 'job', () => ({ jobId: SOME_ID }), 'job'],
    ['/matches/rank', 'candidate', () => ({ candidateId: SOME_ID }), 'candidate'],
  ])('%s without its %s says which it was, waiting or not', async (path, _missing, body, resource) => {
    const waited = await post(path, body());
    expect([waited.status, waited.body.code, waited.body.resource]).toEqual([404, 'not_found', resource]);
    const accepted = await post(path, body(), { Prefer: 'respond-async' });
    expect(accepted.status).toBe(202);
    const operation = await until('the operation to end', async () => {
      const { body: asked } = await call(service.baseUrl, 'GET', accepted.headers.get('location') ?? '', {
        key,
      });
      return asked.status === 'failed' && asked;
    });
    expect([operation.error.status, operation.error.resource]).toEqual([404, resource]);
  });

  it('a record of another tenant is answered like one that does not exist', async () => {
    const stranger = await service.tenant('organization');
    const foreign = await post('/match', { candidateId: await stranger.candidate(), jobId });
    const none = await post('/match', pair('job'));
    const comparable = ({ body }: typeof none) => ({ ...body, requestId: null, operationId: null });
    expect(comparable(foreign)).toEqual(comparable(none));
  });
});

it('a ranking is listed as an operation of its own type', async () => {
  const accepted = await post('/matches/rank', { jobId }, { Prefer: 'respond-async' });
  expect(accepted.body.type).toBe('rank');
  const list = async (type: string) =>
    (await call(service.baseUrl, 'GET', `/api/v1/operations?type=${type}`, { key })).body.operations.map(
      (each: { operationId: string }) => each.operationId,
    ) as string[];
  expect(await list('rank')).toContain(accepted.body.operationId);
  expect(await list('match')).not.toContain(accepted.body.operationId);
  const { key: other } = await tenant.key({ scopes: ['jobs'] });
  const seen = await call(service.baseUrl, 'GET', '/api/v1/operations?type=rank', { key: other });
  expect(seen.body.operations).toEqual([]);
});
