import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import knexFactory, { type Knex } from 'knex';
import { createLogger } from '../../../src/platform/logger';
import { connectRedis } from '../../../src/queue/redis-connection';
import { writeDemands, type Demand, type Demands, type OperationName } from '../../plan/demands';
import { fillCandidates } from '../calls/rank';
import { matchPairs } from '../calls/match';
import { LONG_TEXT, scannedPage, textPdf, wordDocument } from '../neighbours/documents';
import { Processes, residentMb } from '../processes';
import { startService } from '../service';
import { startBenchStores } from '../stores';
import { deliveryMeter } from '../webhooks/throughput';
import { startWebhookBench } from '../webhooks/webhook-bench';
import { Meter } from './meter';
import { sendMany, serviceCalls, type ServiceCalls } from './service-calls';

const COUNTS = {
  documents: 100,
  scans: 6,
  calls: 300,
  batches: 6,
  rankings: 10,
  jobs: 60,
  deliveries: 2_000,
};
const BATCH_SIZE = 100;
const THREADS = 2;
const RANKED_CANDIDATES = 10_000;

type Measured = Partial<Record<OperationName, Demand>>;

/**
 * Measures what each kind of work uses with an API and a worker process on stores of their own, and writes it to
 * tools/plan/demands.json.
 */
export async function benchDemands(say: (line: string) => void): Promise<Demands> {
  const loadBefore = Math.round((os.loadavg()[0] ?? 0) * 100) / 100;
  const logs = fs.mkdtempSync(path.join(os.tmpdir(), 'tenure-bench-logs-'));
  const measured: Measured = {};
  const memory = await measureService(measured, logs, say);
  measured.webhookDelivery = await measureDeliveries(logs, say);
  fs.rmSync(logs, { recursive: true, force: true });
  const demands: Demands = {
    measuredAt: new Date().toISOString().slice(0, 10),
    machine: {
      processor: os.cpus()[0]?.model ?? 'unknown',
      processors: os.availableParallelism(),
      memoryGb: Math.round(os.totalmem() / 2 ** 30),
      node: process.version,
      loadBefore,
    },
    memory,
    operations: Object.fromEntries(Object.entries(measured).map(([name, demand]) => [name, rounded(demand)])),
  };
  say(`written to ${writeDemands(demands)}`);
  return demands;
}

async function measureService(
  measured: Measured,
  logs: string,
  say: (line: string) => void,
): Promise<Demands['memory']> {
  const stores = await startBenchStores(say);
  const environment = { ...stores.environment, PARSE_THREADS: String(THREADS) };
  const processes = new Processes(environment, null);
  const knex = knexFactory({ client: 'pg', connection: stores.environment.MIGRATION_DATABASE_URL ?? '' });
  const logger = createLogger({ level: 'silent', process: 'bench' });
  const redis = connectRedis(stores.environment.REDIS_URL ?? '', 'patient', logger);
  try {
    const scopes = 'parse,jobs,candidates,match';
    const service = await startService(processes, environment, LONG_TEXT, logs, scopes);
    const { apiPid, workerPid } = service;
    const { postgresPid, redisPid } = stores;
    const meter = new Meter(
      { apiPids: [apiPid], workerPids: [workerPid], postgresPid, redisPid, threads: THREADS },
      knex,
      redis,
    );
    const calls = serviceCalls(service.port, service.key);
    const measure = async (name: OperationName, count: number, run: () => Promise<void>, per = 1) => {
      // The first run warms up.
      await run();
      measured[name] = await meter.measure(count * per, run);
      say(`${name}: ${JSON.stringify(rounded(measured[name]))}`);
    };
    await meter.measureIdle();
    await measureDocuments(calls, measure);
    const { requests = [] } = await matchPairs(service);
    await measure('match', COUNTS.calls, () =>
      sendMany(COUNTS.calls, (number) => calls.send(requests[number % requests.length]!)),
    );
    await measure('apiCall', COUNTS.calls, () =>
      sendMany(COUNTS.calls, () => calls.get('/api/v1/operations?limit=20')),
    );
    let batch = 0;
    await measure(
      'syncRecord',
      COUNTS.batches,
      () => sendMany(COUNTS.batches, () => calls.pushCandidates((batch += 1), BATCH_SIZE)),
      BATCH_SIZE,
    );
    return await measureRanking({ knex, calls, measure, apiPid, workerPid });
  } finally {
    redis.disconnect();
    await processes.stop();
    await knex.destroy();
    await stores.stop();
  }
}

type Measure = (name: OperationName, count: number, run: () => Promise<void>, per?: number) => Promise<void>;

async function measureDocuments(calls: ServiceCalls, measure: Measure): Promise<void> {
  const lines = LONG_TEXT.split('\n');
  const files = {
    textPdf: { bytes: await textPdf(lines), name: 'resume.pdf', count: COUNTS.documents },
    docx: { bytes: await wordDocument(lines), name: 'resume.docx', count: COUNTS.documents },
    plainText: { bytes: Buffer.from(LONG_TEXT), name: 'resume.txt', count: COUNTS.documents },
    scanPage: { bytes: await scannedPage(), name: 'scan.png', count: COUNTS.scans },
  } as const;
  for (const [name, { bytes, name: fileName, count }] of Object.entries(files)) {
    await measure(name as keyof typeof files, count, () =>
      sendMany(count, () => calls.parseFile(bytes, fileName)),
    );
  }
}

/** Ranks jobs against the candidates of one tenant; the first ranking computes their features. */
async function measureRanking(setup: {
  knex: Knex;
  calls: ServiceCalls;
  measure: Measure;
  apiPid: number;
  workerPid: number;
}): Promise<Demands['memory']> {
  const { knex, calls, measure, apiPid, workerPid } = setup;
  const sizeOf = async (table: 'candidates' | 'jobs'): Promise<number> => {
    const { rows } = await knex.raw<{ rows: { bytes: string }[] }>(
      'SELECT pg_total_relation_size(?) AS bytes',
      [table],
    );
    return Number(rows[0]?.bytes);
  };
  const [workerMb, apiMb, stored] = [
    residentMb(workerPid) ?? 0,
    residentMb(apiPid) ?? 0,
    await sizeOf('candidates'),
  ];
  await fillCandidates(knex, 0, RANKED_CANDIDATES);
  const storedCandidateBytes = Math.round(((await sizeOf('candidates')) - stored) / RANKED_CANDIDATES);
  const jobIds: string[] = [];
  const jobsBefore = await sizeOf('jobs');
  for (let number = 0; number < COUNTS.jobs; number += 1) jobIds.push(await calls.createJob(number));
  const storedJobBytes = Math.round(((await sizeOf('jobs')) - jobsBefore) / COUNTS.jobs);
  await calls.rank(jobIds[0]!);
  await measure(
    'rankThousand',
    COUNTS.rankings,
    async () => {
      for (const jobId of jobIds.slice(0, COUNTS.rankings)) await calls.rank(jobId);
    },
    RANKED_CANDIDATES / 1_000,
  );
  const growthMb = Math.max(0, (residentMb(workerPid) ?? 0) - workerMb);
  const rankedCandidateBytes = Math.round((growthMb * 2 ** 20) / RANKED_CANDIDATES);
  return { apiMb, workerMb, rankedCandidateBytes, storedCandidateBytes, storedJobBytes };
}

async function measureDeliveries(logs: string, say: (line: string) => void): Promise<Demand> {
  const bench = await startWebhookBench(say, logs, null);
  const knex = knexFactory({
    client: 'pg',
    connection: bench.stores.environment.MIGRATION_DATABASE_URL ?? '',
  });
  const logger = createLogger({ level: 'silent', process: 'bench' });
  const redis = connectRedis(bench.stores.environment.REDIS_URL ?? '', 'patient', logger);
  try {
    const { postgresPid, redisPid } = bench.stores;
    const meter = new Meter(
      { apiPids: [], workerPids: [bench.workerPid], postgresPid, redisPid, threads: 0 },
      knex,
      redis,
    );
    const measureDeliveryRate = await deliveryMeter(bench);
    const run = async (): Promise<void> => void (await measureDeliveryRate(COUNTS.deliveries));
    await run();
    await meter.measureIdle();
    const demand = await meter.measure(COUNTS.deliveries, run);
    say(`webhookDelivery: ${JSON.stringify(rounded(demand))}`);
    return demand;
  } finally {
    redis.disconnect();
    await knex.destroy();
    await bench.stop();
  }
}

/** Times to the microsecond, counts to the hundredth. */
function rounded(demand: Demand): Demand {
  const entries = Object.entries(demand).map(([name, value]) => {
    const digits = name.endsWith('Seconds') ? 6 : name.endsWith('Bytes') ? 0 : 2;
    return [name, Number(value.toFixed(digits))];
  });
  return Object.fromEntries(entries) as Demand;
}
