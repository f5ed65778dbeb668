import { createServer, type Server } from 'node:http';
import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { textPdf } from '../neighbours/documents';
import { Processes } from '../processes';
import { startService } from '../service';
import { percentile } from '../statistics';
import { startBenchStores } from '../stores';

interface DocumentStoreSize {
  rounds: number;
  /** Calls per round and store. */
  calls: number;
}

interface StoreTimes {
  p50: number;
  p95: number;
}

interface DocumentStoreReport extends DocumentStoreSize {
  postgres: StoreTimes;
  s3: StoreTimes;
}

const WARM_UP_CALLS = 30;

/**
 * Measures the waiting parse of a one-page PDF with documents in Postgres and in an S3 server of this process. Both
 * services run at the same time, with stores of their own, and take turns.
 */
export async function benchDocumentStores(
  size: DocumentStoreSize,
  say: (line: string) => void,
): Promise<DocumentStoreReport> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tenure-bench-objects-'));
  const objects = await startObjects(path.join(folder, 'objects'));
  const stops: (() => Promise<void>)[] = [];
  const startSide = async (settings: Record<string, string>): Promise<() => Promise<number>> => {
    const stores = await startBenchStores(say);
    stops.unshift(() => stores.stop());
    const environment = { ...stores.environment, ...settings };
    const processes = new Processes(environment, null);
    stops.unshift(() => processes.stop());
    const { port, key } = await startService(processes, environment, '', folder, 'parse');
    return () => parsePdf(`http://127.0.0.1:${port}`, key);
  };
  try {
    const sides = {
      postgres: await startSide({}),
      s3: await startSide({ DOCUMENT_STORE_URL: objects.url }),
    };
    const times = { postgres: [] as number[], s3: [] as number[] };
    for (let round = 0; round <= size.rounds; round += 1) {
      const order = round % 2 === 0 ? (['postgres', 's3'] as const) : (['s3', 'postgres'] as const);
      for (const side of order) {
        const measured = await repeat(sides[side], round === 0 ? WARM_UP_CALLS : size.calls);
        if (round > 0) times[side].push(...measured);
      }
      if (round > 0) say(`round ${round} of ${size.rounds} done`);
    }
    return { ...size, postgres: summary(times.postgres), s3: summary(times.s3) };
  } finally {
    for (const stop of stops) await stop();
    objects.server.closeAllConnections();
    objects.server.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function repeat(call: () => Promise<number>, calls: number): Promise<number[]> {
  const times: number[] = [];
  while (times.length < calls) times.push(await call());
  return times;
}

async function startObjects(directory: string): Promise<{ url: string; server: Server }> {
  const s3 = new S3rver({ silent: true, directory, configureBuckets: [{ name: 'bench', configs: [] }] });
  await s3.configureBuckets();
  const server = createServer(s3.callback());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/bench?tls=false` };
}

async function parsePdf(url: string, key: string): Promise<number> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(await textPdf())], { type: 'application/pdf' }), 'resume.pdf');
  const started = performance.now();
  const response = await fetch(`${url}/api/v1/parse/resume`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}` },
    body,
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`the service responded with ${response.status}`);
  return performance.now() - started;
}

function summary(times: readonly number[]): StoreTimes {
  const rounded = (value: number): number => Math.round(value * 10) / 10;
  return { p50: rounded(percentile(times, 0.5)), p95: rounded(percentile(times, 0.95)) };
}
