import { Database } from '../../../src/db/kernel/database';
import { newId } from '../../../src/platform/ids';
import { tenantData } from '../../../src/services/tenant-data';
import { call, fileForm } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { QUEUED_RESUME_TEXT, RESUME_TEXT } from '../../support/texts';
import { until } from '../../support/until';

let service: TestService;
let tenant: TestTenant;
let key: string;
let counter = 0;

beforeAll(async () => {
  service = await startService({
    pools: ['parse', 'scan', 'sync', 'upkeep'],
    environment: { SYNC_BUDGET_MS: '45000' },
  });
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
  it('returns the same bytes for a repeated call and starts no operation', async () => {
    const id = newKey();
    const first = await post(id, { json: { text: RESUME_TEXT } });
    expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([200, null]);
    const before = await countOperations();
    const replay = await post(id, { json: { text: RESUME_TEXT } });
    expect([replay.status, replay.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect(replay.text).toBe(first.text);
    expect(replay.headers.get('content-type')).toBe(first.headers.get('content-type'));
    expect(replay.headers.get('request-id')).not.toBe(first.headers.get('request-id'));
    expect(await countOperations()).toBe(before);
  });

  it('identifies a request by its content and ignores its formatting', async () => {
    const id = newKey();
    await post(id, { json: { text: 'abc', fileName: 'a.txt' } });
    const reordered = await post(id, {
      raw: '{ "fileName":"a.txt",\n "text":"\\u0061bc" }',
      headers: { 'Content-Type': 'application/json; charset=utf-8', Prefer: 'respond-async' },
    });
    expect(reordered.headers.get('idempotency-replayed')).toBe('true');
    const sameMediaType = await post(id, {
      json: { text: 'abc', fileName: 'a.txt' },
      headers: { Accept: 'application/json; charset=utf-8, */*;q=0.5', 'Sandbox-Tenant': 'own' },
    });
    expect(sameMediaType.headers.get('idempotency-replayed')).toBe('true');
    const formId = newKey();
    await post(formId, { form: fileForm(RESUME_TEXT, 'a.txt') });
    // Each form has a different boundary.
    const sameFile = await post(formId, { form: fileForm(RESUME_TEXT, 'a.txt') });
    expect(sameFile.headers.get('idempotency-replayed')).toBe('true');
  });

  it.each<[string, Parameters<typeof call>[3]]>([
    ['another text', { json: { text: 'other' } }],
    ['another field', { json: { text: RESUME_TEXT, language: 'en' } }],
    ['a form', { form: fileForm(RESUME_TEXT, 'a.txt') }],
    [
      'another media type of the response',
      { json: { text: RESUME_TEXT }, headers: { Accept: 'application/vnd.jsonresume+json' } },
    ],
    ['another sandbox tenant', { json: { text: RESUME_TEXT }, headers: { 'Sandbox-Tenant': 'synthetic' } }],
  ])('refuses %s with a used key', async (_kind, options) => {
    const id = newKey();
    await post(id, { json: { text: RESUME_TEXT } });
    const response = await post(id, options);
    expect([response.status, response.body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('refuses another query with a used key, and separates routes, tenants and modes', async () => {
    const id = newKey();
    const json = { text: QUEUED_RESUME_TEXT };
    await post(id, { json });
    expect((await post(id, { json }, '/api/v1/parse/resume?include=rawText')).body.code).toBe(
      'idempotency_key_reused',
    );
    expect((await post(id, { json }, '/api/v1/parse/jd')).headers.get('idempotency-replayed')).toBeNull();
    const otherTenantKey = await (await service.tenant('organization')).key();
    const liveKey = await tenant.key({ mode: 'live' });
    for (const other of [otherTenantKey.key, liveKey.key]) {
      expect((await post(id, { json, key: other })).headers.get('idempotency-replayed')).toBeNull();
    }
  });

  it('returns a secret only to a caller with the scopes of the first one', async () => {
    const { key: parseKey } = await tenant.key({ scopes: ['parse'] });
    const { key: sameKey } = await tenant.key();
    const record = { externalId: 'idempotent-review', firstName: 'Ida' };
    const synced = await call(service.baseUrl, 'POST', '/api/v1/candidates/sync', {
      ...{ key, json: { candidates: [record] } },
    });
    const { candidateId } = synced.body.results[0] as { candidateId: string };
    const createLink = (withKey: string) =>
      call(service.baseUrl, 'POST', '/api/v1/review-sessions', {
        ...{ key: withKey, json: { candidateId, reviewer: 'caseworker-17' } },
        headers: { 'Idempotency-Key': 'review-link' },
      });
    const created = await createLink(key);
    expect(created.status).toBe(201);
    const foreign = await createLink(parseKey);
    expect([foreign.status, foreign.body.code]).toEqual([422, 'idempotency_key_reused']);
    expect((await createLink(sameKey)).text).toBe(created.text);
  });

  it('replays an error from processing', async () => {
    const id = newKey();
    const options = () => ({ form: fileForm('%PDF-1.7\ngarbage', 'a.pdf') });
    const first = await post(id, options());
    const replay = await post(id, options());
    expect([first.status, replay.status, replay.headers.get('idempotency-replayed')]).toEqual([
      422,
      422,
      'true',
    ]);
    expect(replay.text).toBe(first.text);
  });

  it('does not store a validation error, so that a corrected request can use the same key', async () => {
    const id = newKey();
    expect((await post(id, { json: { text: 5 } })).status).toBe(422);
    expect((await post(id, { json: { text: QUEUED_RESUME_TEXT } })).status).toBe(200);
  });

  it('returns 409 while the first call runs, and its response later, even if the first caller disconnected', async () => {
    await service.stopWorkers();
    const id = newKey();
    const caller = new AbortController();
    const first = post(id, { json: { text: QUEUED_RESUME_TEXT }, signal: caller.signal }).catch(
      () => 'disconnected',
    );
    await until('the first call is recorded', async () => {
      const { body } = await call(service.baseUrl, 'GET', '/api/v1/operations?status=queued', { key });
      return body.operations.length > 0;
    });
    const countOperations = async (): Promise<number> => {
      const { body } = await call(service.baseUrl, 'GET', '/api/v1/operations?limit=200', { key });
      return body.operations.length;
    };
    const operationsOfFirst = await countOperations();
    const inProgress = await post(id, {
      json: { text: QUEUED_RESUME_TEXT },
      headers: { Prefer: 'respond-async' },
    });
    expect(inProgress.status).toBe(409);
    expect([inProgress.body.code, inProgress.headers.get('retry-after')]).toEqual([
      'idempotency_in_progress',
      '1',
    ]);
    caller.abort();
    expect(await first).toBe('disconnected');
    await service.startWorkers();
    const replayed = await until('the response of the first call', async () => {
      const response = await post(id, { json: { text: QUEUED_RESUME_TEXT } });
      return response.status !== 409 && response;
    });
    expect([replayed.status, replayed.body.basics.name]).toEqual([200, 'Odalys Brandvold']);
    expect(await countOperations()).toBe(operationsOfFirst);
  });

  it('finds the completed operation if the process stopped before it learned of the commit', async () => {
    const database = new Database({ url: service.database.url, poolSize: 1, role: 'tenure_app' });
    const { tenantId } = tenant;
    const { idempotencyKeys, operations } = tenantData(database).of({ tenantId, mode: 'test' }).repositories;
    const claim = { idempotencyId: newId(), method: 'POST', path: '/p', key: newKey(), lockSeconds: 90 };
    const requestHash = Buffer.alloc(32, 1);
    await idempotencyKeys.claim({ ...claim, requestHash });
    const operationId = newId();
    const endedOperation = {
      operationId,
      type: 'match',
      task: 'match-pair',
      pool: 'match',
      keyId: newId(),
      input: {},
    };
    await operations.insertEnded(
      { ...endedOperation, status: 'succeeded', result: '{}', error: null, createdAt: new Date() },
      [],
      claim.idempotencyId,
    );
    await idempotencyKeys.release(claim.idempotencyId);
    const replay = await idempotencyKeys.claim({ ...claim, idempotencyId: newId(), requestHash });
    await database.close();
    expect([replay.mine, replay.operation_id]).toEqual([true, operationId]);
  });

  it('replays a 202 with its headers', async () => {
    const id = newKey();
    const options = { json: { text: QUEUED_RESUME_TEXT }, headers: { Prefer: 'respond-async' } };
    const first = await post(id, options);
    const replay = await post(id, options);
    expect([first.status, replay.status]).toEqual([202, 202]);
    expect(replay.headers.get('location')).toBe(first.headers.get('location'));
    expect(replay.headers.get('preference-applied')).toBe('respond-async');
  });
});
