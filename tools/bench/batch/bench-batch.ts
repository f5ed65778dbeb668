import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import knexFactory, { type Knex } from 'knex';
import { freePort } from '../../../src/embedded/processes';
import { Random } from '../../synthetic/random';
import { Processes, residentMb, waitForHttp } from '../processes';
import { tenureCommand } from '../service';
import { startBenchStores } from '../stores';
import { MemoryTrack, type MemoryByQuarter } from './memory-track';
import { writeMixedArchive, type ExpectedEntry } from './mixed-documents';

const POLL_MS = 1_000;
/** Time from when documents end again after a kill to the next kill, in seconds. */
const KILL_EVERY_S = [3, 20] as const;
/** Documents that end between two kills at least: on a busy machine, a process starts for as long as it would live. */
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

interface Role {
  name: 'api' | 'worker';
  child: ChildProcess;
  start: () => ChildProcess;
}

interface Client {
  base: string;
  headers: Record<string, string>;
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
    const { client, roles } = await startRoles(processes, environment, path.join(folder, 'service.log'));
    const memory = new MemoryTrack(() =>
      roles.map(({ name, child }) => ({ name, megabytes: residentMb(child.pid) })),
    );
    const startedAt = performance.now();
    const batchId = await upload(client, archive, bytes);
    const uploadSeconds = (performance.now() - startedAt) / 1_000;
    say(`uploaded in ${uploadSeconds.toFixed(1)} s`);
    let ended = 0;
    const killer = kills ? new Killer(roles, client, () => ended, say) : null;
    await untilEnded(client, batchId, (count) => (ended = count), say);
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

async function startRoles(
  processes: Processes,
  environment: Record<string, string>,
  log: string,
): Promise<{ client: Client; roles: Role[] }> {
  const tenure = (line: string) => tenureCommand(environment, line);
  await tenure('migrate');
  const { tenantId } = await tenure('tenants create --type organization --name Bench');
  const { key } = await tenure(`keys create --tenant ${tenantId} --mode test --scopes parse --name bench`);
  const port = await freePort();
  const address = { PORT: String(port), HOST: '127.0.0.1' };
  const startWorker = () => processes.start('workers/main.js', [], {}, log);
  const startApi = () => processes.start('src/server.js', [], address, log);
  const roles: Role[] = [
    { name: 'worker', child: startWorker(), start: startWorker },
    { name: 'api', child: startApi(), start: startApi },
  ];
  const base = `http://127.0.0.1:${port}`;
  await waitForHttp(`${base}/ready`, roles[1]!.child);
  return { client: { base, headers: { Authorization: `Bearer ${key}` } }, roles };
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

/** Polls the batch. A killed API does not respond for some time. */
async function untilEnded(
  client: Client,
  batchId: string,
  progress: (ended: number) => void,
  say: (line: string) => void,
): Promise<void> {
  let said = 0;
  for (;;) {
    await delay(POLL_MS);
    const batch = await read(client, batchId);
    if (!batch) continue;
    const { status, entries } = batch;
    progress(entries.succeeded + entries.failed);
    if (status === 'succeeded') return;
    if (status === 'failed' || status === 'cancelled') throw new Error(`the batch is ${status}`);
    if (performance.now() - said < 30_000) continue;
    said = performance.now();
    say(JSON.stringify(entries));
  }
}

interface BatchState {
  status: string;
  entries: { succeeded: number; failed: number };
}

async function read({ base, headers }: Client, batchId: string): Promise<BatchState | null> {
  try {
    const response = await fetch(`${base}/api/v1/parse/batches/${batchId}`, {
      headers,
      signal: AbortSignal.timeout(10_000),
    });
    return response.status === 200 ? ((await response.json()) as BatchState) : null;
  } catch {
    return null;
  }
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

/** Kills a process at random times, and starts it again at once. */
class Killer {
  readonly counts = { api: 0, worker: 0 };
  private readonly random = new Random('kills');
  private readonly stopping = new AbortController();
  private readonly running: Promise<void>;

  constructor(
    private readonly roles: readonly Role[],
    private readonly client: Client,
    /** Documents that have ended, as far as known. */
    private readonly ended: () => number,
    private readonly say: (line: string) => void,
  ) {
    this.running = this.run();
  }

  /** Resolves when the processes that were killed last respond. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async untilProgress(): Promise<void> {
    const start = this.ended();
    while (!this.stopping.signal.aborted && this.ended() < start + MIN_ENDED) await delay(POLL_MS);
  }

  private async run(): Promise<void> {
    for (;;) {
      const seconds = this.random.int(...KILL_EVERY_S);
      await delay(seconds * 1_000, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      if (this.stopping.signal.aborted) return;
      // The worker does most of the work.
      const role = this.roles[this.random.chance(0.7) ? 0 : 1]!;
      role.child.kill('SIGKILL');
      await once(role.child, 'exit');
      this.counts[role.name] += 1;
      this.say(`killed the ${role.name}`);
      role.child = role.start();
      if (role.name === 'api') await waitForHttp(`${this.client.base}/ready`, role.child);
      await this.untilProgress();
    }
  }
}
