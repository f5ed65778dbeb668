import { gzipSync } from 'node:zlib';
import type { Area, RuleRun } from '../rule';
import type { Exchange } from '../exchange';
import type { Send } from '../session';
import { jsonBodyOf } from '../http';
import { at, listOf, textOf } from '../json';
import { checkBatch, checkSizes } from './jobs';

const SYNC = 'POST /api/v1/candidates/sync';
const GET = 'GET /api/v1/candidates/{candidateId}';
const MERGE = 'POST /api/v1/candidates/{candidateId}/merge';
const UNMERGE = 'POST /api/v1/candidates/{candidateId}/unmerge';
const IMPORT = 'POST /api/v1/imports';
const ERASE = 'DELETE /api/v1/candidates/{candidateId}';

const MAX_IMPORT_MS = 30_000;

/** Candidates. */
export const candidates: Area = {
  name: 'candidates',
  rules: [
    {
      id: 'candidates.sync',
      says: 'a push creates, then updates: null clears a member, an absent member is unchanged',
      run: async (run) => {
        const externalId = run.records.externalId();
        const push = (member: object) =>
          run.session.op(SYNC, { json: { candidates: [{ externalId, ...member }] } });
        const first = await push({
          firstName: 'Ana',
          lastName: 'Ruiz',
          skills: ['Cooking'],
          email: 'ana@example.com',
        });
        run.expectResponse(first, 200);
        const id = textOf(at(jsonBodyOf(first.response), 'results', 0, 'candidateId'));
        const second = await push({ lastName: null });
        run.expect(
          at(jsonBodyOf(second.response), 'results', 0, 'action') === 'updated',
          'the same externalId does not update',
          second,
        );
        const read = await run.session.op(GET, { params: [id] });
        const body = jsonBodyOf(read.response);
        run.expect(
          body['firstName'] === 'Ana' && body['lastName'] === null,
          'null does not clear, or an absent member is lost',
          read,
        );
        run.expect(
          at(body, 'consent', 'shareWithEmployers') === false,
          'consent to share is not false by default',
          read,
        );
        run.expect(
          at(body, 'consent', 'automatedScoring') === true,
          'consent to scoring is not true by default',
          read,
        );
        const empty = await push({ firstName: '' });
        run.expectResponse(empty, 200);
        await run.session.op(GET, { params: [id] });
      },
    },
    {
      id: 'candidates.merge',
      says: 'a merge combines two records, an undo restores both, and a candidate with merged records stays one',
      run: async (run) => {
        const ids: string[] = [];
        for (const firstName of ['Ana', 'Anna', 'Annie']) {
          const push = await run.session.op(SYNC, {
            json: { candidates: [{ externalId: run.records.externalId(), firstName }] },
          });
          ids.push(textOf(at(jsonBodyOf(push.response), 'results', 0, 'candidateId')));
        }
        const [id = '', other = '', third = ''] = ids;
        const change = (operation: string, into: string, candidateId: string) =>
          run.session.op(operation, { params: [into], json: { candidateId } });
        run.expectResponse(await change(MERGE, id, other), 200);
        const read = await run.session.op(GET, { params: [other] });
        run.expect(
          jsonBodyOf(read.response)['candidateId'] === id,
          'the old id is not that of the candidate',
          read,
        );
        run.expectResponse(await change(MERGE, third, id), 409, 'candidate_has_merges');
        run.expectResponse(await change(UNMERGE, id, other), 200);
        const restored = await run.session.op(GET, { params: [other] });
        run.expect(
          jsonBodyOf(restored.response)['firstName'] === 'Anna',
          'the record is not restored',
          restored,
        );
      },
    },
    {
      id: 'candidates.batch',
      says: 'batch results match the items in order and number, an error affects only its item, 1 to 100 items',
      run: async (run) => {
        const externalId = run.records.externalId();
        const items = [
          { externalId, firstName: 'Bo' },
          { unknownMember: 1 },
          { externalId, firstName: 'Bob' },
          { firstName: 7 },
        ];
        const exchange = await run.session.op(SYNC, { json: { candidates: items } });
        if (run.expectResponse(exchange, 200))
          checkBatch(run, exchange, items.length, ['created', 'failed', 'updated', 'failed']);
        await checkSizes(run, SYNC, 'candidates', { firstName: 'Bo' });
      },
    },
    {
      id: 'candidates.adapters',
      says: 'records of other systems are accepted; sensitive fields are listed in droppedFields and not stored',
      run: async (run) => {
        const record = {
          Id: `003${String(Date.now()).padStart(12, '0').slice(-12)}`,
          FirstName: 'Ana',
          LastName: 'Ruiz',
          Birthdate: '1990-01-02',
        };
        const json = {
          adapter: 'salesforce',
          candidates: [{ record }, { record: { nothing: true } }, { record: 7 }],
        };
        const exchange = await run.session.op(SYNC, { json });
        run.expectResponse(exchange, 200);
        const results = listOf(jsonBodyOf(exchange.response)['results']);
        run.expect(results.length === 3, 'results are not as many as items', exchange);
        const dropped = JSON.stringify(at(results[0], 'droppedFields') ?? []);
        run.expect(dropped.includes('Birthdate'), 'the date of birth is not in droppedFields', exchange);
        const id = textOf(at(results[0], 'candidateId'));
        const read = await run.session.op(GET, { params: [id] });
        run.expect(!read.response.text.includes('1990-01-02'), 'a date of birth is stored', read);
        run.expect(jsonBodyOf(read.response)['source'] === 'salesforce', 'source is not the adapter', read);
        for (const adapter of ['civicrm', 'hmis']) {
          const other = await run.session.op(SYNC, { json: { adapter, candidates: [{ record: {} }] } });
          run.expectResponse(other, 200);
        }
      },
    },
    {
      id: 'candidates.import',
      says: 'an import applies the valid rows of a file and lists the others; a file that cannot be read is refused',
      needs: ['no-scope-key', 'organization-key'],
      run: async (run) => {
        const headers = { 'Content-Type': 'application/x-ndjson' };
        const send = (raw: string | Buffer, more: Omit<Send, 'raw'> = {}) =>
          run.session.op(IMPORT, {
            query: { kind: 'candidates' },
            ...more,
            raw,
            headers: { ...headers, ...more.headers },
          });
        const rows = `{"externalId":"${run.records.externalId()}"}\n{"email":"none"}\n`;
        const key = { 'Idempotency-Key': run.records.externalId() };
        const accepted = await send(rows, { headers: key });
        if (run.expectResponse(accepted, 202)) await checkImport(run, accepted);
        run.expectResponse(await send(`${rows}{}\n`, { headers: key }), 422, 'idempotency_key_reused');
        const gzip = { headers: { 'Content-Encoding': 'gzip' } };
        run.expectResponse(await send('no gzip', gzip), 400, 'malformed_request');
        const bomb = gzipSync(Buffer.alloc(16 * 1024 * 1024, ' '));
        run.expectResponse(await send(bomb, gzip), 413, 'payload_too_large');
        const jobs = { kind: 'jobs' };
        run.expectResponse(await send(rows, { key: 'no-scope-key' }), 403, 'insufficient_scope');
        const organization = await send(rows, { key: 'organization-key', query: jobs });
        run.expectResponse(organization, 403, 'employer_key_required');
        const untyped = { 'Content-Type': 'application/xml' };
        run.expectResponse(await send(rows, { headers: untyped }), 415, 'unsupported_media_type');
        const empty = await run.session.op(IMPORT, { query: jobs, withoutLength: true });
        run.expectResponse(empty, 411, 'length_required');
      },
    },
    {
      id: 'candidates.erase',
      says: 'an erased candidate is 204, then 404 everywhere',
      run: async (run) => {
        const id = await run.records.newCandidate();
        const { jobId } = run.records;
        await run.session.op('POST /api/v1/match', { json: { candidateId: id, jobId } });
        run.expectResponse(await run.session.op(ERASE, { params: [id] }), 204);
        run.session.pool.forget('candidateId', id);
        run.expectResponse(await run.session.op(GET, { params: [id] }), 404, 'not_found');
        run.expectResponse(await run.session.op(ERASE, { params: [id] }), 404, 'not_found');
        const match = await run.session.op('POST /api/v1/match', { json: { candidateId: id, jobId } });
        run.expectResponse(match, 404, 'not_found');
        const list = await run.session.op('GET /api/v1/candidates', { query: { limit: 200 } });
        run.expect(!list.response.text.includes(id), 'an erased candidate is listed', list);
      },
    },
  ],
};

/** Follows an import of two rows, of which the second is invalid. */
async function checkImport(run: RuleRun, accepted: Exchange): Promise<void> {
  const params = [textOf(jsonBodyOf(accepted.response)['importId'])];
  const deadline = Date.now() + MAX_IMPORT_MS;
  for (;;) {
    const read = await run.session.op('GET /api/v1/imports/{importId}', { params });
    const { status, rowsCreated, rowsFailed } = jsonBodyOf(read.response);
    const isFinal = status !== 'queued' && status !== 'running';
    if (!isFinal && Date.now() < deadline) continue;
    run.expect(status === 'succeeded', `the import is ${String(status)}`, read);
    run.expect(rowsCreated === 1 && rowsFailed === 1, 'the rows are not counted', read);
    break;
  }
  const errors = await run.session.op('GET /api/v1/imports/{importId}/errors', { params });
  run.expect(errors.response.text.startsWith('{"row":2,'), 'the errors lack row 2', errors);
}
