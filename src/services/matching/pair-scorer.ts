import { LRUCache } from 'lru-cache';
import type { CandidateToMatch, JobToMatch } from '../../db/records/linked-records.repository';
import type { CandidateProfile as StoredProfile } from '../../domain/candidates/candidate';
import { scoredTexts } from '../../domain/candidates/anonymize';
import { withCurrentMonths } from '../../domain/candidates/current-months';
import {
  buildCandidateProfile,
  buildJobProfile,
  quotable,
  toScorableCandidate,
  scorePair,
  withSkillEvidence,
  type CandidateScoringProfile,
  type ScoringInput,
  type ComponentName,
  type DistanceMode,
  type JobProfile,
  type ScoredPair,
} from '../../domain/matching';
import type { Mode } from '../../domain/common';
import { roundNumbersToFourDecimals } from '../../domain/rounding';
import type { ParsedJobDescription } from '../../domain/parsing/parsed-job-description';
import {
  RetentionEstimator,
  forecast,
  openingOf,
  retentionInput,
  type Forecast,
} from '../../domain/retention';
import type { Clock } from '../../platform/clock';
import type { TenantCurves } from '../retention/tenant-curves';
import { commuteMiles } from '../../domain/matching/places/commute-miles';
import { InputHasher } from '../score-log/input-hasher';
import type { TenantWeights } from './learning/tenant-weights';

/** A scored pair with the retention forecast it was scored with. */
export interface PairResult extends ScoredPair {
  retentionForecast: Forecast;
}

export type CandidateToScore = Pick<
  CandidateToMatch,
  'candidate_id' | 'tenant_id' | 'profile' | 'updated_at'
>;
export type JobToScore = Pick<JobToMatch, 'job_id' | 'tenant_id' | 'parsed' | 'updated_at'>;

/** The data of a candidate and of a job that scoring reads, with their owners. */
export type CandidateScoringInput = Pick<CandidateToScore, 'tenant_id' | 'profile'>;
export type JobScoringInput = Pick<JobToScore, 'tenant_id' | 'parsed'>;

/** Options that affect only the response to one request. */
export interface PairScoreOptions {
  /** Weights that take precedence over the active weights. */
  componentWeights?: Partial<Record<ComponentName, number>>;
  /** What the distance does; `score` if absent. Without a score, it does not count in the forecast either. */
  distance?: DistanceMode;
  /** If true, the result states where the candidate record names each matched skill. */
  includeEvidence?: boolean;
}

/** A profile takes about ten kilobytes. */
const MAX_CACHED_PROFILES = 5_000;

/** Scores stored records. Caches the profile of a record until the record changes. */
export class PairScorer {
  private readonly candidates = new LRUCache<string, CandidateScoringProfile>({ max: MAX_CACHED_PROFILES });
  private readonly jobs = new LRUCache<string, JobProfile>({ max: MAX_CACHED_PROFILES });

  private readonly hasher: InputHasher;

  constructor(
    private readonly clock: Clock,
    private readonly curves: TenantCurves,
    private readonly weights: TenantWeights,
  ) {
    this.hasher = new InputHasher(clock);
  }

  /**
   * The same records give the same result in the same month for every caller: the retention curve belongs to the owner
   * of the job, the weights to the owners of both records. The weights in `options` take precedence.
   */
  async score(
    candidate: CandidateToScore,
    job: JobToScore,
    mode: Mode,
    options: PairScoreOptions = {},
  ): Promise<PairResult> {
    const profiles = { candidate: this.candidateProfile(candidate), job: this.jobProfile(job) };
    return this.scoreProfiles(candidate, job, profiles, { mode, ...options });
  }

  /** Scores records that are not stored, without caching their profiles. */
  async scoreOnce(
    candidate: CandidateScoringInput,
    job: JobScoringInput,
    mode: Mode,
    options: PairScoreOptions = {},
  ): Promise<PairResult> {
    const profiles = {
      candidate: toScoringProfile(candidate.profile as StoredProfile, this.month()),
      job: buildJobProfile(job.parsed as ParsedJobDescription),
    };
    return this.scoreProfiles(candidate, job, profiles, { mode, ...options });
  }

  private async scoreProfiles(
    candidate: CandidateScoringInput,
    job: JobScoringInput,
    profiles: { candidate: CandidateScoringProfile; job: JobProfile },
    { mode, componentWeights, distance = 'score', includeEvidence }: PairScoreOptions & { mode: Mode },
  ): Promise<PairResult> {
    const stored = scoredTexts(candidate.profile as StoredProfile);
    const parsed = job.parsed as ParsedJobDescription;
    const miles = distance === 'score' ? commuteMiles(stored, parsed) : null;
    const input = retentionInput(stored, parsed, miles);
    const owner = { tenantId: job.tenant_id, mode };
    const retentionForecast = forecast(input, await this.curves.settingsFor(owner, input.opening.group));
    const { weights, version } = await this.weights.forPair(job.tenant_id, candidate.tenant_id, mode);
    const scored = scorePair(profiles.job, profiles.candidate, {
      componentWeights: { ...weights, ...componentWeights },
      distance,
      ...(version && { weightsVersion: version }),
      retention: {
        probability90d: retentionForecast.probability90d,
        version: retentionForecast.modelVersion,
      },
    });
    const result = roundNumbersToFourDecimals({ ...scored, retentionForecast });
    if (includeEvidence !== true) return result;
    const record = quotable(scoredRecord(candidate.profile as StoredProfile, this.month()));
    return withSkillEvidence(result, profiles.job, profiles.candidate, record);
  }

  /** Clears the cached weights, so that the active ones are read again. */
  clearWeights(): void {
    this.weights.clear();
  }

  /** Returns the cached or newly built profile of a candidate. */
  candidateProfile({
    candidate_id: id,
    profile,
    updated_at: changed,
  }: CandidateToScore): CandidateScoringProfile {
    const month = this.month();
    const key = `${id} ${changed.getTime()} ${month}`;
    const cached = this.candidates.get(key);
    if (cached) return cached;
    const scoringProfile = toScoringProfile(profile as StoredProfile, month);
    this.candidates.set(key, scoringProfile);
    return scoringProfile;
  }

  /** Returns the cached or newly built profile of a job. */
  jobProfile({ job_id: id, parsed, updated_at: changed }: JobToScore): JobProfile {
    const key = `${id} ${changed.getTime()}`;
    const cached = this.jobs.get(key);
    if (cached) return cached;
    const jobProfile = buildJobProfile(parsed as ParsedJobDescription);
    this.jobs.set(key, jobProfile);
    return jobProfile;
  }

  /** SHA-256 of what a score of the pair reads of its records, hexadecimal. */
  inputsHash(candidate: CandidateToScore, job: JobToScore): string {
    return this.hasher.hash(candidate, job);
  }

  /** Returns the estimator of retention probabilities of all candidates for a job. */
  async retentionModelFor(job: JobToScore, mode: Mode): Promise<RetentionEstimator> {
    const parsed = job.parsed as ParsedJobDescription;
    const { group } = openingOf(parsed);
    return new RetentionEstimator(
      parsed,
      await this.curves.settingsFor({ tenantId: job.tenant_id, mode }, group),
    );
  }

  /** Returns the weights of a job's pairs for each owner of candidates; empty where the defaults apply. */
  async weightsFor(
    job: JobToScore,
    owners: readonly string[],
    mode: Mode,
  ): Promise<Partial<Record<ComponentName, number>>[]> {
    return Promise.all(
      owners.map(async (owner) => (await this.weights.forPair(job.tenant_id, owner, mode)).weights ?? {}),
    );
  }

  /**
   * Current month, `YYYY-MM`. Ages are counted in months, so that a repeated request in the same month gives the same
   * scores.
   */
  month(): string {
    return this.clock.now().toISOString().slice(0, 7);
  }
}

/** Builds the scoring profile of a stored candidate as of a month, `YYYY-MM`. */
export function toScoringProfile(profile: StoredProfile, month: string): CandidateScoringProfile {
  return buildCandidateProfile(toScorableCandidate(scoredRecord(profile, month), month));
}

/** Converts a stored candidate to the input of matching. */
function scoredRecord(profile: StoredProfile, month: string): ScoringInput {
  const stored = scoredTexts(profile);
  const work = withCurrentMonths(stored.work, `${month}-01`);
  return { ...stored, work, location: stored.area };
}
