import { loadConfig } from '../../../src/config/config';
import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';

const ORIGIN = 'https://app.example.com';
const PREFLIGHT = {
  Origin: ORIGIN,
  'Access-Control-Request-Method': 'POST',
  'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
};
const corsHeaders = (headers: Headers) =>
  [...headers.keys()].filter((name) => name.startsWith('access-control'));
const listHeader = (headers: Headers, name: string) => (headers.get(name) ?? '').toLowerCase().split(', ');

describe('cross-origin calls with allowed origins configured', () => {
  let service: TestService;
  let key: string;
  beforeAll(async () => {
    service = await startService({
      pools: [],
      environment: { CORS_ALLOWED_ORIGINS: `${ORIGIN}, http://localhost:5173` },
    });
    ({ key } = await (await service.tenant('employer')).key());
  });
  afterAll(() => service.stop());

  it('a preflight from an allowed origin gets 204 without a key', async () => {
    const { status, headers, text } = await call(service.baseUrl, 'OPTIONS', '/api/v1/jobs/bulk-status', {
      headers: PREFLIGHT,
    });
    expect([status, text, headers.get('access-control-allow-origin')]).toEqual([204, '', ORIGIN]);
    expect(listHeader(headers, 'access-control-allow-methods')).toEqual([
      'get',
      'head',
      'post',
      'patch',
      'delete',
    ]);
    expect(listHeader(headers, 'access-control-allow-headers')).toEqual(
      expect.arrayContaining([
        ...['authorization', 'content-type', 'idempotency-key', 'prefer'],
        ...['sandbox-tenant', 'if-none-match', 'client-request-id'],
      ]),
    );
    expect(Number(headers.get('access-control-max-age'))).toBeGreaterThan(0);
    // Keys are sent in a header, never in cookies.
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')).toContain('Origin');
  });

  it.each([
    ['a success', () => ({ key }), 200],
    ['an error', () => ({}), 401],
  ])('%s names the origin and the headers that the page may read', async (_kind, options, status) => {
    const response = await call(service.baseUrl, 'GET', '/api/v1/me', {
      ...options(),
      headers: { Origin: ORIGIN },
    });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([status, ORIGIN]);
    expect(listHeader(response.headers, 'access-control-expose-headers')).toEqual(
      expect.arrayContaining([
        ...['request-id', 'ratelimit', 'ratelimit-policy', 'location', 'etag', 'link'],
        ...['retry-after', 'idempotency-replayed', 'preference-applied', 'www-authenticate'],
      ]),
    );
  });

  it('a replayed response also allows the origin', async () => {
    const post = () =>
      call(service.baseUrl, 'POST', '/api/v1/skills-infer', {
        key,
        json: { occupations: ['Line cook'] },
        headers: { Origin: ORIGIN, 'Idempotency-Key': 'from-a-page' },
      });
    await post();
    const replay = await post();
    expect([
      replay.headers.get('idempotency-replayed'),
      replay.headers.get('access-control-allow-origin'),
    ]).toEqual(['true', ORIGIN]);
  });

  it.each(['https://evil.example.com', 'http://app.example.com', 'null'])(
    'a page of %s gets no CORS headers',
    async (origin) => {
      const preflight = await call(service.baseUrl, 'OPTIONS', '/api/v1/me', {
        headers: { ...PREFLIGHT, Origin: origin },
      });
      const response = await call(service.baseUrl, 'GET', '/api/v1/me', { key, headers: { Origin: origin } });
      expect([...corsHeaders(preflight.headers), ...corsHeaders(response.headers)]).toEqual([]);
      expect(response.headers.get('vary')).toContain('Origin');
    },
  );

  it('the portal refuses other origins', async () => {
    const response = await call(service.baseUrl, 'OPTIONS', '/developers/api/keys', { headers: PREFLIGHT });
    expect(corsHeaders(response.headers)).toEqual([]);
  });
});

describe('cross-origin calls without allowed origins configured', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ pools: [] });
  });
  afterAll(() => service.stop());

  it('a preflight gets no CORS headers', async () => {
    const response = await call(service.baseUrl, 'OPTIONS', '/api/v1/me', { headers: PREFLIGHT });
    expect([response.status, corsHeaders(response.headers), response.headers.get('vary')]).toEqual([
      204,
      [],
      null,
    ]);
  });
});

it.each(['*', 'https://app.example.com/', 'app.example.com', 'http://app.example.com', 'null'])(
  'CORS_ALLOWED_ORIGINS refuses the value %s',
  (origin) => {
    expect(() => loadConfig({ ...process.env, CORS_ALLOWED_ORIGINS: origin })).toThrow(
      /CORS_ALLOWED_ORIGINS/,
    );
  },
);
