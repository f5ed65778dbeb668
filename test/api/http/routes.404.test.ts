import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';

let service: TestService;
beforeAll(async () => {
  service = await startService({ pools: [] });
});
afterAll(() => service.stop());

const send = (method: string, path: string, headers: Record<string, string> = {}) =>
  call(service.baseUrl, method, path, { headers });

describe('the router', () => {
  it.each([
    '/api/v1/unknown',
    '/api/v2/me',
    '/API/v1/me',
    '/api/v1/parse',
    '/api/v1/operations/%zz',
    '/%E0%A4%A',
  ])('returns 404 for the unknown route %s without requiring a key', async (path) => {
    const response = await send('GET', path);
    expect([response.status, response.body.code]).toEqual([404, 'route_not_found']);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(response.body).toMatchObject({
      type: `${service.baseUrl}/errors/route_not_found`,
      status: 404,
      instance: path,
      requestId: response.headers.get('request-id'),
    });
  });

  it.each([
    ['GET', '/api/v1/parse/resume', 'OPTIONS, POST'],
    ['DELETE', '/api/v1/operations', 'GET, HEAD, OPTIONS'],
    ['PUT', '/api/v1/operations/0197f3a2-6b1c-7d4e-8f90-a1b2c3d4e5f6/cancel', 'OPTIONS, POST'],
    ['POST', '/api/v1/openapi.json', 'GET, HEAD, OPTIONS'],
    ['PUT', '/api/v1/jobs/bulk-status', 'OPTIONS, POST'],
  ])('returns 405 with Allow for %s %s', async (method, path, allow) => {
    const response = await send(method, path);
    expect([response.status, response.body.code, response.headers.get('allow')]).toEqual([
      405,
      'method_not_allowed',
      allow,
    ]);
  });

  it.each([
    ['/api/v1/jobs/not-an-id', 'job'],
    ['/api/v1/webhook-subscriptions/not-an-id', 'webhook_subscription'],
  ])('returns 404 for %s, with the resource, as for an unknown id', async (path, resource) => {
    const { key } = await (await service.tenant('employer')).key();
    const response = await send('GET', path, { Authorization: `Bearer ${key}` });
    expect([response.status, response.body.code, response.body.resource]).toEqual([
      404,
      'not_found',
      resource,
    ]);
  });

  it('returns the allowed methods to OPTIONS without a key', async () => {
    const response = await send('OPTIONS', '/api/v1/parse/resume');
    expect([response.status, response.headers.get('allow'), response.text]).toEqual([
      204,
      'OPTIONS, POST',
      '',
    ]);
  });

  it('returns the same status and headers for HEAD as for GET, without a body', async () => {
    const { key } = await (await service.tenant('employer')).key();
    const headers = { Authorization: `Bearer ${key}` };
    const get = await send('GET', '/api/v1/me', headers);
    const head = await send('HEAD', '/api/v1/me', headers);
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
    expect((await send('HEAD', '/api/v1/me')).status).toBe(401);
  });

  it('links each problem to a page in HTML and JSON that explains it', async () => {
    const { body } = await send('GET', '/api/v1/unknown');
    const path = String(body.type).slice(service.baseUrl.length);
    const page = await send('GET', path, { Accept: 'text/html,application/xhtml+xml' });
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.text).toContain('route_not_found');
    const data = await send('GET', path);
    expect(data.body).toMatchObject({ code: 'route_not_found', status: 404, title: expect.any(String) });
    expect((await send('GET', '/errors/unknown_code')).status).toBe(404);
    expect((await send('GET', '/errors')).body.errors.length).toBeGreaterThan(40);
  });
});
