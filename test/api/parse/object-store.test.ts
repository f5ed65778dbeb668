import { DeletedObjectsRepository } from '../../../src/db/operations/deleted-objects.repository';
import { Database } from '../../../src/db/kernel/database';
import { ExpiredRowsRepository } from '../../../src/db/operations/expired-rows.repository';
import { UpkeepUnitsRepository } from '../../../src/db/operations/upkeep-units.repository';
import { readZip } from '../../../src/documents/zip/read-zip';
import { S3Bucket } from '../../../src/objects/s3-bucket';
import { systemClock } from '../../../src/platform/clock';
import { newId } from '../../../src/platform/ids';
import { ObjectCleanupService } from '../../../src/services/documents/object-cleanup.service';
import { call, fileForm } from '../../support/api';
import { simplePdf } from '../../support/documents/pdf-file';
import { startObjectStore, type ObjectStore } from '../../support/servers/object-store';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { QUEUED_RESUME_TEXT, RESUME_TEXT } from '../../support/texts';
import { until } from '../../support/until';

const MARKER = 'Zephyrine Quillfeather';
const LIMITS = { entries: 100, unpackedBytes: 50_000_000 };

describe('A service with DOCUMENT_STORE_URL', () => {
  let store: ObjectStore;
  let service: TestService;
  let tenant: TestTenant;
  let key: string;
  let bucket: S3Bucket;
  let database: Database;
  let expiredRows: ExpiredRowsRepository;

  beforeAll(async () => {
    store = await startObjectStore();
    service = await startService({ pools: ['parse'], environment: { DOCUMENT_STORE_URL: store.url } });
    tenant = await service.tenant('organization');
    ({ key } = await tenant.key());
    if (!service.config.documentStore) throw new Error('the settings name no document store');
    bucket = new S3Bucket(service.config.documentStore);
    database = new Database({ ...service.database.service, poolSize: 1, role: 'tenure_app' });
    expiredRows = new ExpiredRowsRepository(database);
  });
  afterAll(async () => {
    await database.close();
    await service.stop();
    await store.remove();
  });

  const cleanup = (gracePeriodMs?: number) =>
    new ObjectCleanupService(
      bucket,
      new DeletedObjectsRepository(database),
      new UpkeepUnitsRepository(database),
      systemClock,
      gracePeriodMs,
    );
  const post = (text: string, headers: Record<string, string> = {}) =>
    call(service.baseUrl, 'POST', '/api/v1/parse/resume', {
      key,
      headers,
      form: fileForm(new Uint8Array(simplePdf(text.split('\n'))), `${MARKER}.pdf`, 'application/pdf'),
    });
  const postAsync = async (text: string): Promise<string> => {
    const response = await post(text, { Prefer: 'respond-async' });
    expect(response.status).toBe(202);
    return response.headers.get('location') ?? '';
  };
  const cancel = (location: string) => call(service.baseUrl, 'POST', `${location}/cancel`, { key });
  const get = (path: string) => call(service.baseUrl, 'GET', path, { key });
  const succeeded = (location: string) =>
    until('the operation succeeds', async () => {
      const { body } = await get(location);
      return body.status === 'succeeded' && body;
    });
  /** Runs the maintenance that deletes documents and their objects. */
  const deleteDocuments = async () => {
    await expiredRows.deleteExpiredDocuments(100);
    await cleanup().deleteObjects();
    return (await store.contents()).length;
  };

  it('parses a document from the object store and deletes it after the operation', async () => {
    const response = await post(QUEUED_RESUME_TEXT);
    expect(response.status).toBe(200);
    expect(response.body.basics.email).toBe('odalys.brandvold@example.com');
    expect(await deleteDocuments()).toBe(0);
    const metrics = await get('/metrics');
    expect(metrics.text).toContain('tenure_document_store_seconds_count{action="put",outcome="ok"} 1');
  });

  it('stores documents encrypted, under a key that consists of ids', async () => {
    await service.stopWorkers();
    const location = await postAsync(MARKER);
    const operationId = location.split('/').at(-1) ?? '';
    const contents = await store.contents();
    expect(contents).toHaveLength(1);
    expect(contents.filter((content) => content.includes('Quill') || content.includes('%PDF'))).toEqual([]);
    const rows = await service.database.query('SELECT bytes, object_key FROM documents');
    expect(rows).toEqual([{ bytes: null, object_key: `documents/${tenant.tenantId}/test/${operationId}` }]);

    expect((await cancel(location)).status).toBe(200);
    expect(await deleteDocuments()).toBe(0);
  });

  it('includes stored documents about the person in an access export, and no others', async () => {
    await service.stopWorkers();
    const candidateId = await tenant.candidate();
    const about = await postAsync(`Resume of ${candidateId}`);
    const other = await postAsync('Resume of another person');
    const exported = await call(service.baseUrl, 'POST', `/api/v1/candidates/${candidateId}/access-export`, {
      key,
    });
    expect(exported.status).toBe(200);
    const archive = await fetch(`${service.baseUrl}${String(exported.body.downloadPath)}`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    const names = [...readZip(new Uint8Array(await archive.arrayBuffer()), LIMITS).keys()];
    expect(names.filter((name) => name.endsWith('.pdf'))).toEqual([
      `files/${about.split('/').at(-1)}-${MARKER}.pdf`,
    ]);
    for (const location of [about, other]) await cancel(location);
    expect(await deleteDocuments()).toBe(0);
  });

  it('refuses documents with 503 while the store is unavailable, and reports it in /ready', async () => {
    const operations = () => service.database.query('SELECT operation_id FROM operations');
    const before = await operations();
    store.fail();
    for (const headers of [undefined, { Prefer: 'respond-async' }]) {
      const response = await post(QUEUED_RESUME_TEXT, headers);
      expect(response.status).toBe(503);
      expect(response.body).toMatchObject({ code: 'service_unavailable' });
      expect(response.headers.get('retry-after')).toBe('10');
      expect(response.text).not.toContain(tenant.tenantId);
    }
    const ready = await get('/ready');
    expect(ready.status).toBe(503);
    expect(ready.text).toContain('failed (s3_503)');
    store.recover();
    expect((await get('/ready')).status).toBe(200);
    expect(await operations()).toEqual(before);
  });

  it('completes accepted work after an outage of the store', async () => {
    await service.stopWorkers();
    const location = await postAsync(RESUME_TEXT);
    store.fail();
    await service.startWorkers();
    // Each attempt of the task sends three requests.
    await until('the task is retried', () => store.refusals() > 6);
    expect((await get(location)).body.status).not.toBe('failed');
    store.recover();
    expect((await succeeded(location)).result.basics.email).toBe('odalys.brandvold@example.com');
    expect(await deleteDocuments()).toBe(0);
  });

  it('retries the deletion of an object after an outage of the store', async () => {
    await service.stopWorkers();
    const location = await postAsync(RESUME_TEXT);
    await cancel(location);
    await expiredRows.deleteExpiredDocuments(100);
    store.fail();
    await expect(cleanup().deleteObjects()).rejects.toMatchObject({ code: 's3_503' });
    store.recover();
    expect(await cleanup().deleteObjects()).toMatchObject({ rows: 1, failedItems: 0 });
    expect(await store.contents()).toEqual([]);
  });

  it('regards an object as deleted only if the store says so', async () => {
    expect(await bucket.get('documents/missing')).toBeNull();
    const { documentStore } = service.config;
    if (!documentStore) throw new Error('the settings name no document store');
    const missing = new S3Bucket({ ...documentStore, bucketUrl: `${documentStore.bucketUrl}-missing` });
    const refused = { name: 'StoreUnavailableError', code: 's3_404' };
    await expect(missing.get('documents/missing')).rejects.toMatchObject(refused);
    await expect(missing.put('documents/missing', Buffer.from('text'))).rejects.toMatchObject(refused);
    await expect(missing.check()).rejects.toMatchObject(refused);
  });

  it('deletes objects without a document after a grace period, and keeps those of documents', async () => {
    await service.stopWorkers();
    const location = await postAsync(RESUME_TEXT);
    await bucket.put(`documents/${tenant.tenantId}/test/${newId()}`, Buffer.from('no row names this object'));
    expect(await cleanup().deleteOrphans()).toBe(0);
    expect(await store.contents()).toHaveLength(2);
    expect(await cleanup(0).deleteOrphans()).toBe(1);
    expect(await store.contents()).toHaveLength(1);
    await cancel(location);
  });
});
