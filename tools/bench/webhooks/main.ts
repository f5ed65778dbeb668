import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { measureFairness, type Fairness } from './fairness';
import { startWebhookBench } from './webhook-bench';
import { measureThroughput, type Throughput } from './throughput';

export interface WebhooksReport {
  throughput: Throughput;
  fairness: Fairness;
}

/** Measures deliveries against bare posts, and whether failing endpoints delay the others. */
export async function benchWebhooks(
  options: { rounds: number; seconds: number; count: number; profileFolder: string | null },
  say: (line: string) => void,
): Promise<WebhooksReport> {
  const logs = fs.mkdtempSync(path.join(os.tmpdir(), 'tenure-bench-logs-'));
  const bench = await startWebhookBench(say, logs, options.profileFolder);
  try {
    const throughput = await measureThroughput(bench, options.rounds, options.count, say);
    const fairness = await measureFairness(bench, options.rounds, options.seconds, say);
    fs.rmSync(logs, { recursive: true, force: true });
    return { throughput, fairness };
  } catch (error) {
    console.error(`The logs of the processes are in ${logs}`);
    throw error;
  } finally {
    await bench.stop();
  }
}
