import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import knexFactory, { type Knex } from 'knex';
import { ProcessKiller, startKillable, untilSucceeded, type Client } from '../kills/killed-processes';
import { Processes, residentMb } from '../processes';
import { startBenchStores } from '../stores';
import { MemoryTrack, type MemoryByQuarter } from '../kills/memory-track';
import { writeMixedArchive, type ExpectedEntry } from './mixed-documents';

/** Documents that end between two kills at least. */
const MIN_ENDED = 50;
const SETTINGS = { PARSE_THREADS: '2', DATABASE_POOL_SIZE: '10', LOG_LEVEL: 'warn' };

export interface BatchReport {
  documents: number;
  archiveMb: number;
  uploadSeconds: number;
  totalSeconds: number;
  kills: { api: number; worker: number };
  succeeded: number;
  failed: number;
  /** Entries that are missing, occur twice, or have another outcome than expected. All must be empty. */
  wrong: string[];
  /** Operations with more or fewer than one `parse.completed`, and `batch.completed` events besides the one. */
  wrongEvents: number;
  memoryMb: { api: MemoryByQuarter; worker: MemoryByQuarter };
}

/**
 * Sends mixed documents in one archive to a service of one API and one worker process, kills both at random times with
 * `kills`, and checks that each document has one result and each bad one its error.
 */
export async function benchBatch(
  { documents, kills }: { documents: number; kills: boolean },
  say: (line: string) => void,
): Promise<BatchReport> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tenure-bench-batch-'));
  const archive = path.join(folder, 'documents.zip');
  say('writing the archive …');
  const { entries, bytes } = await writeMixedArchive(archive, documents);
  const stores = await startBenchStores(say);
  const environment = { ...stores.environment, ...SETTINGS };
  const processes = new Processes(environment, null);
  const url = stores.environment.MIGRATION_DATABASE_URL ?? '';
  const knex = knexFactory({ client: 'pg', connection: url, pool: { min: 0, max: 2 } });
  try {
    const { client, roles } = await startKillable(processes, environment, {
      log: path.join(folder, 'service.log'),
      scopes: 'parse',
    });
    const memory = new MemoryTrack(() =>
      roles.map(({ name, child }) => ({ name, megabytes: residentMb(child.pid) })),
    );
    const startedAt = performance.now();
    const batchId = await upload(client, archive, bytes);
    const uploadSeconds = (performance.now() - startedAt) / 1_000;
    say(`uploaded in ${uploadSeconds.toFixed(1)} s`);
    let ended = 0;
    const killer = kills
      ? new ProcessKiller({ roles, client, ended: () => ended, minEnded: MIN_ENDED }, say)
      : null;
    const note = ({ entries: counts }: BatchState) => {
      ended = counts.succeeded + counts.failed;
      return JSON.stringify(counts);
    };
    await untilSucceeded<BatchState>(client, `/api/v1/parse/batches/${batchId}`, note, say);
    const totalSeconds = (performance.now() - startedAt) / 1_000;
    await killer?.stop();
    const memoryMb = memory.stop();
    const outcome = await checkResults(client, batchId, entries);
    fs.rmSync(folder, { recursive: true, force: true });
    return {
      documents,
      archiveMb: Math.round(bytes / 1e6),
      uploadSeconds: Math.round(uploadSeconds),
      totalSeconds: Math.round(totalSeconds),
      kills: killer?.counts ?? { api: 0, worker: 0 },
      ...outcome,
      wrongEvents: await countWrongEvents(knex, batchId),
      memoryMb,
    };
  } finally {
    await knex.destroy();
    await processes.stop();
    await stores.stop();
  }
}

async function upload({ base, headers }: Client, archive: string, bytes: number): Promise<string> {
  const init = {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/zip', 'Content-Length': String(bytes) },
    body: Readable.toWeb(fs.createReadStream(archive)),
    duplex: 'half',
  };
  const response = await fetch(`${base}/api/v1/parse/batches?documentType=resume`, init as RequestInit);
  const text = await response.text();
  if (response.status !== 202) throw new Error(`the batch was refused: ${text}`);
  return (JSON.parse(text) as { batchId: string }).batchId;
}

interface BatchState {
  status: string;
  entries: { succeeded: number; failed: number };
}

interface ResultLine {
  entry: number;
  name: string | null;
  status: string;
  error: { code: string } | null;
}

async function checkResults(
  { base, headers }: Client,
  batchId: string,
  expected: readonly ExpectedEntry[],
): Promise<Pick<BatchReport, 'succeeded' | 'failed' | 'wrong'>> {
  const response = await fetch(`${base}/api/v1/parse/batches/${batchId}/results`, { headers });
  const lines = (await response.text())
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ResultLine);
  const byEntry = new Map(lines.map((line) => [line.entry, line]));
  const wrong = expected.flatMap(({ name, code }, index) => {
    const line = byEntry.get(index + 1);
    if (!line) return [`${name}: no result`];
    const isRight =
      line.name === name &&
      line.status === (code === null ? 'succeeded' : 'failed') &&
      (line.error?.code ?? null) === code;
    return isRight ? [] : [`${name}: ${line.name} ${line.status} ${line.error?.code}, expected ${code}`];
  });
  if (lines.length !== expected.length) wrong.push(`${lines.length} results of ${expected.length} entries`);
  const succeeded = lines.filter(({ status }) => status === 'succeeded').length;
  return { succeeded, failed: lines.length - succeeded, wrong: wrong.slice(0, 20) };
}

async function countWrongEvents(knex: Knex, batchId: string): Promise<number> {
  const { rows } = await knex.raw<{ rows: { wrong: number }[] }>(
    `WITH parses AS (
       SELECT e.operation_id, (SELECT count(*) FROM events v
         WHERE v.type = 'parse.completed' AND v.data->>'operationId' = e.operation_id::text) AS events
       FROM parse_batch_entries e WHERE e.batch_id = :batchId AND e.operation_id IS NOT NULL
     )
     SELECT ((SELECT count(*) FROM parses WHERE events <> 1)
       + abs((SELECT count(*) FROM events WHERE type = 'batch.completed' AND data->>'batchId' = :batchId::text) - 1)
     )::integer AS wrong`,
    { batchId },
  );
  return rows[0]?.wrong ?? NaN;
}
