import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';
import { until } from '../../support/until';
import { TEST_PASSWORD, BrowserClient } from '../../support/browser-client';
import type { UserRole } from '../../../src/services/access/sessions.service';

let service: TestService;
let admin: BrowserClient;
let member: BrowserClient;
let operator: BrowserClient;
let stranger: BrowserClient;

beforeAll(async () => {
  service = await startService({ pools: [] });
  const own = (await service.tenant('employer')).tenantId;
  const other = (await service.tenant('organization')).tenantId;
  const visitor = async (email: string, role: UserRole, tenantId: string | null): Promise<BrowserClient> => {
    await service.admin.users.create({ email, role, tenantId, password: TEST_PASSWORD });
    const made = new BrowserClient(service.baseUrl);
    await made.signIn(email);
    return made;
  };
  admin = await visitor('admin@employer.example', 'employer_admin', own);
  member = await visitor('member@employer.example', 'member', own);
  operator = await visitor('operator@tenure.example', 'operator', null);
  stranger = await visitor('admin@organization.example', 'org_admin', other);
});
afterAll(() => service.stop());

const wanted = (more: object = {}) => ({
  name: 'nightly sync',
  mode: 'test',
  scopes: ['parse', 'jobs'],
  expiresInDays: 90,
  ipAllowlist: [],
  sandboxTenant: 'own',
  ...more,
});
const make = async (more: object = {}) => (await admin.portal('POST', '/keys', wanted(more))).body;
const opens = async (key: string) => (await call(service.baseUrl, 'GET', '/api/v1/me', { key })).status;

describe('keys in the portal', () => {
  it('are made with what was asked for, work, and are shown once', async () => {
    const created = await make({ name: 'shown once', ipAllowlist: ['127.0.0.1', '10.0.0.0/8'] });
    expect(created.key).toMatch(/^svc_test_[0-9A-Za-z]{36}$/);
    expect(await opens(created.key as string)).toBe(200);
    const { body, text } = await admin.portal('GET', '/keys');
    expect(text).not.toContain(created.key);
    expect(body.keys.find((key: { keyId: string }) => key.keyId === created.keyId)).toMatchObject({
      name: 'shown once',
      mode: 'test',
      status: 'active',
      scopes: ['parse', 'jobs'],
      ipAllowlist: ['127.0.0.1/32', '10.0.0.0/8'],
      sandboxTenant: 'own',
      tenantType: 'employer',
      last4: (created.key as string).slice(-4),
    });
  });

  it('are rotated with an overlap: both work, and the old one says until when', async () => {
    const old = await make({ name: 'rotated' });
    const answer = await admin.portal('POST', `/keys/${old.keyId}/rotate`, { overlapHours: 24 });
    expect([answer.status, answer.body.name]).toEqual([201, 'rotated']);
    expect(await opens(old.key as string)).toBe(200);
    expect(await opens(answer.body.key as string)).toBe(200);
    const { body } = await admin.portal('GET', '/keys');
    const listed = body.keys.find((key: { keyId: string }) => key.keyId === old.keyId);
    expect(listed).toMatchObject({ status: 'rotating', replacedByKeyId: answer.body.keyId });
    const hoursLeft = (Date.parse(listed.overlapUntil as string) - Date.now()) / 3_600_000;
    expect(hoursLeft).toBeGreaterThan(23.9);
    expect(hoursLeft).toBeLessThan(24.1);
  });

  it('end at once when rotated without overlap, as far as processes have not seen them', async () => {
    const old = await make({ name: 'no overlap' });
    await admin.portal('POST', `/keys/${old.keyId}/rotate`, { overlapHours: 0 });
    expect(await opens(old.key as string)).toBe(401);
  });

  it('can be paused and go on', async () => {
    const key = await make({ name: 'paused' });
    expect((await admin.portal('POST', `/keys/${key.keyId}/disable`)).body.status).toBe('disabled');
    expect(await opens(key.key as string)).toBe(401);
    expect((await admin.portal('POST', `/keys/${key.keyId}/enable`)).body.status).toBe('active');
    await until('the key to work again', async () => (await opens(key.key as string)) === 200);
  });

  it('are revoked only with their name written out', async () => {
    const key = await make({ name: 'to be revoked' });
    const wrong = await admin.portal('POST', `/keys/${key.keyId}/revoke`, { name: 'To be revoked' });
    expect([wrong.status, wrong.body.errors[0].pointer]).toEqual([422, '/name']);
    const right = await admin.portal('POST', `/keys/${key.keyId}/revoke`, {
      name: 'to be revoked',
      reason: 'left in a log',
    });
    expect(right.body).toMatchObject({ status: 'revoked', revokedReason: 'left in a log' });
    expect(await opens(key.key as string)).toBe(401);
  });

  it('leave a trace of every step, with who took it', async () => {
    const key = await make({ name: 'traced' });
    await admin.portal('POST', `/keys/${key.keyId}/disable`);
    const { entries } = (await admin.portal('GET', '/audit-log')).body;
    const traced = entries.filter((entry: { subjectId: string }) => entry.subjectId === key.keyId);
    expect(
      traced.map((entry: Record<string, unknown>) => [entry.action, entry.actor, entry.subjectName]),
    ).toEqual([
      ['key.disabled', 'admin@employer.example', 'traced'],
      ['key.created', 'admin@employer.example', 'traced'],
    ]);
  });

  it.each([
    ['no name', { name: ' ' }, '/name'],
    ['a name of 101 emoji', { name: '\u{1F373}'.repeat(101) }, '/name'],
    ['a name that cannot be stored', { name: 'a\ud800' }, '/name'],
    ['no scope', { scopes: [] }, '/scopes'],
    ['an unknown scope', { scopes: ['everything'] }, '/scopes/0'],
    ['an expiry there is no choice of', { expiresInDays: 31 }, '/expiresInDays'],
    ['something that is no network', { ipAllowlist: ['10.1'] }, '/ipAllowlist/0'],
    ['a field there is not', { tenantId: '0197f3a2-6b1c-7d4e-8f90-a1b2c3d4e5f6' }, '/tenantId'],
  ])('are refused with %s', async (_kind, more, pointer) => {
    const answer = await admin.portal('POST', '/keys', wanted(more));
    expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
    expect(answer.body.errors.map((error: { pointer: string }) => error.pointer)).toContain(pointer);
  });

  it('may have names of 100 emoji', async () => {
    const answer = await admin.portal('POST', '/keys', wanted({ name: '\u{1F373}'.repeat(100) }));
    expect(answer.status).toBe(201);
  });

  it('for the playground are of every scope, end within the hour, and stand in no list', async () => {
    const first = (await member.portal('POST', '/playground-key')).body;
    const second = (await member.portal('POST', '/playground-key')).body;
    expect(await opens(first.key as string)).toBe(401);
    expect(await opens(second.key as string)).toBe(200);
    expect(Date.parse(second.expiresAt as string) - Date.now()).toBeLessThanOrEqual(3_600_000);
    const { keys } = (await admin.portal('GET', '/keys')).body;
    expect(keys.filter((key: { name: string }) => key.name === 'Playground')).toEqual([]);
  });
});

describe('who may do what with keys', () => {
  const steps = [
    ['rotate', { overlapHours: 1 }],
    ['disable', {}],
    ['enable', {}],
    ['revoke', { name: 'guarded' }],
  ] as const;

  it('members may look, and neither make nor change', async () => {
    const key = await make({ name: 'guarded' });
    expect((await member.portal('GET', '/keys')).status).toBe(200);
    const answers = [await member.portal('POST', '/keys', wanted())];
    for (const [step, body] of steps)
      answers.push(await member.portal('POST', `/keys/${key.keyId}/${step}`, body));
    expect(answers.map((answer) => [answer.status, answer.body.code])).toEqual(
      Array.from({ length: 5 }, () => [403, 'role_not_allowed']),
    );
  });

  it('operators have no tenant whose keys they could see', async () => {
    for (const path of ['/keys', '/audit-log']) {
      expect((await operator.portal('GET', path)).body.code).toBe('role_not_allowed');
    }
  });

  it('another tenant finds neither the key nor its trace', async () => {
    const key = await make({ name: 'guarded' });
    for (const [step, body] of steps) {
      const answer = await stranger.portal('POST', `/keys/${key.keyId}/${step}`, body);
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    }
    expect((await stranger.portal('GET', '/keys')).text).not.toContain(key.keyId);
    expect((await stranger.portal('GET', '/audit-log')).text).not.toContain(key.keyId);
    expect((await stranger.portal('POST', '/keys/not-an-id/disable')).status).toBe(404);
  });

  it('nobody gets anything without a session, an API key included', async () => {
    const { key } = await make();
    for (const path of ['/session', '/keys', '/audit-log']) {
      const answer = await call(service.baseUrl, 'GET', `/developers/api${path}`, { key: key as string });
      expect([answer.status, answer.body.code]).toEqual([401, 'sign_in_required']);
    }
  });
});

describe('requests another site could make the browser send', () => {
  it.each([
    ['without the token of the page', { 'X-Form-Token': '' }],
    ['with a token of somebody else', { 'X-Form-Token': 'x'.repeat(32) }],
    ['from another origin', { Origin: 'https://evil.example' }],
    ['from another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('are refused %s', async (_kind, headers) => {
    const answer = await admin.portal('POST', '/keys', wanted(), headers);
    expect([answer.status, answer.body.code]).toEqual([403, 'cross_site_request']);
  });

  it('are refused as a plain form', async () => {
    const answer = await admin.request('POST', '/developers/api/keys', { form: { name: 'forged' } });
    expect(answer.status).toBe(403);
  });
});

describe('a session', () => {
  it('is a new one at every sign-in, whatever the browser brought along', async () => {
    const visitor = new BrowserClient(service.baseUrl);
    const planted = member.cookies.get('tenure_session') ?? '';
    visitor.cookies.set('tenure_session', 'planted-by-somebody');
    await visitor.signIn('admin@employer.example');
    const own = visitor.cookies.get('tenure_session') ?? '';
    expect(own.length).toBeGreaterThan(40);
    expect([planted, 'planted-by-somebody']).not.toContain(own);
    const again = new BrowserClient(service.baseUrl);
    await again.signIn('admin@employer.example');
    expect(again.cookies.get('tenure_session')).not.toBe(own);
  });

  it('ends with signing out, also for who kept the cookie', async () => {
    const visitor = new BrowserClient(service.baseUrl);
    await visitor.signIn('admin@employer.example');
    const kept = visitor.cookies.get('tenure_session') ?? '';
    const { body } = await visitor.portal('GET', '/session');
    await visitor.request('POST', '/developers/sign-out', { form: { token: body.formToken as string } });
    const thief = new BrowserClient(service.baseUrl);
    thief.cookies.set('tenure_session', kept);
    expect((await thief.portal('GET', '/session')).status).toBe(401);
  });
});
