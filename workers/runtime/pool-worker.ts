import { DelayedError, UnrecoverableError, Worker, type Job as QueuedTask } from 'bullmq';
import { z } from 'zod';
import type { Logger } from '../../src/platform/logger';
import { StoreUnavailableError } from '../../src/platform/store-unavailable-error';
import type { Metrics } from '../../src/platform/metrics';
import { inSpan, SpanKind } from '../../src/platform/tracing/spans';
import { FairOrder } from '../../src/queue/fair-order';
import type { OperationSignals } from '../../src/queue/operation-signals';
import type { RedisClient } from '../../src/queue/redis-connection';
import { redisKeys } from '../../src/queue/redis-keys';
import type { Pool } from '../../src/tasks/task-contract';
import type { TaskHandler } from './task-handler';

/** Envelope of a payload in the queue: version, payload and, if the task has a place in the fair order, its start tag. */
const envelopeSchema = z.object({ v: z.number().int(), p: z.unknown(), t: z.number().optional() });
const tracedSchema = z.object({
  operationId: z.string().optional(),
  traceparent: z.string().nullable().optional(),
});

/** Longer than short stalls of the event loop. The task of a dead worker is retried after this time and a check. */
const LOCK_DURATION_MS = 6_000;
const STALL_CHECK_INTERVAL_MS = 1_500;
/** Workers may be killed for reasons unrelated to the task. Only a task that stalls this often fails. */
const MAX_STALLS = 25;
/** Pause after a command of the queue failed. The default of BullMQ is 15 seconds. */
const RETRY_DELAY_MS = 1_000;
/** Weight of the last task in the mean time of a task. */
const MEAN_UPDATE = 0.1;
/** Time for a newer worker to pick up a task that this release does not know yet. */
const UNKNOWN_TASK_DELAY_MS = 5_000;
/** First delay and upper bound of the delay of a task whose store is unavailable. */
const STORE_DELAY_MS = 500;
const MAX_STORE_DELAY_MS = 30_000;

export interface PoolWorkerOptions {
  pool: Pool;
  handlers: readonly TaskHandler[];
  redis: RedisClient;
  prefix: string;
  concurrency: number;
  signals: OperationSignals;
  metrics: Metrics;
  logger: Logger;
}

/** Serves one queue: parses payloads, runs handlers with timeout and cancellation, and fails exhausted tasks. */
export class PoolWorker {
  private readonly worker: Worker;
  private readonly order: FairOrder;
  /** Moving average of the time from taking to ending a task; null before the first. */
  private meanTaskMs: number | null = null;
  /** Tasks that run, by the id of their operation. An operation can have several tasks in one process. */
  private readonly running = new Map<string, Set<AbortController>>();

  constructor(private readonly options: PoolWorkerOptions) {
    this.order = new FairOrder(options.redis, options.prefix);
    this.worker = new Worker(options.pool, (task, token) => this.process(task, token), {
      connection: options.redis,
      prefix: redisKeys(options.prefix).queue(options.pool),
      concurrency: options.concurrency,
      lockDuration: LOCK_DURATION_MS,
      stalledInterval: STALL_CHECK_INTERVAL_MS,
      maxStalledCount: MAX_STALLS,
      autorun: false,
      skipVersionCheck: true,
      runRetryDelay: RETRY_DELAY_MS,
    });
    // The connection logs its own errors. Failed tasks are handled in `process` and `onFailed`.
    this.worker.on('error', () => undefined);
    this.worker.on('failed', (task, error) => {
      if (task) void this.onFailed(task, error);
    });
    options.signals.onCancel((operationId) => {
      for (const controller of this.running.get(operationId) ?? []) controller.abort(new CancelledError());
    });
  }

  start(): void {
    // The process began to stop while the pool warmed up.
    if (this.worker.closing) return;
    void this.worker.run().catch((error: unknown) => {
      this.options.logger.error({ err: error, pool: this.options.pool }, 'the pool has stopped');
    });
  }

  /** Accepts no new tasks and waits for running ones. After `graceMs`, aborts them and returns them to the queue. */
  async drain(graceMs: number): Promise<void> {
    const timer = setTimeout(() => {
      for (const controller of [...this.running.values()].flatMap((tasks) => [...tasks]))
        controller.abort(new Error('the process is stopping'));
    }, graceMs);
    await this.worker.close();
    clearTimeout(timer);
  }

  private async process(task: QueuedTask, token?: string): Promise<unknown> {
    const handler = this.options.handlers.find((candidate) => candidate.contract.name === task.name);
    const read = envelopeSchema.safeParse(task.data);
    if (!handler || !read.success || read.data.v > handler.contract.version) {
      // A newer release enqueued the task during a deployment. Leave it to a worker of that release.
      await task.moveToDelayed(Date.now() + UNKNOWN_TASK_DELAY_MS, token);
      throw new DelayedError();
    }
    if (read.data.t !== undefined) this.order.reportStarted(this.options.pool, read.data.t, this.meanTaskMs);
    const payload = handler.contract.payload.safeParse(read.data.p);
    if (!payload.success) throw new UnrecoverableError('the payload does not match the contract');
    try {
      return await this.runTraced(handler, payload.data, task);
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      // A delayed task uses up none of its attempts: an outage of the store, however long, fails no operation.
      await task.moveToDelayed(Date.now() + storeDelayMs(task.attemptsStarted), token);
      throw new DelayedError();
    }
  }

  private async runTraced(handler: TaskHandler, payload: unknown, task: QueuedTask): Promise<unknown> {
    const { pool, metrics, logger } = this.options;
    const { contract } = handler;
    const about = tracedSchema.parse(payload);
    const log = logger.child({ pool, task: contract.name, operationId: about.operationId });
    const started = performance.now();
    let outcome = 'error';
    try {
      return await inSpan(
        `${pool} ${contract.name}`,
        {
          kind: SpanKind.CONSUMER,
          parent: about.traceparent ?? null,
          attributes: { 'messaging.destination.name': pool, 'tenure.task': contract.name },
        },
        async () => {
          const result = await this.runBounded(handler, payload, about.operationId ?? task.id ?? '');
          outcome = outcomeOf(result);
          return result;
        },
      );
    } catch (error) {
      log.warn({ err: error, tries: task.attemptsMade + 1 }, 'the task failed');
      throw error;
    } finally {
      const seconds = (performance.now() - started) / 1000;
      this.observeTime(seconds * 1000);
      metrics.observeTask(pool, contract.name, outcome, seconds);
      log.debug({ outcome, ms: Math.round(seconds * 1000) }, 'the task ended');
    }
  }

  private observeTime(ms: number): void {
    this.meanTaskMs = this.meanTaskMs === null ? ms : this.meanTaskMs + MEAN_UPDATE * (ms - this.meanTaskMs);
  }

  private async runBounded(handler: TaskHandler, payload: unknown, id: string): Promise<unknown> {
    const controller = new AbortController();
    const timer = setTimeout(
      () => controller.abort(new Error(`aborted after ${handler.contract.timeoutMs} ms`)),
      handler.contract.timeoutMs,
    );
    const tasks = this.running.get(id) ?? new Set();
    this.running.set(id, tasks.add(controller));
    try {
      return handler.contract.result.parse(await handler.run(payload, { signal: controller.signal }));
    } catch (error) {
      // The operation's row is already cancelled.
      if (controller.signal.reason instanceof CancelledError) return { outcome: 'cancelled' };
      throw error;
    } finally {
      clearTimeout(timer);
      tasks.delete(controller);
      if (tasks.size === 0) this.running.delete(id);
    }
  }

  /** Called when the queue ends a task as failed: the last attempt failed, or the payload is invalid. */
  private async onFailed(task: QueuedTask, error: Error): Promise<void> {
    const handler = this.options.handlers.find((candidate) => candidate.contract.name === task.name);
    const last = task.finishedOn !== undefined || error instanceof UnrecoverableError;
    const read = envelopeSchema.safeParse(task.data);
    const payload = handler?.contract.payload.safeParse(read.success ? read.data.p : null);
    if (!handler || !last || !payload?.success) return;
    try {
      await handler.onExhausted(payload.data);
    } catch (exhaustedError) {
      // Maintenance finds the unfinished operation without a task and retries later.
      this.options.logger.error(
        { err: exhaustedError, task: task.name },
        'could not mark the task as failed',
      );
    }
  }
}

/** Doubles with each start of the task. */
function storeDelayMs(starts: number): number {
  return Math.min(MAX_STORE_DELAY_MS, STORE_DELAY_MS * 2 ** Math.min(starts, 10));
}

class CancelledError extends Error {}

function outcomeOf(result: unknown): string {
  const read = z.object({ outcome: z.string() }).safeParse(result);
  return read.success ? read.data.outcome : 'done';
}
