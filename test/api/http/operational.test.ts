import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';

let service: TestService;
let tokenService: TestService;
beforeAll(async () => {
  service = await startService({ pools: [] });
  tokenService = await startService({
    pools: [],
    environment: { METRICS_TOKEN: 'a token of the test only', PUBLIC_BASE_URL: 'https://api.tenure.example' },
  });
});
afterAll(async () => {
  await service.stop();
  await tokenService.stop();
});

describe('the operational endpoints', () => {
  it('report that the service is alive and ready', async () => {
    expect((await call(service.baseUrl, 'GET', '/health')).body).toEqual({ status: 'ok' });
    const ready = await call(service.baseUrl, 'GET', '/ready');
    expect(ready.status).toBe(200);
    expect(ready.body).toMatchObject({ status: 'ready', checks: { database: 'ok', redis: 'ok' } });
  });

  it('count requests by route instead of by path', async () => {
    await call(service.baseUrl, 'GET', '/api/v1/operations/0197f3a2-6b1c-7d4e-8f90-a1b2c3d4e5f6');
    await call(service.baseUrl, 'GET', '/unknown/path');
    const { text, headers } = await call(service.baseUrl, 'GET', '/metrics');
    expect(headers.get('content-type')).toContain('text/plain');
    expect(text).toContain('route="/api/v1/operations/:operationId",method="GET",status="401"');
    expect(text).toContain('route="unmatched"');
    expect(text).not.toContain('0197f3a2');
    expect(text).not.toContain('unknown/path');
  });

  it('return metrics only to callers with the configured token', async () => {
    expect((await call(tokenService.baseUrl, 'GET', '/metrics')).status).toBe(404);
    const rejected = await call(tokenService.baseUrl, 'GET', '/metrics', {
      headers: { Authorization: 'Bearer guess' },
    });
    expect(rejected.status).toBe(404);
    const accepted = await call(tokenService.baseUrl, 'GET', '/metrics', {
      headers: { Authorization: 'Bearer a token of the test only' },
    });
    expect(accepted.status).toBe(200);
  });

  it('build links from the public base URL', async () => {
    const { body } = await call(tokenService.baseUrl, 'GET', '/api/v1/unknown');
    expect(body.type).toBe('https://api.tenure.example/errors/route_not_found');
  });
});
