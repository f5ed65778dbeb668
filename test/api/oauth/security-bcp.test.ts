import { call } from '../../support/api';
import { AgentProgram, ALL_SCOPES, challengeOf, hiddenField } from '../../support/agents/agent-program';
import { BrowserClient, TEST_PASSWORD } from '../../support/browser/browser-client';
import { startService, type TestService } from '../../support/service';
import { until } from '../../support/until';

/** The attacks of the OAuth 2.0 Security Best Current Practice (RFC 9700), each refused. */

const CALLBACK = 'https://agent.example/callback';
/** A page that may call the API from a browser. */
const FRONT_END = 'https://app.example';

let service: TestService;
let person: BrowserClient;
let stranger: BrowserClient;
let agent: AgentProgram;
let foreignAgent: AgentProgram;

beforeAll(async () => {
  service = await startService({ pools: [], environment: { CORS_ALLOWED_ORIGINS: FRONT_END } });
  [person, stranger] = [
    await administrator('owner@first.example'),
    await administrator('owner@second.example'),
  ];
  agent = await register(person, CALLBACK);
  foreignAgent = await register(stranger, CALLBACK);
});
afterAll(() => service.stop());

async function administrator(email: string): Promise<BrowserClient> {
  const { tenantId } = await service.tenant('employer');
  await service.admin.users.create({ email, role: 'employer_admin', tenantId, password: TEST_PASSWORD });
  const browser = new BrowserClient(service.baseUrl);
  await browser.signIn(email);
  return browser;
}

async function register(owner: BrowserClient, redirectUri: string): Promise<AgentProgram> {
  const { body } = await owner.portal('POST', '/oauth-clients', {
    name: 'Desk agent',
    redirectUris: [redirectUri],
    confidential: false,
  });
  return new AgentProgram(service.baseUrl, String(body.clientId), redirectUri);
}

const me = (key: string) => call(service.baseUrl, 'GET', '/api/v1/me', { key });
const isRefused = (key: string) =>
  until('the token is refused', async () => (await me(key)).status === 401, 11_000);

describe('the redirect address (§2.1, §4.1, §4.11)', () => {
  it.each([
    'https://agent.example/callback/',
    'https://agent.example/callback?next=1',
    'https://agent.example/Callback',
    'https://agent.example/callback/../other',
    'https://agent.example/%63allback',
    'https://agent.example:8443/callback',
    'https://agent.example:443/callback',
    'https://agent.example.attacker.example/callback',
    'https://agent.example@attacker.example/callback',
    'https://AGENT.example/callback',
    'http://agent.example/callback',
    'https://agent.example/callback#fragment',
    'https://attacker.example/',
    'javascript:alert(1)//agent.example/callback',
    '//attacker.example/callback',
  ])('is refused without a redirect if it is not exactly the registered one: %s', async (redirectUri) => {
    const response = await agent.open(person, agent.attempt({ redirect_uri: redirectUri }));
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
  });

  it.each<[string, Record<string, string>]>([
    ['an unknown client', { client_id: '0197b2c4-8a51-7c3e-9d10-5f6a7b8c9d0e' }],
    ['no client', { client_id: '' }],
    ['no redirect address', { redirect_uri: '' }],
  ])('gets no error of a request with %s', async (_what, changes) => {
    const response = await agent.open(person, agent.attempt(changes));
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
  });

  it('is not one of two in the same request', async () => {
    const query = new URLSearchParams(agent.attempt().parameters);
    query.append('redirect_uri', 'https://attacker.example/');
    const response = await person.request('GET', `/oauth/authorize?${query.toString()}`);
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
  });

  it('must be the same in the exchange', async () => {
    const attempt = agent.attempt();
    const code = (await agent.code(person, attempt)).get('code') ?? '';
    const response = await agent.exchange(code, attempt.verifier, {
      redirect_uri: 'https://agent.example/other',
    });
    expect([response.status, response.body.error]).toEqual([400, 'invalid_grant']);
  });

  it('cannot be registered with a scheme that runs scripts, without TLS, or with a fragment', async () => {
    const uris = [
      'javascript:alert(1)',
      'data:text/html,x',
      'http://agent.example/',
      'https://a.example/#x',
      '*',
    ];
    const response = await person.portal('POST', '/oauth-clients', { name: 'Bad', redirectUris: uris });
    expect(response.status).toBe(422);
    expect((response.body.errors as unknown[]).length).toBe(uris.length);
  });

  it('after the sign-in is never another site', async () => {
    for (const next of [
      'https://attacker.example/',
      '//attacker.example',
      '/oauth/authorize/../../x',
      '/oauth/authorizeX?a',
    ]) {
      const browser = new BrowserClient(service.baseUrl);
      const response = await browser.signIn('owner@first.example', TEST_PASSWORD, next);
      expect(response.headers.get('location')).toBe('/developers');
    }
  });
});

describe('PKCE (§2.1.1, §4.8)', () => {
  it.each<[string, Record<string, string>]>([
    ['no challenge', { code_challenge: '' }],
    ['no method, which would mean plain', { code_challenge_method: '' }],
    ['the method plain', { code_challenge_method: 'plain' }],
    ['a challenge that is no digest', { code_challenge: 'x'.repeat(43) + '=' }],
  ])('refuses a request with %s', async (_what, changes) => {
    const attempt = agent.attempt(changes);
    const response = await agent.open(person, attempt);
    const redirect = new URL(response.headers.get('location') ?? '').searchParams;
    expect(Object.fromEntries(redirect)).toMatchObject({
      error: 'invalid_request',
      state: attempt.parameters.state,
      iss: service.baseUrl,
    });
  });

  it.each<[string, (verifier: string) => string]>([
    ['no verifier', () => ''],
    ['the verifier of another request', () => 'x'.repeat(64)],
    ['the challenge as the verifier', challengeOf],
    ['a verifier that is too short', () => 'x'],
  ])('refuses an exchange with %s, and the right one still works', async (_what, wrong) => {
    const attempt = agent.attempt();
    const code = (await agent.code(person, attempt)).get('code') ?? '';
    const refused = await agent.exchange(code, wrong(attempt.verifier));
    expect([refused.status, refused.body.error]).toEqual([400, 'invalid_grant']);
    expect((await agent.exchange(code, attempt.verifier)).status).toBe(200);
  });
});

describe('a code (§2.1.1, §4.5)', () => {
  it('that is used twice revokes the tokens of the first use', async () => {
    const { access, refresh, code, verifier } = await agent.connect(person);
    const replayed = await agent.exchange(code, verifier);
    expect([replayed.status, replayed.body.error]).toEqual([400, 'invalid_grant']);
    expect((await agent.refresh(refresh)).body.error).toBe('invalid_grant');
    await isRefused(access);
  });

  it('gives tokens once if it is exchanged several times at once', async () => {
    const attempt = agent.attempt();
    const code = (await agent.code(person, attempt)).get('code') ?? '';
    const responses = await Promise.all([1, 2, 3, 4].map(() => agent.exchange(code, attempt.verifier)));
    expect(responses.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    const issued = responses.find(({ status }) => status === 200);
    if (issued)
      expect((await agent.refresh(String(issued.body.refresh_token))).body.error).toBe('invalid_grant');
  });

  it('expires after a minute', async () => {
    const attempt = agent.attempt();
    const code = (await agent.code(person, attempt)).get('code') ?? '';
    const [row] = await service.database.query<{ seconds: string }>(
      `UPDATE oauth_codes SET expires_at = now() - interval '1 second' WHERE used_at IS NULL
       RETURNING extract(epoch FROM (SELECT max(expires_at) FROM oauth_codes WHERE used_at IS NULL) - now()) AS seconds`,
    );
    expect(Number(row?.seconds)).toBeLessThanOrEqual(60);
    expect((await agent.exchange(code, attempt.verifier)).body.error).toBe('invalid_grant');
  });

  it('of one client is refused for another', async () => {
    const attempt = agent.attempt();
    const code = (await agent.code(person, attempt)).get('code') ?? '';
    for (const thief of [await register(person, CALLBACK), foreignAgent]) {
      const response = await thief.exchange(code, attempt.verifier);
      expect([response.status, response.body.error]).toEqual([400, 'invalid_grant']);
    }
    expect((await agent.exchange(code, attempt.verifier)).status).toBe(200);
  });
});

describe('mix-up (§4.4)', () => {
  it('is detected by the issuer in every response, which the metadata promises', async () => {
    const metadata = await call(service.baseUrl, 'GET', '/.well-known/oauth-authorization-server');
    expect(metadata.body).toMatchObject({
      issuer: service.baseUrl,
      authorization_endpoint: `${service.baseUrl}/oauth/authorize`,
      authorization_response_iss_parameter_supported: true,
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
    });
    for (const decision of ['allow', 'deny']) {
      const redirect = await agent.code(person, agent.attempt(), [
        ['decision', decision],
        ['mode', 'test'],
        ...ALL_SCOPES,
      ]);
      expect(redirect.get('iss')).toBe(service.baseUrl);
    }
  });
});

describe('a token that is substituted (§2.2, §4.10)', () => {
  it('does not open another resource', async () => {
    const resource = `${service.baseUrl}/mcp`;
    const { access, refresh } = await agent.connect(person, { resource });
    const refused = await me(access);
    expect([refused.status, refused.body.code]).toEqual([401, 'invalid_api_key']);
    const wider = await agent.refresh(refresh, { resource: `${service.baseUrl}/api/v1` });
    expect([wider.status, wider.body.error]).toEqual([400, 'invalid_target']);
    const other = await agent.open(person, agent.attempt({ resource: 'https://other.example/mcp' }));
    expect(new URL(other.headers.get('location') ?? '').searchParams.get('error')).toBe('invalid_target');
  });

  it('does not open another tenant, and a client of another tenant is unknown', async () => {
    const { access } = await agent.connect(person);
    const { body } = await me(access);
    const foreign = await foreignAgent.connect(stranger);
    expect((await me(foreign.access)).body.tenantId).not.toBe(body.tenantId);
    expect((await foreignAgent.open(person, foreignAgent.attempt())).status).toBe(400);
    const mixed = await agent.connect(person);
    await service.database.query(
      `UPDATE oauth_tokens SET grant_id = (SELECT grant_id FROM oauth_grants WHERE tenant_id <> $1 LIMIT 1) WHERE tenant_id = $1`,
      [body.tenantId],
    );
    expect((await me(mixed.access)).body.code).toBe('invalid_api_key');
    expect((await agent.refresh(mixed.refresh)).body.error).toBe('invalid_grant');
  });

  it('is no refresh token, and a refresh token is no access token', async () => {
    const { access, refresh } = await agent.connect(person);
    expect((await me(refresh)).body.code).toBe('invalid_api_key');
    expect((await me(refresh.replace('_refresh_', '_token_'))).body.code).toBe('invalid_api_key');
    expect((await agent.refresh(access)).body.error).toBe('invalid_grant');
    expect((await agent.refresh(access.replace('_token_', '_refresh_'))).body.error).toBe('invalid_grant');
  });
});

describe('a refresh token (§4.14)', () => {
  it('that is used twice revokes the whole family', async () => {
    const { refresh } = await agent.connect(person);
    const next = await agent.refresh(refresh);
    expect(next.status).toBe(200);
    expect((await agent.refresh(refresh)).body.error).toBe('invalid_grant');
    expect((await agent.refresh(String(next.body.refresh_token))).body.error).toBe('invalid_grant');
    await isRefused(String(next.body.access_token));
    const entries = await service.database.query(
      `SELECT 1 FROM audit_log WHERE action = 'oauth_grant.refresh_token_reused'`,
    );
    expect(entries.length).toBeGreaterThan(0);
  });

  it('of one client is refused for another', async () => {
    const { refresh } = await agent.connect(person);
    const thief = await register(person, CALLBACK);
    expect((await thief.refresh(refresh)).body.error).toBe('invalid_grant');
    expect((await agent.refresh(refresh)).status).toBe(200);
  });
});

describe('the page that asks for consent (§4.7, §4.16)', () => {
  const allow = (page: string, changes: Record<string, string> = {}): [string, string][] => [
    ['token', changes.token ?? hiddenField(page, 'token')],
    ['request', hiddenField(page, 'request')],
    ['decision', 'allow'],
    ['mode', 'test'],
    ['scope', 'parse'],
  ];

  it('refuses a decision that another site sent', async () => {
    const { text } = await agent.open(person, agent.attempt());
    for (const [form, headers] of [
      [allow(text, { token: '' }), {}],
      [allow(text, { token: 'x'.repeat(32) }), {}],
      [allow(text), { Origin: 'https://attacker.example' }],
      [allow(text), { 'Sec-Fetch-Site': 'cross-site' }],
    ] as const) {
      const response = await person.request('POST', '/oauth/authorize', { form, headers });
      expect([response.status, response.headers.get('location')]).toEqual([403, null]);
    }
    const ofStranger = await stranger.request('POST', '/oauth/authorize', { form: allow(text) });
    expect([ofStranger.status, ofStranger.headers.get('location')]).toEqual([403, null]);
  });

  it('is never allowed by a link', async () => {
    const query = new URLSearchParams({
      ...agent.attempt().parameters,
      decision: 'allow',
      scope: 'parse',
      mode: 'test',
    });
    const response = await person.request('GET', `/oauth/authorize?${query.toString()}`);
    expect([response.status, response.headers.get('location')]).toEqual([200, null]);
  });

  it('cannot be framed, and redirects with 303', async () => {
    const attempt = agent.attempt();
    const page = await agent.open(person, attempt);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self' https://agent.example;");
    expect((await agent.decide(person, attempt)).status).toBe(303);
  });

  it('escapes what a program says about itself', async () => {
    const { body } = await person.portal('POST', '/oauth-clients', {
      name: '<script>alert(1)</script>',
      redirectUris: [CALLBACK],
    });
    const program = new AgentProgram(service.baseUrl, String(body.clientId), CALLBACK);
    expect((await program.open(person, program.attempt())).text).not.toContain('<script>alert');
  });
});

describe('a token in an address (§2.1.2, §4.3)', () => {
  it.each<[string, Record<string, string>, string]>([
    ['an access token', { response_type: 'token' }, 'unsupported_response_type'],
    ['a code and a token', { response_type: 'code token' }, 'unsupported_response_type'],
    ['an id token', { response_type: 'id_token' }, 'unsupported_response_type'],
    ['the fragment', { response_mode: 'fragment' }, 'invalid_request'],
    ['a message to the opener (§4.17)', { response_mode: 'web_message' }, 'invalid_request'],
  ])('is never given: %s', async (_what, changes, error) => {
    const response = await agent.open(person, agent.attempt(changes));
    const location = new URL(response.headers.get('location') ?? '');
    expect([location.searchParams.get('error'), location.hash]).toEqual([error, '']);
    expect([location.searchParams.has('code'), location.searchParams.has('access_token')]).toEqual([
      false,
      false,
    ]);
  });

  it('is not accepted in the query or the body of a request', async () => {
    const { access } = await agent.connect(person);
    const query = await call(service.baseUrl, 'GET', `/api/v1/me?access_token=${access}`);
    const json = { text: 'Line cook, Dayton, OH', access_token: access };
    const body = await call(service.baseUrl, 'POST', '/api/v1/parse/jd', { json });
    expect([query.body.code, body.body.code]).toEqual(['missing_api_key', 'missing_api_key']);
  });

  it('is not kept by a cache or passed on by the page that asks for consent (§4.2)', async () => {
    const attempt = agent.attempt();
    const page = await agent.open(person, attempt);
    const redirect = await agent.decide(person, attempt);
    const code = new URL(redirect.headers.get('location') ?? '').searchParams.get('code') ?? '';
    const tokens = await agent.exchange(code, attempt.verifier);
    for (const { headers } of [page, redirect, tokens]) expect(headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    // Nothing of another site is loaded, which could read the address.
    expect(page.text).not.toMatch(/(?:src|href)="https?:\/\/(?!agent\.example)/);
  });
});

describe('the authorization endpoint (§2.6)', () => {
  it('cannot be read by pages of other origins, also not by those that may call the API', async () => {
    for (const path of ['/oauth/authorize', '/oauth/device']) {
      for (const method of ['GET', 'OPTIONS']) {
        const headers = { Origin: FRONT_END, 'Access-Control-Request-Method': 'GET' };
        const response = await call(service.baseUrl, method, path, { headers });
        expect([path, method, response.headers.get('access-control-allow-origin')]).toEqual([
          path,
          method,
          null,
        ]);
      }
    }
  });

  it('states its own address whatever a proxy header says (§4.13)', async () => {
    const headers = {
      'X-Forwarded-Host': 'attacker.example',
      'X-Forwarded-Proto': 'https',
      Forwarded: 'host=attacker.example',
    };
    const { text } = await call(service.baseUrl, 'GET', '/.well-known/oauth-authorization-server', {
      headers,
    });
    expect(text).not.toContain('attacker.example');
  });
});

describe('a program (§2.4, §4.15)', () => {
  it('cannot exchange the password of a person', async () => {
    const response = await agent.token({
      grant_type: 'password',
      username: 'owner@first.example',
      password: TEST_PASSWORD,
    });
    // A public client; token.400 has the answer to a client with a secret.
    expect([response.status, response.body.error]).toEqual([401, 'invalid_client']);
  });

  it('cannot choose its identifier, or act without a person', async () => {
    const { body } = await person.portal('GET', '/session');
    const chosen = await person.portal('POST', '/oauth-clients', {
      ...{ name: 'Desk agent', redirectUris: [CALLBACK] },
      clientId: (body.user as { userId: string }).userId,
    });
    expect(chosen.body.clientId).not.toBe((body.user as { userId: string }).userId);
    const alone = await agent.token({ grant_type: 'client_credentials' });
    expect([alone.status, alone.body.error]).toEqual([401, 'invalid_client']);
  });
});
