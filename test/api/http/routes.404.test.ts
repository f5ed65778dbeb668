import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';

let service: TestService;
beforeAll(async () => {
  service = await startService({ pools: [] });
});
afterAll(() => service.stop());

const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
  call(service.baseUrl, method, path, { headers });

describe('paths and methods', () => {
  it.each([
    '/api/v1/nothing',
    '/api/v2/me',
    '/API/v1/me',
    '/api/v1/parse',
    '/api/v1/operations/%zz',
    '/%E0%A4%A',
  ])('%s is no route, which is said before anybody asks for a key', async (path) => {
    const answer = await ask('GET', path);
    expect([answer.status, answer.body.code]).toEqual([404, 'route_not_found']);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.body).toMatchObject({
      type: `${service.baseUrl}/errors/route_not_found`,
      status: 404,
      instance: path,
      requestId: answer.headers.get('request-id'),
    });
  });

  it.each([
    ['GET', '/api/v1/parse/resume', 'OPTIONS, POST'],
    ['DELETE', '/api/v1/operations', 'GET, HEAD, OPTIONS'],
    ['PUT', '/api/v1/operations/0197f3a2-6b1c-7d4e-8f90-a1b2c3d4e5f6/cancel', 'OPTIONS, POST'],
    ['POST', '/api/v1/openapi.json', 'GET, HEAD, OPTIONS'],
    ['PUT', '/api/v1/jobs/bulk-status', 'OPTIONS, POST'],
  ])('%s %s: 405 with Allow', async (method, path, allow) => {
    const answer = await ask(method, path);
    expect([answer.status, answer.body.code, answer.headers.get('allow')]).toEqual([
      405,
      'method_not_allowed',
      allow,
    ]);
  });

  it.each([
    ['/api/v1/jobs/not-an-id', 'job'],
    ['/api/v1/webhook-subscriptions/not-an-id', 'webhook_subscription'],
  ])('%s names no record: 404 with the resource, as for an id of none', async (path, resource) => {
    const { key } = await (await service.tenant('employer')).key();
    const answer = await ask('GET', path, { Authorization: `Bearer ${key}` });
    expect([answer.status, answer.body.code, answer.body.resource]).toEqual([404, 'not_found', resource]);
  });

  it('OPTIONS names the methods and needs no key', async () => {
    const answer = await ask('OPTIONS', '/api/v1/parse/resume');
    expect([answer.status, answer.headers.get('allow'), answer.text]).toEqual([204, 'OPTIONS, POST', '']);
  });

  it('HEAD is GET without its body', async () => {
    const { key } = await (await service.tenant('employer')).key();
    const headers = { Authorization: `Bearer ${key}` };
    const get = await ask('GET', '/api/v1/me', headers);
    const head = await ask('HEAD', '/api/v1/me', headers);
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
    expect((await ask('HEAD', '/api/v1/me')).status).toBe(401);
  });

  it('the problem names the page that explains it, which people and programs can read', async () => {
    const { body } = await ask('GET', '/api/v1/nothing');
    const path = String(body.type).slice(service.baseUrl.length);
    const page = await ask('GET', path, { Accept: 'text/html,application/xhtml+xml' });
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.text).toContain('route_not_found');
    const data = await ask('GET', path);
    expect(data.body).toMatchObject({ code: 'route_not_found', status: 404, title: expect.any(String) });
    expect((await ask('GET', '/errors/none_of_ours')).status).toBe(404);
    expect((await ask('GET', '/errors')).body.errors.length).toBeGreaterThan(40);
  });
});
