import type { TenantScope } from '../../src/domain/common';
import { newId } from '../../src/platform/ids';
import { systemClock } from '../../src/platform/clock';
import { createLogger } from '../../src/platform/logger';
import { DeletedObjectsRepository } from '../../src/db/operations/deleted-objects.repository';
import { ExpiredRowsRepository } from '../../src/db/operations/expired-rows.repository';
import { ErasureWorkRepository } from '../../src/db/records/erasure-work.repository';
import type { Caller } from '../../src/services/access/caller';
import { ErasuresService } from '../../src/services/erasures/erasures.service';
import { RunErasuresService } from '../../src/services/erasures/run-erasures.service';
import { findInDatabase } from '../support/find-in-stores';
import { addCandidate } from '../support/records/records';
import { tenantsOnDatabase, type TenantsOnDatabase } from '../support/tenants';

const CANDIDATE_NAME = 'Zephyrine Quillfeather';
const EMAIL = 'Zephyrine.Quill@example.org';
const PHONE = '+14195550177';
const EXTERNAL_ID = 'case-"zzqq7731"';
const NEEDLES = ['Zephyrine', 'Quill', '4195550177', 'zzqq7731'];

describe('erasing a candidate', () => {
  let tenants: TenantsOnDatabase;
  let organization: TenantScope;
  let employer: TenantScope;
  let erasures: ErasuresService;
  let erasureTask: RunErasuresService;

  const callerOf = (scope: TenantScope): Caller => ({
    ...scope,
    keyId: newId(),
    keyName: 'test',
    tenantType: 'organization',
    scopes: ['candidates'],
    expiresAt: null,
    sandboxTenant: null,
  });
  const findMarksInDatabase = () => findInDatabase(tenants.files.migrationUrl, NEEDLES);
  const insertOperation = async (owner: TenantScope, type: string, input: object = {}) => {
    const operationId = newId();
    await tenants.data.of(owner).repositories.operations.insertWithDocument(
      { operationId, type, task: 't', pool: 'sync', keyId: newId(), input },
      {
        fileName: `${CANDIDATE_NAME}.pdf`,
        declaredType: null,
        bytes: Buffer.from(`Resume of ${CANDIDATE_NAME}`),
      },
    );
    return operationId;
  };
  const endOperation = (owner: TenantScope, operationId: string, result: object) =>
    tenants.data
      .of(owner)
      .repositories.operations.end(operationId, { status: 'succeeded', result, startedAt: new Date() }, []);
  const resultEntry = (index: number, candidateId: string, externalId: string) => ({
    index,
    candidateId,
    externalId,
    action: 'created',
    warnings: [{ code: 'w', message: `About ${externalId}` }],
  });
  const insertIdempotencyKey = async (owner: TenantScope, path: string, body: object) => {
    const idempotencyId = newId();
    const { idempotencyKeys } = tenants.data.of(owner).repositories;
    await idempotencyKeys.claim({
      idempotencyId,
      method: 'POST',
      path,
      key: newId(),
      requestHash: Buffer.alloc(32),
      lockSeconds: 60,
    });
    await idempotencyKeys.storeResponse(idempotencyId, {
      status: 200,
      headers: {},
      body: Buffer.from(JSON.stringify(body)),
    });
    return idempotencyId;
  };
  const addMarkedCandidate = () =>
    addCandidate(tenants.data, organization, {
      externalId: EXTERNAL_ID,
      person: { firstName: 'Zephyrine', lastName: 'Quillfeather', email: EMAIL, phone: PHONE },
      profile: { summary: `${CANDIDATE_NAME} cooks.` },
      words: ['zephyrine', 'quillfeather'],
    });
  /** Erases a candidate and skips the seconds in which the request log may still be written. */
  const erase = async (candidateId: string) => {
    await erasures.erase(callerOf(organization), candidateId);
    await tenants.files.query(
      "UPDATE erasures SET requested_at = requested_at - interval '11 seconds' WHERE candidate_id = $1",
      [candidateId],
    );
  };
  const deleteExpiredDocuments = () =>
    new ExpiredRowsRepository(tenants.database).deleteExpiredDocuments(100);

  beforeAll(async () => {
    tenants = await tenantsOnDatabase();
    erasures = new ErasuresService(tenants.data);
    const logger = createLogger({ level: 'fatal', process: 'test' });
    erasureTask = new RunErasuresService(new ErasureWorkRepository(tenants.database), systemClock, logger);
  });
  beforeEach(async () => {
    organization = await tenants.newTenant('organization');
    employer = await tenants.newTenant('employer');
    await tenants.link(organization, employer);
  });
  afterAll(() => tenants.close());

  test('removes the personal data from every column of every table in both tenants', async () => {
    const candidateId = await addMarkedCandidate();
    const otherCandidateId = newId();
    const batch = {
      results: [resultEntry(0, otherCandidateId, 'other'), resultEntry(1, candidateId, EXTERNAL_ID)],
      summary: { total: 2 },
    };
    const sync = await insertOperation(organization, 'candidates.sync');
    await tenants.data.of(organization).repositories.operationItems.add(
      sync,
      batch.results.map((outcome) => ({ index: outcome.index, outcome })),
    );
    await endOperation(organization, sync, batch);
    const parse = await insertOperation(organization, 'parse.resume');
    await endOperation(organization, parse, { basics: { name: CANDIDATE_NAME, email: EMAIL.toLowerCase() } });
    const match = await insertOperation(employer, 'match', { candidateId, jobId: newId() });
    await endOperation(employer, match, {
      candidateId,
      reasons: [{ text: `${CANDIDATE_NAME} has cooked.` }],
    });
    const replayedId = await insertIdempotencyKey(organization, '/api/v1/candidates/sync', batch);
    const erasedId = await insertIdempotencyKey(employer, '/api/v1/match', {
      candidateId,
      reasons: [CANDIDATE_NAME],
    });
    const testCandidateId = await addCandidate(
      tenants.data,
      { ...organization, mode: 'test' },
      { externalId: EXTERNAL_ID },
    );
    for (const [index, request_body] of [
      `{"externalId":${JSON.stringify(EXTERNAL_ID)}}`,
      '{"a":1}',
    ].entries()) {
      await tenants.files.query(
        `INSERT INTO request_log (request_id, tenant_id, mode, key_id, method, route, path, status, milliseconds,
           request_body, answer_body, at)
         VALUES ($1, $2, 'test', $3, 'POST', '/r', '/p', 200, 1, $4, 'a response', now())`,
        [`req_${index}`, organization.tenantId, newId(), request_body],
      );
    }
    for (const owner of [organization, employer]) {
      await tenants.data.of(owner).repositories.events.add({
        eventId: `msg_${newId()}`,
        type: 'match.created',
        owner: 'pair',
        data: { matchId: newId(), candidateId, candidateExternalId: EXTERNAL_ID, finalScore: 71.5 },
      });
    }
    expect(await findMarksInDatabase()).not.toEqual([]);

    await erase(candidateId);
    await erasures.erase(callerOf({ ...organization, mode: 'test' }), testCandidateId);
    await tenants.files.query(
      "UPDATE erasures SET requested_at = requested_at - interval '11 seconds' WHERE candidate_id = $1",
      [testCandidateId],
    );
    await deleteExpiredDocuments();
    expect((await erasureTask.run()).rows).toBe(2);
    expect(await findMarksInDatabase()).toEqual([]);
    const logged = await tenants.files.query(
      'SELECT request_body, answer_body FROM request_log ORDER BY request_id',
    );
    expect(logged).toEqual([
      { request_body: null, answer_body: null },
      { request_body: '{"a":1}', answer_body: 'a response' },
    ]);

    const rows = await tenants.files.query<{
      result: typeof batch | null;
      expires_at: Date;
      operation_id: string;
    }>('SELECT operation_id, result, expires_at FROM operations WHERE operation_id = ANY ($1)', [
      [sync, parse, match],
    ]);
    const operationRow = (id: string) => rows.find((row) => row.operation_id === id);
    expect(Object.keys(operationRow(sync)?.result ?? {})).toEqual(['results', 'summary']);
    expect(operationRow(sync)?.result?.results[0]).toEqual(resultEntry(0, otherCandidateId, 'other'));
    expect(operationRow(sync)?.result?.results[1]).toEqual({
      index: 1,
      candidateId: null,
      externalId: null,
      action: 'failed',
      error: { code: 'not_found', message: 'The candidate was erased.', status: 404 },
    });
    for (const id of [parse, match]) {
      expect(operationRow(id)?.result).toBeNull();
      expect(operationRow(id)?.expires_at.getTime()).toBeLessThanOrEqual(Date.now());
    }
    const keyRows = await tenants.files.query<{ id: string; status: number; body: string | null }>(
      `SELECT idempotency_id AS id, answer_status AS status, convert_from(answer_body, 'UTF8') AS body
       FROM idempotency_keys WHERE idempotency_id = ANY ($1)`,
      [[replayedId, erasedId]],
    );
    const keyRow = (id: string) => keyRows.find((row) => row.id === id);
    expect(keyRow(erasedId)).toMatchObject({ status: 410, body: null });
    expect(JSON.parse(keyRow(replayedId)?.body ?? '')).toEqual({
      results: [
        resultEntry(0, otherCandidateId, 'other'),
        expect.objectContaining({ candidateId: null, action: 'failed' }),
      ],
      summary: { total: 2 },
    });
    const events = await tenants.files.query<{ data: object }>(
      "SELECT data FROM events WHERE data->>'candidateId' = $1",
      [candidateId],
    );
    expect(events).toHaveLength(2);
    for (const { data } of events) {
      expect(data).toMatchObject({ candidateId, candidateExternalId: null, finalScore: 71.5 });
    }
  });

  test('removes response snippets from the deliveries of its events', async () => {
    const candidateId = await addMarkedCandidate();
    const eventId = `msg_${newId()}`;
    const subscriptionId = newId();
    const data = { matchId: newId(), candidateId, candidateExternalId: null };
    await tenants.data
      .of(employer)
      .repositories.events.add({ eventId, type: 'match.created', owner: 'pair', data });
    await tenants.files.query(
      `INSERT INTO webhook_subscriptions (subscription_id, tenant_id, mode, url, events, secret, secret_last4)
       VALUES ($1, $2, 'live', 'https://hooks.example.com', '{match.created}', '', 'last')`,
      [subscriptionId, employer.tenantId],
    );
    const attempts = [
      { attempt: 1, statusCode: 500, responseSnippet: null },
      { attempt: 2, statusCode: 200, responseSnippet: `Thank you for ${CANDIDATE_NAME}` },
    ];
    await tenants.files.query(
      `INSERT INTO webhook_deliveries (tenant_id, mode, subscription_id, event_id, event_logged_at, event_type, status, due_at, attempts)
       SELECT $1, 'live', $2, event_id, logged_at, type, 'succeeded', NULL, $4 FROM events WHERE event_id = $3`,
      [employer.tenantId, subscriptionId, eventId, JSON.stringify(attempts)],
    );
    await erase(candidateId);
    expect((await erasureTask.run()).rows).toBe(1);
    expect(await findMarksInDatabase()).toEqual([]);
    const [row] = await tenants.files.query<{ attempts: object[] }>(
      'SELECT attempts FROM webhook_deliveries WHERE event_id = $1',
      [eventId],
    );
    expect(row?.attempts).toEqual([attempts[0], { attempt: 2, statusCode: 200, responseSnippet: null }]);
  });

  test('completes only after the objects of earlier documents are deleted', async () => {
    const candidateId = await addMarkedCandidate();
    const operationId = newId();
    const objectKey = `documents/${organization.tenantId}/live/${operationId}`;
    const { operations } = tenants.data.of(organization).repositories;
    await operations.insertWithDocument(
      { operationId, type: 'parse.resume', task: 't', pool: 'parse', keyId: newId(), input: {} },
      { fileName: null, declaredType: null, bytes: null, objectKey },
    );
    await operations.cancel(operationId);
    await tenants.files.query(
      `UPDATE operations SET created_at = created_at - interval '1 minute', finished_at = finished_at - interval '1 minute'
       WHERE operation_id = $1`,
      [operationId],
    );
    await tenants.files.query(
      `UPDATE documents SET created_at = created_at - interval '1 minute' WHERE operation_id = $1`,
      [operationId],
    );
    await deleteExpiredDocuments();
    await erase(candidateId);
    const isCompleted = async () => {
      await erasureTask.run();
      const rows = await tenants.files.query<{ completed_at: Date | null }>(
        'SELECT completed_at FROM erasures WHERE candidate_id = $1',
        [candidateId],
      );
      return rows[0]?.completed_at !== null;
    };
    expect(await isCompleted()).toBe(false);
    await new DeletedObjectsRepository(tenants.database).forget(objectKey);
    await tenants.files.query('UPDATE erasures SET next_pass_at = now() WHERE candidate_id = $1', [
      candidateId,
    ]);
    expect(await isCompleted()).toBe(true);
  });

  test('completes only after earlier operations end, and removes their results', async () => {
    const candidateId = await addMarkedCandidate();
    const runningId = await insertOperation(organization, 'candidates.sync');
    await tenants.files.query(
      "UPDATE operations SET created_at = created_at - interval '1 minute' WHERE operation_id = $1",
      [runningId],
    );
    await erase(candidateId);
    expect((await erasureTask.run()).rows).toBe(0);
    await endOperation(organization, runningId, {
      results: [resultEntry(0, candidateId, EXTERNAL_ID)],
      summary: {},
    });
    await tenants.files.query('UPDATE erasures SET next_pass_at = now() WHERE candidate_id = $1', [
      candidateId,
    ]);
    expect((await erasureTask.run()).rows).toBe(0);
    await deleteExpiredDocuments();
    const nextPass = async () => {
      await tenants.files.query('UPDATE erasures SET next_pass_at = now() WHERE candidate_id = $1', [
        candidateId,
      ]);
      return (await erasureTask.run()).rows;
    };
    // A response with the result can still be on its way to the request log.
    expect(await nextPass()).toBe(0);
    await tenants.files.query(
      "UPDATE operations SET finished_at = finished_at - interval '11 seconds' WHERE operation_id = $1",
      [runningId],
    );
    expect(await nextPass()).toBe(1);
    expect(await findMarksInDatabase()).toEqual([]);
  });

  test('blocks pushes accepted before it and allows later ones', async () => {
    const before = new Date(Date.now() - 60_000);
    const candidateId = await addMarkedCandidate();
    await erase(candidateId);
    const { erasures: erasureRepository } = tenants.data.of(organization).repositories;
    expect(await erasureRepository.listErasedSince([EXTERNAL_ID, 'another'], before)).toEqual([EXTERNAL_ID]);
    expect(await erasureRepository.listErasedSince([EXTERNAL_ID], new Date(Date.now() + 60_000))).toEqual([]);
    expect(
      await tenants.data.of(employer).repositories.erasures.listErasedSince([EXTERNAL_ID], before),
    ).toEqual([]);
    await erasureTask.run();
  });

  test('is allowed for the owner only', async () => {
    const candidateId = await addMarkedCandidate();
    for (const otherTenant of [
      employer,
      { ...organization, mode: 'test' } as const,
      await tenants.newTenant('organization'),
    ]) {
      await expect(erasures.erase(callerOf(otherTenant), candidateId)).rejects.toMatchObject({
        code: 'not_found',
      });
    }
    expect(await tenants.data.of(organization).repositories.candidates.find(candidateId)).toBeDefined();
    await erase(candidateId);
    await expect(erasures.erase(callerOf(organization), candidateId)).rejects.toMatchObject({
      code: 'not_found',
    });
    await erasureTask.run();
  });

  test('keeps the data of other candidates', async () => {
    const candidateId = await addMarkedCandidate();
    const otherCandidateId = await addCandidate(tenants.data, organization, {
      person: { email: 'other@example.org' },
    });
    const parse = await insertOperation(organization, 'parse.resume');
    await endOperation(organization, parse, { basics: { email: 'other@example.org' } });
    await erase(candidateId);
    await deleteExpiredDocuments();
    expect((await erasureTask.run()).rows).toBe(1);
    expect(await tenants.data.of(organization).repositories.candidates.find(otherCandidateId)).toBeDefined();
    const operation = await tenants.data.of(organization).repositories.operations.find(parse);
    expect(operation?.result).toEqual({ basics: { email: 'other@example.org' } });
  });
});
