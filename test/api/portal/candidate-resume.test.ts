import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { call } from '../../support/api';
import { BrowserClient, TEST_PASSWORD } from '../../support/browser/browser-client';
import { startService, type TestService } from '../../support/service';
import { until } from '../../support/until';

const RESUME = path.resolve(__dirname, '../../../src/embedded/demo-documents/resume.pdf');
const WITHOUT_CONTACT = 'Quilla Ostrander\n\nEXPERIENCE\nWelder, Lucas Yard\nMarch 2019 - June 2023\n';

let service: TestService;
let key: string;
let candidatesKey: string;
let caseworker: BrowserClient;

const api = (method: 'GET' | 'POST' | 'DELETE', address: string, json?: unknown, withKey = key) =>
  call(service.baseUrl, method, `/api/v1${address}`, {
    ...{ key: withKey, ...(json === undefined ? {} : { json }) },
  });
const sync = (candidate: object, withKey = key) =>
  api('POST', '/candidates/sync', { candidates: [candidate] }, withKey);
const push = async (candidate: object) => (await sync(candidate)).body.results[0];
const resumeOf = async (candidateId: string) =>
  (await caseworker.portal('GET', `/records/candidates/${candidateId}/resume?mode=live`)).body;

async function parse(content: Uint8Array | string, name: string, include = 'review'): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  const response = await fetch(`${service.baseUrl}/api/v1/parse/resume?include=${include}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}` },
    body: form,
  });
  return ((await response.json()) as { meta: { parseId: string } }).meta.parseId;
}

beforeAll(async () => {
  service = await startService({ pools: ['parse', 'sync', 'upkeep'] });
  const tenant = await service.tenant('organization');
  ({ key } = await tenant.key({ mode: 'live' }));
  ({ key: candidatesKey } = await tenant.key({ mode: 'live', scopes: ['candidates'] }));
  const { tenantId } = tenant;
  for (const [email, role] of [
    ['case@works.example', 'caseworker'],
    ['admin@works.example', 'org_admin'],
  ] as const) {
    await service.admin.users.create({ email, role, tenantId, password: TEST_PASSWORD });
  }
  const admin = new BrowserClient(service.baseUrl);
  await admin.signIn('admin@works.example');
  caseworker = new BrowserClient(service.baseUrl);
  await caseworker.signIn('case@works.example');
  const refused = await caseworker.portal('GET', `/records/candidates/${tenantId}/resume?mode=live`);
  expect(refused.body.code).toBe('role_not_allowed');
  await admin.portal('PATCH', '/live-records', { open: true });
});
afterAll(() => service.stop());

describe('the resume beside the record of a candidate', () => {
  it('is the document of the parse that the push names, with the words of each value', async () => {
    const parseId = await parse(await readFile(RESUME), 'resume.pdf');
    const { candidateId, action } = await push({ externalId: 'from-parse', resumeParseId: parseId });
    expect(action).toBe('created');
    const record = (await api('GET', `/candidates/${candidateId}`)).body;
    const parsed = (await api('GET', `/operations/${parseId}`)).body.result;
    expect([record.email, record.work[0].position]).toEqual([parsed.basics.email, parsed.work[0].position]);
    const resume = await resumeOf(candidateId);
    expect(resume).toMatchObject({
      ...{ state: 'stored', fileName: 'resume.pdf', documentType: 'application/pdf' },
    });
    const email = resume.evidence.find(({ pointer }: { pointer: string }) => pointer === '/email');
    expect(email.evidence).toEqual(parsed.basics.evidence.email);
    const first = resume.evidence.find(({ pointer }: { pointer: string }) => pointer === '/work/0');
    expect(first.evidence).toEqual(parsed.work[0].evidence);
    const document = await fetch(
      `${service.baseUrl}/developers/api/records/candidates/${candidateId}/resume/document?mode=live`,
      { headers: { Cookie: [...caseworker.cookies].map((cookie) => cookie.join('=')).join('; ') } },
    );
    expect(Buffer.from(await document.arrayBuffer())).toEqual(await readFile(RESUME));
    expect(document.headers.get('content-disposition')).toBe('attachment');
    const read = await service.database.query(
      "SELECT subject_id FROM audit_log WHERE action = 'candidate.document_opened'",
    );
    expect(read).toEqual([{ subject_id: candidateId }, { subject_id: candidateId }]);
    // A push without a resume keeps it, and one that is the same changes nothing.
    await push({ externalId: 'from-parse', status: 'active', resumeParseId: parseId });
    await push({ externalId: 'from-parse', summary: 'Punctual.' });
    expect((await resumeOf(candidateId)).state).toBe('stored');

    await service.database.query('DELETE FROM documents WHERE operation_id = $1', [parseId]);
    expect(await resumeOf(candidateId)).toMatchObject({ state: 'stored', documentType: null });
    await service.database.query('UPDATE operations SET expires_at = now() WHERE operation_id = $1', [
      parseId,
    ]);
    expect(await resumeOf(candidateId)).toMatchObject({ state: 'deleted', evidence: [] });
  });

  it('is missing for a candidate without a document, and for one whose document was sent with the push', async () => {
    const without = await push({ firstName: 'Odalys' });
    expect((await resumeOf(without.candidateId)).state).toBe('none');
    const sent = await push({ resumeText: WITHOUT_CONTACT });
    expect((await resumeOf(sent.candidateId)).state).toBe('not_stored');
  });

  it('is refused for an unknown parse, with a text beside it, and for a key that cannot read parses', async () => {
    const resumeParseId = '00000000-0000-7000-8000-000000000001';
    expect((await push({ resumeParseId })).error).toMatchObject({ code: 'not_found' });
    expect((await push({ resumeParseId, resumeText: 'x' })).error.errors).toMatchObject([
      { pointer: '/candidates/0/resumeParseId', code: 'conflict' },
    ]);
    const refused = await sync({ resumeParseId }, candidatesKey);
    expect([refused.status, refused.body.code]).toEqual([403, 'insufficient_scope']);
  });

  it('is erased with the candidate, even if it names no contact', async () => {
    const parseId = await parse(WITHOUT_CONTACT, 'resume.txt');
    const { candidateId } = await push({ externalId: 'to-erase', resumeParseId: parseId });
    expect((await resumeOf(candidateId)).text).toContain('Quilla Ostrander');
    expect((await api('DELETE', `/candidates/${candidateId}`)).status).toBe(204);
    await until('the result is erased', async () => {
      const rows = await service.database.query(
        `SELECT FROM operations o LEFT JOIN documents d USING (operation_id)
         WHERE operation_id = $1 AND (o.result IS NOT NULL OR d.operation_id IS NOT NULL)`,
        [parseId],
      );
      return rows.length === 0;
    });
  });
});
