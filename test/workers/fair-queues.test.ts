import { Worker } from 'bullmq';
import { z } from 'zod';
import { newId, randomBase62 } from '../../src/platform/ids';
import { createLogger } from '../../src/platform/logger';
import { Metrics } from '../../src/platform/metrics';
import { FairOrder, type Lane, type TaskFlow } from '../../src/queue/fair-order';
import { OperationSignals } from '../../src/queue/operation-signals';
import { connectRedis, type RedisClient } from '../../src/queue/redis-connection';
import { redisKeys } from '../../src/queue/redis-keys';
import { TaskQueues } from '../../src/queue/task-queues';
import { RequeueService } from '../../src/services/maintenance/requeue.service';
import { parseDocumentTask } from '../../src/tasks/parse-document.task';
import { PoolWorker } from '../../workers/runtime/pool-worker';
import { defineHandler } from '../../workers/runtime/task-handler';
import { until } from '../support/until';

const logger = createLogger({ level: 'silent', process: 'test' });
const POOL = parseDocumentTask.pool;
const takenSchema = z.object({
  t: z.number(),
  p: z.object({ operationId: z.string(), tenantId: z.string() }),
});

let prefix: string;
let redis: RedisClient;
let queues: TaskQueues;
let order: FairOrder;
/** Takes tasks one at a time, as a worker with one slot does. */
let taker: Worker;
/** Cost of each enqueued task. */
let costs: Map<string, number>;

beforeEach(() => {
  prefix = `test-${randomBase62(8)}`;
  redis = connectRedis(process.env.REDIS_URL!, 'patient', logger);
  queues = new TaskQueues(redis, prefix);
  order = new FairOrder(redis, prefix);
  taker = new Worker(POOL, null, {
    connection: redis,
    prefix: redisKeys(prefix).queue(POOL),
    skipVersionCheck: true,
    autorun: false,
  });
  costs = new Map();
});

afterEach(async () => {
  await taker.close();
  await deleteKeys();
  await queues.close();
  redis.disconnect();
});

async function deleteKeys(): Promise<void> {
  const keys = await redis.keys(`{${prefix}:*`);
  if (keys.length > 0) await redis.del(...keys);
}

const flowOf = (tenantId: string, lane: Lane = 'unattended', mode: TaskFlow['mode'] = 'live'): TaskFlow => ({
  tenantId,
  mode,
  lane,
});

async function enqueue(flow: TaskFlow, cost = 1): Promise<string> {
  const place = await queues.reserve(parseDocumentTask, flow, cost);
  const { tenantId, mode } = flow;
  const operationId = newId();
  costs.set(operationId, cost);
  await queues.enqueue(
    parseDocumentTask,
    { operationId, tenantId, mode, notify: null, traceparent: null },
    { place },
  );
  return operationId;
}

async function enqueueMany(flow: TaskFlow, count: number, cost = 1): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) ids.push(await enqueue(flow, cost));
  return ids;
}

/** Takes and completes the next task; null if none waits. */
async function take(): Promise<{ operationId: string; tenantId: string; cost: number } | null> {
  const task = await taker.getNextJob('token', { block: false });
  if (!task) return null;
  const { t: tag, p: payload } = takenSchema.parse(task.data);
  order.reportStarted(POOL, tag);
  await task.moveToCompleted({}, 'token', false);
  return { ...payload, cost: costs.get(payload.operationId) ?? 0 };
}

async function takeMany(count: number): Promise<{ operationId: string; tenantId: string; cost: number }[]> {
  const taken = [];
  for (let index = 0; index < count; index += 1) {
    const task = await take();
    if (task) taken.push(task);
  }
  return taken;
}

describe('The order of a pool', () => {
  it('gives five tenants with a backlog equal shares of the work, whatever their tasks cost', async () => {
    const tenants = [1, 2, 4, 5, 10].map((cost) => ({ id: newId(), cost }));
    // One after the other, so that the order of arrival favors the first.
    for (const { id, cost } of tenants) await enqueueMany(flowOf(id), 400 / cost, cost);
    const work = new Map(tenants.map(({ id }) => [id, 0]));
    let total = 0;
    while (total < 1_500) {
      const task = await take();
      if (!task) break;
      total += task.cost;
      work.set(task.tenantId, (work.get(task.tenantId) ?? 0) + task.cost);
    }
    for (const share of work.values()) expect(Math.abs(share / total - 0.2)).toBeLessThanOrEqual(0.02);
  });

  it('gives a tenant everything while no other has tasks, in order of arrival', async () => {
    const ids = await enqueueMany(flowOf(newId()), 40);
    expect((await takeMany(50)).map(({ operationId }) => operationId)).toEqual(ids);
  });

  it('puts a task that a caller waits for before unattended tasks of its tenant without starving them', async () => {
    const tenant = newId();
    const unattended = new Set(await enqueueMany(flowOf(tenant), 12));
    const lanes: Lane[] = [];
    for (let round = 0; round < 80; round += 1) {
      await enqueue(flowOf(tenant, 'awaited'));
      const task = await take();
      lanes.push(unattended.has(task?.operationId ?? '') ? 'unattended' : 'awaited');
    }
    expect(lanes[0]).toBe('awaited');
    // The weight of a task that a caller waits for is eight times as high.
    const count = lanes.filter((lane) => lane === 'unattended').length;
    expect(count).toBeGreaterThanOrEqual(8);
    expect(count).toBeLessThanOrEqual(10);
  });

  it('takes a new task before the backlog of other tenants, which goes on between new tasks', async () => {
    const [busy, other] = [newId(), newId()];
    await enqueueMany(flowOf(busy), 60);
    await takeMany(3);
    const awaited = await enqueue(flowOf(other, 'awaited'));
    expect((await take())?.operationId).toBe(awaited);
    expect((await take())?.tenantId).toBe(busy);
  });

  it('puts test mode behind live mode without starving it', async () => {
    const [tester, live] = [newId(), newId()];
    await enqueueMany(flowOf(tester, 'unattended', 'test'), 20);
    await enqueueMany(flowOf(live), 80);
    await takeMany(2);
    const taken = await takeMany(50);
    const tests = taken.filter(({ tenantId }) => tenantId === tester).length;
    expect(tests).toBeGreaterThanOrEqual(8);
    expect(tests).toBeLessThanOrEqual(12);
  });

  it('keeps its order when the priorities of a pool that is never idle are lowered', async () => {
    const [first, second] = [newId(), newId()];
    const early = await enqueueMany(flowOf(first), 3, 40_000);
    const taken = await take();
    const late = await enqueueMany(flowOf(second), 2, 40_000);
    const before = await queues.reserve(parseDocumentTask, flowOf(newId()));
    const rest = await takeMany(2);
    const after = await queues.reserve(parseDocumentTask, flowOf(newId(), 'awaited'));
    expect(after.tag).toBeGreaterThan(before.tag);
    expect(after.priority).toBe(1);
    const order = [taken, ...rest, ...(await takeMany(10))].map((task) => task?.operationId);
    expect(order).toEqual([early[0], late[0], early[1], late[1], early[2]]);
  });

  it('forgets past use when the pool was idle', async () => {
    const tenant = newId();
    await enqueueMany(flowOf(tenant), 5);
    await takeMany(5);
    await redis.hset(redisKeys(prefix).clock(POOL), 'reserved', 0);
    await expect(queues.reserve(parseDocumentTask, flowOf(tenant))).resolves.toMatchObject({
      tag: 0,
      priority: 2,
    });
  });

  it('is fair again between tenants when operations are enqueued after Redis was flushed', async () => {
    const [busy, other] = [newId(), newId()];
    await enqueueMany(flowOf(busy), 30);
    await takeMany(3);
    await deleteKeys();
    const due = (tenantId: string) => ({
      operation_id: newId(),
      tenant_id: tenantId,
      mode: 'live' as const,
      task: parseDocumentTask.name,
      enqueue_count: 1,
    });
    const operations = [...Array.from({ length: 20 }, () => due(busy)), due(other)];
    const faults = {
      noteFault: () => Promise.resolve(),
      clearFault: () => Promise.resolve(),
      faultsOf: () => Promise.resolve([]),
    };
    const requeue = new RequeueService(
      { claimDue: () => Promise.resolve(operations) },
      queues,
      faults,
      () => Promise.resolve(),
      logger,
    );
    await expect(requeue.run()).resolves.toMatchObject({ rows: 21, failedItems: 0 });
    const tenants = (await takeMany(2)).map(({ tenantId }) => tenantId);
    expect(tenants).toEqual([busy, other]);
    await expect(takeMany(30)).resolves.toHaveLength(19);
  });
});

describe('A task that is withdrawn before a worker takes it', () => {
  it('leaves the queue and does not count against its tenant', async () => {
    const [first, second] = [newId(), newId()];
    const large = await enqueue(flowOf(first), 10);
    await enqueue(flowOf(second), 4);
    await enqueue(flowOf(second), 4);
    await expect(queues.withdraw(parseDocumentTask, large)).resolves.toBe(true);
    await expect(queues.withdraw(parseDocumentTask, large)).resolves.toBe(false);
    const next = await enqueue(flowOf(first));
    const taken = (await takeMany(4)).map(({ operationId, tenantId }) => operationId === next || tenantId);
    expect(taken).toEqual([second, true, second]);
  });

  it('stays with a worker that has taken it, and with its tenant', async () => {
    const tenant = newId();
    const id = await enqueue(flowOf(tenant));
    const task = await taker.getNextJob('token', { block: false });
    await expect(queues.withdraw(parseDocumentTask, id)).resolves.toBe(false);
    await expect(queues.reserve(parseDocumentTask, flowOf(tenant))).resolves.toMatchObject({ tag: 8 });
    await task?.moveToCompleted({}, 'token', false);
  });
});

describe('A task that a caller waits for', () => {
  const reserve = (flow: TaskFlow, maxWaitMs: number) =>
    queues.reserve(parseDocumentTask, flow, 1, maxWaitMs);

  it('is refused if the tasks before it take longer than the caller waits, and reserves nothing', async () => {
    const [busy, other] = [newId(), newId()];
    await enqueueMany(flowOf(busy, 'awaited'), 10);
    await taker.getNextJob('token', { block: false });
    order.reportStarted(POOL, 0.5, 1_000);
    await expect(reserve(flowOf(busy, 'awaited'), 8_000)).rejects.toMatchObject({ expectedWaitMs: 9_000 });
    await expect(reserve(flowOf(busy, 'awaited'), 8_000)).rejects.toMatchObject({ expectedWaitMs: 9_000 });
    await expect(reserve(flowOf(busy, 'awaited'), 9_000)).resolves.toMatchObject({ tag: 10 });
    // The backlog of another tenant does not count.
    await expect(reserve(flowOf(other, 'awaited'), 1_000)).resolves.toMatchObject({ priority: 1 });
  });

  it('is accepted while no worker is running a task, because the wait cannot be estimated', async () => {
    await enqueueMany(flowOf(newId(), 'awaited'), 10);
    order.reportStarted(POOL, 0.5, 60_000);
    await expect(reserve(flowOf(newId(), 'awaited'), 1_000)).resolves.toMatchObject({ priority: 1 });
  });
});

describe('A worker with one slot and 60 queued tasks of a tenant', () => {
  it("takes another tenant's awaited task next", async () => {
    const [busy, other] = [newId(), newId()];
    const started: string[] = [];
    let release: () => void = () => undefined;
    const handler = defineHandler({
      contract: parseDocumentTask,
      run: async ({ tenantId }) => {
        started.push(tenantId);
        await new Promise<void>((resolve) => (release = resolve));
        return { outcome: 'succeeded' as const };
      },
      onExhausted: () => Promise.resolve(),
    });
    await enqueueMany(flowOf(busy), 60);
    const worker = new PoolWorker({
      pool: POOL,
      handlers: [handler],
      redis,
      prefix,
      concurrency: 1,
      signals: new OperationSignals(redis, null, prefix),
      metrics: new Metrics(),
      logger,
    });
    worker.start();
    for (let taken = 1; taken <= 3; taken += 1) {
      await until('the worker takes a task', () => started.length === taken);
      if (taken < 3) release();
    }
    await enqueue(flowOf(other, 'awaited'));
    release();
    await until('the worker takes the next task', () => started.length === 4);
    expect(started).toEqual([busy, busy, busy, other]);
    const drained = worker.drain(1);
    release();
    await drained;
  });
});
