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
  it('answers 202 with a place to poll, whose result is what waiting would have given', async () => {
    const accepted = await post('respond-async');
    expect(accepted.status).toBe(202);
    expect(accepted.headers.get('preference-applied')).toBe('respond-async');
    expect(accepted.headers.get('retry-after')).toBe('1');
    const location = accepted.headers.get('location') ?? '';
    expect(location).toBe(`/api/v1/operations/${accepted.body.operationId}`);
    expect(accepted.body).toMatchObject({ type: 'parse.resume', result: null, error: null });

    const done = await until('the operation to end', async () => {
      const answer = await call(service.baseUrl, 'GET', location, { key });
      expect(answer.status).toBe(200);
      if (answer.body.status === 'succeeded') return answer;
      expect(answer.headers.get('retry-after')).toBe('1');
      return null;
    });
    expect(done.headers.get('retry-after')).toBeNull();
    const waited = await post('');
    const same = (body: Record<string, unknown>) => ({ ...body, meta: undefined });
    expect(same(done.body.result as Record<string, unknown>)).toEqual(same(waited.body));
  });

  it('with wait=N answers 200 when the work is done in time', async () => {
    const answer = await post('respond-async, wait=20');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('preference-applied')).toBeNull();
    expect(answer.body.basics.name).toBe('Odalys Brandvold');
  });

  it('with wait=N answers 202 when it is not', async () => {
    await service.stopWorkers();
    const before = performance.now();
    const answer = await post('respond-async; wait=0, wait=1');
    expect(answer.status).toBe(202);
    expect(performance.now() - before).toBeGreaterThan(900);
    await service.startWorkers();
  });
});
