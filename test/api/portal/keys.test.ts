import { Client } from 'pg';
import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';
import { until } from '../../support/until';
import { TEST_PASSWORD, BrowserClient } from '../../support/browser/browser-client';
import type { UserRole } from '../../../src/services/access/sessions.service';

let service: TestService;
let admin: BrowserClient;
let member: BrowserClient;
let operator: BrowserClient;
let otherTenantAdmin: BrowserClient;

beforeAll(async () => {
  service = await startService({ pools: [] });
  const ownTenantId = (await service.tenant('employer')).tenantId;
  const otherTenantId = (await service.tenant('organization')).tenantId;
  const createClient = async (
    email: string,
    role: UserRole,
    tenantId: string | null,
  ): Promise<BrowserClient> => {
    await service.admin.users.create({ email, role, tenantId, password: TEST_PASSWORD });
    const client = new BrowserClient(service.baseUrl);
    await client.signIn(email);
    return client;
  };
  admin = await createClient('admin@employer.example', 'employer_admin', ownTenantId);
  member = await createClient('member@employer.example', 'member', ownTenantId);
  operator = await createClient('operator@tenure.example', 'operator', null);
  otherTenantAdmin = await createClient('admin@organization.example', 'org_admin', otherTenantId);
});
afterAll(() => service.stop());

const keyRequest = (more: object = {}) => ({
  name: 'nightly sync',
  mode: 'test',
  scopes: ['parse', 'jobs'],
  expiresInDays: 90,
  ipAllowlist: [],
  sandboxTenant: 'own',
  ...more,
});
const createKey = async (more: object = {}) => (await admin.portal('POST', '/keys', keyRequest(more))).body;
const statusWith = async (key: string) => (await call(service.baseUrl, 'GET', '/api/v1/me', { key })).status;

describe('keys in the portal', () => {
  it('are shown one by one with who created them and what was done with them', async () => {
    const { keyId, key } = await createKey({ name: 'in detail' });
    await admin.portal('POST', `/keys/${keyId}/disable`, {});
    const { body, text } = await member.portal('GET', `/keys/${keyId}`);
    expect(body).toMatchObject({
      name: 'in detail',
      status: 'disabled',
      createdByName: 'admin@employer.example',
    });
    expect(body.history.map(({ action, actor }: Record<string, string>) => [action, actor])).toEqual([
      ['key.disabled', 'admin@employer.example'],
      ['key.created', 'admin@employer.example'],
    ]);
    expect(text).not.toContain(key);
  });

  it('are created as requested, work, and are shown only once', async () => {
    const created = await createKey({ name: 'shown once', ipAllowlist: ['127.0.0.1', '10.0.0.0/8'] });
    expect(created.key).toMatch(/^svc_test_[0-9A-Za-z]{36}$/);
    expect(await statusWith(created.key as string)).toBe(200);
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

  it('both work while a rotation overlaps, and the old key shows the end of the overlap', async () => {
    const oldKey = await createKey({ name: 'rotated' });
    const response = await admin.portal('POST', `/keys/${oldKey.keyId}/rotate`, { overlapHours: 24 });
    expect([response.status, response.body.name]).toEqual([201, 'rotated']);
    expect(await statusWith(oldKey.key as string)).toBe(200);
    expect(await statusWith(response.body.key as string)).toBe(200);
    const { body } = await admin.portal('GET', '/keys');
    const listed = body.keys.find((key: { keyId: string }) => key.keyId === oldKey.keyId);
    expect(listed).toMatchObject({ status: 'rotating', replacedByKeyId: response.body.keyId });
    const hoursLeft = (Date.parse(listed.overlapUntil as string) - Date.now()) / 3_600_000;
    expect(hoursLeft).toBeGreaterThan(23.9);
    expect(hoursLeft).toBeLessThan(24.1);
  });

  it('stop working immediately after a rotation without overlap', async () => {
    const oldKey = await createKey({ name: 'no overlap' });
    await admin.portal('POST', `/keys/${oldKey.keyId}/rotate`, { overlapHours: 0 });
    expect(await statusWith(oldKey.key as string)).toBe(401);
  });

  it('can be disabled and enabled again', async () => {
    const key = await createKey({ name: 'paused' });
    expect((await admin.portal('POST', `/keys/${key.keyId}/disable`)).body.status).toBe('disabled');
    expect(await statusWith(key.key as string)).toBe(401);
    expect((await admin.portal('POST', `/keys/${key.keyId}/enable`)).body.status).toBe('active');
    await until('the key works again', async () => (await statusWith(key.key as string)) === 200);
  });

  it.each(['enable', 'rotate'])(
    'stay revoked if a request to %s them waits for the revocation',
    async (action) => {
      const { keyId, key } = await createKey({ name: `revoked before ${action}` });
      if (action === 'enable') await admin.portal('POST', `/keys/${keyId}/disable`, {});
      const scanner = new Client({ connectionString: service.database.migrationUrl });
      await scanner.connect();
      await scanner.query('BEGIN');
      await scanner.query(
        `UPDATE api_keys SET status = 'revoked', revoked_at = now(), revoked_reason = 'leaked' WHERE key_id = $1`,
        [keyId],
      );
      const later = admin.portal(
        'POST',
        `/keys/${keyId}/${action}`,
        action === 'rotate' ? { overlapHours: 24 } : {},
      );
      await until('the request waits for the row of the key', async () => {
        const [row] = await service.database.query<{ waiting: number }>(
          `SELECT count(*)::int AS waiting FROM pg_locks l JOIN pg_stat_activity a USING (pid)
         WHERE NOT l.granted AND a.datname = current_database()`,
        );
        return row?.waiting === 1;
      });
      await scanner.query('COMMIT');
      await scanner.end();
      expect((await later).status).toBe(409);
      expect(await statusWith(key)).toBe(401);
      const { status, revokedReason, replacedByKeyId } = (await admin.portal('GET', `/keys/${keyId}`)).body;
      expect([status, revokedReason, replacedByKeyId]).toEqual(['revoked', 'leaked', null]);
    },
  );

  it('are revoked only after confirmation with their exact name', async () => {
    const key = await createKey({ name: 'to be revoked' });
    const rejected = await admin.portal('POST', `/keys/${key.keyId}/revoke`, { name: 'To be revoked' });
    expect([rejected.status, rejected.body.errors[0].pointer]).toEqual([422, '/name']);
    const accepted = await admin.portal('POST', `/keys/${key.keyId}/revoke`, {
      name: 'to be revoked',
      reason: 'left in a log',
    });
    expect(accepted.body).toMatchObject({ status: 'revoked', revokedReason: 'left in a log' });
    expect(await statusWith(key.key as string)).toBe(401);
  });

  it('have each change recorded in the audit log with its user', async () => {
    const key = await createKey({ name: 'traced' });
    await admin.portal('POST', `/keys/${key.keyId}/disable`);
    const { entries } = (await admin.portal('GET', '/audit-log')).body;
    const auditEntries = entries.filter((entry: { subjectId: string }) => entry.subjectId === key.keyId);
    expect(
      auditEntries.map((entry: Record<string, unknown>) => [entry.action, entry.actor, entry.subjectName]),
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
    ['an expiry that is not offered', { expiresInDays: 31 }, '/expiresInDays'],
    ['an invalid network', { ipAllowlist: ['10.1'] }, '/ipAllowlist/0'],
    ['an unknown field', { tenantId: '0197f3a2-6b1c-7d4e-8f90-a1b2c3d4e5f6' }, '/tenantId'],
  ])('are refused with %s', async (_kind, more, pointer) => {
    const response = await admin.portal('POST', '/keys', keyRequest(more));
    expect([response.status, response.body.code]).toEqual([422, 'validation_failed']);
    expect(response.body.errors.map((error: { pointer: string }) => error.pointer)).toContain(pointer);
  });

  it('can have names of 100 emoji', async () => {
    const response = await admin.portal('POST', '/keys', keyRequest({ name: '\u{1F373}'.repeat(100) }));
    expect(response.status).toBe(201);
  });

  it('for the playground have every scope, expire within an hour and are not listed', async () => {
    const first = (await member.portal('POST', '/playground-key')).body;
    const second = (await member.portal('POST', '/playground-key')).body;
    expect(await statusWith(first.key as string)).toBe(401);
    expect(await statusWith(second.key as string)).toBe(200);
    expect(Date.parse(second.expiresAt as string) - Date.now()).toBeLessThanOrEqual(3_600_000);
    const { keys } = (await admin.portal('GET', '/keys')).body;
    expect(keys.filter((key: { name: string }) => key.name === 'Playground')).toEqual([]);
  });

  it('for the reference do not end those for the playground, and are in the audit log', async () => {
    const playground = (await member.portal('POST', '/playground-key')).body;
    const first = (await member.portal('POST', '/reference-key')).body;
    const second = (await member.portal('POST', '/reference-key')).body;
    const keys = [playground, first, second].map(({ key }) => key as string);
    expect(await Promise.all(keys.map(statusWith))).toEqual([200, 401, 200]);
    const { entries } = (await admin.portal('GET', '/audit-log')).body;
    const entry = (entries as { action: string; subjectId: string }[]).find(
      ({ subjectId }) => subjectId === second.keyId,
    );
    expect(entry).toMatchObject({ action: 'key.issued_to_page', actor: 'member@employer.example' });
  });
});

describe('a key for the playground', () => {
  const newMember = async (email: string) => {
    const { tenantId } = (await admin.portal('GET', '/session')).body.user;
    const { userId } = await service.admin.users.create({
      ...{ email, role: 'member', tenantId, password: TEST_PASSWORD },
    });
    const client = new BrowserClient(service.baseUrl);
    await client.signIn(email);
    const { key } = (await client.portal('POST', '/playground-key', {})).body;
    expect(await statusWith(key)).toBe(200);
    return { userId, key: key as string };
  };

  it('stops working at once when its member is disabled', async () => {
    const { userId, key } = await newMember('leaver@employer.example');
    expect((await admin.portal('PATCH', `/members/${userId}`, { status: 'disabled' })).status).toBe(200);
    expect(await statusWith(key)).toBe(401);
  });

  it('stops working when the password of its member is changed', async () => {
    const { key } = await newMember('robbed@employer.example');
    await service.admin.users.setPassword('robbed@employer.example', 'another long enough password');
    await until('the key is refused', async () => (await statusWith(key)) === 401);
  });
});

describe('access to keys', () => {
  const steps = [
    ['rotate', { overlapHours: 1 }],
    ['disable', {}],
    ['enable', {}],
    ['revoke', { name: 'guarded' }],
  ] as const;

  it('is read-only for members', async () => {
    const key = await createKey({ name: 'guarded' });
    expect((await member.portal('GET', '/keys')).status).toBe(200);
    const responses = [await member.portal('POST', '/keys', keyRequest())];
    for (const [step, body] of steps)
      responses.push(await member.portal('POST', `/keys/${key.keyId}/${step}`, body));
    expect(responses.map((response) => [response.status, response.body.code])).toEqual(
      Array.from({ length: 5 }, () => [403, 'role_not_allowed']),
    );
  });

  it('is denied to operators, who have no tenant', async () => {
    for (const path of ['/keys', '/audit-log']) {
      expect((await operator.portal('GET', path)).body.code).toBe('role_not_allowed');
    }
  });

  it('is denied to other tenants, including the audit log', async () => {
    const key = await createKey({ name: 'guarded' });
    for (const [step, body] of steps) {
      const response = await otherTenantAdmin.portal('POST', `/keys/${key.keyId}/${step}`, body);
      expect([response.status, response.body.code]).toEqual([404, 'not_found']);
    }
    expect((await otherTenantAdmin.portal('GET', '/keys')).text).not.toContain(key.keyId);
    expect((await otherTenantAdmin.portal('GET', '/audit-log')).text).not.toContain(key.keyId);
    expect((await otherTenantAdmin.portal('POST', '/keys/not-an-id/disable')).status).toBe(404);
  });

  it('is denied without a session, even with an API key', async () => {
    const { key } = await createKey();
    for (const path of ['/session', '/keys', '/audit-log']) {
      const response = await call(service.baseUrl, 'GET', `/developers/api${path}`, { key: key as string });
      expect([response.status, response.body.code]).toEqual([401, 'sign_in_required']);
    }
  });
});

describe('cross-site requests to the portal', () => {
  it.each([
    ['without a form token', { 'X-Form-Token': '' }],
    ['with the form token of another session', { 'X-Form-Token': 'x'.repeat(32) }],
    ['from another origin', { Origin: 'https://evil.example' }],
    ['from another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('are refused %s', async (_kind, headers) => {
    const response = await admin.portal('POST', '/keys', keyRequest(), headers);
    expect([response.status, response.body.code]).toEqual([403, 'cross_site_request']);
  });

  it('are refused as a form submission', async () => {
    const response = await admin.request('POST', '/developers/api/keys', { form: { name: 'forged' } });
    expect(response.status).toBe(403);
  });
});

describe('a session', () => {
  it('is replaced at every sign-in, whatever cookie the browser sends', async () => {
    const client = new BrowserClient(service.baseUrl);
    const memberSession = member.cookies.get('tenure_session') ?? '';
    client.cookies.set('tenure_session', 'set-by-attacker');
    await client.signIn('admin@employer.example');
    const newSession = client.cookies.get('tenure_session') ?? '';
    expect(newSession.length).toBeGreaterThan(40);
    expect([memberSession, 'set-by-attacker']).not.toContain(newSession);
    const secondClient = new BrowserClient(service.baseUrl);
    await secondClient.signIn('admin@employer.example');
    expect(secondClient.cookies.get('tenure_session')).not.toBe(newSession);
  });

  it('is invalid after sign-out, even with a copy of the cookie', async () => {
    const client = new BrowserClient(service.baseUrl);
    await client.signIn('admin@employer.example');
    const copiedCookie = client.cookies.get('tenure_session') ?? '';
    const { body } = await client.portal('GET', '/session');
    await client.request('POST', '/developers/sign-out', { form: { token: body.formToken as string } });
    const attacker = new BrowserClient(service.baseUrl);
    attacker.cookies.set('tenure_session', copiedCookie);
    expect((await attacker.portal('GET', '/session')).status).toBe(401);
  });
});
