import type { Pool } from '../tasks/task-contract';
import { REFUND_SCRIPT, RESERVE_SCRIPT, START_SCRIPT } from './fair-order-scripts';
import type { RedisClient } from './redis-connection';
import { redisKeys, type RedisKeys } from './redis-keys';

/** A caller waits for an `awaited` task; for an `unattended` one, none does. */
export type Lane = 'awaited' | 'unattended';

/** Tasks of one tenant, mode and lane share a flow. Flows with queued tasks get the pool in proportion to their weights. */
export interface TaskFlow {
  tenantId: string;
  mode: 'live' | 'test';
  lane: Lane;
}

/** Place of a task in the order of its pool. */
export interface TaskPlace {
  /** Start tag: the virtual time at which the task is due. */
  tag: number;
  /** BullMQ priority; the lowest is taken first. */
  priority: number;
  charge: FlowCharge;
}

/** What a task adds to its flow. It is taken back if the task is withdrawn. */
interface FlowCharge {
  flow: string;
  /** Cost divided by weight. */
  amount: number;
}

/** A task would wait longer than its caller does. */
export class PoolOverloadedError extends Error {
  constructor(readonly expectedWaitMs: number) {
    super(`a new task is expected to wait for ${expectedWaitMs} ms`);
    this.name = 'PoolOverloadedError';
  }
}

const LANE_WEIGHTS: Readonly<Record<Lane, number>> = { awaited: 1, unattended: 1 / 8 };
const MODE_WEIGHTS: Readonly<Record<TaskFlow['mode'], number>> = { live: 1, test: 1 / 4 };

type FairCommands = RedisClient & {
  tenureReservePlace(
    keyCount: 6,
    ...keysAndArguments: (string | number)[]
  ): Promise<[string, number, number]>;
  tenureRefund(keyCount: 2, clock: string, flows: string, flow: string, amount: number): Promise<null>;
  tenureRaiseClock(keyCount: 1, key: string, tag: string, taskMs: number): Promise<null>;
};

/**
 * Start-time fair queueing (Goyal, Vin and Cheng 1996) on BullMQ priorities. A task starts at the virtual time of its
 * pool, or when the previous task of its flow ends, whichever is later; tasks are taken in order of these start tags.
 * The virtual time is the tag of the last task that a worker took.
 */
export class FairOrder {
  private readonly commands: FairCommands;
  private readonly keys: RedisKeys;

  constructor(redis: RedisClient, prefix: string) {
    this.keys = redisKeys(prefix);
    redis.defineCommand('tenureReservePlace', { lua: RESERVE_SCRIPT });
    redis.defineCommand('tenureRefund', { lua: REFUND_SCRIPT });
    redis.defineCommand('tenureRaiseClock', { lua: START_SCRIPT });
    this.commands = redis as FairCommands;
  }

  /**
   * Reserves the place of the next task of a flow. A task of cost 1 takes about as long as a short text document.
   * @throws PoolOverloadedError if the task would start later than in `maxWaitMs` (null: any time)
   */
  async reserve(
    pool: Pool,
    flow: TaskFlow,
    { cost, maxWaitMs }: { cost: number; maxWaitMs: number | null },
  ): Promise<TaskPlace> {
    const queue = this.keys.tasks(pool);
    const charge = { flow: `${flow.tenantId}:${flow.mode}:${flow.lane}`, amount: cost / weightOf(flow) };
    const [tag, priority, waitMs] = await this.commands.tenureReservePlace(
      6,
      this.keys.clock(pool),
      this.keys.flows(pool),
      `${queue}prioritized`,
      `${queue}delayed`,
      `${queue}active`,
      `${queue}wait`,
      charge.flow,
      charge.amount,
      flow.lane === 'awaited' ? 0 : 1,
      queue,
      maxWaitMs ?? 0,
    );
    if (tag === '') throw new PoolOverloadedError(waitMs);
    return { tag: Number(tag), priority, charge };
  }

  /** Takes back the charge of a task that is withdrawn before a worker takes it. */
  async refund(pool: Pool, { flow, amount }: FlowCharge): Promise<void> {
    await this.commands.tenureRefund(2, this.keys.clock(pool), this.keys.flows(pool), flow, amount);
  }

  /**
   * Reports that a worker has taken a task, and the mean time of its recent tasks (null if it has none). The result is not awaited: a lost report delays the virtual time until the
   * next task.
   */
  reportStarted(pool: Pool, tag: number, meanTaskMs: number | null = null): void {
    if (tag === 0) return;
    const taskMs = Math.round(meanTaskMs ?? 0);
    this.commands.tenureRaiseClock(1, this.keys.clock(pool), String(tag), taskMs).catch(() => undefined);
  }
}

export function weightOf({ lane, mode }: TaskFlow): number {
  return LANE_WEIGHTS[lane] * MODE_WEIGHTS[mode];
}
