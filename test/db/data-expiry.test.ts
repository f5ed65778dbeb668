import { ExpiredRowsRepository } from '../../src/db/operations/expired-rows.repository';
import type { TenantScope } from '../../src/domain/common';
import { newId } from '../../src/platform/ids';
import { DataExpiryService } from '../../src/services/maintenance/data-expiry.service';
import { tenantsOnDatabase, type TenantsOnDatabase } from '../support/tenants';

/** Covers each row of the table in docs/privacy.md: rows are kept within the period and deleted after it. */
describe('data expiry', () => {
  let tenants: TenantsOnDatabase;
  let tenant: TenantScope;
  let dataExpiry: DataExpiryService;

  beforeAll(async () => {
    tenants = await tenantsOnDatabase();
    dataExpiry = new DataExpiryService(new ExpiredRowsRepository(tenants.database));
  });
  beforeEach(async () => {
    tenant = await tenants.newTenant('organization');
  });
  afterAll(() => tenants.close());

  const insertOperation = async (include: string[] = []) => {
    const operationId = newId();
    await tenants.data.of(tenant).repositories.operations.insertWithDocument(
      {
        operationId,
        type: 'parse.resume',
        task: 't',
        pool: 'parse',
        keyId: newId(),
        input: { language: 'en', include },
      },
      { fileName: 'resume.pdf', declaredType: null, bytes: Buffer.from('a resume') },
    );
    return operationId;
  };
  const endOperation = (operationId: string) =>
    tenants.data
      .of(tenant)
      .repositories.operations.end(
        operationId,
        { status: 'succeeded', result: { basics: {} }, startedAt: new Date() },
        [],
      );
  const shift = (table: string, column: string, idColumn: string, id: string, interval: string) =>
    tenants.files.query(`UPDATE ${table} SET ${column} = ${column} - $2::interval WHERE ${idColumn} = $1`, [
      id,
      interval,
    ]);
  const count = async (table: string, idColumn: string, id: string) =>
    (await tenants.files.query(`SELECT 1 FROM ${table} WHERE ${idColumn} = $1`, [id])).length;
  const find = (operationId: string) => tenants.data.of(tenant).repositories.operations.find(operationId);

  test('deletes a document that is to be reviewed with the result of its operation, and then the reviews of both', async () => {
    const operationId = await insertOperation(['review']);
    await endOperation(operationId);
    const sessionId = newId();
    await tenants.files.query(
      `INSERT INTO review_sessions (session_id, tenant_id, mode, key_id, subject_type, subject_id, reviewer, token_hash,
         expires_at, confirmed_at) VALUES ($1, $2, $3, $1, 'operation', $4, 'x', '', now(), now())`,
      [sessionId, tenant.tenantId, tenant.mode, operationId],
    );
    const kept = async () => {
      await dataExpiry.deleteSpentDocuments();
      await dataExpiry.deleteExpiredReviewSessions();
      return [
        await count('documents', 'operation_id', operationId),
        await count('review_sessions', 'session_id', sessionId),
      ];
    };
    await shift('operations', 'expires_at', 'operation_id', operationId, '71 hours 59 minutes');
    expect(await kept()).toEqual([1, 1]);
    await shift('operations', 'expires_at', 'operation_id', operationId, '2 minutes');
    expect(await kept()).toEqual([0, 0]);
  });

  test('deletes a document as soon as its operation ends', async () => {
    const operationId = await insertOperation();
    await dataExpiry.deleteSpentDocuments();
    expect(await count('documents', 'operation_id', operationId)).toBe(1);
    await endOperation(operationId);
    await dataExpiry.deleteSpentDocuments();
    expect(await count('documents', 'operation_id', operationId)).toBe(0);
  });

  test.each([
    ['22 hours', 1],
    ['24 hours', 0],
  ])('keeps this number of documents of an unfinished operation after %s: %i', async (age, remaining) => {
    const operationId = await insertOperation();
    await shift('documents', 'created_at', 'operation_id', operationId, age);
    await dataExpiry.deleteSpentDocuments();
    expect(await count('documents', 'operation_id', operationId)).toBe(remaining);
  });

  test('deletes the outcomes of batch items when the batch ends', async () => {
    const operationId = await insertOperation();
    await tenants.data
      .of(tenant)
      .repositories.operationItems.add(operationId, [{ index: 0, outcome: { externalId: 'a' } }]);
    await dataExpiry.deleteSpentOperationItems();
    expect(await count('operation_items', 'operation_id', operationId)).toBe(1);
    await endOperation(operationId);
    await dataExpiry.deleteSpentOperationItems();
    expect(await count('operation_items', 'operation_id', operationId)).toBe(0);
  });

  test('deletes the staged rows of an import when it ends, and its errors after 72 hours', async () => {
    const importId = newId();
    const { imports, operations } = tenants.data.of(tenant).repositories;
    const about = {
      kind: 'candidates',
      format: 'ndjson',
      dryRun: false,
      onError: 'continue',
      lanes: 1,
    } as const;
    await imports.insert({ importId, keyId: newId(), ...about }, 1);
    const counts = { bytesRead: 1, rowsRead: 2, rowsFailed: 1 };
    const error = { row: 2, externalId: null, error: { code: 'invalid_json' } };
    await imports.stage(
      importId,
      [{ row: 1, lane: 0, externalId: 'p-1', cost: 1, item: '{}' }],
      [error],
      counts,
    );
    await operations.insert({
      operationId: importId,
      type: 'import.candidates',
      task: 'import-rows',
      pool: 'sync',
      keyId: newId(),
      input: {},
    });
    const remaining = async () => {
      await dataExpiry.deleteSpentImportRows();
      await dataExpiry.deleteExpiredImports();
      const tables = ['import_rows', 'import_errors', 'imports'];
      return Promise.all(tables.map((table) => count(table, 'import_id', importId)));
    };
    expect(await remaining()).toEqual([1, 1, 1]);
    await endOperation(importId);
    expect(await remaining()).toEqual([0, 1, 1]);
    await shift('operations', 'expires_at', 'operation_id', importId, '73 hours');
    expect(await remaining()).toEqual([0, 0, 1]);
    await shift('operations', 'expires_at', 'operation_id', importId, '24 hours');
    expect(await remaining()).toEqual([0, 0, 0]);
  });

  test('deletes a batch of documents whose upload stopped an hour ago', async () => {
    const { parseBatches } = tenants.data.of(tenant).repositories;
    const batchId = newId();
    const waiting = newId();
    await parseBatches.insert({ batchId, keyId: newId(), documentType: 'resume', input: {} }, 1);
    const document = { fileName: 'cv.txt', declaredType: null, bytes: Buffer.from('text') };
    const entry = {
      number: 1,
      name: 'cv.txt',
      operationId: waiting,
      task: 'parse-document',
      pool: 'parse',
      cost: 1,
    };
    await parseBatches.stage(batchId, [{ ...entry, document }], [], 4);
    const remaining = async () => {
      await dataExpiry.deleteExpiredParseBatches();
      return Promise.all([
        count('parse_batches', 'batch_id', batchId),
        count('parse_batch_entries', 'batch_id', batchId),
        count('documents', 'operation_id', waiting),
      ]);
    };
    await shift('parse_batches', 'touched_at', 'batch_id', batchId, '59 minutes');
    expect(await remaining()).toEqual([1, 1, 1]);
    await shift('parse_batches', 'touched_at', 'batch_id', batchId, '2 minutes');
    expect(await remaining()).toEqual([0, 0, 0]);
  });

  test('keeps a result for 72 hours and the empty operation for another 30 days', async () => {
    const operationId = await insertOperation();
    await endOperation(operationId);
    await shift('operations', 'expires_at', 'operation_id', operationId, '71 hours 59 minutes');
    await dataExpiry.emptyExpiredOperations();
    expect((await find(operationId))?.result).toEqual({ basics: {} });

    await shift('operations', 'expires_at', 'operation_id', operationId, '2 minutes');
    await dataExpiry.emptyExpiredOperations();
    expect((await find(operationId))?.result).toBeNull();
    const [row] = await tenants.files.query<{ input: object }>(
      'SELECT input FROM operations WHERE operation_id = $1',
      [operationId],
    );
    expect(row?.input).toEqual({});

    await shift('operations', 'expires_at', 'operation_id', operationId, '30 days');
    await dataExpiry.emptyExpiredOperations();
    expect(await find(operationId)).toBeUndefined();
  });

  test('removes the input of a cancelled operation', async () => {
    const operationId = await insertOperation();
    await tenants.data.of(tenant).repositories.operations.cancel(operationId);
    await shift('operations', 'expires_at', 'operation_id', operationId, '73 hours');
    await dataExpiry.emptyExpiredOperations();
    const [row] = await tenants.files.query<{ input: object }>(
      'SELECT input FROM operations WHERE operation_id = $1',
      [operationId],
    );
    expect(row?.input).toEqual({});
  });

  test.each([
    ['23 hours', 1],
    ['25 hours', 0],
  ])('keeps this number of responses for idempotency keys after %s: %i', async (age, remaining) => {
    const idempotencyId = newId();
    await tenants.data.of(tenant).repositories.idempotencyKeys.claim({
      idempotencyId,
      method: 'POST',
      path: '/api/v1/parse/resume',
      key: newId(),
      requestHash: Buffer.alloc(32),
      lockSeconds: 60,
    });
    await shift('idempotency_keys', 'expires_at', 'idempotency_id', idempotencyId, age);
    await dataExpiry.deleteExpiredIdempotencyKeys();
    expect(await count('idempotency_keys', 'idempotency_id', idempotencyId)).toBe(remaining);
  });

  test.each([
    ['14 minutes', 1],
    ['16 minutes', 0],
  ])('keeps this number of access exports after %s: %i', async (age, remaining) => {
    const exportId = newId();
    await tenants.files.query(
      `INSERT INTO access_exports (export_id, tenant_id, mode, candidate_id, token_digest, sealed_archive, expires_at)
       VALUES ($1, $2, $3, gen_random_uuid(), $4, '', now() + interval '15 minutes')`,
      [exportId, tenant.tenantId, tenant.mode, Buffer.from(exportId)],
    );
    await shift('access_exports', 'expires_at', 'export_id', exportId, age);
    await dataExpiry.deleteExpiredAccessExports();
    expect(await count('access_exports', 'export_id', exportId)).toBe(remaining);
  });

  test.each([
    ['24 hours', 1],
    ['26 hours', 0],
  ])('keeps this number of access tokens of one hour after %s: %i', async (age, remaining) => {
    const tokenId = newId();
    const { repositories } = tenants.data.of(tenant);
    const key = await repositories.apiKeys.insert({
      key_id: newId(),
      tenant_id: tenant.tenantId,
      mode: tenant.mode,
      name: 'program',
      key_hash: Buffer.from(tokenId),
      last4: '0000',
      scopes: ['parse'],
      created_by: null,
      expires_at: null,
      ip_allowlist: [],
      sandbox_tenant: null,
    });
    await repositories.accessTokens.insert({
      tokenId,
      keyId: key.key_id,
      tokenHash: Buffer.from(tokenId),
      scopes: ['parse'],
      resources: [],
      expiresAt: new Date(Date.now() + 3_600_000),
    });
    await shift('access_tokens', 'expires_at', 'token_id', tokenId, age);
    await dataExpiry.deleteExpiredAccessTokens();
    expect(await count('access_tokens', 'token_id', tokenId)).toBe(remaining);
  });

  test.each([
    ['29 days', 1],
    ['31 days', 0],
  ])('keeps this number of events after %s: %i', async (age, remaining) => {
    const eventId = `msg_${newId()}`;
    await tenants.data
      .of(tenant)
      .repositories.events.add({ eventId, type: 'parse.completed', owner: 'tenant', data: {} });
    await shift('events', 'created_at', 'event_id', eventId, age);
    await dataExpiry.deleteOldEvents();
    expect(await count('events', 'event_id', eventId)).toBe(remaining);
  });

  test.each([
    ['29 days', 1],
    ['31 days', 0],
  ])('keeps this number of request log entries after %s: %i', async (age, remaining) => {
    const requestId = `req_${newId()}`;
    await tenants.files.query(
      `INSERT INTO request_log (request_id, tenant_id, mode, key_id, method, route, path, status, milliseconds, at)
       VALUES ($1, $2, 'live', $3, 'GET', '/r', '/p', 200, 1, now())`,
      [requestId, tenant.tenantId, newId()],
    );
    await shift('request_log', 'at', 'request_id', requestId, age);
    await dataExpiry.deleteOldRequests();
    expect(await count('request_log', 'request_id', requestId)).toBe(remaining);
  });
});
