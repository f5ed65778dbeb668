import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import knexFactory, { type Knex } from 'knex';
import { EMPTY_FIELDS } from '../../../src/domain/candidates/apply-candidate-input';
import { occupationRecords, skillsOfOccupation } from '../../../src/domain/skills';
import { Random } from '../../synthetic/random';
import { HttpConnection, postJson } from '../http-connection';
import { Processes, residentMb, waitUntilReady } from '../processes';
import { startService } from '../service';
import { processorTimeMs } from '../processor-time';
import { median } from '../statistics';
import { startBenchStores } from '../stores';

const SMALL_COUNT = 100_000;
const LARGE_COUNT = 200_000;
const RANK_LIMIT = 100;
const CALLS = 25;
const WARM_UP = 5;
const PAGE_SIZE = 2_000;
const CITIES = ['Dayton', 'Columbus', 'Cincinnati', 'Toledo', 'Akron', 'Lima', 'Cleveland', 'Springfield'];

/**
 * Milliseconds of a request that waits for the result, and the ratio of p50 with 200,000 candidates to p50 with
 * 100,000.
 */
export interface RankReport {
  candidates: number;
  /** The first request computes the features of every candidate. */
  firstCallMs: number;
  /** The first request after a restart of the worker process reads the shards. */
  restartedMs: number;
  fewP50Ms: number;
  manyP50Ms: number;
  /** Processor time of the worker process; null if the system does not report it. */
  workerCpu: {
    /** Of the first request after a restart. */
    restartedMs: number | null;
    /** Mean of the requests about one job. */
    fewMs: number | null;
    manyMs: number | null;
  };
  /** Target: at most 1.6. */
  ratio: number;
  /** The same if every request is about a different job. */
  otherJobs: { fewP50Ms: number; manyP50Ms: number; ratio: number };
  /** Resident memory of the worker process in megabytes; null if the system does not report it. */
  workerMb: { few: number | null; many: number | null };
  /** Number of the top hundred pairs whose scores equal those of `POST /match`. */
  equalToMatch: number;
}

type Send = (route: string, body: object) => Promise<Record<string, unknown>>;

export interface RankedPair {
  candidateId: string;
  finalScore: number;
  confidence: number;
}

/**
 * Measures one job ranked against 100,000 and 200,000 candidates of its employer, with the top hundred as the result.
 */
export async function benchRank(say: (line: string) => void): Promise<RankReport> {
  const logs = fs.mkdtempSync(path.join(os.tmpdir(), 'tenure-bench-logs-'));
  const stores = await startBenchStores(say);
  const processes = new Processes({ ...stores.environment, DATABASE_POOL_SIZE: '10' }, null);
  const knex = knexFactory({ client: 'pg', connection: stores.environment.MIGRATION_DATABASE_URL ?? '' });
  try {
    const service = await startService(processes, stores.environment, '', logs, 'parse,jobs,match');
    const { port, key, pids } = service;
    const send = sender(port, key);
    const { jobId } = await send('/api/v1/jobs/sync', {
      parsed: {
        title: 'Forklift Operator',
        requiredSkills: [
          'Forklift operation',
          'Inventory control',
          'Shipping and receiving',
          'Workplace safety',
        ],
        preferredSkills: ['Microsoft Excel'],
        minExperienceMonths: 12,
        city: 'Dayton',
        state: 'OH',
        hourlyMaxUsd: 21,
      },
    });
    const others = await createOtherJobs(send);
    const rank = (id: unknown) => timed(() => send('/api/v1/matches/rank', { jobId: id, limit: RANK_LIMIT }));
    const same = () => rank(jobId);
    const another = () => rank(others.pop());
    await fillCandidates(knex, 0, SMALL_COUNT);
    say(`${SMALL_COUNT} candidates are in; the first call reads them …`);
    const firstCallMs = await same();
    say('the worker is started anew …');
    process.kill(pids[0]!, 'SIGTERM');
    const worker = processes.start('workers/main.js', [], {}, path.join(logs, 'service.log'));
    await waitUntilReady(worker);
    const cpu = async (run: () => Promise<number>, calls = 1) => {
      const before = processorTimeMs([worker.pid!]);
      const ms = await run();
      const after = processorTimeMs([worker.pid!]);
      return { ms, cpuMs: before === null || after === null ? null : (after - before) / calls };
    };
    const restarted = await cpu(same);
    say(`the first call of the new process took ${Math.round(restarted.ms)} ms …`);
    const fewCalls = await cpu(() => p50(same), WARM_UP + CALLS);
    const fewOthers = await p50(another);
    const few = residentMb(worker.pid);
    await fillCandidates(knex, SMALL_COUNT, LARGE_COUNT);
    say(`${LARGE_COUNT} candidates are in …`);
    await same();
    const manyCalls = await cpu(() => p50(same), WARM_UP + CALLS);
    const manyOthers = await p50(another);
    const many = residentMb(worker.pid);
    const { ranked } = (await send('/api/v1/matches/rank', { jobId, limit: RANK_LIMIT })) as {
      ranked: RankedPair[];
    };
    const equalToMatch = await countEqualToMatch(send, jobId, ranked);
    fs.rmSync(logs, { recursive: true, force: true });
    return {
      candidates: LARGE_COUNT,
      firstCallMs,
      restartedMs: restarted.ms,
      fewP50Ms: fewCalls.ms,
      manyP50Ms: manyCalls.ms,
      workerCpu: { restartedMs: restarted.cpuMs, fewMs: fewCalls.cpuMs, manyMs: manyCalls.cpuMs },
      ratio: manyCalls.ms / fewCalls.ms,
      otherJobs: { fewP50Ms: fewOthers, manyP50Ms: manyOthers, ratio: manyOthers / fewOthers },
      workerMb: { few, many },
      equalToMatch,
    };
  } finally {
    await processes.stop();
    await knex.destroy();
    await stores.stop();
  }
}

export async function p50(call: () => Promise<number>): Promise<number> {
  const milliseconds: number[] = [];
  for (let at = 0; at < WARM_UP + CALLS; at += 1) milliseconds.push(await call());
  return median(milliseconds.slice(WARM_UP));
}

export async function timed(call: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await call();
  return performance.now() - started;
}

/** Inserts candidates as a sync stores them: one to three past positions, the skills of these, a place in Ohio. */
export async function fillCandidates(knex: Knex, from: number, to: number): Promise<void> {
  const random = new Random(`candidates from ${from}`);
  const occupations = occupationRecords().filter(({ code }) =>
    /^(?:29|31|33|35|37|39|41|43|47|49|51|53)/.test(code),
  );
  const one = <T>(list: readonly T[]): T => list[Math.floor(random.next() * list.length)]!;
  for (let start = from; start < to; start += PAGE_SIZE) {
    const profiles = Array.from({ length: Math.min(PAGE_SIZE, to - start) }, () => {
      const past = Array.from({ length: 1 + Math.floor(random.next() * 3) }, () => one(occupations));
      return JSON.stringify(profileOf(past, one(CITIES), random));
    });
    await knex.raw(
      `INSERT INTO candidates (candidate_id, tenant_id, mode, source, profile, updated_at)
       SELECT gen_random_uuid(), t.tenant_id, 'test', 'native', p::json, now() - interval '1 hour'
       FROM unnest(?::text[]) AS p, (SELECT tenant_id FROM tenants WHERE name = 'Bench') AS t`,
      [profiles],
    );
  }
  await knex.raw('VACUUM ANALYZE candidates');
}

function profileOf(
  past: ReturnType<typeof occupationRecords>[number][],
  city: string,
  random: Random,
): object {
  const skills = past.flatMap(({ code }) => skillsOfOccupation(code).slice(0, 10));
  const { summary, education, certifications, languages, preferences, logistics, workAuthorization } =
    EMPTY_FIELDS;
  return {
    summary,
    skills: skills
      .filter(() => random.next() < 0.6)
      .map(({ skill, importance }) => ({
        name: skill,
        skillId: null,
        type: 'hard',
        provenance: random.next() < 0.4 ? 'stated' : 'curated_map',
        confidence: importance,
        monthsUsed: null,
      })),
    occupations: [],
    work: past.map(({ title, code }, at) => ({
      name: 'Harbor Supply Group',
      position: title,
      onetSocCode: code,
      onetTitle: title,
      occupationConfidence: 1,
      employmentType: null,
      location: null,
      url: null,
      startDate: `${2022 - 2 * at}-01`,
      endDate: `${2023 - 2 * at}-06`,
      isCurrent: false,
      months: 18,
      rawDates: null,
      summary: null,
      highlights: ['Kept the area clean, counted what came in and trained new colleagues.'],
      skills: [],
      confidence: 1,
    })),
    education,
    certifications,
    languages,
    highestEducationLevel: 'high_school',
    employmentStatus: null,
    preferences: { ...preferences, hourlyMinUsd: 15 + Math.floor(random.next() * 10) },
    logistics,
    workAuthorization,
    area: { city, state: 'OH', postalCode: null, countryCode: 'US' },
  };
}

/** Sends a request, and waits for its operation if it takes longer than a request may wait. */
export function sender(port: number, key: string): Send {
  const ended = async (operationId: string): Promise<Record<string, unknown>> => {
    for (;;) {
      await delay(100);
      const url = `http://127.0.0.1:${port}/api/v1/operations/${operationId}`;
      const answer = await fetch(url, { headers: { Authorization: `Bearer ${key}` } });
      const operation = (await answer.json()) as { status: string; result: Record<string, unknown> };
      if (operation.status === 'succeeded') return operation.result;
      if (operation.status === 'failed') throw new Error('the ranking failed');
    }
  };
  return async (route, body) => {
    // Opened here because the service closes connections that are idle for as long as the insert takes.
    const connection = await HttpConnection.open(port);
    const answer = await connection.send(postJson(route, { Authorization: `Bearer ${key}` }, body));
    connection.close();
    if (answer.status === 504) return ended((JSON.parse(answer.body) as { operationId: string }).operationId);
    if (answer.status !== 200)
      throw new Error(`${route} answered ${answer.status}: ${answer.body.slice(0, 300)}`);
    return JSON.parse(answer.body) as Record<string, unknown>;
  };
}

async function createOtherJobs(send: Send): Promise<unknown[]> {
  const others: unknown[] = [];
  for (const { title, code } of occupationRecords().filter((_, at) => at % 9 === 0)) {
    if (others.length === 2 * (WARM_UP + CALLS)) break;
    const requiredSkills = skillsOfOccupation(code)
      .slice(0, 6)
      .map(({ skill }) => skill);
    const place = { city: CITIES[others.length % CITIES.length], state: 'OH' };
    const parsed = { title, requiredSkills, minExperienceMonths: 12, hourlyMaxUsd: 21, ...place };
    others.push((await send('/api/v1/jobs/sync', { parsed })).jobId);
  }
  return others;
}

export async function countEqualToMatch(
  send: Send,
  jobId: unknown,
  ranked: readonly RankedPair[],
): Promise<number> {
  let equalToMatch = 0;
  for (const pair of ranked) {
    const match = await send('/api/v1/match', { candidateId: pair.candidateId, jobId });
    if (match.finalScore === pair.finalScore && match.confidence === pair.confidence) equalToMatch += 1;
  }
  return equalToMatch;
}
