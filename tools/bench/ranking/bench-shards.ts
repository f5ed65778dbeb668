import knexFactory from 'knex';
import { Database } from '../../../src/db/kernel/database';
import { migrate } from '../../../src/db/migrate';
import { TenantsRepository } from '../../../src/db/tenancy/tenants.repository';
import { completeJob } from '../../../src/domain/jobs/complete-job';
import { buildJobProfile } from '../../../src/domain/matching';
import type { TopKQuery } from '../../../src/domain/matching/ranking/search/top-k-query';
import { RetentionEstimator } from '../../../src/domain/retention';
import { newId } from '../../../src/platform/ids';
import { CandidateIndex } from '../../../src/services/matching/ranking/candidate-index';
import { RowCache } from '../../../src/services/matching/ranking/row-cache';
import { tenantData } from '../../../src/services/tenant-data';
import { fillCandidates } from '../calls/rank';
import { median } from '../statistics';
import { startBenchStores } from '../stores';

const MONTH = '2026-06';
const CALLS = 15;
const MB = 2 ** 20;

/** Time of the clock and processor time of this process, in milliseconds. */
interface Times {
  clockMs: number;
  processorMs: number;
}

/** Searches for the best hundred candidates of one job, without their exact scores. */
export interface ShardsReport {
  candidates: number;
  /** The first search computes the features of all candidates and packs them. */
  packing: Times;
  /** The first search of a new index reads the shards. */
  first: Times;
  /** Medians of searches of an index that has kept the shards. */
  later: Times;
  /** Columns and dictionaries of the index. */
  indexMb: number;
  /** Columns in Postgres. */
  packedMb: number;
  /** True if each search returned the same candidates and estimates. */
  equal: boolean;
}

const QUERY: TopKQuery = {
  ...jobOf({
    title: 'Forklift Operator',
    requiredSkills: ['Forklift operation', 'Inventory control', 'Shipping and receiving', 'Workplace safety'],
    preferredSkills: ['Microsoft Excel'],
    minExperienceMonths: 12,
    city: 'Dayton',
    state: 'OH',
    hourlyMaxUsd: 21,
  }),
  weights: [],
  distance: 'score',
  filter: { maxMiles: null, recommendations: null, payFits: false, scheduleFits: false, certification: null },
  limit: 100,
  maxCount: 10_000,
};

export async function benchShards(candidates: number, say: (line: string) => void): Promise<ShardsReport> {
  const stores = await startBenchStores(say);
  const adminUrl = stores.environment.MIGRATION_DATABASE_URL ?? '';
  await migrate(adminUrl);
  const knex = knexFactory({ client: 'pg', connection: adminUrl });
  const admin = new Database({ url: adminUrl, poolSize: 1, role: 'tenure_upkeep' });
  const database = new Database({
    url: stores.environment.DATABASE_URL ?? '',
    poolSize: 4,
    role: 'tenure_app',
  });
  try {
    const { tenant_id: owner } = await new TenantsRepository(admin).insert({
      tenant_id: newId(),
      type: 'employer',
      name: 'Bench',
    });
    const records = tenantData(database).of({ tenantId: owner, mode: 'test' });
    const newIndex = () =>
      new CandidateIndex({ owner, key: owner, rows: new RowCache(5_000), hasRoom: () => true });
    const search = (index: CandidateIndex) =>
      timed(() => index.search(records, MONTH, () => Promise.resolve(QUERY)));
    await fillCandidates(knex, 0, candidates);
    say(`${candidates} candidates are in …`);
    const packing = await search(newIndex());
    say(`packed in ${Math.round(packing.times.clockMs)} ms …`);
    const index = newIndex();
    const first = await search(index);
    const later = [];
    for (let call = 0; call < CALLS; call += 1) later.push(await search(index));
    const { rows } = await knex.raw<{ rows: { bytes: string }[] }>(
      'SELECT sum(length(packed)) AS bytes FROM ranking_shards',
    );
    const results = [packing, first, ...later].map(({ result }) => JSON.stringify(result));
    return {
      candidates,
      packing: packing.times,
      first: first.times,
      later: {
        clockMs: median(later.map(({ times }) => times.clockMs)),
        processorMs: median(later.map(({ times }) => times.processorMs)),
      },
      indexMb: index.bytes / MB,
      packedMb: Number(rows[0]?.bytes) / MB,
      equal: results.every((result) => result === results[0]),
    };
  } finally {
    await database.close();
    await admin.close();
    await knex.destroy();
    await stores.stop();
  }
}

function jobOf(given: Parameters<typeof completeJob>[0]): Pick<TopKQuery, 'job' | 'retention'> {
  const completed = completeJob(given);
  return {
    job: buildJobProfile(completed),
    retention: new RetentionEstimator(completed, { priorTenure: true, curve: null }),
  };
}

async function timed<Result>(call: () => Promise<Result>): Promise<{ times: Times; result: Result }> {
  const started = performance.now();
  const before = process.cpuUsage();
  const result = await call();
  const { user, system } = process.cpuUsage(before);
  return {
    times: { clockMs: performance.now() - started, processorMs: (user + system) / 1_000 },
    result,
  };
}
