import { setTimeout as delay } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { RedisClient } from '../../../src/queue/redis-connection';
import type { Demand } from '../../plan/demands';
import { familyTimeMs, processorTimeMs, threadTimesMs } from '../processor-time';

type Use = Omit<Demand, 'loopSeconds' | 'threadSeconds' | 'helperSeconds'>;

interface Snapshot {
  at: number;
  use: Use;
  /** Milliseconds by thread for each worker process. */
  threads: Map<number, number>[];
}

export interface MeteredProcesses {
  apiPids: readonly number[];
  workerPids: readonly number[];
  postgresPid: number;
  redisPid: number;
  /** Threads of each worker process that parse or rank. */
  threads: number;
}

/** Postgres adds the transactions of a connection to its statistics about once a second. */
const STATISTICS_DELAY_MS = 2_000;
const IDLE_MS = 6_000;

/** Measures what the processes of the service and the stores use per operation. */
export class Meter {
  private idlePerMs: Demand | null = null;

  constructor(
    private readonly processes: MeteredProcesses,
    private readonly knex: Knex,
    private readonly redis: RedisClient,
  ) {}

  /** Measures the use of the idle service, which is subtracted from that of operations. */
  async measureIdle(): Promise<void> {
    const before = await this.snapshot();
    await delay(IDLE_MS);
    const after = await this.snapshot();
    const used = this.usedBetween(before, after);
    this.idlePerMs = mapDemand((name) => used[name] / (after.at - before.at));
  }

  /** Use per operation of `run`, which executes `count` of them until nothing is left to do. */
  async measure(count: number, run: () => Promise<void>): Promise<Demand> {
    const before = await this.snapshot();
    await run();
    const after = await this.snapshot();
    const used = this.usedBetween(before, after);
    const elapsed = after.at - before.at;
    return mapDemand((name) => Math.max(0, used[name] - (this.idlePerMs?.[name] ?? 0) * elapsed) / count);
  }

  private usedBetween(before: Snapshot, after: Snapshot): Demand {
    let [loopMs, threadMs, helperMs] = [0, 0, 0];
    this.processes.workerPids.forEach((pid, at) => {
      const others: number[] = [];
      for (const [thread, ms] of after.threads[at] ?? []) {
        const used = ms - (before.threads[at]?.get(thread) ?? 0);
        if (thread === pid) loopMs += used;
        else others.push(used);
      }
      // The busiest threads are those that parse and rank; the others compile and collect garbage.
      others.sort((a, b) => b - a);
      others.forEach((used, rank) => {
        if (rank < this.processes.threads) threadMs += used;
        else helperMs += used;
      });
    });
    return mapDemand((name) => {
      if (name === 'loopSeconds') return loopMs / 1_000;
      if (name === 'threadSeconds') return threadMs / 1_000;
      if (name === 'helperSeconds') return helperMs / 1_000;
      return after.use[name] - before.use[name];
    });
  }

  private async snapshot(): Promise<Snapshot> {
    await delay(STATISTICS_DELAY_MS);
    const { rows } = await this.knex.raw<{ rows: Record<'commits' | 'bytes' | 'wal', string>[] }>(
      `SELECT (SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()) AS commits,
              pg_database_size(current_database()) AS bytes, pg_current_wal_lsn() - '0/0' AS wal`,
    );
    const commands = /total_commands_processed:(\d+)/.exec(await this.redis.info('stats'))?.[1];
    const { apiPids, workerPids, postgresPid, redisPid } = this.processes;
    return {
      at: performance.now(),
      threads: workerPids.map((pid) => reported(threadTimesMs(pid))),
      use: {
        apiSeconds: reported(processorTimeMs(apiPids)) / 1_000,
        postgresSeconds: reported(familyTimeMs(postgresPid)) / 1_000,
        redisSeconds: reported(processorTimeMs([redisPid])) / 1_000,
        redisCommands: Number(commands),
        transactions: Number(rows[0]?.commits),
        rowBytes: Number(rows[0]?.bytes),
        walBytes: Number(rows[0]?.wal),
      },
    };
  }
}

function reported<Value>(value: Value | null): Value {
  if (value === null) throw new Error('This system does not report the processor time of processes.');
  return value;
}

function mapDemand(value: (name: keyof Demand) => number): Demand {
  return {
    apiSeconds: value('apiSeconds'),
    loopSeconds: value('loopSeconds'),
    threadSeconds: value('threadSeconds'),
    helperSeconds: value('helperSeconds'),
    postgresSeconds: value('postgresSeconds'),
    redisSeconds: value('redisSeconds'),
    redisCommands: value('redisCommands'),
    transactions: value('transactions'),
    rowBytes: value('rowBytes'),
    walBytes: value('walBytes'),
  };
}
