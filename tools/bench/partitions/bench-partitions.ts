import knexFactory, { type Knex } from 'knex';
import { Client } from 'pg';
import { migrate } from '../../../src/db/migrate';
import { processorTimeMs } from '../processor-time';
import { median, percentile } from '../statistics';
import { startBenchStores } from '../stores';
import { EVENTS_EXPIRED_BEFORE, fillEvents, WHOLE_DELIVERIES, WHOLE_EVENTS } from './fill-events';
import { EXPIRED_BEFORE, fillOperations, WHOLE_OPERATIONS } from './fill-operations';
import { fillRequestLogs, LISTED_TENANT, WHOLE_LOG } from './fill-request-logs';
import { measureOperationCosts, type OperationCosts } from './operation-costs';

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

interface Comparison {
  dropped: Side;
  deleted: Side;
  /** Duration of the drop divided by that of deleting the same rows. */
  ratio: number;
}

interface PartitionsReport {
  expiredRows: number;
  requestLog: Comparison;
  operations: Comparison;
  /** Processor time of the server per operation with partitions, and without them. */
  operationCosts: { partitioned: OperationCosts; whole: OperationCosts } | null;
  /** With a delivery each. The size and the write-ahead log contain both. */
  events: Comparison;
}

/** A table in the two forms that are compared. */
interface Subject {
  partitioned: string;
  whole: string;
  /** A table whose rows go with those of the table, in both forms. */
  dependent?: { partitioned: string; whole: string };
  /** Newest first. */
  order: string;
  /** Deletes a batch of expired rows of the whole table. */
  deleteSql: string;
}

const REQUEST_LOG: Subject = {
  partitioned: 'request_log',
  whole: WHOLE_LOG,
  order: 'at DESC, request_id DESC',
  deleteSql: `DELETE FROM ${WHOLE_LOG} WHERE request_id IN (
    SELECT request_id FROM ${WHOLE_LOG} WHERE at < date_trunc('day', now(), 'UTC') - interval '30 days' LIMIT ${BATCH_SIZE})`,
};
const EVENTS: Subject = {
  partitioned: 'events',
  whole: WHOLE_EVENTS,
  dependent: { partitioned: 'webhook_deliveries', whole: WHOLE_DELIVERIES },
  order: 'created_at DESC, event_id DESC',
  deleteSql: `WITH expired AS (
      SELECT event_id FROM ${WHOLE_EVENTS} WHERE created_at < ${EVENTS_EXPIRED_BEFORE} LIMIT ${BATCH_SIZE}
    ), told AS (DELETE FROM ${WHOLE_DELIVERIES} WHERE event_id IN (SELECT event_id FROM expired))
    DELETE FROM ${WHOLE_EVENTS} WHERE event_id IN (SELECT event_id FROM expired)`,
};
const OPERATIONS: Subject = {
  partitioned: 'operations',
  whole: WHOLE_OPERATIONS,
  order: 'created_at DESC, operation_id DESC',
  deleteSql: `DELETE FROM ${WHOLE_OPERATIONS} WHERE operation_id IN (
    SELECT operation_id FROM ${WHOLE_OPERATIONS} WHERE created_at < ${EXPIRED_BEFORE} LIMIT ${BATCH_SIZE})`,
};

/**
 * Compares dropping the oldest partition of the request log (a day), of operations and of events with their deliveries (a
 * week) with deleting its rows from tables without partitions, and lists of the newest rows of both, alone and meanwhile.
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
    say('request log filled');
    const requestLog = await compare(url, knex, REQUEST_LOG, say);
    await fillOperations(knex, expiredRows);
    say('operations filled');
    const operationCosts = await measureOperationCosts(url);
    const operations = await compare(url, knex, OPERATIONS, say);
    await fillEvents(knex, expiredRows);
    say('events filled');
    const events = await compare(url, knex, EVENTS, say);
    return { expiredRows, requestLog, operations, operationCosts, events };
  } finally {
    await knex.destroy();
    await stores.stop();
  }
}

async function compare(
  url: string,
  knex: Knex,
  subject: Subject,
  say: (line: string) => void,
): Promise<Comparison> {
  const { partitioned, whole, dependent, order } = subject;
  const parts = dependent ? [dependent.partitioned, partitioned] : [partitioned];
  const wholes = dependent ? [whole, dependent.whole] : [whole];
  const dropped = await measure(url, knex, { table: partitioned, removedFrom: parts, order }, async () => {
    for (const table of parts) await dropPartition(knex, table);
  });
  say(`${partitioned}: partition dropped`);
  const deleted = await measure(url, knex, { table: whole, removedFrom: wholes, order }, () =>
    deleteRows(knex, subject),
  );
  return { dropped, deleted, ratio: Number((dropped.removalMs / deleted.removalMs).toPrecision(2)) };
}

async function dropPartition(knex: Knex, table: string): Promise<void> {
  const { rows } = await knex.raw<{ rows: { count: string }[] }>(
    'SELECT drop_expired_partitions(?) AS count',
    [table],
  );
  if (Number(rows[0]?.count) !== 1) throw new Error('no partition was dropped');
}

async function deleteRows(knex: Knex, { deleteSql }: Subject): Promise<void> {
  for (;;) {
    const result = await knex.raw<{ rowCount: number }>(deleteSql);
    if (result.rowCount < BATCH_SIZE) return;
  }
}

interface ListedTable {
  table: string;
  removedFrom: readonly string[];
  order: string;
}

async function measure(
  url: string,
  knex: Knex,
  listed: ListedTable,
  remove: () => Promise<void>,
): Promise<Side> {
  const { removedFrom } = listed;
  const reader = new Client({ connectionString: url });
  await reader.connect();
  try {
    const listsAlone = await listAlone(reader, listed);
    const [before, walBefore] = [await sizeMb(knex, removedFrom), await walPosition(knex)];
    let done = false;
    const beside: number[] = [];
    const listing = (async () => {
      while (!done) beside.push(await listOnce(reader, listed));
    })();
    const startedAt = performance.now();
    await remove().finally(() => (done = true));
    const removalMs = Math.round(performance.now() - startedAt);
    await listing;
    const walMb = toMb((await walPosition(knex)) - walBefore);
    for (const table of removedFrom) await knex.raw(`VACUUM ${table}`);
    const after = await sizeMb(knex, removedFrom);
    return { listsAlone, listsBesideRemoval: figures(beside, null), removalMs, walMb, mb: { before, after } };
  } finally {
    await reader.end();
  }
}

async function listAlone(reader: Client, table: ListedTable): Promise<ListFigures> {
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
async function listOnce(reader: Client, { table, order }: ListedTable): Promise<number> {
  const startedAt = performance.now();
  const { rows } = await reader.query({
    name: `list ${table}`,
    text: `SELECT * FROM ${table} WHERE tenant_id = $1 AND mode = 'live'
           ORDER BY ${order} LIMIT ${PAGE_SIZE}`,
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

async function sizeMb(knex: Knex, tables: readonly string[]): Promise<number> {
  const { rows } = await knex.raw<{ rows: { bytes: string }[] }>(
    `SELECT sum(pg_total_relation_size(relid))::text AS bytes
     FROM unnest(string_to_array(?, ',')) AS name CROSS JOIN LATERAL (
       SELECT name::regclass AS relid UNION SELECT relid FROM pg_partition_tree(name::regclass)
     ) AS parts`,
    [tables.join()],
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
