import { SweepsRepository } from '../../src/db/operations/sweeps.repository';
import type { TenantScope } from '../../src/domain/common';
import { newId } from '../../src/platform/ids';
import { DataExpiryService } from '../../src/services/maintenance/data-expiry.service';
import { tenantsOnDatabase, type TenantsOnDatabase } from '../support/tenants';

/** The table of docs/privacy.md, row by row: kept within its window, gone after it. */
describe('retention windows', () => {
  let world: TenantsOnDatabase;
  let tenant: TenantScope;
  let windows: DataExpiryService;

  beforeAll(async () => {
    world = await tenantsOnDatabase();
    windows = new DataExpiryService(new SweepsRepository(world.database));
  });
  beforeEach(async () => {
    tenant = await world.newTenant('organization');
  });
  afterAll(() => world.close());

  const accept = async () => {
    const operationId = newId();
    await world.data.of(tenant).repositories.operations.insertWithDocument(
      {
        operationId,
        type: 'parse.resume',
        task: 't',
        pool: 'parse',
        keyId: newId(),
        input: { language: 'en' },
      },
      { fileName: 'resume.pdf', declaredType: null, bytes: Buffer.from('a resume') },
    );
    return operationId;
  };
  const end = (operationId: string) =>
    world.data
      .of(tenant)
      .repositories.operations.end(
        operationId,
        { status: 'succeeded', result: { basics: {} }, startedAt: new Date() },
        [],
      );
  const shift = (table: string, column: string, idColumn: string, id: string, by: string) =>
    world.files.query(`UPDATE ${table} SET ${column} = ${column} - $2::interval WHERE ${idColumn} = $1`, [
      id,
      by,
    ]);
  const count = async (table: string, idColumn: string, id: string) =>
    (await world.files.query(`SELECT 1 FROM ${table} WHERE ${idColumn} = $1`, [id])).length;
  const find = (operationId: string) => world.data.of(tenant).repositories.operations.find(operationId);

  test('a document goes as soon as its work has ended', async () => {
    const operationId = await accept();
    await windows.deleteSpentDocuments();
    expect(await count('documents', 'operation_id', operationId)).toBe(1);
    await end(operationId);
    await windows.deleteSpentDocuments();
    expect(await count('documents', 'operation_id', operationId)).toBe(0);
  });

  test.each([
    ['22 hours', 1],
    ['24 hours', 0],
  ])('a document whose work never ends is there after %s: %i', async (age, left) => {
    const operationId = await accept();
    await shift('documents', 'created_at', 'operation_id', operationId, age);
    await windows.deleteSpentDocuments();
    expect(await count('documents', 'operation_id', operationId)).toBe(left);
  });

  test('outcomes of batch items go when the batch has ended', async () => {
    const operationId = await accept();
    await world.data
      .of(tenant)
      .repositories.operationItems.add(operationId, [{ index: 0, outcome: { externalId: 'a' } }]);
    await windows.deleteSpentOperationItems();
    expect(await count('operation_items', 'operation_id', operationId)).toBe(1);
    await end(operationId);
    await windows.deleteSpentOperationItems();
    expect(await count('operation_items', 'operation_id', operationId)).toBe(0);
  });

  test('a result is kept for 72 hours from the end of its work, and the bare operation a month longer', async () => {
    const operationId = await accept();
    await end(operationId);
    await shift('operations', 'expires_at', 'operation_id', operationId, '71 hours 59 minutes');
    await windows.emptyExpiredOperations();
    expect((await find(operationId))?.result).toEqual({ basics: {} });

    await shift('operations', 'expires_at', 'operation_id', operationId, '2 minutes');
    await windows.emptyExpiredOperations();
    expect((await find(operationId))?.result).toBeNull();
    const [row] = await world.files.query<{ input: object }>(
      'SELECT input FROM operations WHERE operation_id = $1',
      [operationId],
    );
    expect(row?.input).toEqual({});

    await shift('operations', 'expires_at', 'operation_id', operationId, '30 days');
    await windows.emptyExpiredOperations();
    expect(await find(operationId)).toBeUndefined();
  });

  test('what a cancelled operation was asked to do goes as well', async () => {
    const operationId = await accept();
    await world.data.of(tenant).repositories.operations.cancel(operationId);
    await shift('operations', 'expires_at', 'operation_id', operationId, '73 hours');
    await windows.emptyExpiredOperations();
    const [row] = await world.files.query<{ input: object }>(
      'SELECT input FROM operations WHERE operation_id = $1',
      [operationId],
    );
    expect(row?.input).toEqual({});
  });

  test.each([
    ['23 hours', 1],
    ['25 hours', 0],
  ])('the answer under an idempotency key is there after %s: %i', async (age, left) => {
    const idempotencyId = newId();
    await world.data.of(tenant).repositories.idempotencyKeys.claim({
      idempotencyId,
      method: 'POST',
      path: '/api/v1/parse/resume',
      key: newId(),
      requestHash: Buffer.alloc(32),
      lockSeconds: 60,
    });
    await shift('idempotency_keys', 'expires_at', 'idempotency_id', idempotencyId, age);
    await windows.deleteExpiredIdempotencyKeys();
    expect(await count('idempotency_keys', 'idempotency_id', idempotencyId)).toBe(left);
  });

  test.each([
    ['29 days', 1],
    ['31 days', 0],
  ])('an event is there after %s: %i', async (age, left) => {
    const eventId = `msg_${newId()}`;
    await world.data.of(tenant).repositories.events.add({ eventId, type: 'parse.completed', data: {} });
    await shift('events', 'created_at', 'event_id', eventId, age);
    await windows.deleteOldEvents();
    expect(await count('events', 'event_id', eventId)).toBe(left);
  });

  test.each([
    ['29 days', 1],
    ['31 days', 0],
  ])('a line of the log of requests is there after %s: %i', async (age, left) => {
    const requestId = `req_${newId()}`;
    await world.files.query(
      `INSERT INTO request_log (request_id, tenant_id, mode, key_id, method, route, path, status, milliseconds, at)
       VALUES ($1, $2, 'live', $3, 'GET', '/r', '/p', 200, 1, now())`,
      [requestId, tenant.tenantId, newId()],
    );
    await shift('request_log', 'at', 'request_id', requestId, age);
    await windows.deleteOldRequests();
    expect(await count('request_log', 'request_id', requestId)).toBe(left);
  });
});
