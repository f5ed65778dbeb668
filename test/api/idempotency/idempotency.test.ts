import { Database } from '../../../src/db/kernel/database';
import { newId } from '../../../src/platform/ids';
import { tenantData } from '../../../src/services/tenant-data';
import { call, fileForm } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { RESUME_TEXT } from '../../support/texts';
import { until } from '../../support/until';

let service: TestService;
let tenant: TestTenant;
let key: string;
let counter = 0;

beforeAll(async () => {
  service = await startService({ environment: { SYNC_BUDGET_MS: '45000' } });
  tenant = await service.tenant('organization');
  ({ key } = await tenant.key());
});
afterAll(() => service.stop());

const newKey = () => `call-${(counter += 1)}`;
const post = (idempotencyKey: string, options: Parameters<typeof call>[3], path = '/api/v1/parse/resume') =>
  call(service.baseUrl, 'POST', path, {
    key,
    ...options,
    headers: { 'Idempotency-Key': idempotencyKey, ...options?.headers },
  });
const countOperations = async () =>
  ((await call(service.baseUrl, 'GET', '/api/v1/operations?limit=200', { key })).body.operations as unknown[])
    .length;

describe('Idempotency-Key', () => {
  it('a repeated call gets the same bytes and starts nothing', async () => {
    const id = newKey();
    const first = await post(id, { json: { text: RESUME_TEXT } });
    expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([200, null]);
    const before = await countOperations();
    const again = await post(id, { json: { text: RESUME_TEXT } });
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect(again.text).toBe(first.text);
    expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'));
    expect(again.headers.get('request-id')).not.toBe(first.headers.get('request-id'));
    expect(await countOperations()).toBe(before);
  });

  it('knows the same request by what it says, not by how it is written', async () => {
    const id = newKey();
    await post(id, { json: { text: 'abc', fileName: 'a.txt' } });
    const reordered = await post(id, {
      raw: '{ "fileName":"a.txt",\n "text":"\\u0061bc" }',
      headers: { 'Content-Type': 'application/json; charset=utf-8', Prefer: 'respond-async' },
    });
    expect(reordered.headers.get('idempotency-replayed')).toBe('true');
    const sameAnswer = await post(id, {
      json: { text: 'abc', fileName: 'a.txt' },
      headers: { Accept: 'application/json; charset=utf-8, */*;q=0.5', 'Sandbox-Tenant': 'own' },
    });
    expect(sameAnswer.headers.get('idempotency-replayed')).toBe('true');
    const formId = newKey();
    await post(formId, { form: fileForm(RESUME_TEXT, 'a.txt') });
    // Every form has a boundary of its own.
    const sameFile = await post(formId, { form: fileForm(RESUME_TEXT, 'a.txt') });
    expect(sameFile.headers.get('idempotency-replayed')).toBe('true');
  });

  it.each<[string, Parameters<typeof call>[3]]>([
    ['another text', { json: { text: 'other' } }],
    ['another field', { json: { text: RESUME_TEXT, language: 'en' } }],
    ['a form', { form: fileForm(RESUME_TEXT, 'a.txt') }],
    [
      'another media type of the answer',
      { json: { text: RESUME_TEXT }, headers: { Accept: 'application/vnd.jsonresume+json' } },
    ],
    [
      'another tenant of the sandbox',
      { json: { text: RESUME_TEXT }, headers: { 'Sandbox-Tenant': 'synthetic' } },
    ],
  ])('refuses %s under a used key', async (_kind, options) => {
    const id = newKey();
    await post(id, { json: { text: RESUME_TEXT } });
    const answer = await post(id, options);
    expect([answer.status, answer.body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('refuses another query under a used key, and keeps routes, keys of other tenants and modes apart', async () => {
    const id = newKey();
    const json = { text: RESUME_TEXT };
    await post(id, { json });
    expect((await post(id, { json }, '/api/v1/parse/resume?include=rawText')).body.code).toBe(
      'idempotency_key_reused',
    );
    expect((await post(id, { json }, '/api/v1/parse/jd')).headers.get('idempotency-replayed')).toBeNull();
    const stranger = await (await service.tenant('organization')).key();
    const live = await tenant.key({ mode: 'live' });
    for (const other of [stranger.key, live.key]) {
      expect((await post(id, { json, key: other })).headers.get('idempotency-replayed')).toBeNull();
    }
  });

  it('replays a refusal of the work', async () => {
    const id = newKey();
    const options = () => ({ form: fileForm('%PDF-1.7\ngarbage', 'a.pdf') });
    const first = await post(id, options());
    const again = await post(id, options());
    expect([first.status, again.status, again.headers.get('idempotency-replayed')]).toEqual([
      422,
      422,
      'true',
    ]);
    expect(again.text).toBe(first.text);
  });

  it('does not keep a refusal of the request: it may be put right under the same key', async () => {
    const id = newKey();
    expect((await post(id, { json: { text: 5 } })).status).toBe(422);
    expect((await post(id, { json: { text: RESUME_TEXT } })).status).toBe(200);
  });

  it('tells that the first call is still running, and later gives its answer, even when the caller had gone', async () => {
    await service.stopWorkers();
    const id = newKey();
    const gone = new AbortController();
    const first = post(id, { json: { text: RESUME_TEXT }, signal: gone.signal }).catch(() => 'gone');
    await until('the first call to be on record', async () => {
      const { body } = await call(service.baseUrl, 'GET', '/api/v1/operations?status=queued', { key });
      return body.operations.length > 0;
    });
    const busy = await post(id, { json: { text: RESUME_TEXT }, headers: { Prefer: 'respond-async' } });
    expect(busy.status).toBe(409);
    expect([busy.body.code, busy.headers.get('retry-after')]).toEqual(['idempotency_in_progress', '1']);
    gone.abort();
    expect(await first).toBe('gone');
    await service.startWorkers();
    const replayed = await until('the answer of the first call', async () => {
      const answer = await post(id, { json: { text: RESUME_TEXT } });
      return answer.status !== 409 && answer;
    });
    expect([replayed.status, replayed.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect(replayed.body.basics.name).toBe('Odalys Brandvold');
  });

  it('answers with what was done, though the process that did it never learned that it was committed', async () => {
    const database = new Database({ url: service.database.url, poolSize: 1, role: 'tenure_app' });
    const { tenantId } = tenant;
    const { idempotencyKeys, operations } = tenantData(database).of({ tenantId, mode: 'test' }).repositories;
    const claim = { idempotencyId: newId(), method: 'POST', path: '/p', key: newKey(), lockSeconds: 90 };
    const requestHash = Buffer.alloc(32, 1);
    await idempotencyKeys.claim({ ...claim, requestHash });
    const operationId = newId();
    const done = { operationId, type: 'match', task: 'match-pair', pool: 'match', keyId: newId(), input: {} };
    await operations.insertEnded(
      { ...done, status: 'succeeded', result: '{}', error: null, createdAt: new Date() },
      [],
      claim.idempotencyId,
    );
    await idempotencyKeys.release(claim.idempotencyId);
    const again = await idempotencyKeys.claim({ ...claim, idempotencyId: newId(), requestHash });
    await database.close();
    expect([again.mine, again.operation_id]).toEqual([true, operationId]);
  });

  it('replays a 202 with its headers', async () => {
    const id = newKey();
    const options = { json: { text: RESUME_TEXT }, headers: { Prefer: 'respond-async' } };
    const first = await post(id, options);
    const again = await post(id, options);
    expect([first.status, again.status]).toEqual([202, 202]);
    expect(again.headers.get('location')).toBe(first.headers.get('location'));
    expect(again.headers.get('preference-applied')).toBe('respond-async');
  });
});
