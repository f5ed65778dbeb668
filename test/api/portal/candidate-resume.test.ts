import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { call } from '../../support/api';
import { BrowserClient, TEST_PASSWORD } from '../../support/browser/browser-client';
import { startService, type TestService } from '../../support/service';
import { until } from '../../support/until';

const RESUME = path.resolve(__dirname, '../../../src/embedded/demo-documents/resume.pdf');
const WITHOUT_CONTACT = 'Quilla Ostrander\n\nEXPERIENCE\nWelder, Lucas Yard\nMarch 2019 - June 2023\n';

let service: TestService;
/** Test keys have no rate limits. */
let key: string;
let liveKey: string;
let candidatesKey: string;
let caseworker: BrowserClient;

const api = (method: 'GET' | 'POST' | 'DELETE', address: string, json?: unknown, withKey = key) =>
  call(service.baseUrl, method, `/api/v1${address}`, {
    ...{ key: withKey, ...(json === undefined ? {} : { json }) },
  });
const sync = (candidate: object, withKey = key) =>
  api('POST', '/candidates/sync', { candidates: [candidate] }, withKey);
const push = async (candidate: object) => (await sync(candidate)).body.results[0];
const resumeOf = async (candidateId: string, mode = 'test') =>
  (await caseworker.portal('GET', `/records/candidates/${candidateId}/resume?mode=${mode}`)).body;

async function parse(content: Uint8Array | string, name: string, withKey = key): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  const response = await fetch(`${service.baseUrl}/api/v1/parse/resume?include=review`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${withKey}` },
    body: form,
  });
  return ((await response.json()) as { meta: { parseId: string } }).meta.parseId;
}

interface ReviewGroup {
  fields: { pointer: string; evidence: { text: string }[] }[];
}

const pushedParses = () =>
  service.database.query<{ operation_id: string }>(
    `SELECT operation_id FROM operations WHERE input->'pushed' IS NOT NULL AND expires_at > now()
     ORDER BY operation_id`,
  );

beforeAll(async () => {
  service = await startService({ pools: ['parse', 'sync', 'upkeep'] });
  const tenant = await service.tenant('organization');
  ({ key } = await tenant.key());
  ({ key: liveKey } = await tenant.key({ mode: 'live' }));
  ({ key: candidatesKey } = await tenant.key({ scopes: ['candidates'] }));
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
    const pushLive = (candidate: object) => sync(candidate, liveKey);
    const parseId = await parse(await readFile(RESUME), 'resume.pdf', liveKey);
    const { candidateId, action } = (await pushLive({ externalId: 'from-parse', resumeParseId: parseId }))
      .body.results[0];
    expect(action).toBe('created');
    const record = (await api('GET', `/candidates/${candidateId}`, undefined, liveKey)).body;
    const parsed = (await api('GET', `/operations/${parseId}`, undefined, liveKey)).body.result;
    expect([record.email, record.work[0].position]).toEqual([parsed.basics.email, parsed.work[0].position]);
    const resume = await resumeOf(candidateId, 'live');
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
    await pushLive({ externalId: 'from-parse', status: 'active', resumeParseId: parseId });
    await pushLive({ externalId: 'from-parse', summary: 'Punctual.' });
    expect((await resumeOf(candidateId, 'live')).state).toBe('stored');

    await service.database.query('DELETE FROM documents WHERE operation_id = $1', [parseId]);
    expect(await resumeOf(candidateId, 'live')).toMatchObject({ state: 'stored', documentType: null });
    await service.database.query('UPDATE operations SET expires_at = now() WHERE operation_id = $1', [
      parseId,
    ]);
    expect(await resumeOf(candidateId, 'live')).toMatchObject({ state: 'deleted', evidence: [] });
  });

  it('is missing for a candidate without a document, and for one whose record was read from a note', async () => {
    const without = await push({ firstName: 'Odalys' });
    expect((await resumeOf(without.candidateId)).state).toBe('none');
    const note = `${WITHOUT_CONTACT}\nMoves and joins steel plates in a yard. `.repeat(4);
    const record = { Id: '003000000000001AAA', LastName: 'Ostrander', Description: note };
    const noted = await api('POST', '/candidates/sync', { adapter: 'salesforce', candidates: [{ record }] });
    expect((await resumeOf(noted.body.results[0].candidateId)).state).toBe('not_stored');
  });

  it('is the text that a push sends, until another text replaces it', async () => {
    const { candidateId } = await push({ externalId: 'text', resumeText: WITHOUT_CONTACT });
    const resume = await resumeOf(candidateId);
    expect(resume).toMatchObject({ state: 'stored', text: WITHOUT_CONTACT, documentType: null });
    const position = resume.evidence.find(({ pointer }: { pointer: string }) => pointer === '/work/0');
    const { charStart, charEnd, text } = position.evidence[0];
    expect(WITHOUT_CONTACT.slice(charStart, charEnd)).toBe(text);
    const parse = (await pushedParses())[0]!;
    expect((await api('GET', `/operations/${parse.operation_id}`)).body.result.meta.rawText).toBe(
      WITHOUT_CONTACT,
    );
    // The list has the operations of calls.
    const { operations } = (await api('GET', '/operations?type=parse.resume')).body;
    expect(operations.map(({ operationId }: { operationId: string }) => operationId)).not.toContain(
      parse.operation_id,
    );

    const { updatedAt } = (await api('GET', `/candidates/${candidateId}`)).body;
    await push({ externalId: 'text', resumeText: WITHOUT_CONTACT });
    expect((await api('GET', `/candidates/${candidateId}`)).body.updatedAt).toBe(updatedAt);
    expect(await pushedParses()).toEqual([parse]);

    await push({ externalId: 'text', resumeText: WITHOUT_CONTACT.replace('Welder', 'Ironworker') });
    expect((await resumeOf(candidateId)).text).toContain('Ironworker');
    expect(await pushedParses()).not.toContainEqual(parse);

    await service.database.query(
      `UPDATE operations SET expires_at = now() WHERE input->'pushed' IS NOT NULL`,
    );
    expect((await resumeOf(candidateId)).state).toBe('deleted');
  });

  it('is kept without numbers that may not be stored, with the places of the other words', async () => {
    const data = `<p>Quilla Ostrander</p><p>SSN 219-09-9998</p><h2>Experience</h2><p>Welder, Lucas Yard, 2019 - 2023</p>`;
    const resumeText = `data:text/html;base64,${Buffer.from(data).toString('base64')}`;
    const { candidateId } = await push({ resumeText });
    const { text, evidence } = await resumeOf(candidateId);
    expect(text).not.toContain('219-09');
    for (const { evidence: words } of evidence) {
      for (const { charStart, charEnd, text: stated } of words) {
        expect(text.slice(charStart, charEnd)).toBe(stated);
      }
    }
    expect(evidence.length).toBeGreaterThan(0);
  });

  it('stands beside the record in a review of the candidate', async () => {
    const { candidateId } = await push({ externalId: 'reviewed', resumeText: WITHOUT_CONTACT });
    const created = await api('POST', '/review-sessions', { candidateId, reviewer: 'caseworker-17' });
    const [, token] = (created.body.url as string).split('#');
    const opened = await fetch(`${service.baseUrl}/review/${created.body.sessionId}/open`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    const { view } = (await opened.json()) as { view: { text: string; groups: ReviewGroup[] } };
    expect(view.text).toBe(WITHOUT_CONTACT);
    const fields = view.groups.flatMap((group) => group.fields);
    const words = (pointer: string) =>
      fields
        .find((field) => field.pointer === pointer)
        ?.evidence.map(({ text }) => text)
        .join(' ');
    expect(words('/lastName')).toContain('Ostrander');
    expect(words('/work/0/position')).toContain('Welder');
  });

  it('is the text of an imported row', async () => {
    const rows = JSON.stringify({ externalId: 'imported', resumeText: WITHOUT_CONTACT });
    const response = await fetch(`${service.baseUrl}/api/v1/imports?kind=candidates`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/x-ndjson' },
      body: rows,
    });
    expect(response.status).toBeLessThan(300);
    const candidateId = await until('the row is imported', async () => {
      const { candidates } = (await api('GET', '/candidates?externalId=imported')).body;
      return candidates[0]?.candidateId as string | undefined;
    });
    expect((await resumeOf(candidateId)).text).toBe(WITHOUT_CONTACT);
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

  it.each(['named', 'sent'])(
    'is erased with the candidate, even if it names no contact (%s)',
    async (how) => {
      const before = (await pushedParses()).map((row) => row.operation_id);
      const resume =
        how === 'sent'
          ? { resumeText: WITHOUT_CONTACT }
          : { resumeParseId: await parse(WITHOUT_CONTACT, 'resume.txt') };
      const { candidateId } = await push({ externalId: `to-erase-${how}`, ...resume });
      const sent = (await pushedParses()).find((row) => !before.includes(row.operation_id))?.operation_id;
      const parseId = resume.resumeParseId ?? sent;
      expect(parseId).toBeDefined();
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
    },
  );
});
