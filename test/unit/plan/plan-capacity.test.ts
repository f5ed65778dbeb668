import { erlangC, stationWait } from '../../../tools/plan/capacity/waiting';
import { planCapacity, type Workload } from '../../../tools/plan/capacity/plan-capacity';
import { readDemands, type Demand, type Demands, OPERATIONS } from '../../../tools/plan/demands';
import { CAPACITY_OPTIONS } from '../../../tools/plan/options';

const NO_DEMAND: Demand = {
  apiSeconds: 0,
  loopSeconds: 0,
  threadSeconds: 0,
  helperSeconds: 0,
  postgresSeconds: 0,
  redisSeconds: 0,
  redisCommands: 0,
  transactions: 0,
  rowBytes: 0,
  walBytes: 0,
};

function demandsOf(operations: Partial<Demands['operations']>): Demands {
  return {
    measuredAt: '2026-01-01',
    machine: { processor: 'test', processors: 1, memoryGb: 1, node: 'v20', loadBefore: 0 },
    memory: {
      apiMb: 100,
      workerMb: 200,
      rankedCandidateBytes: 2_097_152,
      storedCandidateBytes: 1_000,
      storedJobBytes: 500,
    },
    operations: {
      ...(Object.fromEntries(OPERATIONS.map((name) => [name, NO_DEMAND])) as Demands['operations']),
      ...operations,
    },
  };
}

const defaults = Object.fromEntries(
  Object.entries(CAPACITY_OPTIONS).map(([name, option]) => [name, option.default]),
) as Workload;
/** 864,000 resumes a day are ten per second. */
const load: Workload = {
  ...defaults,
  'resumes-per-day': 864_000,
  'scan-share': 0,
  'docx-share': 0,
  'text-share': 0,
  'matches-per-resume': 0,
  'rankings-per-day': 0,
  'records-per-day': 0,
  'webhooks-per-resume': 0,
  'calls-per-resume': 0,
  candidates: 1_000,
  jobs: 10,
  tenants: 10,
  peak: 1,
  utilization: 0.7,
  'max-wait': 1_000,
  'retention-days': 30,
};

describe('Waiting times', () => {
  it('are those of the textbook for one and several servers', () => {
    // M/M/1 with utilization .5: half of the tasks wait, the mean wait is one service time.
    expect(erlangC(1, 0.5)).toBeCloseTo(0.5, 12);
    // M/M/2 with 1 busy server: C = 1/3.
    expect(erlangC(2, 1)).toBeCloseTo(1 / 3, 12);
    const single = { servers: 1, arrivalsPerSecond: 5, meanSeconds: 0.1, serviceScv: 1, arrivalScv: 1 };
    expect(stationWait(single).meanWait).toBeCloseTo(0.1, 12);
    // M/D/1 waits half as long.
    expect(stationWait({ ...single, serviceScv: 0 }).meanWait).toBeCloseTo(0.05, 12);
    // M/M/1: P(wait > t) = .5 exp(-5 t), which is .05 at t = ln(10) / 5.
    expect(stationWait(single).p95Wait).toBeCloseTo(Math.log(10) / 5, 12);
    expect(stationWait({ ...single, servers: 2, arrivalsPerSecond: 10 }).meanWait).toBeCloseTo(1 / 30, 12);
    expect(stationWait({ ...single, arrivalsPerSecond: 10 })).toMatchObject({ p95Wait: Infinity });
    expect(erlangC(5_000, 4_900)).toBeGreaterThan(0);
  });
});

describe('The capacity plan', () => {
  it('gives a pool as many processes as the utilization law requires', () => {
    const textPdf = {
      ...NO_DEMAND,
      apiSeconds: 0.07,
      threadSeconds: 0.3,
      loopSeconds: 0.05,
      postgresSeconds: 0.1,
    };
    const plan = planCapacity(load, demandsOf({ textPdf }));
    const [api, parse] = plan.pools;
    // 10/s × .07 s = .7 busy: exactly one process at the target of .7.
    expect(api).toMatchObject({ pool: 'api', processes: 1, memoryMb: 100, connections: 10 });
    expect(api?.busyProcessors).toBeCloseTo(0.7, 9);
    // 10/s × .35 s = 3.5 busy, 5 processors at .7, 3 processes of two threads.
    expect(parse).toMatchObject({
      pool: 'parse',
      processes: 3,
      processors: 6,
      memoryMb: 600,
      connections: 30,
    });
    expect(parse?.wait?.utilization).toBeCloseTo(3.5 / 6, 9);
    // 10/s × .1 s = 1 busy, 2 processors at .7.
    expect(plan.postgres).toMatchObject({ processors: 2 });
    // One process of each other pool and one for upkeep.
    expect(plan.totals.processes).toBe(1 + 3 + 4 + 1);
    expect(plan.postgres.connections).toBe(90);
  });

  it('plans for the peak, and adds processes until tasks wait no longer than allowed', () => {
    const textPdf = { ...NO_DEMAND, loopSeconds: 0.1 };
    const processesOf = (changes: Partial<Workload>): number =>
      planCapacity({ ...load, ...changes }, demandsOf({ textPdf })).pools[1]!.processes;
    // 1 busy event loop: 2 processes at .7; at three times the rate 3 busy ones: 5 processes.
    expect(processesOf({})).toBe(2);
    expect(processesOf({ peak: 3 })).toBe(5);
    // M/M/2: C = 1/3 and .1 s mean if waiting, so p95 = .1 ln(20/3) = .19 s; three servers wait .03 s.
    expect(processesOf({ 'max-wait': 0.2 })).toBe(2);
    expect(processesOf({ 'max-wait': 0.18 })).toBe(3);
  });

  it('counts each kind of work in its pool', () => {
    const scanPage = { ...NO_DEMAND, threadSeconds: 1 };
    const rankThousand = { ...NO_DEMAND, loopSeconds: 0.1 };
    const changes = { 'scan-share': 0.5, 'scan-pages': 2, 'rankings-per-day': 86_400, candidates: 50_000 };
    const plan = planCapacity({ ...load, ...changes }, demandsOf({ scanPage, rankThousand }));
    const pool = (name: string) => plan.pools.find((entry) => entry.pool === name);
    // 5 scans/s of 2 s each.
    expect(pool('scan')?.busyProcessors).toBeCloseTo(10, 9);
    expect(pool('scan')).toMatchObject({ tasksPerSecond: 5, processes: 8 });
    // 5,000 candidates per tenant: .5 s per ranking. The memory for candidates beside the 200 of a process has a limit.
    expect(pool('match')?.busyProcessors).toBeCloseTo(0.5, 9);
    expect(pool('match')?.memoryMb).toBeCloseTo(200 + load['ranking-memory'], 6);
    // 2 MiB for each of 100 candidates.
    const small = planCapacity(
      { ...load, ...changes, candidates: 100 },
      demandsOf({ scanPage, rankThousand }),
    );
    expect(small.pools.find((entry) => entry.pool === 'match')?.memoryMb).toBeCloseTo(200 + 200, 6);
    expect(pool('parse')?.tasksPerSecond).toBeCloseTo(5, 9);
  });

  it('adds up commands, transactions and storage', () => {
    const textPdf = { ...NO_DEMAND, redisCommands: 100, transactions: 5, rowBytes: 1_000, walBytes: 2_000 };
    const syncRecord = { ...NO_DEMAND, transactions: 1, rowBytes: 7_000 };
    const webhookDelivery = { ...NO_DEMAND, rowBytes: 10, redisCommands: 3 };
    const changes = { 'records-per-day': 86_400, 'webhooks-per-resume': 2, peak: 2 };
    const demands = demandsOf({ textPdf, syncRecord, webhookDelivery });
    const { postgres, redis, storage } = planCapacity({ ...load, ...changes }, demands);
    expect(redis.commandsPerSecond).toBeCloseTo(20 * 100 + 40 * 3, 6);
    expect(postgres.transactionsPerSecond).toBeCloseTo(20 * 5 + 2, 6);
    expect(postgres.walBytesPerDay).toBeCloseTo(864_000 * 2_000, 3);
    // Rows of records are part of the stored candidates: a push replaces them.
    expect(storage.bytesPerDay).toBeCloseTo(864_000 * 1_020, 3);
    expect(storage.keptBytes).toBeCloseTo(30 * 864_000 * 1_020, 3);
    expect(storage.recordBytes).toBe(1_000 * 1_000 + 10 * 500);
    expect(storage.totalBytes).toBeCloseTo(storage.keptBytes + storage.recordBytes, 3);
  });

  it('plans the defaults with the committed service demands', () => {
    const plan = planCapacity(defaults, readDemands());
    for (const { processes, wait } of plan.pools) {
      expect(processes).toBeGreaterThan(0);
      if (wait) expect(wait.p95Wait).toBeLessThanOrEqual(defaults['max-wait']);
    }
    expect(plan.storage.totalBytes).toBeGreaterThan(0);
  });
});
