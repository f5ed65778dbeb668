import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';

let service: TestService;
beforeAll(async () => {
  service = await startService({ pools: [] });
});
afterAll(() => service.stop());

describe('GET /api/v1/me', () => {
  it('returns the properties and scopes of a test key', async () => {
    const tenant = await service.tenant('employer');
    const { key, keyId } = await tenant.key({ scopes: ['parse', 'jobs'] });
    const { status, body } = await call(service.baseUrl, 'GET', '/api/v1/me', { key });
    expect(status).toBe(200);
    expect(body).toEqual({
      keyId,
      keyName: 'test',
      mode: 'test',
      tenantId: tenant.tenantId,
      tenantType: 'employer',
      scopes: ['parse', 'jobs'],
      expiresAt: null,
      sandboxTenant: 'own',
      rateLimits: [],
    });
  });

  it('returns the limits of a live key', async () => {
    const { key } = await (await service.tenant('organization')).key({ mode: 'live', expiresInDays: 30 });
    const { body, headers } = await call(service.baseUrl, 'GET', '/api/v1/me', { key });
    expect(body).toMatchObject({ mode: 'live', tenantType: 'organization', sandboxTenant: null });
    expect(body.expiresAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(body.rateLimits).toContainEqual({ policy: 'parse', quota: 60, windowSeconds: 60, concurrent: 10 });
    expect(headers.get('ratelimit-policy')).toBe('"read";q=600;w=60');
  });
});
