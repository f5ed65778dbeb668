import type { UserRole } from '../../../src/services/access/sessions.service';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { TEST_PASSWORD, BrowserClient } from '../../support/browser/browser-client';

let service: TestService;
let tenant: TestTenant;
let admin: BrowserClient;
let caseworker: BrowserClient;
let member: BrowserClient;
let candidateId: string;

const createClient = async (
  email: string,
  role: UserRole,
  { tenantId }: TestTenant,
): Promise<BrowserClient> => {
  await service.admin.users.create({ email, role, tenantId, password: TEST_PASSWORD });
  const client = new BrowserClient(service.baseUrl);
  await client.signIn(email);
  return client;
};

beforeAll(async () => {
  service = await startService({ pools: [] });
  tenant = await service.tenant('organization');
  admin = await createClient('admin@org.example', 'org_admin', tenant);
  caseworker = await createClient('case@org.example', 'caseworker', tenant);
  member = await createClient('member@org.example', 'member', tenant);
  candidateId = await tenant.candidate({ mode: 'live' });
  await service.database.query(
    `UPDATE candidates SET person = (person::jsonb || '{"firstName": "Ottoline", "lastName": "Ferrand"}')::json`,
  );
});
afterAll(() => service.stop());

const live = (client: BrowserClient, path: string) => client.portal('GET', `/records/${path}?mode=live`);

describe('live records in the portal', () => {
  it('are closed until an administrator opens them, and then open to caseworkers and administrators', async () => {
    for (const client of [admin, caseworker, member]) {
      for (const path of ['candidates', `candidates/${candidateId}`, 'jobs', 'matches']) {
        expect((await live(client, path)).body.code).toBe('role_not_allowed');
      }
    }
    expect((await caseworker.portal('GET', '/session')).body.liveRecords).toBe(false);
    const refused = await caseworker.portal('PATCH', '/live-records', { open: true });
    expect(refused.body.code).toBe('role_not_allowed');
    expect((await admin.portal('PATCH', '/live-records', { open: true })).body).toEqual({ open: true });
    for (const client of [admin, caseworker]) {
      expect((await live(client, `candidates/${candidateId}`)).body.own.lastName).toBe('Ferrand');
    }
    expect((await live(member, 'candidates')).body.code).toBe('role_not_allowed');
    expect((await caseworker.portal('GET', '/session')).body.liveRecords).toBe(true);
    const other = await service.tenant('organization');
    const stranger = await createClient('case@other.example', 'caseworker', other);
    expect((await live(stranger, 'candidates')).body.code).toBe('role_not_allowed');
  });

  it('are entries of the audit log when a person sees them, without their content', async () => {
    await admin.portal('PATCH', '/live-records', { open: true });
    await service.database.query("DELETE FROM audit_log WHERE kind = 'read'");
    await live(caseworker, 'candidates');
    await live(caseworker, `candidates/${candidateId}`);
    await caseworker.portal('GET', '/records/candidates?mode=test');
    const log = await admin.portal('GET', '/audit-log?kind=read');
    expect(log.text).not.toContain('Ferrand');
    expect(log.body.entries).toMatchObject([
      { action: 'candidate.opened', actor: 'case@org.example', subjectId: candidateId },
      { action: 'candidate.listed', actor: 'case@org.example', subjectId: candidateId },
    ]);
    const changes = await admin.portal('GET', '/audit-log');
    const actions = (changes.body.entries as { action: string }[]).map(({ action }) => action);
    expect(actions).toContain('tenant.live_records_opened');
    expect(actions).not.toContain('candidate.opened');
  });

  it('are closed again at once', async () => {
    await admin.portal('PATCH', '/live-records', { open: true });
    await admin.portal('PATCH', '/live-records', { open: false });
    expect((await live(caseworker, `candidates/${candidateId}`)).body.code).toBe('role_not_allowed');
  });
});
