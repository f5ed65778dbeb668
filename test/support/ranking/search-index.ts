import type { TenantScope } from '../../../src/domain/common';
import { completeJob } from '../../../src/domain/jobs/complete-job';
import { EMPTY_FIELDS } from '../../../src/domain/candidates/apply-candidate-input';
import { buildJobProfile } from '../../../src/domain/matching';
import { RetentionEstimator } from '../../../src/domain/retention';
import { CandidateIndex, type SearchResult } from '../../../src/services/matching/ranking/candidate-index';
import { featureVersion } from '../../../src/services/matching/ranking/feature-version';
import { RowCache } from '../../../src/services/matching/ranking/row-cache';
import type { TopKQuery } from '../../../src/domain/matching/ranking/search/top-k-query';
import type { Divide, SearchParts } from '../../../src/services/matching/ranking/search-parts';
import { ShardPacker } from '../../../src/services/matching/ranking/shard-packer';
import type { TenantData } from '../../../src/services/tenant-data';

const MONTH = '2026-06';
const COMPLETED = completeJob({
  title: 'Line Cook',
  requiredSkills: ['Cooking', 'Food safety', 'Grilling'],
  city: 'Dayton',
  state: 'OH',
  hourlyMaxUsd: 19,
});

/** The profile of a cook; the number makes it differ from others. */
export function cookProfile(number: number): object {
  const skills = ['Cooking', 'Food safety', 'Grilling', 'Welding'].filter(
    (_, at) => ((number >> at) & 1) === 1,
  );
  return {
    ...EMPTY_FIELDS,
    summary: null,
    area: { city: number % 2 === 0 ? 'Dayton' : 'Toledo', state: 'OH', postalCode: null, countryCode: 'US' },
    preferences: { ...EMPTY_FIELDS.preferences, hourlyMinUsd: 12 + (number % 9) },
    skills: skills.map((name) => ({
      name,
      skillId: null,
      type: 'hard',
      provenance: 'stated',
      confidence: (50 + (number % 50)) / 100,
      monthsUsed: null,
    })),
  };
}

/** An index with a memory budget, as a new process has it. */
export function newIndex(scope: TenantScope, budgetBytes = Infinity): CandidateIndex {
  return new CandidateIndex({
    owner: scope.tenantId,
    key: `${scope.tenantId}:${scope.mode}`,
    rows: new RowCache(1_000),
    hasRoom: (index, bytes) => index.bytes + bytes <= budgetBytes,
  });
}

const makeQuery = (): Promise<TopKQuery> =>
  Promise.resolve({
    job: buildJobProfile(COMPLETED),
    retention: new RetentionEstimator(COMPLETED, { priorTenure: true, curve: null }),
    weights: [],
    distance: 'score',
    filter: {
      maxMiles: null,
      recommendations: null,
      payFits: false,
      scheduleFits: false,
      certification: null,
    },
    limit: 1_000,
    maxCount: 1_000,
  });

/** Searches all candidates of the tenant for one job. */
export function searchIndex(
  data: TenantData,
  scope: TenantScope,
  index = newIndex(scope),
  month = MONTH,
  divide?: Divide,
): Promise<SearchResult> {
  return index.search(data.of(scope), month, makeQuery, () => undefined, divide);
}

/** Searches free parts of a search for the same job, as another process does. Returns their number. */
export function helpIndex(
  data: TenantData,
  scope: TenantScope,
  parts: SearchParts,
  index = newIndex(scope),
): Promise<number> {
  return index.searchParts(data.of(scope), MONTH, makeQuery, parts);
}

/** Packs all candidates of the tenant, as happens when many have changed. */
export async function packAll(
  data: TenantData,
  scope: TenantScope,
  month = MONTH,
  shardSize?: number,
): Promise<void> {
  const records = data.of(scope);
  const state = await records.reads.rankingShards.state(await featureVersion(month));
  await new ShardPacker(scope.tenantId, records, month, shardSize).pack(state);
}
