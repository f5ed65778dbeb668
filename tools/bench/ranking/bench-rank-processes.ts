import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import knexFactory from 'knex';
import { countEqualToMatch, fillCandidates, p50, sender, timed, type RankedPair } from '../calls/rank';
import { processorTimeMs } from '../processor-time';
import { Processes, residentMb, waitUntilReady } from '../processes';
import { startService } from '../service';
import { startBenchStores } from '../stores';

const RANK_LIMIT = 100;

/** Milliseconds of a request that waits for the result. */
export interface RankProcessesReport {
  candidates: number;
  /** The first request of a process reads the shards. */
  firstCallMs: number;
  oneProcessP50Ms: number;
  twoProcessesP50Ms: number;
  /** Processor time of all worker processes per request; null if the system does not report it. */
  cpuMs: { oneProcess: number | null; twoProcesses: number | null };
  /** Share of the second process in the processor time of both. */
  shareOfSecond: number | null;
  ratio: number;
  /** Resident memory of each worker process in megabytes. */
  workerMb: (number | null)[];
  /** True if both rank the same pairs with the same scores. */
  isEqual: boolean;
  /** Number of the top hundred pairs whose scores equal those of `POST /match`. */
  equalToMatch: number;
}

/** Ranks one job against many candidates with one worker process and with two. */
export async function benchRankProcesses(
  candidates: number,
  say: (line: string) => void,
): Promise<RankProcessesReport> {
  const logs = fs.mkdtempSync(path.join(os.tmpdir(), 'tenure-bench-logs-'));
  const stores = await startBenchStores(say);
  const processes = new Processes({ ...stores.environment, DATABASE_POOL_SIZE: '10' }, null);
  const knex = knexFactory({ client: 'pg', connection: stores.environment.MIGRATION_DATABASE_URL ?? '' });
  const startWorker = async () => {
    const worker = processes.start('workers/main.js', [], {}, path.join(logs, 'service.log'));
    await waitUntilReady(worker);
    return worker;
  };
  try {
    const service = await startService(processes, stores.environment, '', logs, 'parse,jobs,match');
    const send = sender(service.port, service.key);
    const requiredSkills = ['Forklift operation', 'Inventory control', 'Shipping and receiving'];
    const place = { city: 'Dayton', state: 'OH', hourlyMaxUsd: 21 };
    const parsed = { title: 'Forklift Operator', requiredSkills, minExperienceMonths: 12, ...place };
    const { jobId } = await send('/api/v1/jobs/sync', { parsed });
    const ask = () => send('/api/v1/matches/rank', { jobId, limit: RANK_LIMIT });
    const call = () => timed(ask);
    const ranked = async () => ((await ask()) as { ranked: RankedPair[] }).ranked;
    await fillCandidates(knex, 0, candidates);
    say(`${candidates} candidates are in; the first call packs them …`);
    await call();
    process.kill(service.workerPid, 'SIGTERM');
    const first = await startWorker();
    const firstCallMs = await call();
    say(`the first call of a new process took ${Math.round(firstCallMs)} ms …`);
    const one = await measure([first.pid!], call);
    const rankedByOne = await ranked();
    const second = await startWorker();
    const pids = [first.pid!, second.pid!];
    await call();
    const before = pids.map((pid) => processorTimeMs([pid]));
    const two = await measure(pids, call);
    const used = pids.map((pid, at) => (processorTimeMs([pid]) ?? 0) - (before[at] ?? 0));
    const total = used.reduce((sum, ms) => sum + ms, 0);
    const rankedByTwo = await ranked();
    const equalToMatch = await countEqualToMatch(send, jobId, rankedByTwo);
    fs.rmSync(logs, { recursive: true, force: true });
    return {
      candidates,
      firstCallMs,
      oneProcessP50Ms: one.p50Ms,
      twoProcessesP50Ms: two.p50Ms,
      cpuMs: { oneProcess: one.cpuMs, twoProcesses: two.cpuMs },
      shareOfSecond: total === 0 ? null : Number(((used[1] ?? 0) / total).toFixed(2)),
      ratio: two.p50Ms / one.p50Ms,
      workerMb: pids.map((pid) => residentMb(pid)),
      isEqual: JSON.stringify(rankedByOne) === JSON.stringify(rankedByTwo),
      equalToMatch,
    };
  } finally {
    await processes.stop();
    await knex.destroy();
    await stores.stop();
  }
}

async function measure(
  pids: readonly number[],
  call: () => Promise<number>,
): Promise<{ p50Ms: number; cpuMs: number | null }> {
  let calls = 0;
  const counted = () => {
    calls += 1;
    return call();
  };
  const before = processorTimeMs(pids);
  const p50Ms = await p50(counted);
  const after = processorTimeMs(pids);
  return { p50Ms, cpuMs: before === null || after === null ? null : Math.round((after - before) / calls) };
}
