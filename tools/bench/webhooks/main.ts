import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { measureFairness, type Fairness } from './fairness';
import { setScene } from './scene';
import { measureThroughput, type Throughput } from './throughput';

export interface WebhooksReport {
  throughput: Throughput;
  fairness: Fairness;
}

/** How fast deliveries are beside bare posts, and whether endpoints in trouble delay the others. */
export async function benchWebhooks(
  options: { rounds: number; seconds: number; count: number; profileFolder: string | null },
  say: (line: string) => void,
): Promise<WebhooksReport> {
  const logs = fs.mkdtempSync(path.join(os.tmpdir(), 'tenure-bench-logs-'));
  const scene = await setScene(say, logs, options.profileFolder);
  try {
    const throughput = await measureThroughput(scene, options.rounds, options.count, say);
    const fairness = await measureFairness(scene, options.rounds, options.seconds, say);
    fs.rmSync(logs, { recursive: true, force: true });
    return { throughput, fairness };
  } catch (error) {
    console.error(`What the processes said is in ${logs}`);
    throw error;
  } finally {
    await scene.stop();
  }
}
