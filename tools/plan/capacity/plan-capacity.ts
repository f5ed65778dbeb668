import { demandOf, type Demand, type Demands, type OperationName } from '../demands';
import type { CAPACITY_OPTIONS } from '../options';
import { stationWait, type StationWait } from './waiting';

export type Workload = Record<keyof typeof CAPACITY_OPTIONS, number>;

/** Pools with processes of their own. `upkeep` is one process, whatever the load. */
export const PLANNED_POOLS = ['api', 'parse', 'scan', 'match', 'sync', 'deliver'] as const;
export type PlannedPool = (typeof PLANNED_POOLS)[number];

export interface PoolPlan {
  pool: PlannedPool | 'upkeep';
  /** Tasks (calls for `api`) per second at the peak. */
  tasksPerSecond: number;
  /** Mean number of busy processors at the peak. */
  busyProcessors: number;
  processes: number;
  processors: number;
  memoryMb: number;
  connections: number;
  /** Null for `upkeep`. */
  wait: StationWait | null;
}

export interface CapacityPlan {
  pools: PoolPlan[];
  postgres: {
    busyProcessors: number;
    processors: number;
    connections: number;
    /** At the peak. */
    transactionsPerSecond: number;
    walBytesPerDay: number;
  };
  redis: { busyProcessors: number; processors: number; commandsPerSecond: number };
  storage: {
    /** Results, events and deliveries, with indexes. */
    bytesPerDay: number;
    /** The same for as many days as they are kept. */
    keptBytes: number;
    /** Candidates and jobs. */
    recordBytes: number;
    totalBytes: number;
  };
  totals: { processes: number; processors: number; memoryMb: number };
}

const SECONDS_PER_DAY = 86_400;

/** One kind of task of a pool. */
interface TaskKind {
  operation: OperationName;
  perDay: number;
  /** Operations in one task, such as the pages of a scan. */
  size: number;
}

/** Tasks per day by pool, as the options of the command describe them. */
export function taskKinds(load: Workload): Record<Exclude<PlannedPool, 'api'>, TaskKind[]> {
  const resumes = load['resumes-per-day'];
  const [scans, docx, texts] = [load['scan-share'], load['docx-share'], load['text-share']];
  const kind = (operation: OperationName, perDay: number, size = 1): TaskKind => ({
    operation,
    perDay,
    size,
  });
  return {
    parse: [
      kind('textPdf', resumes * Math.max(0, 1 - scans - docx - texts)),
      kind('docx', resumes * docx),
      kind('plainText', resumes * texts),
    ],
    scan: [kind('scanPage', resumes * scans, load['scan-pages'])],
    match: [kind('rankThousand', load['rankings-per-day'], load.candidates / load.tenants / 1_000)],
    sync: [kind('syncRecord', load['records-per-day'])],
    deliver: [kind('webhookDelivery', resumes * load['webhooks-per-resume'])],
  };
}

/**
 * What a load requires by the utilization law: the busy processors of a pool are its tasks per second times their service
 * demand. Processes are added until the utilization and the p95 of the waiting time at the peak are within their limits.
 */
export function planCapacity(load: Workload, demands: Demands): CapacityPlan {
  const byPool = taskKinds(load);
  const resumes = load['resumes-per-day'];
  const { deliver, ...queued } = byPool;
  // An API process executes matches itself; no request precedes a delivery.
  const requests: TaskKind[] = [
    ...Object.values(queued).flat(),
    { operation: 'match', perDay: resumes * load['matches-per-resume'], size: 1 },
    { operation: 'apiCall', perDay: resumes * load['calls-per-resume'], size: 1 },
  ];
  const all = [...requests, ...deliver];
  const perDay = (use: keyof Demand): number =>
    all.reduce(
      (sum, { operation, perDay, size }) => sum + perDay * size * demandOf(demands, operation)[use],
      0,
    );
  const atPeak = (use: keyof Demand): number => (perDay(use) * load.peak) / SECONDS_PER_DAY;

  const pools: PoolPlan[] = PLANNED_POOLS.map((pool) =>
    pool === 'api' ? planPool(pool, requests, load, demands) : planPool(pool, byPool[pool], load, demands),
  );
  pools.push(upkeepPlan(load, demands));
  const sum = (value: (plan: PoolPlan) => number): number =>
    pools.reduce((total, plan) => total + value(plan), 0);
  const postgresBusy = atPeak('postgresSeconds');
  const redisBusy = atPeak('redisSeconds');
  const processorsFor = (busy: number): number => Math.max(1, Math.ceil(busy / load.utilization - 1e-9));
  const bytesPerDay = perDay('rowBytes') - load['records-per-day'] * demandOf(demands, 'syncRecord').rowBytes;
  const keptBytes = bytesPerDay * load['retention-days'];
  const recordBytes =
    load.candidates * demands.memory.storedCandidateBytes + load.jobs * demands.memory.storedJobBytes;
  return {
    pools,
    postgres: {
      busyProcessors: postgresBusy,
      processors: processorsFor(postgresBusy),
      connections: sum(({ connections }) => connections),
      transactionsPerSecond: atPeak('transactions'),
      walBytesPerDay: perDay('walBytes'),
    },
    redis: {
      busyProcessors: redisBusy,
      processors: processorsFor(redisBusy),
      commandsPerSecond: atPeak('redisCommands'),
    },
    storage: { bytesPerDay, keptBytes, recordBytes, totalBytes: keptBytes + recordBytes },
    totals: {
      processes: sum(({ processes }) => processes),
      processors:
        sum(({ processors }) => processors) + processorsFor(postgresBusy) + processorsFor(redisBusy),
      memoryMb: sum(({ memoryMb }) => memoryMb),
    },
  };
}

function planPool(pool: PlannedPool, kinds: readonly TaskKind[], load: Workload, demands: Demands): PoolPlan {
  const mixture = mixtureOf(pool, kinds, load, demands);
  const { tasksPerSecond, meanSeconds, serviceScv, loopSeconds } = mixture;
  // Work in an event loop uses one processor of a process, whatever the number of its threads.
  const parallel = meanSeconds > 2 * loopSeconds ? load.threads : 1;
  const waitWith = (processes: number): StationWait =>
    stationWait({
      servers: processes * parallel,
      arrivalsPerSecond: tasksPerSecond,
      meanSeconds,
      serviceScv,
      arrivalScv: 1,
    });
  const busyProcessors = tasksPerSecond * meanSeconds;
  // The tolerance keeps a quotient such as 7.000000001 from adding a process.
  const atLeast = (busy: number): number => Math.ceil(busy / load.utilization - 1e-9);
  let processes = Math.max(1, atLeast(busyProcessors / parallel), atLeast(tasksPerSecond * loopSeconds));
  while (waitWith(processes).p95Wait > load['max-wait']) processes += 1;
  return {
    pool,
    tasksPerSecond,
    busyProcessors,
    processes,
    processors: processes * parallel,
    memoryMb: processes * memoryOf(pool, load, demands),
    connections: processes * load['pool-size'],
    wait: waitWith(processes),
  };
}

/** Service time of the tasks of a pool: the mean and the variance over the kinds of task. */
function mixtureOf(pool: PlannedPool, kinds: readonly TaskKind[], load: Workload, demands: Demands) {
  let [perDay, loop, mean, square] = [0, 0, 0, 0];
  for (const { operation, perDay: rate, size } of kinds) {
    const demand = demandOf(demands, operation);
    const loopSeconds = size * (pool === 'api' ? demand.apiSeconds : demand.loopSeconds);
    const seconds =
      pool === 'api' ? loopSeconds : loopSeconds + size * (demand.threadSeconds + demand.helperSeconds);
    perDay += rate;
    loop += rate * loopSeconds;
    mean += rate * seconds;
    square += rate * seconds * seconds * (1 + load.variation * load.variation);
  }
  if (perDay === 0) return { tasksPerSecond: 0, loopSeconds: 0, meanSeconds: 0, serviceScv: 1 };
  const meanSeconds = mean / perDay;
  return {
    tasksPerSecond: (perDay * load.peak) / SECONDS_PER_DAY,
    loopSeconds: loop / perDay,
    meanSeconds,
    serviceScv: mean === 0 ? 1 : square / perDay / (meanSeconds * meanSeconds) - 1,
  };
}

function memoryOf(pool: PlannedPool, load: Workload, { memory }: Demands): number {
  if (pool === 'api') return memory.apiMb;
  if (pool !== 'match') return memory.workerMb;
  const rankedMb = (load.candidates * memory.rankedCandidateBytes) / 2 ** 20;
  return memory.workerMb + Math.min(load['ranking-memory'], rankedMb);
}

function upkeepPlan(load: Workload, { memory }: Demands): PoolPlan {
  return {
    pool: 'upkeep',
    tasksPerSecond: 0,
    busyProcessors: 0,
    processes: 1,
    processors: 1,
    memoryMb: memory.workerMb,
    connections: load['pool-size'],
    wait: null,
  };
}
