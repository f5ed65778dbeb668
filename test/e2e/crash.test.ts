import Redis from 'ioredis';
import { Database } from '../../src/db/kernel/database';
import { migrate } from '../../src/db/migrate';
import { startThrowawayStores, type ThrowawayStores } from '../../src/embedded/throwaway';
import type { ServiceProcess } from '../support/processes';
import { serviceProcesses } from '../support/service-processes';
import { until } from '../support/until';

const CALLS = 500;
const CLIENTS = 10;

/** Every other one is short enough to be parsed where the call stands; the rest go through the queue. */
const textOf = (call: number): string =>
  `Forklift operator number ${call}, Dayton, OH.`.repeat(call % 2 === 0 ? 1 : 20);

describe('a crash anywhere loses no accepted work and does nothing twice', () => {
  let stores: ThrowawayStores;
  let environment: Record<string, string>;
  let api: ServiceProcess;
  let workers: ServiceProcess;
  let baseUrl: string;
  let key: string;

  beforeAll(async () => {
    stores = await startThrowawayStores();
    await migrate(stores.environment.MIGRATION_DATABASE_URL ?? '');
    ({ api, workers, baseUrl, key, environment } = await serviceProcesses({
      stores: stores.environment,
      tenantType: 'employer',
      scopes: ['parse'],
      pools: 'parse,upkeep',
    }));
    await Promise.all([api.start(), workers.start()]);
  });

  afterAll(async () => {
    await Promise.all([api.stop(), workers.stop()]);
    await stores.stop();
  });

  /** As a careful caller does: the same call again, under the same key, until there is an answer. */
  const parseOnce = async (call: number): Promise<string> => {
    const answer = await until(
      `call ${call}`,
      async () => {
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
      },
      120_000,
    );
    return answer.meta.parseId;
  };

  const flushRedis = async (): Promise<void> => {
    const redis = new Redis(environment.REDIS_URL ?? '');
    await redis.flushall();
    redis.disconnect();
  };

  test('workers killed every second, Redis flushed, Postgres restarted: every call has its one result', async () => {
    let over = false;
    const killer = (async () => {
      for (let round = 1; !over; round += 1) {
        const next = Date.now() + 1_000;
        await until('the next second', () => Date.now() >= next || over, 2_000);
        if (over) break;
        if (round === 3) await flushRedis();
        if (round === 5) await stores.restartPostgres();
        await workers.kill();
        await workers.start();
      }
    })();
    let next = 0;
    const parseIds: string[] = [];
    await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        while (next < CALLS) {
          const call = (next += 1);
          parseIds.push(await parseOnce(call));
        }
      }),
    );
    over = true;
    await killer;

    expect(new Set(parseIds).size).toBe(CALLS);
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
    expect(rows[0]).toEqual({ operations: CALLS, succeeded: CALLS, events: CALLS, announced: CALLS });
  });

  test('accepted while Redis was away, and the process gone before it came back: the work is done all the same', async () => {
    // Redis answers nobody for a while: the row is committed, the task cannot be queued.
    const redis = new Redis(environment.REDIS_URL ?? '');
    await redis.call('CLIENT', 'PAUSE', '4000', 'ALL');
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
    redis.disconnect();
    await api.start();
    const operation = await until(
      'the operation has ended',
      async () => {
        const answer = await fetch(`${baseUrl}${response.headers.get('location')}`, {
          headers: { Authorization: `Bearer ${key}` },
        });
        const body = (await answer.json()) as { status: string };
        return body.status === 'succeeded' ? body : null;
      },
      60_000,
    );
    expect(operation.status).toBe('succeeded');
  });
});
