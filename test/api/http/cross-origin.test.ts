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
const listOf = (headers: Headers, name: string) => (headers.get(name) ?? '').toLowerCase().split(', ');

describe('calls from pages of other origins', () => {
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

  it('a preflight from an allowed origin is answered without a key', async () => {
    const { status, headers, text } = await call(service.baseUrl, 'OPTIONS', '/api/v1/jobs/bulk-status', {
      headers: PREFLIGHT,
    });
    expect([status, text, headers.get('access-control-allow-origin')]).toEqual([204, '', ORIGIN]);
    expect(listOf(headers, 'access-control-allow-methods')).toEqual([
      'get',
      'head',
      'post',
      'patch',
      'delete',
    ]);
    expect(listOf(headers, 'access-control-allow-headers')).toEqual(
      expect.arrayContaining([
        ...['authorization', 'content-type', 'idempotency-key', 'prefer'],
        ...['sandbox-tenant', 'if-none-match', 'client-request-id'],
      ]),
    );
    expect(Number(headers.get('access-control-max-age'))).toBeGreaterThan(0);
    // Keys travel in a header; cookies never do.
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')).toContain('Origin');
  });

  it.each([
    ['an answer', () => ({ key }), 200],
    ['a refusal', () => ({}), 401],
  ])('%s names the origin and the headers its page may read', async (_kind, options, status) => {
    const answer = await call(service.baseUrl, 'GET', '/api/v1/me', {
      ...options(),
      headers: { Origin: ORIGIN },
    });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([status, ORIGIN]);
    expect(listOf(answer.headers, 'access-control-expose-headers')).toEqual(
      expect.arrayContaining([
        ...['request-id', 'ratelimit', 'ratelimit-policy', 'location', 'etag', 'link'],
        ...['retry-after', 'idempotency-replayed', 'preference-applied', 'www-authenticate'],
      ]),
    );
  });

  it('an answer replayed under an Idempotency-Key can be read as well', async () => {
    const post = () =>
      call(service.baseUrl, 'POST', '/api/v1/skills-infer', {
        key,
        json: { occupations: ['Line cook'] },
        headers: { Origin: ORIGIN, 'Idempotency-Key': 'from-a-page' },
      });
    await post();
    const again = await post();
    expect([
      again.headers.get('idempotency-replayed'),
      again.headers.get('access-control-allow-origin'),
    ]).toEqual(['true', ORIGIN]);
  });

  it.each(['https://evil.example.com', 'http://app.example.com', 'null'])(
    'a page of %s is told nothing',
    async (origin) => {
      const preflight = await call(service.baseUrl, 'OPTIONS', '/api/v1/me', {
        headers: { ...PREFLIGHT, Origin: origin },
      });
      const answer = await call(service.baseUrl, 'GET', '/api/v1/me', { key, headers: { Origin: origin } });
      expect([...corsHeaders(preflight.headers), ...corsHeaders(answer.headers)]).toEqual([]);
      expect(answer.headers.get('vary')).toContain('Origin');
    },
  );

  it('the portal stays closed to other origins', async () => {
    const answer = await call(service.baseUrl, 'OPTIONS', '/developers/api/keys', { headers: PREFLIGHT });
    expect(corsHeaders(answer.headers)).toEqual([]);
  });
});

describe('without allowed origins', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ pools: [] });
  });
  afterAll(() => service.stop());

  it('no page of another origin may call', async () => {
    const answer = await call(service.baseUrl, 'OPTIONS', '/api/v1/me', { headers: PREFLIGHT });
    expect([answer.status, corsHeaders(answer.headers), answer.headers.get('vary')]).toEqual([204, [], null]);
  });
});

it.each(['*', 'https://app.example.com/', 'app.example.com', 'http://app.example.com', 'null'])(
  'the setting refuses %s, which is no origin to be trusted',
  (origin) => {
    expect(() => loadConfig({ ...process.env, CORS_ALLOWED_ORIGINS: origin })).toThrow(
      /CORS_ALLOWED_ORIGINS/,
    );
  },
);
