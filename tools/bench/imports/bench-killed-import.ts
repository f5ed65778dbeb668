import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import knexFactory, { type Knex } from 'knex';
import { MemoryTrack, type MemoryByQuarter } from '../kills/memory-track';
import { ProcessKiller, startKillable, untilSucceeded, type Client } from '../kills/killed-processes';
import { Processes, residentMb } from '../processes';
import { startBenchStores } from '../stores';
import { hmisRows } from './hmis-rows';

/** Rows that are applied between two kills at least. */
const MIN_APPLIED = 5_000;
const SETTINGS = { DATABASE_POOL_SIZE: '10', LOG_LEVEL: 'warn' };

export interface KilledImportReport {
  rows: number;
  uploadSeconds: number;
  totalSeconds: number;
  kills: { api: number; worker: number };
  /** As the import says; `created` must be all rows. */
  counted: { created: number; updated: number; failed: number };
  /** Candidates in the database, their different external ids, and staged rows that are left. */
  stored: { candidates: number; externalIds: number; stagedRows: number };
  memoryMb: { api: MemoryByQuarter; worker: MemoryByQuarter };
}

interface ImportState {
  status: string;
  rowsCreated: number;
  rowsUpdated: number;
  rowsFailed: number;
}

/** Imports invented HMIS records while the API and the worker are killed at random times, and counts each row. */
export async function benchKilledImport(
  rows: number,
  say: (line: string) => void,
): Promise<KilledImportReport> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tenure-bench-import-'));
  const stores = await startBenchStores(say);
  const environment = { ...stores.environment, ...SETTINGS };
  const processes = new Processes(environment, null);
  const url = stores.environment.MIGRATION_DATABASE_URL ?? '';
  const knex = knexFactory({ client: 'pg', connection: url, pool: { min: 0, max: 2 } });
  try {
    const log = path.join(folder, 'service.log');
    const { client, roles } = await startKillable(processes, environment, { log, scopes: 'candidates' });
    const memory = new MemoryTrack(() =>
      roles.map(({ name, child }) => ({ name, megabytes: residentMb(child.pid) })),
    );
    const startedAt = performance.now();
    const importId = await upload(client, rows);
    const uploadSeconds = (performance.now() - startedAt) / 1_000;
    say(`uploaded in ${uploadSeconds.toFixed(1)} s`);
    let ended = 0;
    const killer = new ProcessKiller({ roles, client, ended: () => ended, minEnded: MIN_APPLIED }, say);
    const note = ({ rowsCreated, rowsUpdated, rowsFailed }: ImportState) => {
      ended = rowsCreated + rowsUpdated + rowsFailed;
      return `${rowsCreated} rows applied`;
    };
    const last = await untilSucceeded<ImportState>(client, `/api/v1/imports/${importId}`, note, say);
    const totalSeconds = (performance.now() - startedAt) / 1_000;
    await killer.stop();
    const memoryMb = memory.stop();
    const stored = await count(knex, importId);
    fs.rmSync(folder, { recursive: true, force: true });
    return {
      rows,
      uploadSeconds: Math.round(uploadSeconds),
      totalSeconds: Math.round(totalSeconds),
      kills: killer.counts,
      counted: { created: last.rowsCreated, updated: last.rowsUpdated, failed: last.rowsFailed },
      stored,
      memoryMb,
    };
  } finally {
    await knex.destroy();
    await processes.stop();
    await stores.stop();
  }
}

async function upload({ base, headers }: Client, rows: number): Promise<string> {
  const init = {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/x-ndjson' },
    body: Readable.toWeb(Readable.from(bytesOf(rows), { objectMode: false })),
    duplex: 'half',
  };
  const response = await fetch(
    `${base}/api/v1/imports?kind=candidates&adapter=hmis`,
    init as unknown as RequestInit,
  );
  const text = await response.text();
  if (response.status !== 202) throw new Error(`the import was refused: ${text}`);
  return (JSON.parse(text) as { importId: string }).importId;
}

function* bytesOf(rows: number): Generator<Buffer> {
  for (const row of hmisRows(rows)) yield Buffer.from(row);
}

async function count(knex: Knex, importId: string): Promise<KilledImportReport['stored']> {
  const { rows } = await knex.raw<{ rows: KilledImportReport['stored'][] }>(
    `SELECT count(*)::integer AS candidates, count(DISTINCT external_id)::integer AS "externalIds",
       (SELECT count(*) FROM import_rows WHERE import_id = ?)::integer AS "stagedRows"
     FROM candidates WHERE tenant_id = (SELECT tenant_id FROM imports WHERE import_id = ?)`,
    [importId, importId],
  );
  return rows[0]!;
}
