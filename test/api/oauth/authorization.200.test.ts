import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { call } from '../../support/api';
import { AgentProgram } from '../../support/agents/agent-program';
import { postForm } from '../../support/agents/oauth';
import { BrowserClient, TEST_PASSWORD } from '../../support/browser/browser-client';
import { startService, type TestService } from '../../support/service';
import { until } from '../../support/until';

const ADMIN = 'admin@employer.example';
const MEMBER = 'member@employer.example';
const CALLBACK = 'http://127.0.0.1/callback';

let service: TestService;
let admin: BrowserClient;
let member: BrowserClient;
let agent: AgentProgram;
let documents: Server;
let documentOrigin: string;
const published: Record<string, unknown> = {};

beforeAll(async () => {
  service = await startService({ pools: [], environment: { WEBHOOK_ALLOW_LOOPBACK: 'true' } });
  const { tenantId } = await service.tenant('employer');
  const signIn = async (email: string, role: 'employer_admin' | 'member') => {
    await service.admin.users.create({ email, role, tenantId, password: TEST_PASSWORD });
    const browser = new BrowserClient(service.baseUrl);
    await browser.signIn(email);
    return browser;
  };
  admin = await signIn(ADMIN, 'employer_admin');
  member = await signIn(MEMBER, 'member');
  agent = await register('Desk agent', CALLBACK);
  documents = createServer((request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(published[request.url ?? ''] ?? null));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => documents.once('listening', resolve));
  documentOrigin = `http://127.0.0.1:${(documents.address() as AddressInfo).port}`;
});
afterAll(async () => {
  documents.close();
  await service.stop();
});

async function register(name: string, redirectUri: string, confidential = false): Promise<AgentProgram> {
  const { status, body, text } = await admin.portal('POST', '/oauth-clients', {
    name,
    redirectUris: [redirectUri],
    confidential,
  });
  if (status !== 201) throw new Error(text);
  return new AgentProgram(service.baseUrl, String(body.clientId), redirectUri, body.secret as string | null);
}

const me = (key: string) => call(service.baseUrl, 'GET', '/api/v1/me', { key });
const tool = (key: string) =>
  call(service.baseUrl, 'POST', '/mcp', {
    key,
    json: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'whoami', arguments: {} } },
    headers: { Accept: 'application/json, text/event-stream' },
  });

describe('a program that a member allows', () => {
  it('gets a code, exchanges it, and calls the API and the MCP server as the member', async () => {
    const attempt = agent.attempt({ scope: 'parse match' });
    const page = await agent.open(member, attempt);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Allow Desk agent to use Tenure?');
    expect(page.text).toContain('Read resumes and job postings');
    expect(page.text).not.toContain('erase candidates');
    // A member passes on test data only.
    expect(page.text).not.toContain('value="live"');
    const redirect = await agent.code(member, attempt);
    expect(redirect.get('state')).toBe(attempt.parameters.state);
    expect(redirect.get('iss')).toBe(service.baseUrl);
    const response = await agent.exchange(redirect.get('code') ?? '', attempt.verifier);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.body).toEqual({
      access_token: expect.stringMatching(/^svc_token_test_[0-9A-Za-z]{36}$/),
      token_type: 'Bearer',
      expires_in: 3600,
      refresh_token: expect.stringMatching(/^svc_refresh_test_[0-9A-Za-z]{36}$/),
      scope: 'parse match',
    });
    const token = String(response.body.access_token);
    expect((await me(token)).body).toMatchObject({
      mode: 'test',
      scopes: ['parse', 'match'],
      keyName: 'Desk agent',
    });
    expect((await tool(token)).status).toBe(200);
    const denied = await call(service.baseUrl, 'GET', '/api/v1/candidates', { key: token });
    expect([denied.status, denied.body.code]).toEqual([403, 'insufficient_scope']);
  });

  it('gets only the scopes and the mode that the person chose', async () => {
    const { access } = await agent.connect(admin, {}, [
      ['decision', 'allow'],
      ['mode', 'live'],
      ['scope', 'skills'],
      ['scope', 'everything'],
    ]);
    expect((await me(access)).body).toMatchObject({ mode: 'live', scopes: ['skills'] });
  });

  it('never gets live data from a member, whatever the form says', async () => {
    const response = await agent.decide(member, agent.attempt(), [
      ['decision', 'allow'],
      ['mode', 'live'],
      ['scope', 'skills'],
    ]);
    expect([response.status, response.headers.get('location')]).toEqual([422, null]);
  });

  it('is told that the person has denied', async () => {
    const redirect = await agent.code(member, agent.attempt(), [['decision', 'deny']]);
    expect(Object.fromEntries(redirect)).toMatchObject({ error: 'access_denied', iss: service.baseUrl });
    expect(redirect.has('code')).toBe(false);
  });

  it('returns to any port of the same computer', async () => {
    const attempt = agent.attempt({ redirect_uri: 'http://127.0.0.1:49152/callback' });
    const { headers } = await agent.decide(member, attempt);
    expect(headers.get('location')).toMatch(/^http:\/\/127\.0\.0\.1:49152\/callback\?code=/);
  });

  it('continues after the sign-in', async () => {
    const browser = new BrowserClient(service.baseUrl);
    const attempt = agent.attempt();
    const page = await agent.open(browser, attempt);
    expect(page.text).toContain('<h1>Sign in</h1>');
    const next = /name="next" value="([^"]+)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const signedIn = await browser.signIn(MEMBER, TEST_PASSWORD, next);
    expect(signedIn.headers.get('location')).toBe(next);
    expect((await browser.request('GET', next)).text).toContain('Allow Desk agent to use Tenure?');
  });

  it('keeps its secret out of the database, like codes and tokens', async () => {
    const server = await register('Server agent', 'https://agent.example/callback', true);
    const connected = await server.connect(member);
    expect((await me(connected.access)).status).toBe(200);
    const secretless = new AgentProgram(service.baseUrl, server.clientId, server.redirectUri);
    for (const program of [
      secretless,
      new AgentProgram(service.baseUrl, server.clientId, '', 'svc_client_x'),
    ]) {
      const refused = await program.refresh(connected.refresh);
      expect([refused.status, refused.body.error]).toEqual([401, 'invalid_client']);
    }
    expect((await server.refresh(connected.refresh)).status).toBe(200);
    const rows = await service.database.query<{ row: string }>(
      `SELECT row_to_json(t)::text AS row FROM oauth_tokens t UNION ALL SELECT row_to_json(c)::text FROM oauth_codes c
       UNION ALL SELECT row_to_json(l)::text FROM oauth_clients l`,
    );
    const text = rows.map(({ row }) => row).join();
    for (const secret of [connected.access, connected.refresh, connected.code]) {
      expect(text).not.toContain(secret.slice(-36));
    }
  });
});

describe('a client with a metadata document', () => {
  const publish = (path: string, changes: object = {}): AgentProgram => {
    const clientId = `${documentOrigin}${path}`;
    published[path] = {
      client_id: clientId,
      client_name: 'Remote agent',
      redirect_uris: [CALLBACK],
      ...changes,
    };
    return new AgentProgram(service.baseUrl, clientId, CALLBACK);
  };

  it('needs the approval of an administrator before a member can use it', async () => {
    const remote = publish('/remote.json');
    const page = await remote.open(member, remote.attempt());
    expect(page.text).toContain('must approve this program');
    const forced = await remote.decide(member, remote.attempt());
    expect([forced.status, forced.headers.get('location')]).toEqual([200, null]);
    const asked = await remote.decide(member, remote.attempt(), [['decision', 'ask']]);
    expect(asked.text).toContain('see your request');
    const { body } = await admin.portal('GET', '/oauth-clients');
    const client = (body.clients as { clientId: string; oauthClientId: string; status: string }[]).find(
      ({ clientId }) => clientId === remote.clientId,
    );
    expect(client?.status).toBe('pending');
    await admin.portal('POST', `/oauth-clients/${client?.oauthClientId}/approve`);
    const { access } = await remote.connect(member);
    expect((await me(access)).status).toBe(200);
    await admin.portal('POST', `/oauth-clients/${client?.oauthClientId}/block`);
    const blocked = await remote.open(member, remote.attempt());
    expect([blocked.status, blocked.text.includes('blocked this program')]).toEqual([400, true]);
    await until('the token is refused', async () => (await me(access)).status === 401, 11_000);
  });

  it('is approved by an administrator who allows it', async () => {
    const remote = publish('/approved.json', { client_name: undefined });
    expect((await remote.open(admin, remote.attempt())).text).toContain('all members may connect it');
    await remote.connect(admin);
    expect((await me((await remote.connect(member)).access)).status).toBe(200);
  });

  it('is sent no error of its request before it is approved, because anyone can publish one', async () => {
    const remote = publish('/errors.json');
    const faulty = () => remote.attempt({ scope: 'everything' });
    const refused = await remote.open(admin, faulty());
    expect([refused.status, refused.headers.get('location')]).toEqual([400, null]);
    await remote.connect(admin);
    const { headers } = await remote.open(admin, faulty());
    expect(headers.get('location')).toContain(`${CALLBACK}?error=invalid_scope`);
  });

  it.each<[string, object]>([
    ['the id of another client', { client_id: 'https://other.example/client.json' }],
    ['a secret', { token_endpoint_auth_method: 'client_secret_post' }],
    ['an address that runs scripts', { redirect_uris: ['javascript:alert(1)'] }],
    ['no address', { redirect_uris: [] }],
  ])('is refused with %s', async (_what, changes) => {
    const remote = publish(`/${encodeURIComponent(JSON.stringify(changes)).slice(0, 40)}`, changes);
    const page = await remote.open(admin, remote.attempt());
    expect([page.status, page.headers.get('location')]).toEqual([400, null]);
  });
});

describe('a refresh token', () => {
  it('is exchanged once for new tokens, with fewer scopes on request', async () => {
    const connected = await agent.connect(member, { scope: 'parse match' });
    const narrowed = await agent.refresh(connected.refresh, { scope: 'match' });
    expect([narrowed.status, narrowed.body.scope]).toEqual([200, 'match']);
    expect((await me(String(narrowed.body.access_token))).body.scopes).toEqual(['match']);
    const wider = await agent.refresh(String(narrowed.body.refresh_token), {
      scope: 'parse match candidates',
    });
    expect([wider.status, wider.body.error]).toEqual([400, 'invalid_scope']);
    expect((await agent.refresh(String(narrowed.body.refresh_token))).body.scope).toBe('parse match');
  });
});

describe('access that ends', () => {
  const list = async (browser: BrowserClient) =>
    (await browser.portal('GET', '/agents')).body.grants as {
      grantId: string;
      grantedBy: string;
      status: string;
      revokedReason: string | null;
    }[];

  it('is listed for its member and for administrators, and revoked by either within ten seconds', async () => {
    const first = await agent.connect(member);
    const own = await list(member);
    expect(own.every(({ grantedBy }) => grantedBy === MEMBER)).toBe(true);
    const ofAdmin = (await list(admin)).find(({ grantedBy }) => grantedBy === ADMIN);
    const foreign = await member.portal('POST', `/agents/${ofAdmin?.grantId}/revoke`);
    expect([foreign.status, foreign.body.code]).toEqual([403, 'role_not_allowed']);
    expect((await member.portal('POST', `/agents/${own[0]?.grantId}/revoke`)).body.status).toBe('revoked');
    await until('the token is refused', async () => (await me(first.access)).status === 401, 11_000);
    expect((await agent.refresh(first.refresh)).body.error).toBe('invalid_grant');
    const second = await agent.connect(member);
    const latest = (await list(admin))[0];
    expect((await admin.portal('POST', `/agents/${latest?.grantId}/revoke`)).body.revokedReason).toBe(
      'administrator',
    );
    expect((await agent.refresh(second.refresh)).body.error).toBe('invalid_grant');
  });

  it('is revoked by the program: one access token, or all with the refresh token', async () => {
    const { access, refresh } = await agent.connect(member);
    const other = await register('Other agent', CALLBACK);
    const revoke = (token: string, clientId = agent.clientId) =>
      postForm(service.baseUrl, '/oauth/revoke', { token, client_id: clientId });
    expect((await revoke(refresh, other.clientId)).status).toBe(200);
    expect((await me(access)).status).toBe(200);
    expect((await revoke(access)).status).toBe(200);
    expect((await me(access)).body.code).toBe('revoked_api_key');
    const next = await agent.refresh(refresh);
    expect((await revoke(String(next.body.refresh_token))).status).toBe(200);
    expect((await agent.refresh(String(next.body.refresh_token))).body.error).toBe('invalid_grant');
  });

  it('shrinks with the role of the person, and ends with the account', async () => {
    const { access, refresh } = await agent.connect(admin, {}, [
      ['decision', 'allow'],
      ['mode', 'live'],
      ['scope', 'skills'],
    ]);
    await service.database.query(`UPDATE users SET role = 'member' WHERE email = $1`, [ADMIN]);
    expect((await me(access)).body.code).toBe('revoked_api_key');
    expect((await agent.refresh(refresh)).body.error).toBe('invalid_grant');
    await service.database.query(`UPDATE users SET role = 'employer_admin' WHERE email = $1`, [ADMIN]);
    expect((await agent.refresh(refresh)).status).toBe(200);
  });

  it('is deleted 30 days after its end, and codes and tokens a day after theirs', async () => {
    const { access } = await agent.connect(member);
    const count = async (table: string) => (await service.database.query(`SELECT 1 FROM ${table}`)).length;
    const before = await count('oauth_grants');
    await service.database.query(`UPDATE oauth_codes SET expires_at = now() - interval '25 hours'`);
    await service.database.query(
      `UPDATE oauth_tokens SET expires_at = now() - interval '25 hours' WHERE kind = 'refresh'`,
    );
    await service.database.query(
      `UPDATE oauth_grants SET revoked_at = now() - interval '31 days' WHERE revoked_at IS NOT NULL`,
    );
    const [ended] = await service.database.query<{ grants: string }>(
      'SELECT count(*) AS grants FROM oauth_grants WHERE revoked_at IS NOT NULL',
    );
    await service.database.query('SELECT delete_expired_oauth_rows(1000)');
    expect(await count('oauth_codes')).toBe(0);
    expect(await count('oauth_grants')).toBe(before - Number(ended?.grants));
    expect((await service.database.query(`SELECT 1 FROM oauth_tokens WHERE kind = 'refresh'`)).length).toBe(
      0,
    );
    expect((await me(access)).status).toBe(200);
  });

  it('writes each decision to the audit log', async () => {
    const { body } = await admin.portal('GET', '/audit-log');
    const actions = new Set((body.entries as { action: string }[]).map(({ action }) => action));
    for (const action of ['registered', 'requested', 'approved', 'blocked'])
      expect(actions).toContain(`oauth_client.${action}`);
    for (const action of ['allowed', 'connected', 'revoked', 'token_revoked'])
      expect(actions).toContain(`oauth_grant.${action}`);
  });
});
