import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../../src/embedded/processes';
import { HttpConnection, postJson } from '../http-connection';
import { load, type Target } from '../load';
import { pidsOf, Processes, waitUntilReady } from '../processes';
import { startService } from '../service';
import { spread, type Spread } from '../statistics';
import { startBenchStores } from '../stores';

/** Sends a body to a path of the service and returns the response body. */
type Post = (path: string, body: object) => Promise<Record<string, unknown>>;

/** An endpoint that responds without queueing. */
export interface InlineCall {
  name: string;
  path: string;
  scopes: string;
  /** Tables of the records whose ids the bodies contain; the bare handler also reads these records per request. */
  records: readonly ('candidates' | 'jobs')[];
  /**
   * Creates the records of the call and returns different bodies, more than the caches of the service keep, so that no
   * request finds its own response in a cache.
   */
  prepare(post: Post): Promise<readonly object[]>;
}

export interface InlineReport {
  rounds: number;
  answerBytes: number;
  serviceP50Ms: number;
  bareP50Ms: number;
  /** p50 of the bare handler divided by p50 of the service. Target: at least 0.8. */
  p50: Spread;
  /** Throughput of the service divided by that of the bare handler. Target: at least 0.8. */
  throughput: Spread;
  /** Processor time per response; null if the system does not report it. */
  bareProcessorMs: number | null;
  serviceProcessorMs: number | null;
}

const CONCURRENCY = 32;
const SECONDS = 2;
const WARM_UP_SECONDS = 4;
/** Responses among which the constant one of the bare handler has the median length. */
const SAMPLED_RESPONSES = 101;

/**
 * Compares an inline endpoint with a bare authenticated handler that reads the same records and sends the same bytes as
 * a constant response.
 */
export async function benchInline(
  call: InlineCall,
  rounds: number,
  say: (line: string) => void,
  profileFolder: string | null,
): Promise<InlineReport> {
  const logs = fs.mkdtempSync(path.join(os.tmpdir(), 'tenure-bench-logs-'));
  const stores = await startBenchStores(say);
  const processes = new Processes({ ...stores.environment, DATABASE_POOL_SIZE: '10' }, profileFolder);
  try {
    const { port, key, apiPid } = await startService(processes, stores.environment, '', logs, call.scopes);
    const bodies = await call.prepare((path, body) => post(port, key, path, body));
    const service: Target = {
      name: call.name,
      port,
      ...rotation(call.path, key, bodies),
      pids: [apiPid],
    };
    const answer = await typicalAnswer(service);
    const answerFile = path.join(logs, 'answer.json');
    fs.writeFileSync(answerFile, answer);
    const bareEnvironment = {
      BARE_KEY: key,
      BARE_ANSWER_FILE: answerFile,
      BARE_RECORDS: JSON.stringify(call.records),
      BARE_DATABASE_URL: stores.environment.MIGRATION_DATABASE_URL ?? '',
    };
    const bare = await startBare(processes, bareEnvironment, bodies, logs);
    for (const target of [service, bare]) await load(target, CONCURRENCY, WARM_UP_SECONDS);
    const p50: number[] = [];
    const throughput: number[] = [];
    const times: { service: number[]; bare: number[] } = { service: [], bare: [] };
    const processor: { service: number[]; bare: number[] } = { service: [], bare: [] };
    for (let round = 0; round < rounds; round += 1) {
      const alone = { service: await load(service, 1, SECONDS), bare: await load(bare, 1, SECONDS) };
      const crowd = {
        bare: await load(bare, CONCURRENCY, SECONDS),
        service: await load(service, CONCURRENCY, SECONDS),
      };
      p50.push(alone.bare.p50Ms / alone.service.p50Ms);
      throughput.push(crowd.service.perSecond / crowd.bare.perSecond);
      times.service.push(alone.service.p50Ms);
      times.bare.push(alone.bare.p50Ms);
      for (const side of ['service', 'bare'] as const) {
        const { processorMs } = crowd[side];
        if (processorMs !== null) processor[side].push(processorMs);
      }
      say(`round ${round + 1} of ${rounds} done`);
    }
    fs.rmSync(logs, { recursive: true, force: true });
    return {
      rounds,
      answerBytes: Buffer.byteLength(answer),
      serviceP50Ms: spread(times.service).median,
      bareP50Ms: spread(times.bare).median,
      p50: spread(p50),
      throughput: spread(throughput),
      bareProcessorMs: processor.bare.length === 0 ? null : spread(processor.bare).median,
      serviceProcessorMs: processor.service.length === 0 ? null : spread(processor.service).median,
    };
  } finally {
    await processes.stop();
    await stores.stop();
  }
}

async function startBare(
  processes: Processes,
  environment: { BARE_KEY: string } & Record<string, string>,
  bodies: readonly object[],
  logs: string,
): Promise<Target> {
  const port = await freePort();
  const own = { ...environment, PORT: String(port) };
  const child = processes.start('tools/bench/bare-api.js', [], own, path.join(logs, 'bare.log'));
  await waitUntilReady(child);
  return {
    name: 'bare handler',
    port,
    ...rotation('/answer', environment.BARE_KEY, bodies),
    pids: pidsOf(child),
  };
}

function rotation(
  path: string,
  key: string,
  bodies: readonly object[],
): Pick<Target, 'request' | 'requests'> {
  const requests = bodies.map((body) => postJson(path, { Authorization: `Bearer ${key}` }, body));
  return { request: requests[0]!, requests };
}

/** The response of median length among the first of the rotation. */
async function typicalAnswer(target: Target): Promise<string> {
  const answers: string[] = [];
  for (const request of (target.requests ?? []).slice(0, SAMPLED_RESPONSES))
    answers.push(await answerOf({ ...target, request }));
  answers.sort((one, other) => one.length - other.length);
  return answers[answers.length >> 1]!;
}

async function post(port: number, key: string, path: string, body: object): Promise<Record<string, unknown>> {
  const request = postJson(path, { Authorization: `Bearer ${key}` }, body);
  return JSON.parse(await answerOf({ name: path, port, request, pids: [] })) as Record<string, unknown>;
}

async function answerOf({ port, request, name }: Target): Promise<string> {
  const connection = await HttpConnection.open(port);
  try {
    const { status, body } = await connection.send(request);
    if (status !== 200) throw new Error(`${name} responded with ${status}: ${body.slice(0, 500)}`);
    return body;
  } finally {
    connection.close();
  }
}
