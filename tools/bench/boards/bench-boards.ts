import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import knexFactory, { type Knex } from 'knex';
import {
  ProcessKiller,
  startKillable,
  untilSucceeded,
  type Client,
  type Role,
} from '../kills/killed-processes';
import { Processes } from '../processes';
import { startBenchStores } from '../stores';
import { FaultyBoard, type BoardRequests } from './faulty-board';

const BOARD = 'acme';
/** Postings that are read between two kills at least. */
const MIN_READ = 500;
const SETTINGS = { DATABASE_POOL_SIZE: '10', LOG_LEVEL: 'warn', WEBHOOK_ALLOW_LOOPBACK: 'true' };
/** Shares of the board in the second run: postings that vanished, and others with a new title. */
const VANISHED_EVERY = 20;
const CHANGED_EVERY = 10;

type Counts = Record<'created' | 'updated' | 'reopened' | 'unchanged' | 'closed' | 'failed', number>;

export interface BoardsReport {
  rows: number;
  kills: { api: number; worker: number };
  requests: BoardRequests;
  runs: { name: string; seconds: number; counts: Counts }[];
  /** What is stored or announced otherwise than the board and the counts say. Must be empty. */
  wrong: string[];
}

interface Stored {
  externalId: string;
  status: string;
  title: string;
}

/**
 * Pulls a board three times, while it fails at times and the worker and the API are killed: all postings, then with some
 * vanished and some changed, then as at first. A job of another source must stay as it is.
 */
export async function benchBoards(rows: number, say: (line: string) => void): Promise<BoardsReport> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tenure-bench-boards-'));
  const stores = await startBenchStores(say);
  const board = new FaultyBoard(BOARD);
  const environment = {
    ...stores.environment,
    ...SETTINGS,
    CONNECTOR_TEST_ORIGIN: await board.start(),
  };
  const processes = new Processes(environment, null);
  const connection = stores.environment.MIGRATION_DATABASE_URL ?? '';
  const knex = knexFactory({ client: 'pg', connection, pool: { min: 0, max: 2 } });
  try {
    const log = path.join(folder, 'service.log');
    const started = await startKillable(processes, environment, { log, scopes: 'jobs', tenant: 'employer' });
    const puller = new Puller(started.client, started.roles, say);
    const connectorId = await puller.connect();
    const all = Array.from({ length: rows }, (_, number) => number + 1);
    const isVanished = (number: number) => number % VANISHED_EVERY === 0;
    const isChanged = (number: number) => !isVanished(number) && number % CHANGED_EVERY === 1;
    const first = board.titleOf;
    const wrong: string[] = [];
    const play = async (name: string, expected: Partial<Counts>): Promise<void> => {
      wrong.push(...(await puller.run(connectorId, name, expected)));
      const open = new Set(board.postings.map((number) => `lever:${BOARD}:p${number}`));
      const titles = new Map(all.map((number) => [`lever:${BOARD}:p${number}`, board.titleOf(number)]));
      wrong.push(...wrongJobs(await storedJobs(knex), open, titles, rows).map((line) => `${name}: ${line}`));
    };
    board.postings = all;
    await play('all', { created: rows });
    board.postings = all.filter((number) => !isVanished(number));
    board.titleOf = (number) => (isChanged(number) ? `Head cook ${number}` : first(number));
    const [vanished, changed] = [all.filter(isVanished).length, all.filter(isChanged).length];
    await play('some vanished', { closed: vanished, updated: changed });
    board.postings = all;
    board.titleOf = first;
    await play('as at first', { reopened: vanished, updated: changed });
    wrong.push(...(await wrongEvents(knex, puller.runs.length)));
    fs.rmSync(folder, { recursive: true, force: true });
    const { kills, runs } = puller;
    return { rows, kills, requests: board.requests, runs, wrong: wrong.slice(0, 20) };
  } finally {
    await knex.destroy();
    await processes.stop();
    await board.stop();
    await stores.stop();
  }
}

/** Runs a connector while processes are killed. */
class Puller {
  readonly kills = { api: 0, worker: 0 };
  readonly runs: BoardsReport['runs'] = [];

  constructor(
    private readonly client: Client,
    private readonly roles: readonly Role[],
    private readonly say: (line: string) => void,
  ) {}

  /** Connects the board, beside a job that was pushed. */
  async connect(): Promise<string> {
    await this.send('/jobs/sync', { externalId: 'ours-1', parsed: { title: 'Baker' } });
    const body = { kind: 'lever', board: BOARD, mapping: { employerName: 'Acme Foods' } };
    return (await this.send<{ connectorId: string }>('/connectors', body)).connectorId;
  }

  /** Returns the counts that differ from the expected ones. */
  async run(connectorId: string, name: string, expected: Partial<Counts>): Promise<string[]> {
    const startedAt = performance.now();
    const { runId } = await this.send<{ runId: string }>(`/connectors/${connectorId}/runs`, {});
    let ended = 0;
    const work = { roles: this.roles, client: this.client, ended: () => ended, minEnded: MIN_READ };
    const killer = new ProcessKiller(work, this.say);
    const address = `/api/v1/connectors/${connectorId}/runs/${runId}`;
    const note = ({ counts }: { counts: Counts }) => {
      ended = Object.values(counts).reduce((sum, count) => sum + count, 0);
      return JSON.stringify(counts);
    };
    type State = { status: string; counts: Counts };
    const { counts } = await untilSucceeded<State>(this.client, address, note, this.say);
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    await killer.stop();
    this.kills.api += killer.counts.api;
    this.kills.worker += killer.counts.worker;
    this.runs.push({ name, seconds, counts });
    const all = { created: 0, updated: 0, reopened: 0, closed: 0, failed: 0, ...expected };
    return Object.entries(all)
      .filter(([member, count]) => counts[member as keyof Counts] !== count)
      .map(([member, count]) => `${name}: ${counts[member as keyof Counts]} ${member}, ${count} expected`);
  }

  private async send<Body>(address: string, json: object): Promise<Body> {
    const response = await fetch(`${this.client.base}/api/v1${address}`, {
      method: 'POST',
      headers: { ...this.client.headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(json),
    });
    const text = await response.text();
    if (response.status >= 300) throw new Error(`${address}: ${response.status} ${text.slice(0, 300)}`);
    return JSON.parse(text) as Body;
  }
}

async function storedJobs(knex: Knex): Promise<Stored[]> {
  return knex('jobs')
    .where('tenant_id', knex('tenants').select('tenant_id').where('name', 'Bench'))
    .select({ externalId: 'external_id', status: 'status', title: 'title' });
}

function wrongJobs(
  stored: readonly Stored[],
  open: ReadonlySet<string>,
  titles: ReadonlyMap<string, string>,
  rows: number,
): string[] {
  const ours = stored.find(({ externalId }) => externalId === 'ours-1');
  const wrong =
    ours?.status === 'open' && ours.title === 'Baker' ? [] : ['the job of another source changed'];
  const pulled = stored.filter(({ externalId }) => externalId !== 'ours-1');
  const different = new Set(pulled.map(({ externalId }) => externalId)).size;
  if (pulled.length !== rows || different !== rows)
    wrong.push(`${pulled.length} jobs with ${different} external ids of ${rows} postings`);
  for (const { externalId, status, title } of pulled) {
    const expected = open.has(externalId) ? 'open' : 'closed';
    if (status !== expected) wrong.push(`${externalId} is ${status}, not ${expected}`);
    else if (open.has(externalId) && title !== titles.get(externalId))
      wrong.push(`${externalId} is "${title}"`);
  }
  return wrong;
}

/** One event for the end of each run, and one for each job that came or went in it. */
async function wrongEvents(knex: Knex, runs: number): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { count: number; different: number }[] }>(
    `SELECT count(*)::integer AS count, count(DISTINCT data->>'runId')::integer AS different
     FROM events WHERE type = 'connector.run.completed'`,
  );
  const { count, different } = rows[0]!;
  return count === runs && different === runs ? [] : [`${count} events for the end of ${runs} runs`];
}
