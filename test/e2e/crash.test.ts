import { Database } from '../../src/db/kernel/database';
import { migrate } from '../../src/db/migrate';
import { startThrowawayStores, type ThrowawayStores } from '../../src/embedded/throwaway';
import { serviceConnection, type ServiceConnection } from '../support/servers/pgbouncer';
import type { ServiceProcess } from '../support/processes';
import { CRASH_TEST_REDIS_NODES, onEveryNode } from '../support/servers/redis-nodes';
import { documentStoreOfCrashTests } from '../support/servers/object-store';
import { serviceProcesses } from '../support/service-processes';
import { until } from '../support/until';

/** `CRASH_CALLS=500 npm test -- test/e2e/crash` keeps the service under load for longer. */
const CALL_COUNT = Number(process.env.CRASH_CALLS ?? 120);
/** Includes the flush of Redis and the restart of Postgres. */
const MIN_CRASHES = 6;
/** On a busy machine, workers that are killed each second are killed before they complete anything. */
const RESULTS_BETWEEN_CRASHES = 30;
const CLIENT_COUNT = 10;

/** Every second text is short enough to be parsed in the request. The others go through the queue. */
const textOf = (call: number): string =>
  `Forklift operator number ${call}, Dayton, OH.`.repeat(call % 2 === 0 ? 1 : 20);

describe('after a crash of any part', () => {
  let stores: ThrowawayStores;
  let connection: ServiceConnection;
  let documents: Awaited<ReturnType<typeof documentStoreOfCrashTests>>;
  let environment: Record<string, string>;
  let api: ServiceProcess;
  let workers: ServiceProcess;
  let baseUrl: string;
  let key: string;

  beforeAll(async () => {
    stores = await startThrowawayStores(undefined, CRASH_TEST_REDIS_NODES);
    await migrate(stores.environment.MIGRATION_DATABASE_URL ?? '');
    connection = await serviceConnection(stores.environment.DATABASE_URL ?? '');
    documents = await documentStoreOfCrashTests();
    ({ api, workers, baseUrl, key, environment } = await serviceProcesses({
      stores: {
        ...stores.environment,
        ...documents.settings,
        DATABASE_URL: connection.url,
        DATABASE_NAMED_STATEMENTS: String(connection.namedStatements),
      },
      tenantType: 'employer',
      scopes: ['parse'],
      pools: 'parse,upkeep',
    }));
    await Promise.all([api.start(), workers.start()]);
  });

  afterAll(async () => {
    await Promise.all([api.stop(), workers.stop()]);
    await connection.stop();
    await stores.stop();
    await documents.remove();
  });

  /** Repeats the same call with the same key until it succeeds, as a careful client does. */
  const parseWithRetries = async (call: number): Promise<string> => {
    const result = await until(`call ${call}`, async () => {
      const response = await fetch(`${baseUrl}/api/v1/parse/resume`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${key}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': `call-${call}`,
        },
        body: JSON.stringify({ text: textOf(call) }),
      }).catch(() => null);
      if (response?.status !== 200) return null;
      return (await response.json()) as { meta: { parseId: string } };
    });
    return result.meta.parseId;
  };

  const flushRedis = (): Promise<void> => onEveryNode(environment.REDIS_URL ?? '', (node) => node.flushall());

  test('every call has one result, although workers are killed, Redis is flushed and Postgres is restarted', async () => {
    let isDone = false;
    const parseIds: string[] = [];
    const causeCrashes = (async () => {
      for (let round = 1; !isDone || round <= MIN_CRASHES; round += 1) {
        const crash = parseIds.length + RESULTS_BETWEEN_CRASHES;
        await until('the next crash is due', () => parseIds.length >= crash || isDone);
        if (round === 3) await flushRedis();
        if (round === 5) await stores.restartPostgres();
        await workers.kill();
        await workers.start();
      }
    })();
    let next = 0;
    await Promise.all(
      Array.from({ length: CLIENT_COUNT }, async () => {
        while (next < CALL_COUNT) {
          const call = (next += 1);
          parseIds.push(await parseWithRetries(call));
        }
      }),
    );
    isDone = true;
    await causeCrashes;

    expect(new Set(parseIds).size).toBe(CALL_COUNT);
    const owner = new Database({
      url: environment.MIGRATION_DATABASE_URL ?? '',
      poolSize: 1,
      role: 'tenure_upkeep',
    });
    const { rows } = await owner.knex.raw<{ rows: Record<string, number>[] }>(`
      SELECT (SELECT count(*) FROM operations) AS operations,
             (SELECT count(*) FROM operations WHERE status = 'succeeded') AS succeeded,
             (SELECT count(*) FROM events) AS events,
             (SELECT count(DISTINCT data->>'operationId') FROM events) AS announced`);
    await owner.close();
    expect(rows[0]).toEqual({
      operations: CALL_COUNT,
      succeeded: CALL_COUNT,
      events: CALL_COUNT,
      announced: CALL_COUNT,
    });
  });

  test('an operation accepted without Redis completes, although the process is killed before Redis returns', async () => {
    // Redis is paused: the row is committed, and the task cannot be enqueued.
    await onEveryNode(environment.REDIS_URL ?? '', (node) => node.call('CLIENT', 'PAUSE', '4000', 'ALL'));
    const response = await fetch(`${baseUrl}/api/v1/parse/resume`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        Prefer: 'respond-async',
      },
      body: JSON.stringify({ text: 'Line cook, Akron, OH' }),
    });
    expect(response.status).toBe(202);
    await api.kill();
    await flushRedis();
    await api.start();
    const operation = await until('the operation succeeds', async () => {
      const poll = await fetch(`${baseUrl}${response.headers.get('location')}`, {
        headers: { Authorization: `Bearer ${key}` },
      });
      const body = (await poll.json()) as { status: string };
      return body.status === 'succeeded' ? body : null;
    });
    expect(operation.status).toBe('succeeded');
  });
});
