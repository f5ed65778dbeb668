import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { parseDocumentTask } from '../../src/tasks/parse-document.task';
import { call } from '../support/api';
import { startService, type TestService } from '../support/service';
import { RESUME_TEXT } from '../support/texts';
import { until } from '../support/until';

let service: TestService;
let redis: Redis;

beforeAll(async () => {
  service = await startService({ pools: ['parse', 'upkeep'] });
  await service.stopWorkers();
  redis = new Redis(service.config.redis.url, { maxRetriesPerRequest: null });
});
afterAll(async () => {
  redis.disconnect();
  await service.stop();
});

const keysOf = (pattern: string) => redis.keys(pattern);

/** Puts the tasks where the release with one hash tag for all keys put them: one waits, one is delayed, one failed. */
async function moveToOldLayout(operations: { operation_id: string; tenant_id: string }[]): Promise<void> {
  const { prefix } = service.config.redis;
  await redis.del(await keysOf(`{${prefix}:*`));
  const options = { connection: redis, prefix: `{${prefix}}`, skipVersionCheck: true };
  const queue = new Queue(parseDocumentTask.pool, options);
  const taker = new Worker(parseDocumentTask.pool, null, { ...options, autorun: false });
  const add = async (index: number, delay: number) => {
    const { operation_id: operationId, tenant_id: tenantId } = operations[index]!;
    const payload = { operationId, tenantId, mode: 'test', notify: null, traceparent: null };
    const data = { v: parseDocumentTask.version, p: payload };
    await queue.add(parseDocumentTask.name, data, { jobId: operationId, delay, attempts: 1 });
  };
  await add(0, 0);
  const task = await taker.getNextJob('token', { block: false });
  await task?.moveToFailed(new Error('store unavailable'), 'token', false);
  await add(1, 3_600_000);
  await add(2, 0);
  const counts = await queue.getJobCounts('failed', 'delayed', 'waiting');
  expect(counts).toEqual({ failed: 1, delayed: 1, waiting: 1 });
  await taker.close();
  await queue.close();
}

describe('Tasks in the queue keys of the previous release', () => {
  it('are enqueued again from their rows, and the old keys can be deleted by their prefix', async () => {
    const { key } = await (await service.tenant('organization')).key();
    for (let index = 0; index < 3; index += 1) {
      const response = await call(service.baseUrl, 'POST', '/api/v1/parse/resume', {
        key,
        json: { text: RESUME_TEXT },
        headers: { Prefer: 'respond-async' },
      });
      expect(response.status).toBe(202);
    }
    await moveToOldLayout(await service.database.query('SELECT operation_id, tenant_id FROM operations'));
    await service.database.query('UPDATE operations SET next_enqueue_at = now()');
    await service.startWorkers();
    await until('every operation succeeds', async () => {
      const rows = await service.database.query<{ status: string }>('SELECT status FROM operations');
      return rows.every(({ status }) => status === 'succeeded');
    });
    const [events] = await service.database.query<{ count: number }>(
      "SELECT count(*)::int FROM events WHERE type = 'parse.completed'",
    );
    expect(events?.count).toBe(3);

    const { prefix } = service.config.redis;
    const current = await keysOf(`{${prefix}:*`);
    const old = await keysOf(`{${prefix}}:*`);
    expect(old).not.toEqual([]);
    expect(old.filter((name) => current.includes(name))).toEqual([]);
  });
});
