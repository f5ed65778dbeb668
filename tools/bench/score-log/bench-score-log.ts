import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import knexFactory, { type Knex } from 'knex';
import { freePort } from '../../../src/embedded/processes';
import { matchPairs } from '../calls/match';
import { getRequest, HttpConnection } from '../http-connection';
import type { Target } from '../load';
import { pidsOf, Processes, residentMb, waitForHttp } from '../processes';
import type { Round } from '../report';
import { playRound, warmUp } from '../rounds';
import { startService } from '../service';
import { median, spread, type Spread } from '../statistics';
import { startBenchStores } from '../stores';
import { benchImpactReport, type ImpactReportBench } from './bench-impact-report';
import { fillScoreLog } from './fill-score-log';

const PAGE_SIZE = 200;
const READ_ENTRIES = 100_000;
const HISTORY_CALLS = 50;
const LINE_FEED = 10;

/** Match requests with the log, relative to the same requests without it. */
interface LogCost {
  /** Entries before the rounds. */
  entries: number;
  withLogP50Ms: number;
  withoutLogP50Ms: number;
  withLogPerSecond: number;
  withoutLogPerSecond: number;
  /** p50 of one request at a time. Target: at most 1.1. */
  p50: Spread;
  /** Throughput of 32 requests at a time. Target: at least 0.9. */
  throughput: Spread;
}

export interface ScoreLogReport {
  rounds: number;
  emptyLog: LogCost;
  fullLog: LogCost;
  /** First page, 200 entries, of the history of a pair with at least 1,000. */
  historyPageP50Ms: number;
  /** Page by page. */
  reading: { entries: number; ms: number };
  /** The same entries as one stream. Target: at most 5,000 ms for 100,000 entries. */
  streamed: { entries: number; ms: number };
  /** Resident memory of the API process before the reading and its maximum within, in megabytes. */
  memoryMb: { before: number | null; max: number | null };
  impactReport: ImpactReportBench;
}

interface BenchSize {
  rounds: number;
  seconds: number;
  entries: number;
}

/**
 * Measures what the score log costs a match request: two API processes on the same stores take turns, one of which
 * drops the entries. Then fills the log, measures again and reads it.
 */
export async function benchScoreLog(
  { rounds, seconds, entries }: BenchSize,
  say: (line: string) => void,
): Promise<ScoreLogReport> {
  const logs = fs.mkdtempSync(path.join(os.tmpdir(), 'tenure-bench-logs-'));
  const stores = await startBenchStores(say);
  const processes = new Processes({ ...stores.environment, DATABASE_POOL_SIZE: '10' }, null);
  const knex = knexFactory({ client: 'pg', connection: stores.environment.MIGRATION_DATABASE_URL ?? '' });
  try {
    const started = await startService(processes, stores.environment, '', logs, 'jobs,candidates,match');
    const service = { ...(await matchPairs(started)), pids: [started.apiPid] };
    const control = await startWithoutLog(processes, service, logs);
    for (const target of [control, service]) await warmUp(target);
    const measure = async (label: string): Promise<LogCost> => {
      const before = await countEntries(knex);
      const played: Round[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        played.push(await playRound(control, service, seconds, round % 2 === 0));
        say(`${label}: round ${round} of ${rounds} done`);
      }
      return costOf(before, played);
    };
    await knex.raw('TRUNCATE score_log');
    const emptyLog = await measure('empty log');
    const pair = await pairOf(knex);
    say(`${entries} entries are added …`);
    await fillScoreLog(knex, pair, entries);
    const fullLog = await measure('full log');
    const reader = await Reader.open(started);
    const historyPageP50Ms = await reader.historyPage(pair.matchId);
    const reading = await reader.readLog();
    reader.close();
    const streamed = await streamLog(started);
    const impactReport = await benchImpactReport(started);
    fs.rmSync(logs, { recursive: true, force: true });
    return { rounds, emptyLog, fullLog, historyPageP50Ms, ...reading, streamed, impactReport };
  } finally {
    await processes.stop();
    await knex.destroy();
    await stores.stop();
  }
}

async function startWithoutLog(processes: Processes, service: Target, logs: string): Promise<Target> {
  const port = await freePort();
  const file = 'tools/bench/score-log/api-without-log.js';
  const address = { PORT: String(port), HOST: '127.0.0.1' };
  const api = processes.start(file, [], address, path.join(logs, 'without-log.log'));
  await waitForHttp(`http://127.0.0.1:${port}/ready`, api);
  return { ...service, name: 'match without the log', port, pids: pidsOf(api) };
}

async function countEntries(knex: Knex): Promise<number> {
  const [row] = await knex('score_log').count({ entries: '*' });
  return Number(row?.entries);
}

interface LoggedPair {
  matchId: string;
  candidateId: string;
  jobId: string;
}

async function pairOf(knex: Knex): Promise<LoggedPair> {
  const { rows } = await knex.raw<{ rows: LoggedPair[] }>(
    `SELECT m.match_id AS "matchId", m.candidate_id AS "candidateId", m.job_id AS "jobId"
     FROM matches m JOIN score_log l USING (candidate_id, job_id) LIMIT 1`,
  );
  if (!rows[0]) throw new Error('no match has an entry in the score log');
  return rows[0];
}

function costOf(entries: number, rounds: readonly Round[]): LogCost {
  return {
    entries,
    withLogP50Ms: median(rounds.map(({ service }) => service.alone.p50Ms)),
    withoutLogP50Ms: median(rounds.map(({ baseline }) => baseline.alone.p50Ms)),
    withLogPerSecond: median(rounds.map(({ service }) => service.crowd.perSecond)),
    withoutLogPerSecond: median(rounds.map(({ baseline }) => baseline.crowd.perSecond)),
    p50: spread(rounds.map(({ baseline, service }) => service.alone.p50Ms / baseline.alone.p50Ms)),
    throughput: spread(
      rounds.map(({ baseline, service }) => service.crowd.perSecond / baseline.crowd.perSecond),
    ),
  };
}

/** Reads entries as a stream and leaves after as many as the pages had. */
async function streamLog(service: { port: number; key: string }): Promise<ScoreLogReport['streamed']> {
  const startedAt = performance.now();
  const leave = new AbortController();
  const response = await fetch(`http://127.0.0.1:${service.port}/api/v1/score-log`, {
    headers: { Authorization: `Bearer ${service.key}`, Accept: 'application/x-ndjson' },
    signal: leave.signal,
  });
  let entries = 0;
  for await (const chunk of response.body ?? []) {
    for (const byte of chunk as Uint8Array) if (byte === LINE_FEED) entries += 1;
    if (entries >= READ_ENTRIES) break;
  }
  const ms = performance.now() - startedAt;
  leave.abort();
  return { entries, ms };
}

/** Reads the log with the routes of the API. */
class Reader {
  private constructor(
    private readonly connection: HttpConnection,
    private readonly service: { key: string; apiPid: number },
  ) {}

  static async open(service: { port: number; key: string; apiPid: number }): Promise<Reader> {
    return new Reader(await HttpConnection.open(service.port), service);
  }

  close(): void {
    this.connection.close();
  }

  async historyPage(matchId: string): Promise<number> {
    const times: number[] = [];
    for (let call = 0; call < HISTORY_CALLS; call += 1) {
      const sentAt = performance.now();
      await this.get(`/api/v1/matches/${matchId}/history?limit=${PAGE_SIZE}`);
      times.push(performance.now() - sentAt);
    }
    return median(times);
  }

  async readLog(): Promise<Pick<ScoreLogReport, 'reading' | 'memoryMb'>> {
    const before = residentMb(this.service.apiPid);
    let max = before;
    let count = 0;
    let cursor: string | null = '';
    const startedAt = performance.now();
    while (cursor !== null && count < READ_ENTRIES) {
      const page = await this.get(
        `/api/v1/score-log?limit=${PAGE_SIZE}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
      );
      count += page.entries?.length ?? 0;
      cursor = page.nextCursor;
      max = Math.max(max ?? 0, residentMb(this.service.apiPid) ?? 0);
    }
    const ms = performance.now() - startedAt;
    return { reading: { entries: count, ms }, memoryMb: { before, max } };
  }

  private async get(route: string): Promise<{ entries?: unknown[]; nextCursor: string | null }> {
    const headers = { Authorization: `Bearer ${this.service.key}` };
    const { status, body } = await this.connection.send(getRequest(route, headers));
    if (status !== 200) throw new Error(`${route} responded with ${status}: ${body.slice(0, 300)}`);
    return JSON.parse(body) as { entries?: unknown[]; nextCursor: string | null };
  }
}
