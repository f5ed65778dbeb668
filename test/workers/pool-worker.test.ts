import { Queue, type Job as QueuedTask } from 'bullmq';
import { z } from 'zod';
import { newId, randomBase62 } from '../../src/platform/ids';
import { createLogger } from '../../src/platform/logger';
import { Metrics } from '../../src/platform/metrics';
import { OperationSignals } from '../../src/queue/operation-signals';
import { connectRedis, type RedisClient } from '../../src/queue/redis-connection';
import { redisKeys } from '../../src/queue/redis-keys';
import { defineTask } from '../../src/tasks/task-contract';
import { PoolWorker } from '../../workers/runtime/pool-worker';
import { defineHandler, type TaskContext, type TaskHandler } from '../../workers/runtime/task-handler';
import { until } from '../support/until';

const logger = createLogger({ level: 'silent', process: 'test' });
const contract = defineTask({
  name: 'test-task',
  version: 2,
  pool: 'parse',
  payload: z.object({ operationId: z.uuid() }),
  result: z.object({ outcome: z.literal('done') }),
  dedupeKey: ({ operationId }) => operationId,
  attempts: 3,
  backoffMs: 1,
  timeoutMs: 300,
});
type Payload = z.output<typeof contract.payload>;

let prefix: string;
let redis: RedisClient;
let subscriber: RedisClient;
let queue: Queue;
let signals: OperationSignals;
let worker: PoolWorker | undefined;
/** The payloads of tasks whose last attempt failed. */
let exhausted: Payload[];

beforeEach(async () => {
  prefix = `test-${randomBase62(8)}`;
  const url = process.env.REDIS_URL!;
  redis = connectRedis(url, 'patient', logger);
  subscriber = connectRedis(url, 'patient', logger);
  queue = new Queue('parse', {
    connection: redis,
    prefix: redisKeys(prefix).queue('parse'),
    skipVersionCheck: true,
  });
  signals = new OperationSignals(redis, subscriber, prefix);
  await signals.listen('cancel');
  exhausted = [];
});

afterEach(async () => {
  await worker?.drain(100);
  worker = undefined;
  await queue.obliterate({ force: true });
  await queue.close();
  redis.disconnect();
  subscriber.disconnect();
});

function startWorker(
  run: TaskHandler<typeof contract>['run'],
  { concurrency = 1, timeoutMs = contract.timeoutMs } = {},
): void {
  const bounded: typeof contract = { ...contract, timeoutMs };
  const handler = defineHandler({
    contract: bounded,
    run,
    onExhausted: (payload) => {
      exhausted.push(payload);
      return Promise.resolve();
    },
  });
  worker = new PoolWorker({
    pool: 'parse',
    handlers: [handler],
    redis,
    prefix,
    concurrency,
    signals,
    metrics: new Metrics(),
    logger,
  });
  worker.start();
}

const enqueue = (data: unknown, name: string = contract.name): Promise<QueuedTask> =>
  queue.add(name, data, { attempts: contract.attempts, backoff: { type: 'fixed', delay: 1 } });
const payload = (): Payload => ({ operationId: newId() });
const stateOf = (task: QueuedTask): Promise<string> => queue.getJobState(task.id!);
const untilState = (task: QueuedTask, state: string): Promise<unknown> =>
  until(`the task is ${state}`, async () => (await stateOf(task)) === state);

/** Waits until the task is aborted, then rejects with the reason, as a handler does. */
function untilAborted({ signal }: TaskContext): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

describe('A pool worker', () => {
  it('runs a task with its parsed payload and records the result', async () => {
    const payloads: Payload[] = [];
    startWorker((expectedPayload) => {
      payloads.push(expectedPayload);
      return Promise.resolve({ outcome: 'done' });
    });
    const expectedPayload = payload();
    const task = await enqueue({ v: 2, p: { ...expectedPayload, unknownMember: 1 } });
    await untilState(task, 'completed');
    expect(payloads).toEqual([expectedPayload]);
    expect((await queue.getJob(task.id!))?.returnvalue).toEqual({ outcome: 'done' });
  });

  it.each([
    ['of a newer contract version', { v: 3, p: { operationId: newId() } }, contract.name],
    ['of an unknown name', { v: 1, p: {} }, 'task-of-the-next-release'],
    ['without an envelope', { operationId: newId() }, contract.name],
  ])('leaves a task %s to a newer release', async (_what, data, name) => {
    let runs = 0;
    startWorker(() => {
      runs += 1;
      return Promise.resolve({ outcome: 'done' });
    });
    const task = await enqueue(data, name);
    await untilState(task, 'delayed');
    expect(runs).toBe(0);
    expect((await queue.getJob(task.id!))?.attemptsMade).toBe(0);
    expect(exhausted).toEqual([]);
  });

  it('still runs a task of an older contract version', async () => {
    startWorker(() => Promise.resolve({ outcome: 'done' }));
    await untilState(await enqueue({ v: 1, p: payload() }), 'completed');
  });

  it('fails a task with an unreadable payload without retrying it', async () => {
    let runs = 0;
    startWorker(() => {
      runs += 1;
      return Promise.resolve({ outcome: 'done' });
    });
    const task = await enqueue({ v: 2, p: { operationId: 'not a uuid' } });
    await untilState(task, 'failed');
    const failed = await queue.getJob(task.id!);
    expect(failed?.attemptsMade).toBe(1);
    expect(failed?.failedReason).toBe('the payload does not match the contract');
    expect(runs).toBe(0);
  });

  it('aborts a task after its timeout, retries it and reports it as exhausted after the last attempt', async () => {
    const reasons: string[] = [];
    startWorker(async (_payload, context) => {
      await untilAborted(context).catch((error: Error) => reasons.push(error.message));
      throw context.signal.reason as Error;
    });
    const expectedPayload = payload();
    const task = await enqueue({ v: 2, p: expectedPayload });
    await untilState(task, 'failed');
    await until('the task is exhausted', () => exhausted.length > 0);
    expect(reasons).toEqual(Array.from({ length: 3 }, () => 'aborted after 300 ms'));
    expect(exhausted).toEqual([expectedPayload]);
  });

  it('retries a task that failed once and does not report it as exhausted', async () => {
    let runs = 0;
    startWorker(() => {
      runs += 1;
      return runs === 1
        ? Promise.reject(new Error('store unavailable'))
        : Promise.resolve({ outcome: 'done' });
    });
    await untilState(await enqueue({ v: 2, p: payload() }), 'completed');
    expect(runs).toBe(2);
    expect(exhausted).toEqual([]);
  });

  it('ends a cancelled task without a retry and frees its slot for the next', async () => {
    let started = 0;
    startWorker(async (_payload, context) => {
      started += 1;
      if (started === 1) await untilAborted(context);
      return { outcome: 'done' };
    });
    const expectedPayload = payload();
    const cancelled = await enqueue({ v: 2, p: expectedPayload });
    await until('the task starts', () => started === 1);
    signals.publishCancelled(expectedPayload.operationId);
    await untilState(await enqueue({ v: 2, p: payload() }), 'completed');
    expect(await stateOf(cancelled)).toBe('completed');
    expect((await queue.getJob(cancelled.id!))?.returnvalue).toEqual({ outcome: 'cancelled' });
    expect(exhausted).toEqual([]);
  });

  it('cancels a task of an operation whose earlier task ended while it ran', async () => {
    const started: TaskContext[] = [];
    let endFirst = (): void => undefined;
    startWorker(
      async (_payload, context) => {
        started.push(context);
        if (started.length === 2) await untilAborted(context);
        await new Promise<void>((resolve) => (endFirst = resolve));
        return { outcome: 'done' };
      },
      { concurrency: 2, timeoutMs: 600_000 },
    );
    const shared = payload();
    const first = await enqueue({ v: 2, p: shared });
    await until('the first task starts', () => started.length === 1);
    const second = await enqueue({ v: 2, p: shared });
    await until('the second task starts', () => started.length === 2);
    endFirst();
    await untilState(first, 'completed');
    signals.publishCancelled(shared.operationId);
    await untilState(second, 'completed');
    expect((await queue.getJob(second.id!))?.returnvalue).toEqual({ outcome: 'cancelled' });
  });

  it('fails a task whose result does not match the contract', async () => {
    startWorker(() => Promise.resolve({ outcome: 'unknown' } as unknown as { outcome: 'done' }));
    const task = await enqueue({ v: 2, p: payload() });
    await untilState(task, 'failed');
    // The worker reports the task after it has marked it as failed.
    await until('the task is exhausted', () => exhausted.length > 0);
    expect(exhausted).toHaveLength(1);
  });
});
