import knexFactory, { type Knex } from 'knex';
import { Client } from 'pg';
import { migrate } from '../../../src/db/migrate';
import { processorTimeMs } from '../processor-time';
import { median, percentile } from '../statistics';
import { startBenchStores } from '../stores';
import { fillRequestLogs, LISTED_TENANT, WHOLE_LOG } from './fill-request-logs';

const LISTS_ALONE = 200;
/** Rows that upkeep deletes in one statement. */
const BATCH_SIZE = 1_000;
const PAGE_SIZE = 51;

interface ListFigures {
  lists: number;
  p50Ms: number;
  p95Ms: number;
  /** Processor time of the server per list; null beside the removal. */
  serverMsPerList: number | null;
}

interface Side {
  listsAlone: ListFigures;
  listsBesideRemoval: ListFigures;
  removalMs: number;
  walMb: number;
  /** Size of the table with its indexes, before and after the removal. */
  mb: { before: number; after: number };
}

interface PartitionsReport {
  expiredRows: number;
  dropped: Side;
  deleted: Side;
  /** Duration of the drop divided by that of deleting the same rows. */
  ratio: number;
}

/**
 * Compares dropping the expired day of the request log with deleting its rows from a table without partitions, and lists
 * of the newest requests of both, alone and meanwhile.
 */
export async function benchPartitions(
  expiredRows: number,
  say: (line: string) => void,
): Promise<PartitionsReport> {
  const stores = await startBenchStores(say);
  const url = stores.environment.MIGRATION_DATABASE_URL ?? '';
  const knex = knexFactory({ client: 'pg', connection: url, pool: { min: 1, max: 1 } });
  try {
    await migrate(url);
    await fillRequestLogs(knex, expiredRows);
    say('tables filled');
    const dropped = await measure(url, knex, 'request_log', dropDay);
    say('day dropped');
    const deleted = await measure(url, knex, WHOLE_LOG, deleteDay);
    const ratio = Number((dropped.removalMs / deleted.removalMs).toPrecision(2));
    return { expiredRows, dropped, deleted, ratio };
  } finally {
    await knex.destroy();
    await stores.stop();
  }
}

async function dropDay(knex: Knex): Promise<void> {
  const { rows } = await knex.raw<{ rows: { count: string }[] }>(
    "SELECT drop_expired_partitions('request_log') AS count",
  );
  if (Number(rows[0]?.count) !== 1) throw new Error('no partition was dropped');
}

async function deleteDay(knex: Knex): Promise<void> {
  for (;;) {
    const result = await knex.raw<{ rowCount: number }>(
      `DELETE FROM ${WHOLE_LOG} WHERE request_id IN (
         SELECT request_id FROM ${WHOLE_LOG} WHERE at < date_trunc('day', now(), 'UTC') - interval '30 days' LIMIT ?::integer)`,
      [BATCH_SIZE],
    );
    if (result.rowCount < BATCH_SIZE) return;
  }
}

async function measure(
  url: string,
  knex: Knex,
  table: string,
  remove: (knex: Knex) => Promise<void>,
): Promise<Side> {
  const reader = new Client({ connectionString: url });
  await reader.connect();
  try {
    const listsAlone = await listAlone(reader, table);
    const [before, walBefore] = [await sizeMb(knex, table), await walPosition(knex)];
    let done = false;
    const beside: number[] = [];
    const listing = (async () => {
      while (!done) beside.push(await listOnce(reader, table));
    })();
    const startedAt = performance.now();
    await remove(knex).finally(() => (done = true));
    const removalMs = Math.round(performance.now() - startedAt);
    await listing;
    const walMb = toMb((await walPosition(knex)) - walBefore);
    await knex.raw(`VACUUM ${table}`);
    const after = await sizeMb(knex, table);
    return { listsAlone, listsBesideRemoval: figures(beside, null), removalMs, walMb, mb: { before, after } };
  } finally {
    await reader.end();
  }
}

async function listAlone(reader: Client, table: string): Promise<ListFigures> {
  const pid = await reader.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const pids = pid.rows.map((row) => row.pid);
  for (let warmUp = 0; warmUp < 20; warmUp += 1) await listOnce(reader, table);
  const before = processorTimeMs(pids);
  const milliseconds: number[] = [];
  for (let list = 0; list < LISTS_ALONE; list += 1) milliseconds.push(await listOnce(reader, table));
  const after = processorTimeMs(pids);
  return figures(milliseconds, before === null || after === null ? null : (after - before) / LISTS_ALONE);
}

/** Reads the first page as the portal does. */
async function listOnce(reader: Client, table: string): Promise<number> {
  const startedAt = performance.now();
  const { rows } = await reader.query({
    name: `list ${table}`,
    text: `SELECT * FROM ${table} WHERE tenant_id = $1 AND mode = 'live'
           ORDER BY at DESC, request_id DESC LIMIT ${PAGE_SIZE}`,
    values: [LISTED_TENANT],
  });
  if (rows.length !== PAGE_SIZE) throw new Error(`a list has ${rows.length} rows`);
  return performance.now() - startedAt;
}

function figures(milliseconds: readonly number[], serverMs: number | null): ListFigures {
  return {
    lists: milliseconds.length,
    p50Ms: rounded(median(milliseconds)),
    p95Ms: rounded(percentile(milliseconds, 0.95)),
    serverMsPerList: serverMs === null ? null : rounded(serverMs),
  };
}

async function sizeMb(knex: Knex, table: string): Promise<number> {
  const { rows } = await knex.raw<{ rows: { bytes: string }[] }>(
    `SELECT (pg_total_relation_size(:table::regclass) + coalesce(sum(pg_total_relation_size(relid)), 0))::text AS bytes
     FROM pg_partition_tree(:table::regclass) WHERE relid <> :table::regclass`,
    { table },
  );
  return toMb(Number(rows[0]?.bytes));
}

async function walPosition(knex: Knex): Promise<number> {
  const { rows } = await knex.raw<{ rows: { bytes: string }[] }>(
    "SELECT (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::text AS bytes",
  );
  return Number(rows[0]?.bytes);
}

const toMb = (bytes: number): number => rounded(bytes / 2 ** 20);
const rounded = (value: number): number => Number(value.toFixed(2));
