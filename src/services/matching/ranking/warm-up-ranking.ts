import { EMPTY_FIELDS } from '../../../domain/candidates/apply-candidate-input';
import type { CandidateProfile as StoredProfile } from '../../../domain/candidates/candidate';
import { completeJob } from '../../../domain/jobs/complete-job';
import { buildJobProfile, scorePair } from '../../../domain/matching';
import { RankingDictionaries } from '../../../domain/matching/ranking/ranking-dictionaries';
import { packShard } from '../../../domain/matching/ranking/shards/pack-shard';
import { PackedCandidates } from '../../../domain/matching/ranking/shards/packed-candidates';
import { TopKSearch } from '../../../domain/matching/ranking/search/top-k-search';
import { RetentionEstimator } from '../../../domain/retention';
import { newId } from '../../../platform/ids';
import { toScoringProfile } from '../pair-scorer';
import { featuresOf } from './candidate-feature-loader';
import { featureVersion } from './feature-version';

const SAMPLE_JOB = completeJob({
  title: 'Line Cook',
  requiredSkills: ['Cooking'],
  city: 'Dayton',
  state: 'OH',
  hourlyMaxUsd: 19,
});
const SAMPLE_CANDIDATE: StoredProfile = {
  ...EMPTY_FIELDS,
  area: { city: 'Toledo', state: 'OH', postalCode: null, countryCode: 'US' },
  occupations: ['Kitchen helper'],
  preferences: { ...EMPTY_FIELDS.preferences, occupations: ['Cook'], hourlyMinUsd: 15 },
};

/**
 * Ranks an invented candidate in memory, so that the first ranking of a process does not wait for data to load. `month` is
 * `YYYY-MM`.
 */
export async function warmUpRanking(month: string): Promise<void> {
  await featureVersion(month);
  const dictionaries = new RankingDictionaries();
  const job = buildJobProfile(SAMPLE_JOB);
  const search = new TopKSearch(
    {
      job,
      retention: new RetentionEstimator(SAMPLE_JOB, { priorTenure: true, curve: null }),
      weights: [],
      distance: 'score',
      filter: {
        maxMiles: null,
        recommendations: null,
        payFits: false,
        scheduleFits: false,
        certification: null,
      },
      limit: 1,
      maxCount: 1,
    },
    dictionaries,
  );
  const packed = packShard([{ id: newId(), features: featuresOf(SAMPLE_CANDIDATE, month) }]);
  search.scan(new PackedCandidates(packed, newId(), dictionaries));
  search.topCandidates();
  scorePair(job, toScoringProfile(SAMPLE_CANDIDATE, month), { retention: null });
}
