import { Client } from 'pg';
import { Database } from '../../src/db/kernel/database';
import { DeletedObjectsRepository } from '../../src/db/operations/deleted-objects.repository';
import { UpkeepUnitsRepository } from '../../src/db/operations/upkeep-units.repository';
import { loadConfig } from '../../src/config/config';
import { S3Bucket } from '../../src/objects/s3-bucket';
import { systemClock } from '../../src/platform/clock';
import { ObjectCleanupService } from '../../src/services/documents/object-cleanup.service';
import { freshDatabase, type TestDatabase } from '../support/database';
import { startObjectStore, type ObjectStore } from '../support/servers/object-store';
import { serviceProcesses, storesOf, type ServiceProcesses } from '../support/service-processes';
import { until } from '../support/until';

/** Long enough to be queued instead of being parsed in the request. */
const TEXT = 'Forklift operator, Dayton, OH.\n'.repeat(200);

describe('a document in the object store', () => {
  let database: TestDatabase;
  let store: ObjectStore;
  let processes: ServiceProcesses;

  beforeAll(async () => {
    [database, store] = await Promise.all([freshDatabase(), startObjectStore()]);
    processes = await serviceProcesses({
      stores: { ...storesOf(database), DOCUMENT_STORE_URL: store.url },
      tenantType: 'employer',
      scopes: ['parse'],
      pools: 'parse,upkeep',
    });
    await processes.api.start();
  });
  afterAll(async () => {
    await Promise.all([processes.api.stop(), processes.workers.stop()]);
    await store.remove();
    await database.drop();
  });

  const post = () =>
    fetch(`${processes.baseUrl}/api/v1/parse/resume`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${processes.key}`,
        'Content-Type': 'application/json',
        Prefer: 'respond-async',
      },
      body: JSON.stringify({ text: TEXT }),
    });
  const statuses = async () =>
    (await database.query<{ status: string }>('SELECT status FROM operations')).map(({ status }) => status);
  const objectCount = async () => (await store.contents()).length;

  test('is deleted later if the process is killed before it commits the row', async () => {
    const lock = new Client({ connectionString: database.migrationUrl });
    await lock.connect();
    await lock.query('BEGIN; LOCK TABLE operations IN SHARE MODE');
    const response = post().catch(() => null);
    await until('the object is stored', async () => (await objectCount()) === 1);
    await processes.api.kill();
    expect(await response).toBeNull();
    // The statement of the killed process may still wait for the lock.
    await lock.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    await lock.query('ROLLBACK');
    await lock.end();
    expect(await statuses()).toEqual([]);

    const { documentStore } = loadConfig(processes.environment);
    if (!documentStore) throw new Error('the settings name no document store');
    const app = new Database({ ...database.service, poolSize: 1, role: 'tenure_app' });
    const faults = new UpkeepUnitsRepository(app);
    const cleanup = (gracePeriodMs?: number) =>
      new ObjectCleanupService(
        new S3Bucket(documentStore),
        new DeletedObjectsRepository(app),
        faults,
        systemClock,
        gracePeriodMs,
      );
    expect(await cleanup().deleteOrphans()).toBe(0);
    expect(await cleanup(0).deleteOrphans()).toBe(1);
    await app.close();
    expect(await objectCount()).toBe(0);
  });

  test('is parsed after the worker is killed, and deleted then', async () => {
    await processes.api.start();
    await processes.workers.start();
    const responses = await Promise.all(Array.from({ length: 5 }, post));
    expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(202));
    await processes.workers.kill();
    await processes.workers.start();
    await until('every operation succeeds', async () =>
      (await statuses()).every((status) => status === 'succeeded'),
    );
    await until('the objects are deleted', async () => (await objectCount()) === 0);
    expect(await statuses()).toHaveLength(5);
  });
});
