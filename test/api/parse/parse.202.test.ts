import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';
import { RESUME_TEXT } from '../../support/texts';
import { until } from '../../support/until';

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await startService();
  ({ key } = await (await service.tenant('organization')).key());
});
afterAll(() => service.stop());

const post = (prefer: string, json: unknown = { text: RESUME_TEXT }) =>
  call(service.baseUrl, 'POST', '/api/v1/parse/resume', { key, json, headers: { Prefer: prefer } });

describe('Prefer: respond-async', () => {
  it('returns 202 with a URL to poll, whose result equals that of a synchronous call', async () => {
    const asyncResponse = await post('respond-async');
    expect(asyncResponse.status).toBe(202);
    expect(asyncResponse.headers.get('preference-applied')).toBe('respond-async');
    expect(asyncResponse.headers.get('retry-after')).toBe('1');
    const location = asyncResponse.headers.get('location') ?? '';
    expect(location).toBe(`/api/v1/operations/${asyncResponse.body.operationId}`);
    expect(asyncResponse.body).toMatchObject({ type: 'parse.resume', result: null, error: null });

    const operation = await until('the operation succeeds', async () => {
      const response = await call(service.baseUrl, 'GET', location, { key });
      expect(response.status).toBe(200);
      if (response.body.status === 'succeeded') return response;
      expect(response.headers.get('retry-after')).toBe('1');
      return null;
    });
    expect(operation.headers.get('retry-after')).toBeNull();
    const syncResponse = await post('');
    const withoutMeta = (body: Record<string, unknown>) => ({ ...body, meta: undefined });
    expect(withoutMeta(operation.body.result as Record<string, unknown>)).toEqual(
      withoutMeta(syncResponse.body),
    );
  });

  it('returns 200 with wait=N if the work completes in time', async () => {
    const response = await post('respond-async, wait=20');
    expect(response.status).toBe(200);
    expect(response.headers.get('preference-applied')).toBeNull();
    expect(response.body.basics.name).toBe('Odalys Brandvold');
  });

  it('returns 202 with wait=N if the work does not complete in time', async () => {
    await service.stopWorkers();
    const before = performance.now();
    const response = await post('respond-async; wait=0, wait=1');
    expect(response.status).toBe(202);
    expect(performance.now() - before).toBeGreaterThan(900);
    await service.startWorkers();
  });
});
