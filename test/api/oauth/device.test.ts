import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runCommandLine } from '../../../src/cli/program';
import { composeAdmin } from '../../../src/compose/admin';
import { call, type ApiResponse } from '../../support/api';
import { ALL_SCOPES, hiddenField } from '../../support/agents/agent-program';
import { postForm } from '../../support/agents/oauth';
import { BrowserClient, TEST_PASSWORD } from '../../support/browser/browser-client';
import { startService, type TestService } from '../../support/service';
import { until } from '../../support/until';

const CLIENT = 'tenure-cli';
const GRANT = 'urn:ietf:params:oauth:grant-type:device_code';

let service: TestService;
let tenantId: string;
let person: BrowserClient;
let folder: string;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tenure-login-'));
  service = await startService({ pools: [] });
  ({ tenantId } = await service.tenant('employer'));
  person = await signedIn('owner@employer.example', 'employer_admin');
});
afterAll(async () => {
  await service.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function signedIn(email: string, role: 'employer_admin' | 'member'): Promise<BrowserClient> {
  await service.admin.users.create({ email, role, tenantId, password: TEST_PASSWORD });
  const browser = new BrowserClient(service.baseUrl);
  await browser.signIn(email);
  return browser;
}

async function start(changes: Record<string, string> = {}): Promise<ApiResponse['body']> {
  const { body } = await postForm(service.baseUrl, '/oauth/device_authorization', {
    client_id: CLIENT,
    ...changes,
  });
  return body;
}

const poll = (deviceCode: string, clientId = CLIENT) =>
  postForm(service.baseUrl, '/oauth/token', {
    grant_type: GRANT,
    client_id: clientId,
    device_code: deviceCode,
  });
/** Lets the time between two polls pass. */
const rest = () =>
  service.database.query(`UPDATE device_authorizations SET polled_at = polled_at - interval '1 minute'`);

async function enter(
  browser: BrowserClient,
  code: string,
  fields: [string, string][] = [],
  headers: Record<string, string> = {},
): Promise<ApiResponse> {
  const page = await browser.request('GET', '/oauth/device');
  return browser.request('POST', '/oauth/device', {
    form: [['token', hiddenField(page.text, 'token')], ['user_code', code], ...fields],
    headers,
  });
}

const ALLOW: [string, string][] = [['decision', 'allow'], ['mode', 'test'], ...ALL_SCOPES];

describe('the device flow', () => {
  it('returns tokens once, after the person has allowed it', async () => {
    const started = await start({ scope: 'parse match' });
    expect(started).toEqual({
      device_code: expect.stringMatching(/^[0-9A-Za-z]{43}$/),
      user_code: expect.stringMatching(/^[B-Z]{4}-[B-Z]{4}$/),
      verification_uri: `${service.baseUrl}/oauth/device`,
      verification_uri_complete: `${service.baseUrl}/oauth/device?user_code=${started.user_code}`,
      expires_in: 600,
      interval: 5,
    });
    const deviceCode = String(started.device_code);
    expect((await poll(deviceCode)).body.error).toBe('authorization_pending');
    const question = await enter(person, String(started.user_code).toLowerCase().replace('-', ' '));
    expect(question.text).toContain(String(started.user_code));
    expect(question.text).toContain('If someone sent you this code, deny');
    expect(question.text).not.toContain('erase candidates');
    expect((await enter(person, String(started.user_code), ALLOW)).text).toContain('Signed in');
    await rest();
    expect((await poll(deviceCode, 'another-client')).body.error).toBe('invalid_grant');
    const tokens = await poll(deviceCode);
    expect([tokens.status, tokens.body.scope]).toEqual([200, 'parse match']);
    const described = await call(service.baseUrl, 'GET', '/api/v1/me', {
      key: String(tokens.body.access_token),
    });
    expect(described.body).toMatchObject({ keyName: 'Tenure command line', mode: 'test' });
    await rest();
    expect((await poll(deviceCode)).body.error).toBe('invalid_grant');
    expect((await enter(person, String(started.user_code), ALLOW)).status).toBe(422);
  });

  it('tells a program that polls too fast to slow down, more each time', async () => {
    const { device_code } = await start();
    await poll(String(device_code));
    expect((await poll(String(device_code))).body.error).toBe('slow_down');
    expect((await poll(String(device_code))).body.error).toBe('slow_down');
    const [row] = await service.database.query<{ poll_seconds: number }>(
      'SELECT max(poll_seconds) AS poll_seconds FROM device_authorizations',
    );
    expect(row?.poll_seconds).toBe(15);
  });

  it('tells the program that the person has denied', async () => {
    const { device_code, user_code } = await start();
    expect((await enter(person, String(user_code), [['decision', 'deny']])).text).toContain('Denied');
    expect((await poll(String(device_code))).body.error).toBe('access_denied');
    expect((await enter(person, String(user_code), ALLOW)).status).toBe(422);
  });

  it('ends after ten minutes for both codes', async () => {
    const { device_code, user_code } = await start();
    await service.database.query(`UPDATE device_authorizations SET expires_at = now() - interval '1 second'`);
    expect((await poll(String(device_code))).body.error).toBe('expired_token');
    expect((await enter(person, String(user_code), ALLOW)).status).toBe(422);
  });

  it('stores no code that could be read or guessed', async () => {
    const { device_code, user_code } = await start();
    const rows = await service.database.query<{ row: string }>(
      'SELECT row_to_json(d)::text AS row FROM device_authorizations d',
    );
    const text = rows.map(({ row }) => row).join();
    expect(text).not.toContain(String(device_code));
    expect(text).not.toContain(String(user_code).replace('-', ''));
  });

  it('is refused for other clients, and ends when an administrator blocks the command line', async () => {
    expect((await start({ client_id: 'another-client' })).error).toBe('unauthorized_client');
    expect((await start({ scope: 'everything' })).error).toBe('invalid_scope');
    const { body } = await person.portal('GET', '/oauth-clients');
    const client = (body.clients as { kind: string; oauthClientId: string }[]).find(
      ({ kind }) => kind === 'command_line',
    );
    await person.portal('POST', `/oauth-clients/${client?.oauthClientId}/block`);
    const { user_code } = await start();
    const refused = await enter(person, String(user_code), ALLOW);
    expect([refused.status, refused.text.includes('Signed in')]).toEqual([422, false]);
    await person.portal('POST', `/oauth-clients/${client?.oauthClientId}/approve`);
  });
});

describe('tenure login', () => {
  const run = async (line: string): Promise<{ code: number; out: string }> => {
    let out = '';
    const code = await runCommandLine(line.split(' '), {
      stdout: { write: (text) => (out += text) },
      stderr: { write: (text) => (out += text) },
      config: () => service.config,
      admin: composeAdmin,
      stdin: () => Promise.resolve(''),
    });
    return { code, out };
  };

  it('signs in, says who is signed in, renews the token and signs out', async () => {
    process.env.XDG_CONFIG_HOME = folder;
    const prompts: string[] = [];
    const written = jest
      .spyOn(process.stderr, 'write')
      .mockImplementation((text) => prompts.push(String(text)) > 0);
    const member = await signedIn('agent@employer.example', 'member');
    const login = run(`login --url ${service.baseUrl} --scopes parse`);
    const code = await until('the code is shown', () =>
      Promise.resolve(/[B-Z]{4}-[B-Z]{4}/.exec(prompts.join())?.[0]),
    );
    expect((await enter(member, code, ALLOW)).text).toContain('Signed in');
    expect((await login).code).toBe(0);
    const file = path.join(folder, 'tenure', 'sign-ins.json');
    expect((fs.statSync(file).mode & 0o777).toString(8)).toBe('600');
    expect((fs.statSync(path.dirname(file)).mode & 0o777).toString(8)).toBe('700');
    const described = await run(`whoami --url ${service.baseUrl} --json`);
    expect(JSON.parse(described.out)).toMatchObject({ tenantId, mode: 'test', scopes: ['parse'] });
    const first = (await run(`token --url ${service.baseUrl}`)).out.trim();
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/"expiresAt": \d+/, '"expiresAt": 0'));
    const second = (await run(`token --url ${service.baseUrl}`)).out.trim();
    expect(second).not.toBe(first);
    expect((await run(`logout --url ${service.baseUrl}`)).code).toBe(0);
    await until(
      'the token is refused',
      async () => (await call(service.baseUrl, 'GET', '/api/v1/me', { key: second })).status === 401,
      11_000,
    );
    expect((await run(`whoami --url ${service.baseUrl}`)).code).toBe(2);
    written.mockRestore();
  });
});

describe('the page for the code', () => {
  it('never decides by a link, and refuses a form of another site', async () => {
    const { user_code, device_code } = await start();
    const linked = await person.request('GET', `/oauth/device?user_code=${user_code}&decision=allow`);
    expect([linked.status, linked.text.includes('value="allow"')]).toEqual([200, false]);
    expect(linked.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const foreign: Record<string, string>[] = [
      { Origin: 'https://attacker.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ];
    for (const headers of foreign) {
      expect((await enter(person, String(user_code), ALLOW, headers)).status).toBe(403);
    }
    expect((await poll(String(device_code))).body.error).toBe('authorization_pending');
  });

  it('asks for the sign-in first, and continues with the code', async () => {
    const browser = new BrowserClient(service.baseUrl);
    const { text } = await browser.request('GET', '/oauth/device?user_code=BCDFGHJK');
    expect(/name="next" value="([^"]+)"/.exec(text)?.[1]).toBe('/oauth/device?user_code=BCDFGHJK');
  });

  it('refuses a person who guesses codes after 20 attempts', async () => {
    const guesser = await signedIn('guesser@employer.example', 'member');
    const statuses = new Set<number>();
    for (let attempt = 0; attempt < 25; attempt += 1) statuses.add((await enter(guesser, 'BBBBBBBB')).status);
    expect([...statuses]).toEqual([422, 429]);
  });
});
