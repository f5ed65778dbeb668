import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startBaseline } from './baseline';
import { matchPairs } from './calls/match';
import { benchCandidates } from './calls/candidates';
import { benchInline } from './calls/inline';
import { benchJobs } from './calls/jobs';
import { benchBoards } from './boards/bench-boards';
import { benchBatch } from './batch/bench-batch';
import { benchDemands } from './demands/bench-demands';
import { benchDrain } from './demands/bench-drain';
import { benchDocumentStores } from './document-stores/bench-document-stores';
import { benchImports } from './imports/bench-imports';
import { benchKilledImport } from './imports/bench-killed-import';
import { benchLinear, describeLinear } from './linear/bench-linear';
import { retentionCall } from './calls/retention-call';
import { benchRank } from './calls/rank';
import { benchParseCpu } from './reading/parse-cpu';
import { benchParseTexts } from './reading/parse-texts';
import { skillsCall } from './calls/skills-call';
import { benchNeighbours } from './neighbours/bench-neighbours';
import { benchLists } from './lists/bench-lists';
import { benchPartitions } from './partitions/bench-partitions';
import { Processes } from './processes';
import { describe, reportOn, type Round } from './report';
import { playRound, warmUp } from './rounds';
import { benchRankProcesses } from './ranking/bench-rank-processes';
import { benchShards } from './ranking/bench-shards';
import { benchReadReplica } from './read-replica/bench-read-replica';
import { benchScoreLog } from './score-log/bench-score-log';
import { benchSearches } from './searches/bench-searches';
import { startService } from './service';
import { startBenchStores } from './stores';
import { benchWebhooks } from './webhooks/main';

const TEXT = 'Kim Example, line cook at Harbor Grill since 2021, kim@example.org, ServSafe certified';
/** Lines of a text slightly too long to be parsed inline. */
const QUEUED_LINES = '93';
/** Max ratio of the time of the service to that of the baseline. */
const TARGETS = { parse: 1.25, match: 1.3 } as const;

/** The same for both sides. */
const SHARED = { DATABASE_POOL_SIZE: '10', POOL_CONCURRENCY: '32' };

async function main(): Promise<void> {
  const values = readOptions();
  const say = (line: string): void => void (values.json || console.error(line));
  const logs = fs.mkdtempSync(path.join(os.tmpdir(), 'tenure-bench-logs-'));
  const profileFolder = values.profile ? path.resolve(values.profile) : null;
  if (await runPlanBench(values, say)) return;
  if (await runStoreBench(values, say)) return;
  if (await runOnceBench(values, say)) return;
  if (await runOtherBench(values, say, profileFolder)) return;
  say('Starting the stores, the baseline and the service …');
  const stores = await startBenchStores(say);
  const environment = { ...stores.environment, ...SHARED };
  const lines = Number(values.queued ? QUEUED_LINES : values.lines);
  const text = Array(lines).fill(TEXT).join('\n');
  const processes = new Processes(environment, profileFolder);
  try {
    const baseline = await startBaseline(
      processes,
      stores.environment.MIGRATION_DATABASE_URL ?? '',
      text,
      logs,
    );
    const name = values.match ? 'match' : 'parse';
    const started = await startService(processes, environment, text, logs, 'parse,jobs,candidates,match');
    const service = values.match ? await matchPairs(started) : started;
    for (const target of [baseline, service]) await warmUp(target);
    const rounds: Round[] = [];
    for (let number = 1; number <= Number(values.rounds); number += 1) {
      rounds.push(await playRound(baseline, service, Number(values.seconds), number % 2 === 0));
      say(`round ${number} of ${values.rounds} done`);
    }
    const report = reportOn(rounds, TARGETS[name]);
    for (const line of values.json ? [JSON.stringify(report)] : describe(report, name)) console.log(line);
    fs.rmSync(logs, { recursive: true, force: true });
  } catch (error) {
    console.error(`The logs of the processes are in ${logs}`);
    throw error;
  } finally {
    await processes.stop();
    await stores.stop();
  }
}

function readOptions() {
  return parseArgs({
    options: {
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '3' },
      profile: { type: 'string' },
      json: { type: 'boolean', default: false },
      jobs: { type: 'boolean', default: false },
      candidates: { type: 'boolean', default: false },
      skills: { type: 'boolean', default: false },
      rank: { type: 'boolean', default: false },
      match: { type: 'boolean', default: false },
      queued: { type: 'boolean', default: false },
      lines: { type: 'string', default: '1' },
      webhooks: { type: 'boolean', default: false },
      count: { type: 'string', default: '6000' },
      retention: { type: 'boolean', default: false },
      parse: { type: 'boolean', default: false },
      'parse-texts': { type: 'boolean', default: false },
      bytes: { type: 'string', default: '6000' },
      linear: { type: 'boolean', default: false },
      'rank-processes': { type: 'boolean', default: false },
      shards: { type: 'boolean', default: false },
      imports: { type: 'boolean', default: false },
      batch: { type: 'boolean', default: false },
      kills: { type: 'boolean', default: false },
      rows: { type: 'string' },
      'document-store': { type: 'boolean', default: false },
      neighbours: { type: 'boolean', default: false },
      lists: { type: 'boolean', default: false },
      searches: { type: 'boolean', default: false },
      boards: { type: 'boolean', default: false },
      partitions: { type: 'boolean', default: false },
      'read-replica': { type: 'boolean', default: false },
      demands: { type: 'boolean', default: false },
      drain: { type: 'boolean', default: false },
      'score-log': { type: 'boolean', default: false },
      entries: { type: 'string', default: '1000000' },
      scans: { type: 'string', default: '60' },
      texts: { type: 'string', default: '1500' },
      calls: { type: 'string', default: '100' },
      seed: { type: 'string', default: '7' },
      mixtures: { type: 'string', default: '300' },
      every: { type: 'string', default: '1' },
      documents: { type: 'string' },
    },
  }).values;
}

type Options = ReturnType<typeof readOptions>;

/** Runs a bench for `npm run plan`; false without such an option. */
async function runPlanBench(values: Options, say: (line: string) => void): Promise<boolean> {
  if (values.demands) {
    console.log(JSON.stringify(await benchDemands(say), null, values.json ? 0 : 2));
    return true;
  }
  if (values.drain) {
    const size = { tasks: Number(values.texts), rounds: Number(values.rounds) };
    console.log(JSON.stringify({ drain: await benchDrain(size, say) }, null, values.json ? 0 : 2));
    return true;
  }
  return false;
}

/** Runs a bench of the stores; false without such an option. */
async function runStoreBench(values: Options, say: (line: string) => void): Promise<boolean> {
  if (values.partitions) {
    const partitions = await benchPartitions(rowsOf(values, 100_000), say);
    console.log(JSON.stringify({ partitions }, null, values.json ? 0 : 2));
    return true;
  }
  if (values.lists) {
    const lists = await benchLists(rowsOf(values, 100_000), say);
    console.log(JSON.stringify({ lists }, null, values.json ? 0 : 2));
    return true;
  }
  if (values['document-store']) {
    const size = { rounds: Number(values.rounds), calls: Number(values.calls) };
    console.log(JSON.stringify({ documentStores: await benchDocumentStores(size, say) }, null, 2));
    return true;
  }
  if (values['read-replica']) {
    const size = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
    console.log(JSON.stringify({ readReplica: await benchReadReplica(size, say) }, null, 2));
    return true;
  }
  return false;
}

function rowsOf({ rows }: Options, byDefault: number): number {
  return rows === undefined ? byDefault : Number(rows);
}

/** Runs a bench that counts what was done more or less than once; false without such an option. */
async function runOnceBench(values: Options, say: (line: string) => void): Promise<boolean> {
  if (values.batch) return runBatch(values, say);
  const size = { rows: rowsOf(values, 10_000), kills: values.kills };
  if (values.searches) {
    const searches = await benchSearches(size, say);
    console.log(JSON.stringify({ searches }, null, values.json ? 0 : 2));
    if (searches.wrong.length > 0) process.exitCode = 1;
    return true;
  }
  if (values.boards) {
    const boards = await benchBoards(size.rows, say);
    console.log(JSON.stringify({ boards }, null, values.json ? 0 : 2));
    if (boards.wrong.length > 0) process.exitCode = 1;
    return true;
  }
  return false;
}

/** Runs the bench that an option names instead of the comparison with the baseline; false without such an option. */
async function runOtherBench(
  values: Options,
  say: (line: string) => void,
  profileFolder: string | null,
): Promise<boolean> {
  if (values.jobs) {
    printTable({ jobs: await benchJobs(say) }, values);
    return true;
  }
  if (values.candidates) {
    printTable({ candidates: await benchCandidates(say) }, values);
    return true;
  }
  if (values.rank) {
    const rank = await benchRank(say);
    console.log(JSON.stringify({ rank }, null, values.json ? 0 : 2));
    return true;
  }
  if (values['rank-processes']) {
    const rankProcesses = await benchRankProcesses(rowsOf(values, 100_000), say);
    console.log(JSON.stringify({ rankProcesses }, null, values.json ? 0 : 2));
    return true;
  }
  if (values.shards) {
    const shards = await benchShards(rowsOf(values, 100_000), say);
    console.log(JSON.stringify({ shards }, null, values.json ? 0 : 2));
    return true;
  }
  if (values.imports && values.kills) {
    const killedImport = await benchKilledImport(rowsOf(values, 100_000), say);
    console.log(JSON.stringify({ killedImport }, null, values.json ? 0 : 2));
    return true;
  }
  if (values.imports) {
    const imports = await benchImports(rowsOf(values, 100_000), say, profileFolder);
    console.log(JSON.stringify({ imports }, null, values.json ? 0 : 2));
    return true;
  }
  if (values.neighbours) {
    const size = { scans: Number(values.scans), texts: Number(values.texts), calls: Number(values.calls) };
    const neighbours = await benchNeighbours(size, say);
    console.log(JSON.stringify({ neighbours }, null, values.json ? 0 : 2));
    return true;
  }
  if (values['score-log']) {
    const { rounds, seconds, entries } = values;
    const size = { rounds: Number(rounds), seconds: Number(seconds), entries: Number(entries) };
    const scoreLog = await benchScoreLog(size, say);
    console.log(JSON.stringify({ scoreLog }, null, values.json ? 0 : 2));
    return true;
  }
  if (values.skills) {
    const skills = await benchInline(skillsCall, Number(values.rounds), say, profileFolder);
    console.log(JSON.stringify({ skills }, null, values.json ? 0 : 2));
    return true;
  }
  if (values.webhooks) {
    const { rounds, seconds, count } = values;
    const webhooks = await benchWebhooks(
      { rounds: Number(rounds), seconds: Number(seconds), count: Number(count), profileFolder },
      say,
    );
    console.log(JSON.stringify({ webhooks }, null, values.json ? 0 : 2));
    return true;
  }
  if (values.retention) {
    const retention = await benchInline(retentionCall, Number(values.rounds), say, profileFolder);
    console.log(JSON.stringify({ retention }, null, values.json ? 0 : 2));
    return true;
  }
  return runReadingBench(values, say);
}

/** Runs the benches of reading documents; false without an option of one. */
async function runReadingBench(values: Options, say: (line: string) => void): Promise<boolean> {
  if (values.linear) {
    const { seed, mixtures, every } = values;
    const linear = await benchLinear({ seed, mixtures: Number(mixtures), every: Number(every) }, say);
    for (const line of values.json ? [JSON.stringify({ linear })] : describeLinear(linear)) console.log(line);
    if (linear.overLimit.length > 0) process.exitCode = 1;
    return true;
  }
  if (values['parse-texts']) {
    const texts = await benchParseTexts(Number(values.bytes), Number(values.rounds), say);
    console.log(JSON.stringify({ texts }, null, values.json ? 0 : 2));
    return true;
  }
  if (values.parse) {
    if (values.documents === undefined) throw new Error('Specify the PDFs to parse: --documents <folder>.');
    const parse = await benchParseCpu(values.documents, Number(values.rounds), say);
    console.log(JSON.stringify({ parse }, null, values.json ? 0 : 2));
    return true;
  }
  return false;
}

/** Fails if an entry of the batch has no result, several, or another than expected. */
async function runBatch(values: Options, say: (line: string) => void): Promise<true> {
  const size = { documents: Number(values.documents ?? 10_000), kills: values.kills };
  const batch = await benchBatch(size, say);
  console.log(JSON.stringify({ batch }, null, values.json ? 0 : 2));
  if (batch.wrong.length > 0 || batch.wrongEvents > 0) process.exitCode = 1;
  return true;
}

/** Prints a report as a table or, with `--json`, as one line under its name. */
function printTable(report: Record<string, object>, { json }: Options): void {
  if (json) console.log(JSON.stringify(report));
  else for (const figures of Object.values(report)) console.table(figures);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
