import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommandLine } from '../../../src/cli/program';
import { EXPORT_PARTS } from '../../../src/db/data-subjects/export-parts';
import { readZip } from '../../../src/documents/zip/read-zip';
import { newId } from '../../../src/platform/ids';
import { call, type ApiResponse } from '../../support/api';
import { seedMarks, textColumns } from '../../support/records/marked-rows';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { until } from '../../support/until';

const LIMITS = { entries: 100, unpackedBytes: 50_000_000 };

/** Columns with codes or references that the service chooses, and columns that no export contains. */
const COLUMNS_WITHOUT_MARK = [
  'access_exports.mode',
  'access_exports.sealed_archive',
  'access_exports.token_digest',
  'audit_log.actor_type',
  'audit_log.kind',
  'audit_log.subject_type',
  'candidate_merges.mode',
  'candidate_merges.moved',
  'candidate_words.mode',
  'candidates.mode',
  'candidates.source',
  'candidates.status',
  'documents.mode',
  'documents.object_key',
  'events.mode',
  'events.owner',
  'idempotency_keys.mode',
  'idempotency_keys.request_hash',
  'import_errors.external_id',
  'import_errors.mode',
  'import_rows.external_id',
  'import_rows.mode',
  'match_decisions.mode',
  'match_decisions.outcome',
  'match_reconsiderations.mode',
  'match_reconsiderations.requested_by',
  'matches.mode',
  'matches.recommendation',
  'operation_items.mode',
  'operations.mode',
  'operations.pool',
  'operations.status',
  'operations.task',
  'operations.type',
  'parse_batch_entries.error',
  'parse_batch_entries.mode',
  'parse_batch_entries.pool',
  'parse_batch_entries.task',
  'placements.end_reason',
  'placements.mode',
  'placements.status',
  'ratings.mode',
  'ratings.rater_role',
  'request_log.mode',
  'review_sessions.bearer_hash',
  'review_sessions.mode',
  'review_sessions.subject_type',
  'review_sessions.token_hash',
  'saved_search_matches.mode',
  'saved_searches.list',
  'saved_searches.mode',
  'score_log.kind',
  'score_log.mode',
  'score_log.surface',
  'view_sessions.mode',
  'view_sessions.token_hash',
  'view_sessions.view',
  'webhook_deliveries.event_id',
  'webhook_deliveries.mode',
  'webhook_deliveries.status',
  'webhook_deliveries.trigger',
];

describe('POST /api/v1/candidates/{candidateId}/access-export', () => {
  let service: TestService;
  let employer: TestTenant;
  let organization: TestTenant;
  let employerKey: string;
  let organizationKey: string;

  const send = (method: string, path: string, key: string, headers: Record<string, string> = {}) =>
    call(service.baseUrl, method, path, { key, headers });
  const exportOf = (candidateId: string, key = employerKey, headers: Record<string, string> = {}) =>
    send('POST', `/api/v1/candidates/${candidateId}/access-export`, key, headers);
  const download = async (response: ApiResponse, key = employerKey) => {
    const archive = await fetch(`${service.baseUrl}${response.body.downloadPath as string}`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    expect([archive.status, archive.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(archive.headers.get('cache-control')).toBe('no-store');
    const entries = [...readZip(new Uint8Array(await archive.arrayBuffer()), LIMITS).values()];
    return Object.fromEntries(entries.map((entry) => [entry.name, entry.read().toString('utf8')]));
  };
  const statusOfLink = async ({ body }: ApiResponse, key = employerKey) =>
    (await send('GET', body.downloadPath as string, key)).status;

  beforeAll(async () => {
    service = await startService({ pools: [] });
    employer = await service.tenant('employer');
    organization = await service.tenant('organization');
    await employer.link(organization);
    employerKey = (await employer.key()).key;
    organizationKey = (await organization.key()).key;
  });
  afterAll(() => service.stop());

  it('contains every text column of every table with data of the person, and no other person', async () => {
    const candidateId = await employer.candidate();
    const otherPersonId = newId();
    const marks = await seedMarks(service.database, {
      tenantId: employer.tenantId,
      candidateId,
      otherPersonId,
    });
    const tables = EXPORT_PARTS.filter((part) => part.how === 'rows').map((part) => part.table);
    const columns = await textColumns(service.database, tables);
    expect(columns.filter((column) => !marks.includes(column))).toEqual(COLUMNS_WITHOUT_MARK);

    const files = await download(await exportOf(candidateId));
    const text = Object.entries(files).flat().join('\n');
    expect(marks.filter((column) => !text.includes(`mark.${column}.`))).toEqual([]);
    expect(text).not.toContain(otherPersonId);
    expect(text).not.toContain('Other.Person');
    expect(files['README.txt']).toContain(candidateId);
  });

  it('has a link whose token is not in the log', async () => {
    const response = await exportOf(await employer.candidate());
    await download(response);
    const logged = await until('both requests are logged', async () => {
      const rows = await service.database.query<{ path: string; answer_body: string | null }>(
        `SELECT path, answer_body FROM request_log
         WHERE route IN ('/api/v1/access-exports/:exportToken', '/api/v1/candidates/:candidateId/access-export')`,
      );
      return rows.some(({ path: loggedPath }) => loggedPath.includes(':exportToken')) && rows;
    });
    const token = (response.body.downloadPath as string).split('/').at(-1) ?? '';
    expect(logged.length).toBeGreaterThan(1);
    expect(JSON.stringify(logged)).not.toContain(token);
  });

  it('is limited, for a shared candidate, to what the tenant may see', async () => {
    const candidateId = await organization.candidate({ shareWithEmployers: true });
    await service.database.query(
      `UPDATE candidates SET external_id = 'case-4471', person = '{"firstName":"Odalys"}' WHERE candidate_id = $1`,
      [candidateId],
    );
    await service.database.query(
      `INSERT INTO events (event_id, tenant_id, mode, type, data)
       VALUES ($1, $2, 'test', 'match.created', json_build_object('candidateId', $3::text, 'note', 'Of the owner'))`,
      [`msg_${newId()}`, organization.tenantId, candidateId],
    );
    const exported = await exportOf(candidateId);
    const text = JSON.stringify(await download(exported));
    expect(text).toContain(candidateId);
    for (const hidden of ['Odalys', 'case-4471', 'Of the owner']) expect(text).not.toContain(hidden);
    expect(
      JSON.stringify(await download(await exportOf(candidateId, organizationKey), organizationKey)),
    ).toContain('Odalys');

    await service.database.query(
      'UPDATE candidates SET share_with_employers = false WHERE candidate_id = $1',
      [candidateId],
    );
    expect(await statusOfLink(exported)).toBe(404);
    expect((await exportOf(candidateId)).status).toBe(404);
  });

  it('returns a link that no other tenant can use and that expires after 15 minutes', async () => {
    const candidateId = await employer.candidate();
    const exported = await exportOf(candidateId);
    expect(Date.parse(exported.body.expiresAt as string) - Date.now()).toBeLessThanOrEqual(15 * 60_000);
    expect(await statusOfLink(exported, organizationKey)).toBe(404);
    expect(await statusOfLink(exported)).toBe(200);
    await service.database.query('UPDATE access_exports SET expires_at = now() WHERE export_id = $1', [
      exported.body.exportId,
    ]);
    expect(await statusOfLink(exported)).toBe(404);
  });

  it('ends with the erasure of the candidate, which deletes the archive', async () => {
    const candidateId = await employer.candidate();
    const exported = await exportOf(candidateId);
    expect((await send('DELETE', `/api/v1/candidates/${candidateId}`, employerKey)).status).toBe(204);
    expect(await statusOfLink(exported)).toBe(404);
    const count = async () =>
      (await service.database.query('SELECT 1 FROM access_exports WHERE candidate_id = $1', [candidateId]))
        .length;
    expect(await count()).toBe(1);
    await service.database.query(
      'SELECT erase_candidate_from_access_exports(erasure_id) FROM erasures WHERE candidate_id = $1',
      [candidateId],
    );
    expect(await count()).toBe(0);
  });

  it('is stored encrypted, and recorded in the audit log with the key', async () => {
    const candidateId = await employer.candidate();
    await exportOf(candidateId);
    const [stored] = await service.database.query<{ sealed_archive: Buffer }>(
      'SELECT sealed_archive FROM access_exports WHERE candidate_id = $1',
      [candidateId],
    );
    expect(stored?.sealed_archive.includes('README.txt')).toBe(false);
    const rows = await service.database.query(
      'SELECT action, actor_type, tenant_id FROM audit_log WHERE subject_id = $1',
      [candidateId],
    );
    expect(rows).toEqual([{ action: 'candidate.exported', actor_type: 'key', tenant_id: employer.tenantId }]);
  });

  it('is saved by the command candidates export, which keeps an existing file', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tenure-export-'));
    const out = path.join(folder, 'export.zip');
    let text = '';
    const write = (written: string) => (text += written);
    const unused = () => {
      throw new Error('not expected to be called');
    };
    const line = ['candidates', 'export', '--candidate', await employer.candidate(), '--out', out, '--json'];
    const run = () =>
      runCommandLine([...line, '--key', employerKey, '--url', service.baseUrl], {
        stdout: { write },
        stderr: { write },
        config: unused,
        admin: unused,
        stdin: unused,
      });
    try {
      expect([await run(), JSON.parse(text)]).toMatchObject([0, { file: out, entries: { candidates: 1 } }]);
      expect([...readZip(readFileSync(out), LIMITS).keys()]).toContain('data/candidates.json');
      expect([await run(), text]).toEqual([2, expect.stringContaining('already exists')]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('returns an operation with the link to a caller that does not wait', async () => {
    const accepted = await exportOf(await employer.candidate(), employerKey, { Prefer: 'respond-async' });
    expect([accepted.status, accepted.body.type]).toEqual([202, 'candidates.access-export']);
    const operation = await send('GET', accepted.headers.get('location') ?? '', employerKey);
    expect(await statusOfLink({ ...operation, body: operation.body.result })).toBe(200);
  });
});
