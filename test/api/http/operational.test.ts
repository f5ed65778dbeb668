import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';

let service: TestService;
let guarded: TestService;
beforeAll(async () => {
  service = await startService({ pools: [] });
  guarded = await startService({
    pools: [],
    environment: { METRICS_TOKEN: 'a token of the test only', PUBLIC_BASE_URL: 'https://api.tenure.example' },
  });
});
afterAll(async () => {
  await service.stop();
  await guarded.stop();
});

describe('health, readiness and figures', () => {
  it('is alive and ready', async () => {
    expect((await call(service.baseUrl, 'GET', '/health')).body).toEqual({ status: 'ok' });
    const ready = await call(service.baseUrl, 'GET', '/ready');
    expect(ready.status).toBe(200);
    expect(ready.body).toMatchObject({ status: 'ready', checks: { database: 'ok', redis: 'ok' } });
  });

  it('counts requests by route, never by path', async () => {
    await call(service.baseUrl, 'GET', '/api/v1/operations/0197f3a2-6b1c-7d4e-8f90-a1b2c3d4e5f6');
    await call(service.baseUrl, 'GET', '/somewhere/else');
    const { text, headers } = await call(service.baseUrl, 'GET', '/metrics');
    expect(headers.get('content-type')).toContain('text/plain');
    expect(text).toContain('route="/api/v1/operations/:operationId",method="GET",status="401"');
    expect(text).toContain('route="unmatched"');
    expect(text).not.toContain('0197f3a2');
    expect(text).not.toContain('somewhere');
  });

  it('shows figures only to whoever has the token, where there is one', async () => {
    expect((await call(guarded.baseUrl, 'GET', '/metrics')).status).toBe(404);
    const wrong = await call(guarded.baseUrl, 'GET', '/metrics', {
      headers: { Authorization: 'Bearer guess' },
    });
    expect(wrong.status).toBe(404);
    const right = await call(guarded.baseUrl, 'GET', '/metrics', {
      headers: { Authorization: 'Bearer a token of the test only' },
    });
    expect(right.status).toBe(200);
  });

  it('speaks of itself under its public address', async () => {
    const { body } = await call(guarded.baseUrl, 'GET', '/api/v1/nothing');
    expect(body.type).toBe('https://api.tenure.example/errors/route_not_found');
  });
});
