import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import knexFactory, { type Knex } from 'knex';
import { freePort } from '../../../src/embedded/processes';
import { createLogger } from '../../../src/platform/logger';
import { connectRedis, type RedisClient } from '../../../src/queue/redis-connection';
import type { Demand } from '../../plan/demands';
import { simulate } from '../../plan/simulation/simulate';
import { LONG_TEXT, textPdf } from '../neighbours/documents';
import { machineTimeMs } from '../processor-time';
import { Processes, waitForHttp, waitUntilReady } from '../processes';
import { tenureCommand } from '../service';
import { median, percentile } from '../statistics';
import { startBenchStores, type BenchStores } from '../stores';
import { Meter } from './meter';
import { sendMany, serviceCalls, type ServiceCalls } from './service-calls';

/** How fast workers empty a queue, and when tasks end after the start. Times are in seconds. */
interface Drain {
  tasksPerSecond: number;
  p50End: number;
  p95End: number;
}

interface DrainComparison {
  processes: number;
  /** Processors that other work on the machine left, on average. */
  processorsLeft: number;
  measured: Drain;
  simulated: Drain;
  /** Simulated divided by measured, minus 1. */
  error: Drain;
}

export interface DrainReport {
  tasks: number;
  tenants: number;
  rounds: number;
  /** Processor seconds of a task in a separate run with one process, which the simulation uses. */
  demand: Pick<
    Demand,
    'loopSeconds' | 'threadSeconds' | 'helperSeconds' | 'postgresSeconds' | 'redisSeconds'
  >;
  /** Medians of the rounds. */
  comparisons: DrainComparison[];
}

const TENANTS = 5;
const SLOTS = 8;
const WARM_UP_TASKS = 250;
const PROCESS_COUNTS = [1, 2] as const;

interface Setup {
  stores: BenchStores;
  processes: Processes;
  knex: Knex;
  redis: RedisClient;
  calls: ServiceCalls[];
  pdf: Buffer;
  tasks: number;
  log: string;
  apiPid: number;
}

/**
 * Empties a queue of text PDFs of five tenants with one and two worker processes of one thread each, and compares the
 * rate and the times with a simulation that knows the service demands of a separate run.
 */
export async function benchDrain(
  { tasks, rounds }: { tasks: number; rounds: number },
  say: (line: string) => void,
): Promise<DrainReport> {
  const logs = fs.mkdtempSync(path.join(os.tmpdir(), 'tenure-bench-logs-'));
  const stores = await startBenchStores(say);
  const settings = { PARSE_THREADS: '1', POOL_CONCURRENCY: String(SLOTS), LOG_LEVEL: 'warn' };
  const environment = { ...stores.environment, ...settings };
  const processes = new Processes(environment, null);
  const knex = knexFactory({ client: 'pg', connection: stores.environment.MIGRATION_DATABASE_URL ?? '' });
  const logger = createLogger({ level: 'silent', process: 'bench' });
  const redis = connectRedis(stores.environment.REDIS_URL ?? '', 'patient', logger);
  try {
    await tenureCommand(environment, 'migrate');
    const port = await freePort();
    const log = path.join(logs, 'service.log');
    const api = processes.start('src/server.js', [], { PORT: String(port), HOST: '127.0.0.1' }, log);
    await waitForHttp(`http://127.0.0.1:${port}/ready`, api);
    const calls: ServiceCalls[] = [];
    for (let tenant = 0; tenant < TENANTS; tenant += 1)
      calls.push(await newTenant(environment, port, tenant));
    const pdf = await textPdf(LONG_TEXT.split('\n'));
    const setup: Setup = { stores, processes, knex, redis, calls, pdf, tasks, log, apiPid: api.pid ?? 0 };
    const { demand } = await drain(setup, 1);
    say(`demand: ${JSON.stringify(demand)}`);
    const all: DrainComparison[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      for (const count of round % 2 === 0 ? [...PROCESS_COUNTS].reverse() : PROCESS_COUNTS) {
        all.push(compare(setup, count, demand, await drain(setup, count)));
        say(JSON.stringify(all.at(-1)));
      }
    }
    fs.rmSync(logs, { recursive: true, force: true });
    const { loopSeconds, threadSeconds, helperSeconds, postgresSeconds, redisSeconds } = demand;
    return {
      tasks,
      tenants: TENANTS,
      rounds,
      demand: { loopSeconds, threadSeconds, helperSeconds, postgresSeconds, redisSeconds },
      comparisons: PROCESS_COUNTS.map((count) => middle(all.filter(({ processes }) => processes === count))),
    };
  } finally {
    redis.disconnect();
    await processes.stop();
    await knex.destroy();
    await stores.stop();
  }
}

async function newTenant(
  environment: Record<string, string>,
  port: number,
  number: number,
): Promise<ServiceCalls> {
  const { tenantId } = await tenureCommand(environment, `tenants create --type employer --name T${number}`);
  const line = `keys create --tenant ${tenantId} --mode test --scopes parse --name bench`;
  return serviceCalls(port, (await tenureCommand(environment, line)).key ?? '');
}

interface DrainRun {
  demand: Demand;
  processorsLeft: number;
  drain: Drain;
}

/** Starts workers, pauses them while the queue is filled, and measures how they empty it. */
async function drain(setup: Setup, count: number): Promise<DrainRun> {
  const { processes, knex, redis, calls, pdf, tasks, log, stores, apiPid } = setup;
  const workers = Array.from({ length: count }, () =>
    processes.start('workers/main.js', ['--pools=parse'], {}, log),
  );
  await Promise.all(workers.map(waitUntilReady));
  const pids = workers.map(({ pid }) => pid ?? 0);
  try {
    await sendMany(WARM_UP_TASKS * count, (number) =>
      calls[number % calls.length]!.parseFile(pdf, 'resume.pdf'),
    );
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    await sendMany(tasks, (number) => calls[number % calls.length]!.queueFile(pdf, 'resume.pdf'));
    const { postgresPid, redisPid } = stores;
    const meter = new Meter(
      { apiPids: [apiPid], workerPids: pids, postgresPid, redisPid, threads: 1 },
      knex,
      redis,
    );
    const result: { ends: number[]; processorsOfAll: number } = { ends: [], processorsOfAll: 0 };
    const demand = await meter.measure(tasks, async () => {
      const machineBefore = machineTimeMs() ?? 0;
      const startedAt = Date.now();
      for (const pid of pids) process.kill(pid, 'SIGCONT');
      await untilFinished(knex);
      result.ends = await endsSince(knex, startedAt);
      const busyMs = (machineTimeMs() ?? 0) - machineBefore;
      result.processorsOfAll = busyMs / (Date.now() - startedAt);
    });
    const last = Math.max(...result.ends);
    const own =
      demand.apiSeconds +
      demand.loopSeconds +
      demand.threadSeconds +
      demand.helperSeconds +
      demand.postgresSeconds +
      demand.redisSeconds;
    const others = Math.max(0, result.processorsOfAll - (own * tasks) / last);
    return { demand, processorsLeft: os.availableParallelism() - others, drain: drainOf(result.ends) };
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
    await Promise.all(
      workers.map(
        (worker) =>
          new Promise((resolve) => {
            worker.once('exit', resolve);
            worker.kill('SIGTERM');
          }),
      ),
    );
  }
}

async function untilFinished(knex: Knex): Promise<void> {
  for (;;) {
    const { rows } = await knex.raw<{ rows: unknown[] }>(
      "SELECT 1 FROM operations WHERE status IN ('queued', 'running') LIMIT 1",
    );
    if (rows.length === 0) return;
    await delay(250);
  }
}

/** Seconds from `startedAt` to the end of each operation that ended later. */
async function endsSince(knex: Knex, startedAt: number): Promise<number[]> {
  const { rows } = await knex.raw<{ rows: { ended: number }[] }>(
    `SELECT (extract(epoch FROM finished_at) * 1000 - ?)::float8 / 1000 AS ended FROM operations
     WHERE finished_at > to_timestamp(?::float8 / 1000)`,
    [startedAt, startedAt],
  );
  return rows.map(({ ended }) => ended);
}

function drainOf(ends: readonly number[]): Drain {
  return {
    tasksPerSecond: ends.length / Math.max(...ends),
    p50End: percentile(ends, 0.5),
    p95End: percentile(ends, 0.95),
  };
}

function compare(setup: Setup, processes: number, demand: Demand, run: DrainRun): DrainComparison {
  const { tasks } = simulate({
    tenants: TENANTS + 1,
    backloggedTenants: TENANTS,
    tasks: setup.tasks,
    backlogShare: 1,
    awaitedShare: 0,
    load: 0.5,
    maxUnfinished: setup.tasks,
    backlogCosts: [1],
    processes,
    slots: SLOTS,
    threads: 1,
    cores: run.processorsLeft,
    storeSeconds: demand.postgresSeconds + demand.redisSeconds + demand.helperSeconds,
    loopSeconds: demand.loopSeconds,
    threadSeconds: demand.threadSeconds,
    variation: 0,
    seed: '7',
  });
  const simulated = drainOf([...tasks.endedAt]);
  const measured = run.drain;
  return {
    processes,
    processorsLeft: run.processorsLeft,
    measured,
    simulated,
    error: mapDrain((name) => simulated[name] / measured[name] - 1),
  };
}

function middle(comparisons: readonly DrainComparison[]): DrainComparison {
  const of = (value: (comparison: DrainComparison) => number): number => median(comparisons.map(value));
  const measured = mapDrain((name) => of((comparison) => comparison.measured[name]));
  const simulated = mapDrain((name) => of((comparison) => comparison.simulated[name]));
  return {
    processes: comparisons[0]?.processes ?? 0,
    processorsLeft: of(({ processorsLeft }) => processorsLeft),
    measured,
    simulated,
    error: mapDrain((name) => simulated[name] / measured[name] - 1),
  };
}

function mapDrain(value: (name: keyof Drain) => number): Drain {
  return {
    tasksPerSecond: value('tasksPerSecond'),
    p50End: value('p50End'),
    p95End: value('p95End'),
  };
}
