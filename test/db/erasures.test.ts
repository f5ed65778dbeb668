import type { TenantScope } from '../../src/domain/common';
import { newId } from '../../src/platform/ids';
import { systemClock } from '../../src/platform/clock';
import { createLogger } from '../../src/platform/logger';
import { SweepsRepository } from '../../src/db/operations/sweeps.repository';
import type { Caller } from '../../src/services/access/caller';
import { ErasuresService } from '../../src/services/erasures/erasures.service';
import { RunErasuresService } from '../../src/services/erasures/run-erasures.service';
import { findInDatabase } from '../support/find-everywhere';
import { addCandidate } from '../support/records';
import { tenantsOnDatabase, type TenantsOnDatabase } from '../support/tenants';

const CANDIDATE_NAME = 'Zephyrine Quillfeather';
const EMAIL = 'Zephyrine.Quill@example.org';
const PHONE = '+14195550177';
const EXTERNAL_ID = 'case-"zzqq7731"';
const NEEDLES = ['Zephyrine', 'Quill', '4195550177', 'zzqq7731'];

describe('erasing a candidate', () => {
  let world: TenantsOnDatabase;
  let organization: TenantScope;
  let employer: TenantScope;
  let erasures: ErasuresService;
  let upkeep: RunErasuresService;

  const callerOf = (scope: TenantScope): Caller => ({
    ...scope,
    keyId: newId(),
    keyName: 'test',
    tenantType: 'organization',
    scopes: ['candidates'],
    expiresAt: null,
    sandboxTenant: null,
  });
  const found = () => findInDatabase(world.files.migrationUrl, NEEDLES);
  const accept = async (owner: TenantScope, type: string, input: object = {}) => {
    const operationId = newId();
    await world.data
      .of(owner)
      .repositories.operations.insertWithDocument(
        { operationId, type, task: 't', pool: 'sync', keyId: newId(), input },
        {
          fileName: `${CANDIDATE_NAME}.pdf`,
          declaredType: null,
          bytes: Buffer.from(`Resume of ${CANDIDATE_NAME}`),
        },
      );
    return operationId;
  };
  const end = (owner: TenantScope, operationId: string, result: object) =>
    world.data
      .of(owner)
      .repositories.operations.end(operationId, { status: 'succeeded', result, startedAt: new Date() }, []);
  const entry = (index: number, candidateId: string, externalId: string) => ({
    index,
    candidateId,
    externalId,
    action: 'created',
    warnings: [{ code: 'w', message: `About ${externalId}` }],
  });
  const answered = async (owner: TenantScope, path: string, body: object) => {
    const idempotencyId = newId();
    const { idempotencyKeys } = world.data.of(owner).repositories;
    await idempotencyKeys.claim({
      idempotencyId,
      method: 'POST',
      path,
      key: newId(),
      requestHash: Buffer.alloc(32),
      lockSeconds: 60,
    });
    await idempotencyKeys.storeAnswer(idempotencyId, {
      status: 200,
      headers: {},
      body: Buffer.from(JSON.stringify(body)),
    });
    return idempotencyId;
  };
  const addPerson = () =>
    addCandidate(world.data, organization, {
      externalId: EXTERNAL_ID,
      person: { firstName: 'Zephyrine', lastName: 'Quillfeather', email: EMAIL, phone: PHONE },
      profile: { summary: `${CANDIDATE_NAME} cooks.` },
      words: ['zephyrine', 'quillfeather'],
    });
  /** Erases and lets the first seconds pass, in which the log of requests may still be written. */
  const erase = async (candidateId: string) => {
    await erasures.erase(callerOf(organization), candidateId);
    await world.files.query(
      "UPDATE erasures SET requested_at = requested_at - interval '11 seconds' WHERE candidate_id = $1",
      [candidateId],
    );
  };
  const spendDocuments = () => new SweepsRepository(world.database).deleteExpiredDocuments(100);

  beforeAll(async () => {
    world = await tenantsOnDatabase();
    erasures = new ErasuresService(world.data);
    const logger = createLogger({ level: 'fatal', process: 'test' });
    upkeep = new RunErasuresService(new SweepsRepository(world.database), systemClock, logger);
  });
  beforeEach(async () => {
    organization = await world.newTenant('organization');
    employer = await world.newTenant('employer');
    await world.link(organization, employer);
  });
  afterAll(() => world.close());

  test('leaves nothing of the person in any column of any table, in either tenant', async () => {
    const candidateId = await addPerson();
    const other = newId();
    const batch = {
      results: [entry(0, other, 'stays'), entry(1, candidateId, EXTERNAL_ID)],
      summary: { total: 2 },
    };
    const sync = await accept(organization, 'candidates.sync');
    await world.data.of(organization).repositories.operationItems.add(
      sync,
      batch.results.map((outcome) => ({ index: outcome.index, outcome })),
    );
    await end(organization, sync, batch);
    const parse = await accept(organization, 'parse.resume');
    await end(organization, parse, { basics: { name: CANDIDATE_NAME, email: EMAIL.toLowerCase() } });
    const match = await accept(employer, 'match', { candidateId, jobId: newId() });
    await end(employer, match, { candidateId, reasons: [{ text: `${CANDIDATE_NAME} has cooked.` }] });
    const replayed = await answered(organization, '/api/v1/candidates/sync', batch);
    const dropped = await answered(employer, '/api/v1/match', { candidateId, reasons: [CANDIDATE_NAME] });
    const inTest = await addCandidate(
      world.data,
      { ...organization, mode: 'test' },
      { externalId: EXTERNAL_ID },
    );
    for (const [index, request_body] of [
      `{"externalId":${JSON.stringify(EXTERNAL_ID)}}`,
      '{"a":1}',
    ].entries()) {
      await world.files.query(
        `INSERT INTO request_log (request_id, tenant_id, mode, key_id, method, route, path, status, milliseconds,
           request_body, answer_body, at)
         VALUES ($1, $2, 'test', $3, 'POST', '/r', '/p', 200, 1, $4, 'an answer', now())`,
        [`req_${index}`, organization.tenantId, newId(), request_body],
      );
    }
    for (const owner of [organization, employer]) {
      await world.data.of(owner).repositories.events.add({
        eventId: `msg_${newId()}`,
        type: 'match.created',
        data: { matchId: newId(), candidateId, candidateExternalId: EXTERNAL_ID, finalScore: 71.5 },
      });
    }
    expect(await found()).not.toEqual([]);

    await erase(candidateId);
    await erasures.erase(callerOf({ ...organization, mode: 'test' }), inTest);
    await world.files.query(
      "UPDATE erasures SET requested_at = requested_at - interval '11 seconds' WHERE candidate_id = $1",
      [inTest],
    );
    await spendDocuments();
    expect((await upkeep.run()).rows).toBe(2);
    expect(await found()).toEqual([]);
    const logged = await world.files.query(
      'SELECT request_body, answer_body FROM request_log ORDER BY request_id',
    );
    expect(logged).toEqual([
      { request_body: null, answer_body: null },
      { request_body: '{"a":1}', answer_body: 'an answer' },
    ]);

    const rows = await world.files.query<{
      result: typeof batch | null;
      expires_at: Date;
      operation_id: string;
    }>('SELECT operation_id, result, expires_at FROM operations WHERE operation_id = ANY ($1)', [
      [sync, parse, match],
    ]);
    const of = (id: string) => rows.find((row) => row.operation_id === id);
    expect(Object.keys(of(sync)?.result ?? {})).toEqual(['results', 'summary']);
    expect(of(sync)?.result?.results[0]).toEqual(entry(0, other, 'stays'));
    expect(of(sync)?.result?.results[1]).toEqual({
      index: 1,
      candidateId: null,
      externalId: null,
      action: 'failed',
      error: { code: 'not_found', message: 'The candidate was erased.', status: 404 },
    });
    for (const id of [parse, match]) {
      expect(of(id)?.result).toBeNull();
      expect(of(id)?.expires_at.getTime()).toBeLessThanOrEqual(Date.now());
    }
    const answers = await world.files.query<{ id: string; status: number; body: string | null }>(
      `SELECT idempotency_id AS id, answer_status AS status, convert_from(answer_body, 'UTF8') AS body
       FROM idempotency_keys WHERE idempotency_id = ANY ($1)`,
      [[replayed, dropped]],
    );
    const answerOf = (id: string) => answers.find((row) => row.id === id);
    expect(answerOf(dropped)).toMatchObject({ status: 410, body: null });
    expect(JSON.parse(answerOf(replayed)?.body ?? '')).toEqual({
      results: [entry(0, other, 'stays'), expect.objectContaining({ candidateId: null, action: 'failed' })],
      summary: { total: 2 },
    });
    const events = await world.files.query<{ data: object }>(
      "SELECT data FROM events WHERE data->>'candidateId' = $1",
      [candidateId],
    );
    expect(events).toHaveLength(2);
    for (const { data } of events) {
      expect(data).toMatchObject({ candidateId, candidateExternalId: null, finalScore: 71.5 });
    }
  });

  test('takes what endpoints answered out of the deliveries of its events', async () => {
    const candidateId = await addPerson();
    const eventId = `msg_${newId()}`;
    const subscriptionId = newId();
    const data = { matchId: newId(), candidateId, candidateExternalId: null };
    await world.data.of(employer).repositories.events.add({ eventId, type: 'match.created', data });
    await world.files.query(
      `INSERT INTO webhook_subscriptions (subscription_id, tenant_id, mode, url, events, secret, secret_last4)
       VALUES ($1, $2, 'live', 'https://hooks.example.com', '{match.created}', '', 'last')`,
      [subscriptionId, employer.tenantId],
    );
    const attempts = [
      { attempt: 1, statusCode: 500, responseSnippet: null },
      { attempt: 2, statusCode: 200, responseSnippet: `Thank you for ${CANDIDATE_NAME}` },
    ];
    await world.files.query(
      `INSERT INTO webhook_deliveries (tenant_id, mode, subscription_id, event_id, event_type, status, due_at, attempts)
       VALUES ($1, 'live', $2, $3, 'match.created', 'succeeded', NULL, $4)`,
      [employer.tenantId, subscriptionId, eventId, JSON.stringify(attempts)],
    );
    await erase(candidateId);
    expect((await upkeep.run()).rows).toBe(1);
    expect(await found()).toEqual([]);
    const [row] = await world.files.query<{ attempts: object[] }>(
      'SELECT attempts FROM webhook_deliveries WHERE event_id = $1',
      [eventId],
    );
    expect(row?.attempts).toEqual([attempts[0], { attempt: 2, statusCode: 200, responseSnippet: null }]);
  });

  test('is not complete while work accepted before it is unfinished, and cleans up after that', async () => {
    const candidateId = await addPerson();
    const running = await accept(organization, 'candidates.sync');
    await world.files.query(
      "UPDATE operations SET created_at = created_at - interval '1 minute' WHERE operation_id = $1",
      [running],
    );
    await erase(candidateId);
    expect((await upkeep.run()).rows).toBe(0);
    await end(organization, running, { results: [entry(0, candidateId, EXTERNAL_ID)], summary: {} });
    await world.files.query('UPDATE erasures SET next_pass_at = now() WHERE candidate_id = $1', [
      candidateId,
    ]);
    expect((await upkeep.run()).rows).toBe(0);
    await spendDocuments();
    await world.files.query('UPDATE erasures SET next_pass_at = now() WHERE candidate_id = $1', [
      candidateId,
    ]);
    expect((await upkeep.run()).rows).toBe(1);
    expect(await found()).toEqual([]);
  });

  test('keeps pushes accepted before it from bringing the person back, and lets later ones', async () => {
    const before = new Date(Date.now() - 60_000);
    const candidateId = await addPerson();
    await erase(candidateId);
    const { erasures: pending } = world.data.of(organization).repositories;
    expect(await pending.listErasedSince([EXTERNAL_ID, 'another'], before)).toEqual([EXTERNAL_ID]);
    expect(await pending.listErasedSince([EXTERNAL_ID], new Date(Date.now() + 60_000))).toEqual([]);
    expect(
      await world.data.of(employer).repositories.erasures.listErasedSince([EXTERNAL_ID], before),
    ).toEqual([]);
    await upkeep.run();
  });

  test('is for the owner alone', async () => {
    const candidateId = await addPerson();
    for (const stranger of [
      employer,
      { ...organization, mode: 'test' } as const,
      await world.newTenant('organization'),
    ]) {
      await expect(erasures.erase(callerOf(stranger), candidateId)).rejects.toMatchObject({
        code: 'not_found',
      });
    }
    expect(await world.data.of(organization).repositories.candidates.find(candidateId)).toBeDefined();
    await erase(candidateId);
    await expect(erasures.erase(callerOf(organization), candidateId)).rejects.toMatchObject({
      code: 'not_found',
    });
    await upkeep.run();
  });

  test('takes nothing of anybody else', async () => {
    const candidateId = await addPerson();
    const neighbour = await addCandidate(world.data, organization, {
      person: { email: 'somebody@example.org' },
    });
    const parse = await accept(organization, 'parse.resume');
    await end(organization, parse, { basics: { email: 'somebody@example.org' } });
    await erase(candidateId);
    await spendDocuments();
    expect((await upkeep.run()).rows).toBe(1);
    expect(await world.data.of(organization).repositories.candidates.find(neighbour)).toBeDefined();
    const operation = await world.data.of(organization).repositories.operations.find(parse);
    expect(operation?.result).toEqual({ basics: { email: 'somebody@example.org' } });
  });
});
