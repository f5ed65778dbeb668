import { randomBase62 } from '../../src/platform/ids';
import { createLogger } from '../../src/platform/logger';
import { FairOrder, weightOf, type Lane, type TaskFlow, type TaskPlace } from '../../src/queue/fair-order';
import { connectRedis, type RedisClient } from '../../src/queue/redis-connection';
import { redisKeys } from '../../src/queue/redis-keys';
import { PoolOrder, type LaneNumber } from '../../tools/plan/simulation/pool-order';
import { Random } from '../../tools/synthetic/random';

const logger = createLogger({ level: 'silent', process: 'test' });
const POOL = 'parse';
const LANES: readonly Lane[] = ['awaited', 'unattended'];
const MODES = ['live', 'test'] as const;
const TENANTS = 5;
const CASES = 2_000;

interface Queued {
  flow: number;
  place: TaskPlace;
}

let redis: RedisClient;
let prefix: string;

beforeEach(() => {
  prefix = `test-${randomBase62(8)}`;
  redis = connectRedis(process.env.REDIS_URL!, 'patient', logger);
});

afterEach(async () => {
  const keys = await redis.keys(`{${prefix}:*`);
  if (keys.length > 0) await redis.del(...keys);
  redis.disconnect();
});

/**
 * The score of the last priority has more than 53 bits, so two tasks can share one. Redis then orders them by their ids.
 */
const idOf = (task: number): string => String(task).padStart(8, '0');

/** The same tasks in Redis and in the simulated pool. */
class BothOrders {
  readonly keys = redisKeys(prefix);
  readonly queued = new Map<number, Queued>();
  active = 0;
  private readonly order = new FairOrder(redis, prefix);
  private simulated = new PoolOrder(TENANTS * 4);
  private tasks = 0;

  /** An empty pool. */
  async restart(): Promise<void> {
    const keys = await redis.keys(`{${prefix}:*`);
    if (keys.length > 0) await redis.del(...keys);
    this.simulated = new PoolOrder(TENANTS * 4);
    this.queued.clear();
    this.active = 0;
  }

  async add(tenant: number, lane: Lane, mode: TaskFlow['mode'], cost: number): Promise<void> {
    const flow: TaskFlow = { tenantId: `tenant-${tenant}`, mode, lane };
    const laneNumber: LaneNumber = lane === 'awaited' ? 0 : 1;
    const flowNumber = tenant * 4 + laneNumber * 2 + MODES.indexOf(mode);
    const place = await this.order.reserve(POOL, flow, { cost, maxWaitMs: null });
    const seconds = Number(await redis.hget(this.keys.clock(POOL), 'reserved'));
    const tag = this.simulated.reserve(flowNumber, cost / weightOf(flow), laneNumber, seconds, this.active);
    expect({ tag, priority: this.simulated.priority }).toEqual({ tag: place.tag, priority: place.priority });
    const task = (this.tasks += 1);
    // As BullMQ adds a task with a priority.
    const queue = this.keys.tasks(POOL);
    const arrival = await redis.incr(`${queue}pc`);
    await redis.zadd(`${queue}prioritized`, String(place.priority * 2 ** 32 + arrival), idOf(task));
    this.simulated.enqueue(task, place.priority);
    this.queued.set(task, { flow: flowNumber, place });
  }

  async take(): Promise<void> {
    const [id] = await redis.zpopmin(`${this.keys.tasks(POOL)}prioritized`);
    const task = this.simulated.take();
    expect(task).toBe(Number(id ?? -1));
    const queued = this.queued.get(task);
    if (!queued) return;
    this.queued.delete(task);
    await redis.lpush(`${this.keys.tasks(POOL)}active`, idOf(task));
    this.active += 1;
    this.order.reportStarted(POOL, queued.place.tag);
    this.simulated.reportStarted(queued.place.tag);
  }

  async complete(): Promise<void> {
    if ((await redis.rpop(`${this.keys.tasks(POOL)}active`)) !== null) this.active -= 1;
  }

  async withdraw(task: number): Promise<void> {
    const queued = this.queued.get(task);
    if (!queued) return;
    await redis.zrem(`${this.keys.tasks(POOL)}prioritized`, idOf(task));
    expect(this.simulated.withdraw(task)).toBe(true);
    await this.order.refund(POOL, queued.place.charge);
    this.simulated.refund(queued.flow, queued.place.charge.amount);
    this.queued.delete(task);
  }

  /** Lets the pool be idle for a minute as far as the scripts can tell. */
  async ageReservation(): Promise<void> {
    const clock = this.keys.clock(POOL);
    const reserved = Number(await redis.hget(clock, 'reserved'));
    if (reserved === 0) return;
    await redis.hset(clock, 'reserved', reserved - 60);
    this.simulated.ageReservation(60);
  }
}

describe('The simulated order of a pool', () => {
  it(`is that of the scripts in Redis in ${CASES} random cases`, async () => {
    const random = new Random('order of a pool');
    const both = new BothOrders();
    const steps: (() => Promise<void>)[] = [
      ...Array.from({ length: 5 }, () => async () => {
        // Now and then a task so large that the priorities are lowered or reach their bound.
        const cost = random.chance(0.1) ? random.int(20_000, 400_000) : random.int(1, 40);
        await both.add(random.int(0, TENANTS - 1), random.pick(LANES), random.pick(MODES), cost);
      }),
      ...Array.from({ length: 3 }, () => () => both.take()),
      () => both.complete(),
      async () => {
        if (both.queued.size > 0) await both.withdraw(random.pick([...both.queued.keys()]));
      },
      () => both.ageReservation(),
    ];
    for (let number = 0; number < CASES; number += 1) {
      // Most cases continue with the state of the case before.
      if (random.chance(0.05)) await both.restart();
      for (let step = random.int(2, 8); step > 0; step -= 1) await random.pick(steps)();
    }
    while (both.queued.size > 0) await both.take();
  });
});
