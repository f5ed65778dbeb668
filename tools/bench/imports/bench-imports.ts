import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { processorTimeMs } from '../processor-time';
import { Processes, residentMb } from '../processes';
import { startService } from '../service';
import { startBenchStores } from '../stores';
import { bareCopy, type BareCopy } from './bare-copy';
import { hmisRows } from './hmis-rows';

const POLL_MS = 50;
const CHUNK_BYTES = 64 * 1024;

interface Memory {
  before: number | null;
  max: number | null;
}

export interface ImportsReport extends BareCopy {
  rows: number;
  megabytes: number;
  /** Until the response, and until the last row is applied. */
  uploadMs: number;
  importMs: number;
  rowsPerSecond: number;
  /** Rows per second of the import divided by those of validation and COPY. Target: at least .6. */
  ratio: number;
  /** Processor time of the two processes. */
  processorMs: { api: number; worker: number };
  apiMb: Memory;
  workerMb: Memory;
}

/** Imports invented HMIS records, and compares with their validation and one COPY. */
export async function benchImports(
  rows: number,
  say: (line: string) => void,
  profileFolder: string | null = null,
): Promise<ImportsReport> {
  const logs = fs.mkdtempSync(path.join(os.tmpdir(), 'tenure-bench-logs-'));
  const stores = await startBenchStores(say);
  const processes = new Processes({ ...stores.environment, DATABASE_POOL_SIZE: '10' }, profileFolder);
  try {
    const service = await startService(processes, stores.environment, '', logs, 'candidates');
    const file = Buffer.from([...hmisRows(rows)].join(''));
    const api = sampledMemory(service.apiPid);
    const worker = sampledMemory(service.workerPid);
    const processorMs = () => ({
      api: processorTimeMs([service.apiPid]) ?? NaN,
      worker: processorTimeMs([service.workerPid]) ?? NaN,
    });
    const before = processorMs();
    const imported = await importFile(service, file);
    const after = processorMs();
    const report = { apiMb: api.stop(), workerMb: worker.stop() };
    say('import done, validating and copying the same rows …');
    const bare = await bareCopy(stores.environment.MIGRATION_DATABASE_URL ?? '', file);
    fs.rmSync(logs, { recursive: true, force: true });
    return {
      rows,
      megabytes: Math.round(file.length / 1e6),
      ...imported,
      ...bare,
      rowsPerSecond: (rows * 1_000) / imported.importMs,
      ratio: (bare.validateMs + bare.copyMs) / imported.importMs,
      processorMs: { api: after.api - before.api, worker: after.worker - before.worker },
      ...report,
    };
  } finally {
    await processes.stop();
    await stores.stop();
  }
}

async function importFile(
  { port, key }: { port: number; key: string },
  file: Buffer,
): Promise<{ uploadMs: number; importMs: number }> {
  const address = `http://127.0.0.1:${port}/api/v1/imports`;
  const authorization = { Authorization: `Bearer ${key}` };
  const startedAt = performance.now();
  const init = {
    method: 'POST',
    headers: { ...authorization, 'Content-Type': 'application/x-ndjson' },
    body: Readable.toWeb(Readable.from(chunksOf(file), { objectMode: false })),
    duplex: 'half',
  };
  const response = await fetch(`${address}?kind=candidates&adapter=hmis`, init as RequestInit);
  const { importId } = (await response.json()) as { importId: string };
  const uploadMs = performance.now() - startedAt;
  if (response.status !== 202) throw new Error(`the import was refused with ${response.status}`);
  for (;;) {
    const read = await fetch(`${address}/${importId}`, { headers: authorization });
    const { status, rowsFailed } = (await read.json()) as { status: string; rowsFailed: number };
    if (status === 'succeeded' && rowsFailed === 0) break;
    if (status === 'failed' || rowsFailed > 0)
      throw new Error(`the import is ${status}, ${rowsFailed} failed`);
    await delay(POLL_MS);
  }
  return { uploadMs, importMs: performance.now() - startedAt };
}

function* chunksOf(file: Buffer): Generator<Buffer> {
  for (let at = 0; at < file.length; at += CHUNK_BYTES) yield file.subarray(at, at + CHUNK_BYTES);
}

function sampledMemory(pid: number): { stop(): Memory } {
  const before = residentMb(pid);
  let max = before;
  const sampling = setInterval(() => {
    max = Math.max(max ?? 0, residentMb(pid) ?? 0);
  }, 20);
  return {
    stop: () => {
      clearInterval(sampling);
      return { before, max };
    },
  };
}
