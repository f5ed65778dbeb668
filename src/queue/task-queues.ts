import { Queue, type JobsOptions } from 'bullmq';
import { z } from 'zod';
import { FairOrder, type TaskFlow, type TaskPlace } from './fair-order';
import type { RedisClient } from './redis-connection';
import { redisKeys, type RedisKeys } from './redis-keys';
import { POOLS, type PayloadOf, type Pool, type TaskContract } from '../tasks/task-contract';

/** The part of a task's data that charges its flow. Tasks of the previous release lack it. */
const chargedSchema = z.object({ c: z.object({ flow: z.string(), amount: z.number() }) });
/** Finished tasks are kept for the queue board only; Postgres holds the authoritative state. */
const KEEP_COMPLETED_TASKS = { count: 500, age: 3_600 };
const KEEP_FAILED_TASKS = { count: 5_000, age: 7 * 24 * 3_600 };

export interface QueueLoad {
  pool: Pool;
  waiting: number;
  active: number;
}

export type TaskState = 'absent' | 'pending' | 'completed' | 'failed';

/**
 * Producer side of the queues, one queue per pool. A task is only a hint to process a row that is already committed.
 */
export class TaskQueues {
  private readonly queues: ReadonlyMap<Pool, Queue>;
  private readonly order: FairOrder;
  private readonly keys: RedisKeys;

  constructor(
    private readonly redis: RedisClient,
    prefix: string,
  ) {
    this.keys = redisKeys(prefix);
    this.order = new FairOrder(redis, prefix);
    this.queues = new Map(
      POOLS.map((pool) => [
        pool,
        new Queue(pool, {
          connection: redis,
          prefix: this.keys.queue(pool),
          skipVersionCheck: true,
          skipMetasUpdate: true,
        }),
      ]),
    );
    for (const queue of this.queues.values()) {
      // The connection reports its own errors.
      queue.on('error', () => undefined);
    }
  }

  /**
   * Reserves the place of a task between the tasks of all tenants. `cost` is in short text documents.
   * @throws PoolOverloadedError if the task would start later than in `maxWaitMs`
   */
  reserve(
    contract: Pick<TaskContract, 'pool'>,
    flow: TaskFlow,
    cost = 1,
    maxWaitMs: number | null = null,
  ): Promise<TaskPlace> {
    return this.order.reserve(contract.pool, flow, { cost, maxWaitMs });
  }

  /**
   * Enqueues a task unless one with the same dedupe key is queued. Validates the payload first. A task without a place
   * belongs to no tenant; it is taken before the others of its pool, in order of arrival.
   */
  async enqueue<Contract extends TaskContract>(
    contract: Contract,
    payload: PayloadOf<Contract>,
    options: { place: TaskPlace | null; delayMs?: number },
  ): Promise<void> {
    const checked = contract.payload.parse(payload);
    await this.queueOf(contract.pool).add(
      contract.name,
      {
        v: contract.version,
        p: checked,
        ...(options.place ? { t: options.place.tag, c: options.place.charge } : {}),
      },
      {
        ...optionsOf(contract),
        jobId: contract.dedupeKey(payload),
        ...(options.place ? { priority: options.place.priority } : {}),
        ...(options.delayMs ? { delay: options.delayMs } : {}),
      },
    );
  }

  /** State of a task; `absent` after a flush or when the queue no longer keeps the finished task. */
  async state(contract: TaskContract, dedupeKey: string): Promise<TaskState> {
    const state = await this.queueOf(contract.pool).getJobState(dedupeKey);
    if (state === 'unknown') return 'absent';
    return state === 'completed' || state === 'failed' ? state : 'pending';
  }

  /** Removes a finished task so that it can be enqueued again. */
  async remove(contract: TaskContract, dedupeKey: string): Promise<void> {
    await this.queueOf(contract.pool).remove(dedupeKey);
  }

  /**
   * Removes a task that no worker has taken, and takes back what it added to the use of its tenant. Returns false if the
   * task is absent or a worker has it.
   */
  async withdraw(contract: TaskContract, dedupeKey: string): Promise<boolean> {
    const queue = this.queueOf(contract.pool);
    const task = await queue.getJob(dedupeKey);
    if (!task || (await queue.remove(dedupeKey)) === 0) return false;
    const charged = chargedSchema.safeParse(task.data);
    if (task.processedOn === undefined && charged.success) {
      await this.order.refund(contract.pool, charged.data.c);
    }
    return true;
  }

  /** Gives back the place of a task that was not enqueued. */
  refund({ pool }: Pick<TaskContract, 'pool'>, place: TaskPlace): Promise<void> {
    return this.order.refund(pool, place.charge);
  }

  loads(): Promise<QueueLoad[]> {
    return Promise.all([...this.queues].map(loadOf));
  }

  /** Loads of the pools whose queue responds. A node of a cluster can be absent while the others respond. */
  async respondingLoads(): Promise<QueueLoad[]> {
    const loads = await Promise.allSettled([...this.queues].map(loadOf));
    return loads.flatMap((load) => (load.status === 'fulfilled' ? [load.value] : []));
  }

  /** Worker processes that currently serve each pool, with the addresses that Redis sees. */
  async workers(): Promise<
    { pool: Pool; workers: { address: string; idleSeconds: number; ageSeconds: number }[] }[]
  > {
    return Promise.all(
      [...this.queues].map(async ([pool, queue]) => ({
        pool,
        workers: (await queue.getWorkers()).map((worker) => ({
          address: worker.addr ?? '',
          idleSeconds: Number(worker.idle ?? 0),
          ageSeconds: Number(worker.age ?? 0),
        })),
      })),
    );
  }

  /** Rejects if the queue of a pool does not respond. In a cluster, the queues are on several nodes. */
  async ping(): Promise<void> {
    await Promise.all(POOLS.map((pool) => this.redis.exists(this.keys.clock(pool))));
  }

  /** BullMQ queues for the queue board. */
  all(): Queue[] {
    return [...this.queues.values()];
  }

  async close(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
  }

  private queueOf(pool: Pool): Queue {
    const queue = this.queues.get(pool);
    if (!queue) throw new Error(`the pool ${pool} does not exist`);
    return queue;
  }
}

async function loadOf([pool, queue]: [Pool, Queue]): Promise<QueueLoad> {
  const counts = await queue.getJobCounts('waiting', 'prioritized', 'delayed', 'active');
  return {
    pool,
    waiting: (counts.waiting ?? 0) + (counts.prioritized ?? 0) + (counts.delayed ?? 0),
    active: counts.active ?? 0,
  };
}

function optionsOf(contract: TaskContract): JobsOptions {
  return {
    attempts: contract.attempts,
    backoff: { type: 'exponential', delay: contract.backoffMs },
    removeOnComplete: KEEP_COMPLETED_TASKS,
    removeOnFail: KEEP_FAILED_TASKS,
  };
}
