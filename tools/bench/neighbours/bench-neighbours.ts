import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Processes } from '../processes';
import { startService, tenureCommand } from '../service';
import { percentile } from '../statistics';
import { startBenchStores } from '../stores';
import { LONG_TEXT, scannedPage, textPdf } from './documents';

export interface NeighboursSize {
  /** Scans of tenant A in the queue. */
  scans: number;
  /** Texts of tenant C in the queue. */
  texts: number;
  /** Measured calls of tenant B, idle and loaded each. */
  calls: number;
}

interface Times {
  p50: number;
  p95: number;
  max: number;
  /** Number of responses for each status. */
  statuses: Record<string, number>;
}

interface NeighboursReport extends NeighboursSize {
  idle: Times;
  loaded: Times;
  /** Operations of A and C that were unfinished after the last measured call. */
  unfinished: { scans: number; texts: number };
}

const WARM_UP_CALLS = 20;
const PATH = '/api/v1/parse/resume';

/** Measures the waiting calls of one tenant with a text PDF, alone and beside the backlogs of two others. */
export async function benchNeighbours(
  size: NeighboursSize,
  say: (line: string) => void,
): Promise<NeighboursReport> {
  const logs = fs.mkdtempSync(path.join(os.tmpdir(), 'tenure-bench-logs-'));
  const stores = await startBenchStores(say);
  const processes = new Processes(stores.environment, null);
  try {
    const service = await startService(processes, stores.environment, LONG_TEXT, logs, 'parse');
    const url = `http://127.0.0.1:${service.port}`;
    const newKey = async (name: string): Promise<string> => {
      const tenant = await tenureCommand(stores.environment, `tenants create --type employer --name ${name}`);
      const options = `--mode test --scopes parse --name bench`;
      const created = await tenureCommand(
        stores.environment,
        `keys create --tenant ${tenant.tenantId} ${options}`,
      );
      return created.key ?? '';
    };
    const [scanKey, textKey] = [await newKey('A'), await newKey('C')];
    const pdf = new Blob([new Uint8Array(await textPdf())], { type: 'application/pdf' });
    const scan = new Blob([new Uint8Array(await scannedPage())], { type: 'image/png' });
    await measure(url, service.key, pdf, WARM_UP_CALLS);
    const idle = await measure(url, service.key, pdf, size.calls);
    say(`idle: ${JSON.stringify(idle)}`);
    await enqueueMany(size.scans, () => post(url, scanKey, fileOf(scan, 'scan.png'), true));
    await enqueueMany(size.texts, () => post(url, textKey, JSON.stringify({ text: LONG_TEXT }), true));
    say('the backlog is queued');
    const loaded = await measure(url, service.key, pdf, size.calls);
    const unfinished = {
      scans: await countUnfinished(url, scanKey),
      texts: await countUnfinished(url, textKey),
    };
    fs.rmSync(logs, { recursive: true, force: true });
    return { ...size, idle, loaded, unfinished };
  } finally {
    await processes.stop();
    await stores.stop();
  }
}

async function measure(url: string, key: string, pdf: Blob, calls: number): Promise<Times> {
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  for (let call = 0; call < calls; call += 1) {
    const startedAt = performance.now();
    const status = await post(url, key, fileOf(pdf, 'resume.pdf'), false);
    times.push(performance.now() - startedAt);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  const rounded = (value: number): number => Math.round(value * 10) / 10;
  return {
    p50: rounded(percentile(times, 0.5)),
    p95: rounded(percentile(times, 0.95)),
    max: rounded(Math.max(...times)),
    statuses,
  };
}

async function enqueueMany(count: number, send: () => Promise<number>): Promise<void> {
  const CONCURRENCY = 8;
  let sent = 0;
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      while (sent < count) {
        sent += 1;
        const status = await send();
        if (status !== 202) throw new Error(`a queued document was answered with ${status}`);
      }
    }),
  );
}

function fileOf(file: Blob, name: string): FormData {
  const form = new FormData();
  form.set('file', file, name);
  return form;
}

async function post(url: string, key: string, body: FormData | string, isAsync: boolean): Promise<number> {
  const response = await fetch(url + PATH, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
      ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
      ...(isAsync ? { Prefer: 'respond-async' } : {}),
    },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}

/** Counts queued and running operations, up to the page size of the list. */
async function countUnfinished(url: string, key: string): Promise<number> {
  let count = 0;
  for (const status of ['queued', 'running']) {
    const response = await fetch(`${url}/api/v1/operations?status=${status}&limit=200`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    const { operations } = (await response.json()) as { operations: unknown[] };
    count += operations.length;
  }
  return count;
}
