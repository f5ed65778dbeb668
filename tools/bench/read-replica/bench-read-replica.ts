import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import knexFactory, { type Knex } from 'knex';
import { freePort } from '../../../src/embedded/processes';
import { HttpConnection, postJson } from '../http-connection';
import { load, type Target } from '../load';
import { Processes, waitForHttp } from '../processes';
import { processorTimeMs } from '../processor-time';
import { startService } from '../service';
import { median } from '../statistics';
import { startBenchStores } from '../stores';

interface ReadReplicaSize {
  rounds: number;
  /** Seconds per round, side and kind of load. */
  seconds: number;
}

/** Medians of the rounds. */
interface ListFigures {
  listsPerSecond: number;
  p50Ms: number;
  /** Processor time of the primary per list, without writes; null beside writes, which also use it. */
  primaryMsPerList: number | null;
}

interface Comparison {
  withoutReplica: ListFigures;
  withReplica: ListFigures;
  /** Lists per second with the replica divided by those without it. */
  ratio: number;
  /** Share of the reads of the second side that the replica answered, 0 to 1. */
  answeredByReplica: number;
}

interface ReadReplicaReport extends ReadReplicaSize {
  alone: Comparison;
  besideWrites: Comparison;
}

const JOBS = 20_000;
const CONCURRENCY = 16;
const WRITE_PAUSE_MS = 10;

/**
 * Compares lists of jobs of two API processes on the same database, one of which has a replica. They take turns, first
 * alone and then while one client pushes about a hundred jobs per second.
 */
export async function benchReadReplica(
  size: ReadReplicaSize,
  say: (line: string) => void,
): Promise<ReadReplicaReport> {
  const logs = fs.mkdtempSync(path.join(os.tmpdir(), 'tenure-bench-logs-'));
  const stores = await startBenchStores(say, { withReplica: true });
  const processes = new Processes({ ...stores.environment, DATABASE_POOL_SIZE: '10' }, null);
  const knex = knexFactory({ client: 'pg', connection: stores.environment.MIGRATION_DATABASE_URL ?? '' });
  try {
    const { port, key } = await startService(processes, stores.environment, '', logs);
    const replicated = await startReplicatedApi(processes, stores.readUrl ?? '', logs);
    await insertJobs(knex);
    const sides: Sides = {
      withoutReplica: listTarget('without replica', port, key),
      withReplica: listTarget('with replica', replicated, key),
    };
    for (const side of [sides.withoutReplica, sides.withReplica]) await load(side, CONCURRENCY, 3);
    const alone = await compare(sides, knex, size, { beside: 'nothing' });
    say('lists alone done');
    const writer = startWriter(port, key);
    const besideWrites = await compare(sides, knex, size, { beside: 'writes' });
    await writer.stop();
    fs.rmSync(logs, { recursive: true, force: true });
    return { ...size, alone, besideWrites };
  } finally {
    await processes.stop();
    await knex.destroy();
    await stores.stop();
  }
}

interface Sides {
  withoutReplica: Target;
  withReplica: Target;
}

async function startReplicatedApi(processes: Processes, readUrl: string, logs: string): Promise<number> {
  const port = await freePort();
  const environment = { PORT: String(port), HOST: '127.0.0.1', DATABASE_READ_URL: readUrl };
  const api = processes.start('src/server.js', [], environment, path.join(logs, 'replicated.log'));
  await waitForHttp(`http://127.0.0.1:${port}/ready`, api);
  return port;
}

async function insertJobs(knex: Knex): Promise<void> {
  await knex.raw(
    `INSERT INTO jobs (job_id, tenant_id, mode, external_id, slug, title, parsed, content_hash, posted_at)
     SELECT gen_random_uuid(), t.tenant_id, 'test', 'fill-' || n, 'job-' || n, 'Job ' || n, '{}', '',
            now() - n * interval '1 second'
     FROM tenants t, generate_series(1, ?::int) AS n WHERE t.name = 'Bench'`,
    [JOBS],
  );
  await knex.raw('VACUUM ANALYZE jobs');
}

function listTarget(name: string, port: number, key: string): Target {
  const request = Buffer.from(
    `GET /api/v1/jobs?limit=100 HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${key}\r\n\r\n`,
  );
  return { name, port, request, pids: [] };
}

async function compare(
  sides: Sides,
  knex: Knex,
  { rounds, seconds }: ReadReplicaSize,
  { beside }: { beside: 'nothing' | 'writes' },
): Promise<Comparison> {
  const figures = { withoutReplica: [] as ListFigures[], withReplica: [] as ListFigures[] };
  const before = await readCounts(sides.withReplica.port);
  for (let round = 0; round < rounds; round += 1) {
    const order = ['withoutReplica', 'withReplica'] as const;
    for (const side of round % 2 === 0 ? order : order.toReversed()) {
      // The connections of the pools stay open between rounds, so their processes are the same before and after.
      const pids = await serverPids(knex);
      const { perSecond, p50Ms, processorMs } = await load({ ...sides[side], pids }, CONCURRENCY, seconds);
      const primaryMsPerList = beside === 'nothing' ? processorMs : null;
      figures[side].push({ listsPerSecond: perSecond, p50Ms, primaryMsPerList });
    }
  }
  const after = await readCounts(sides.withReplica.port);
  const [withoutReplica, withReplica] = [medians(figures.withoutReplica), medians(figures.withReplica)];
  return {
    withoutReplica,
    withReplica,
    ratio: rounded(withReplica.listsPerSecond / withoutReplica.listsPerSecond),
    answeredByReplica: rounded((after.replica - before.replica) / (after.all - before.all)),
  };
}

/** Processes of the primary that exist now. */
async function serverPids(knex: Knex): Promise<number[]> {
  const { rows } = await knex.raw<{ rows: { pid: number }[] }>(
    'SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()',
  );
  return rows.map(({ pid }) => pid).filter((pid) => processorTimeMs([pid]) !== null);
}

async function readCounts(port: number): Promise<{ replica: number; all: number }> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const counts = [...text.matchAll(/^tenure_read_replica_reads_total\{server="(\w+)".*\} (\d+)$/gm)];
  const sum = (server?: string): number =>
    counts
      .filter(([, name]) => server === undefined || name === server)
      .reduce((total, [, , count]) => total + Number(count), 0);
  return { replica: sum('replica'), all: sum() };
}

/** Pushes jobs one after the other until it is stopped. */
function startWriter(port: number, key: string): { stop(): Promise<void> } {
  let isStopped = false;
  const push = async (): Promise<void> => {
    const connection = await HttpConnection.open(port);
    for (let n = 0; !isStopped; n += 1) {
      const job = { externalId: `written-${n % 500}`, parsed: { title: `Picker ${n}` } };
      await connection.send(postJson('/api/v1/jobs/sync', { Authorization: `Bearer ${key}` }, job));
      await delay(WRITE_PAUSE_MS);
    }
    connection.close();
  };
  const pushing = push();
  return {
    stop: () => {
      isStopped = true;
      return pushing;
    },
  };
}

function medians(figures: readonly ListFigures[]): ListFigures {
  const primaryMs = figures.flatMap(({ primaryMsPerList }) => primaryMsPerList ?? []);
  return {
    listsPerSecond: Math.round(median(figures.map(({ listsPerSecond }) => listsPerSecond))),
    p50Ms: rounded(median(figures.map(({ p50Ms }) => p50Ms))),
    primaryMsPerList: primaryMs.length === 0 ? null : rounded(median(primaryMs)),
  };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
