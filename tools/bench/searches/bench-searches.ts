import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import knexFactory, { type Knex } from 'knex';
import {
  ProcessKiller,
  startKillable,
  startWorkerRole,
  type Client,
  type Role,
} from '../kills/killed-processes';
import { Processes } from '../processes';
import { startBenchStores } from '../stores';
import {
  candidateItem,
  FILTER_SEARCHES,
  JOBS,
  MIN_SCORE,
  SCORED_SEARCHES,
  type SearchCase,
} from './search-cases';

const PUSH_SIZE = 100;
const POLL_MS = 250;
/** Records that are evaluated between two kills at least. */
const MIN_EVALUATED = 1_000;
const SETTINGS = { DATABASE_POOL_SIZE: '10', LOG_LEVEL: 'warn' };

export interface SearchesReport {
  rows: number;
  searches: { filters: number; scored: number };
  kills: { api: number; worker: number };
  /** New records, the same with changes that leave the filters alone, and half of them with skills that none looks for. */
  rounds: RoundReport[];
  /** Searches whose events differ from the records that pass. Must be empty. */
  wrong: string[];
}

interface RoundReport {
  name: string;
  changed: number;
  /** From the start of the worker that evaluates until no change waits. */
  seconds: number;
  events: number;
}

interface Run {
  client: Client;
  knex: Knex;
  /** The API, which a kill may end as well. */
  api: Role;
  startEvaluator: () => Role;
  kills: boolean;
  killed: { api: number; worker: number };
  say: (line: string) => void;
}

/**
 * Pushes candidates while no process evaluates searches, then starts one and waits until all changes are evaluated. The
 * expected events are known from the pushed values for searches with filters, and from `POST /match` for those with scores.
 */
export async function benchSearches(
  { rows, kills }: { rows: number; kills: boolean },
  say: (line: string) => void,
): Promise<SearchesReport> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tenure-bench-searches-'));
  const stores = await startBenchStores(say);
  const processes = new Processes({ ...stores.environment, ...SETTINGS }, null);
  const connection = stores.environment.MIGRATION_DATABASE_URL ?? '';
  const knex = knexFactory({ client: 'pg', connection, pool: { min: 0, max: 2 } });
  try {
    const log = path.join(folder, 'service.log');
    const { client, roles } = await startKillable(
      processes,
      { ...stores.environment, ...SETTINGS },
      { log, scopes: 'candidates,jobs,match', tenant: 'employer', pools: 'sync' },
    );
    const killed = { api: 0, worker: 0 };
    const startEvaluator = () => startWorkerRole(processes, log, 'match,upkeep');
    const run: Run = { client, knex, api: roles[1]!, startEvaluator, kills, killed, say };
    const searchIds = await saveSearches(client);
    const rounds: RoundReport[] = [];
    const wrong: string[] = [];
    for (const [round, name] of ['new', 'other members changed', 'half without the skills'].entries()) {
      rounds.push(await playRound(run, { rows, round, name }));
      wrong.push(...(await wrongEvents(run, { rows, round, searchIds })));
      say(JSON.stringify(rounds.at(-1)));
    }
    fs.rmSync(folder, { recursive: true, force: true });
    const searches = { filters: FILTER_SEARCHES.length, scored: SCORED_SEARCHES.length };
    return { rows, searches, kills: killed, rounds, wrong: wrong.slice(0, 20) };
  } finally {
    await knex.destroy();
    await processes.stop();
    await stores.stop();
  }
}

async function saveSearches(client: Client): Promise<string[]> {
  const jobIds: string[] = [];
  for (const job of JOBS) jobIds.push((await send<{ jobId: string }>(client, '/jobs/sync', job)).jobId);
  const requests = [
    ...FILTER_SEARCHES.map(({ filters }) => ({ filters, notify: true })),
    ...SCORED_SEARCHES.map(({ filters }, at) => ({ filters, jobId: jobIds[at], notifyAbove: MIN_SCORE })),
  ];
  const searchIds: string[] = [];
  for (const [at, request] of requests.entries()) {
    const body = { name: `Search ${at}`, of: 'candidates', ...request };
    searchIds.push((await send<{ searchId: string }>(client, '/saved-searches', body)).searchId);
  }
  return searchIds;
}

async function playRound(
  run: Run,
  { rows, round, name }: { rows: number; round: number; name: string },
): Promise<RoundReport> {
  const { client, knex, killed, say } = run;
  for (let from = 0; from < rows; from += PUSH_SIZE) {
    const numbers = Array.from({ length: Math.min(PUSH_SIZE, rows - from) }, (_, at) => from + at);
    await send(client, '/candidates/sync', {
      candidates: numbers.map((number) => candidateItem(number, round)),
    });
  }
  const changed = await countOf(knex, 'saved_search_changes');
  const before = await countOf(knex, 'events');
  say(`${name}: ${changed} changes wait`);
  const startedAt = performance.now();
  const evaluator = run.startEvaluator();
  let left = changed;
  const work = { roles: [evaluator, run.api], client, ended: () => changed - left, minEnded: MIN_EVALUATED };
  const killer = run.kills ? new ProcessKiller(work, say) : null;
  while (left > 0) {
    await delay(POLL_MS);
    left = await countOf(knex, 'saved_search_changes');
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  await killer?.stop();
  killed.api += killer?.counts.api ?? 0;
  killed.worker += killer?.counts.worker ?? 0;
  const isEnded = new Promise((resolve) => evaluator.child.once('exit', resolve));
  evaluator.child.kill('SIGTERM');
  await isEnded;
  const events = (await countOf(knex, 'events')) - before;
  return { name, changed, seconds: Math.round(seconds * 10) / 10, events };
}

/** Compares the events of each search so far with the records that passed in any round up to this one. */
async function wrongEvents(
  { client, knex }: Run,
  { rows, round, searchIds }: { rows: number; round: number; searchIds: string[] },
): Promise<string[]> {
  const { rows: events } = await knex.raw<{ rows: FoundEvent[] }>(
    `SELECT data->>'searchId' AS search, data->>'candidateExternalId' AS "externalId",
       data->>'candidateId' AS "candidateId", data->>'jobId' AS "jobId", (data->>'score')::float8 AS score
     FROM events WHERE type = 'match.found'`,
  );
  const ofSearch = (at: number) => events.filter(({ search }) => search === searchIds[at]);
  const passing = ({ passes }: SearchCase) =>
    Array.from({ length: rows }, (_, number) => number)
      .filter((number) =>
        Array.from({ length: round + 1 }, (_, each) => each).some((each) => passes(number, each)),
      )
      .map((number) => candidateItem(number, round).externalId);
  const wrong: string[] = [];
  for (const [at, search] of FILTER_SEARCHES.entries()) {
    const found = ofSearch(at).map(({ externalId }) => externalId);
    if (!isSame(found, passing(search)))
      wrong.push(
        `${JSON.stringify(search.filters)}: ${found.length} events, ${passing(search).length} expected`,
      );
  }
  for (const [at, search] of SCORED_SEARCHES.entries()) {
    const found = ofSearch(FILTER_SEARCHES.length + at);
    const unexpected = new Set(passing(search));
    if (new Set(found.map(({ candidateId }) => candidateId)).size !== found.length)
      wrong.push(`${JSON.stringify(search.filters)}: a candidate has several events`);
    if (found.length === 0 || found.some(({ externalId }) => !unexpected.has(externalId)))
      wrong.push(`${JSON.stringify(search.filters)}: ${found.length} events, not all pass the filters`);
    if (round === 0) wrong.push(...(await wrongScores(client, knex, found, passing(search))));
  }
  return wrong;
}

interface FoundEvent {
  search: string;
  externalId: string;
  candidateId: string;
  jobId: string;
  score: number | null;
}

/** Scores a sample of the candidates that pass the filters: those with an event reach the score, the others do not. */
async function wrongScores(
  client: Client,
  knex: Knex,
  found: readonly FoundEvent[],
  passing: readonly string[],
): Promise<string[]> {
  const jobId = found[0]?.jobId;
  const scores = new Map(found.map((event) => [event.candidateId, event.score]));
  const sample = passing.filter((_, at) => at % Math.ceil(passing.length / 40) === 0);
  const { rows: ids } = await knex.raw<{ rows: { id: string }[] }>(
    'SELECT candidate_id AS id FROM candidates WHERE external_id = ANY (?::text[])',
    [sample],
  );
  const wrong: string[] = [];
  for (const { id: candidateId } of jobId === undefined ? [] : ids) {
    const { finalScore } = await send<{ finalScore: number }>(client, '/match', { candidateId, jobId });
    const isRight =
      finalScore >= MIN_SCORE ? scores.get(candidateId) === finalScore : !scores.has(candidateId);
    if (!isRight) wrong.push(`${candidateId} has ${finalScore}, its event ${scores.get(candidateId)}`);
  }
  return wrong;
}

function isSame(found: readonly string[], expected: readonly string[]): boolean {
  return found.length === expected.length && [...found].sort().join() === [...expected].sort().join();
}

async function countOf(knex: Knex, table: string): Promise<number> {
  const [row] = await knex(table).count<{ count: string }[]>({ count: '*' });
  return Number(row?.count);
}

/** Sends a request, which must succeed. Nothing is killed meanwhile. */
async function send<Body>({ base, headers }: Client, address: string, json: object): Promise<Body> {
  const init = {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(json),
  };
  const response = await fetch(`${base}/api/v1${address}`, init);
  const text = await response.text();
  if (response.status >= 300) throw new Error(`${address}: ${response.status} ${text.slice(0, 300)}`);
  return JSON.parse(text) as Body;
}
