import { Random } from '../synthetic/random';
import { Description } from './description';
import { reportUnprovokedErrors } from './documented-errors';
import { Findings } from './findings';
import { jsonBodyOf, HttpClient } from './http';
import { isObject } from './json';
import type { Keys } from './keys';
import type { RunOptions } from './options';
import { RandomRequests } from './generate/random-requests';
import { RuleRun, type Area, type Rule } from './rule';
import { AREAS } from './rules/all';
import { Schemas } from './generate/schemas';
import { ConformanceSession } from './session';
import { TestRecords } from './test-records';

export interface RunResult {
  findings: Findings;
  description: Description;
  url: string;
  keys: Keys;
  seed: string;
  seconds: number;
  requests: number;
}

export interface Target {
  url: string;
  keys: Keys;
  isLocal: boolean;
}

/** Checks one deployment and reports progress to `say`. */
export async function runConformance(
  { url, keys, isLocal }: Target,
  options: RunOptions,
  say: (line: string) => void,
): Promise<RunResult> {
  const startedAt = performance.now();
  const allowLive = options.allowLive || isLocal;
  const client = new HttpClient(url, options.concurrency + 4);
  const findings = new Findings(url);
  try {
    const description = await readDescription(client);
    const schemas = new Schemas(description);
    const liveKeys = await modesOf(client, keys, allowLive);
    let requests = 0;
    const session = new ConformanceSession(
      description,
      schemas,
      findings,
      keys,
      client,
      { description, schemas, liveKeys },
      (done) => (requests = done),
    );
    const records = new TestRecords(
      session,
      options.webhookUrl ?? (isLocal ? 'http://127.0.0.1:9/conformance' : 'https://example.com/conformance'),
    );
    const areas = AREAS.filter(({ name }) => options.only === null || name === options.only);
    if (areas.length === 0)
      throw new Error(`Unknown area. Available areas: ${AREAS.map(({ name }) => name).join(', ')}.`);
    session.webhookUrl = records.webhookUrl;
    say(`${description.operations.length} operations, version ${description.version}, seed ${options.seed}`);
    await records.make();
    const last = areas.filter(({ rules }) => rules.some(({ exhausts }) => exhausts));
    const runArea = (area: Area): Promise<void> =>
      inArea(area, { session, records, keys, allowLive, isLocal, options, say, count: () => requests });
    for (const area of areas.filter((each) => !last.includes(each))) await runArea(area);
    if (options.only === null && options.requests > 0) {
      const random = new RandomRequests(session, options.seed, options.concurrency);
      say(`${options.requests} random valid requests …`);
      await random.valid(options.requests);
      say(`${options.requests} random requests one change away from valid …`);
      await random.nearlyValid(options.requests);
    }
    for (const area of last) await runArea(area);
    if (options.only === null) reportUnprovokedErrors(description.operations, findings, keys, allowLive);
    if (!isLocal) await removeRecords(session, records, say);
    const seconds = (performance.now() - startedAt) / 1000;
    return { findings, description, url, keys, seed: options.seed, seconds, requests };
  } finally {
    client.close();
  }
}

interface AreaContext {
  session: ConformanceSession;
  records: TestRecords;
  keys: Keys;
  allowLive: boolean;
  isLocal: boolean;
  options: RunOptions;
  say: (line: string) => void;
  count: () => number;
}

async function inArea(area: Area, context: AreaContext): Promise<void> {
  const { session, records, options, say, count, isLocal } = context;
  const before = session.findings.differences.size;
  const startedAt = performance.now();
  const requestsBefore = count();
  for (const rule of area.rules) {
    const missing = whyNotChecked(rule, context);
    if (missing !== null) {
      session.findings.notChecked.set(rule.id, `${rule.says} (${missing})`);
      continue;
    }
    const random = new Random(`${options.seed} ${rule.id}`);
    const run = new RuleRun(rule.id, session, records, random, options.concurrency, isLocal);
    try {
      await rule.run(run);
    } catch (error) {
      session.findings.differ(
        rule.id,
        `the rule failed: ${error instanceof Error ? error.message : String(error)}`,
        null,
      );
    }
  }
  const differences = session.findings.differences.size - before;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  say(
    `${area.name}: ${count() - requestsBefore} requests in ${seconds} s, ${differences === 0 ? 'no difference' : `differences: ${differences}`}`,
  );
}

function whyNotChecked(rule: Rule, { keys, allowLive, isLocal }: AreaContext): string | null {
  const missing = (rule.needs ?? []).filter((name) => keys[name] === undefined);
  if (missing.length > 0) return `needs ${missing.map((name) => `--${name}`).join(' and ')}`;
  if (rule.exhausts === true && !allowLive) return 'needs --allow-live';
  return rule.id === 'webhooks.signature' && !isLocal ? 'needs a deployment on this machine' : null;
}

async function readDescription(client: HttpClient): Promise<Description> {
  const answer = await client.send({ method: 'GET', path: '/api/v1/openapi.json', headers: {} });
  if (answer.status !== 200 || !isObject(answer.json)) {
    throw new Error(
      `GET /api/v1/openapi.json responded with ${answer.status || answer.text}; is --url the root of the service?`,
    );
  }
  return new Description(answer.json);
}

/** Names of live keys. Throws if a live key is used as a test key without --allow-live. */
async function modesOf(client: HttpClient, keys: Keys, allowLive: boolean): Promise<Set<string>> {
  const live = new Set<string>();
  for (const [name, key] of Object.entries(keys)) {
    const answer = await client.send({
      method: 'GET',
      path: '/api/v1/me',
      headers: { Authorization: `Bearer ${key}` },
    });
    const { mode } = jsonBodyOf(answer);
    if (mode === 'live') live.add(name);
    if (name === 'key' && answer.status !== 200)
      throw new Error(`GET /api/v1/me responded with ${answer.status} to --key.`);
    if (mode === 'live' && name !== 'live-key' && !allowLive)
      throw new Error(`--${name} is a live key. Use a test key or --allow-live.`);
  }
  return live;
}

/** Removes the records of a run from a remote deployment. */
async function removeRecords(
  session: ConformanceSession,
  records: TestRecords,
  say: (line: string) => void,
): Promise<void> {
  say('Removing the records of the run …');
  for (const key of ['key', 'organization-key'] as const) {
    if (session.keys[key] === undefined) continue;
    for (const id of session.createdIds('candidateId', key))
      await session.op('DELETE /api/v1/candidates/{candidateId}', { key, params: [id] });
  }
  for (const id of session.createdIds('subscriptionId', 'key')) {
    await session.op('DELETE /api/v1/webhook-subscriptions/{subscriptionId}', { params: [id] });
  }
  for (const id of session.createdIds('jobId', 'key')) {
    await session.op('PATCH /api/v1/jobs/{jobId}', { params: [id], json: { status: 'archived' } });
  }
  await session.op('PATCH /api/v1/match/weights', { json: { componentWeights: null } });
  say(`Records of this run have external ids that begin with ${records.tag}.`);
}
