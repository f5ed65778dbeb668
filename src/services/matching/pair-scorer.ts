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
import type { TenantWeights } from './learning/tenant-weights';

/** A scored pair with the forecast that went into it. */
export interface PairResult extends ScoredPair {
  retentionForecast: Forecast;
}

export type CandidateToScore = Pick<
  CandidateToMatch,
  'candidate_id' | 'tenant_id' | 'profile' | 'updated_at'
>;
export type JobToScore = Pick<JobToMatch, 'job_id' | 'tenant_id' | 'parsed' | 'updated_at'>;

/** What scoring reads of a candidate and of a job, and whose they are. */
export type CandidateScoringInput = Pick<CandidateToScore, 'tenant_id' | 'profile'>;
export type JobScoringInput = Pick<JobToScore, 'tenant_id' | 'parsed'>;

/** What a request asks of its own answer. */
export interface AnswerOptions {
  /** Weights that take precedence over those in force. */
  componentWeights?: Partial<Record<ComponentName, number>>;
  /** True adds where the candidate record names each matched skill. */
  includeEvidence?: boolean;
}

/** Profiles kept ready; one takes some ten kilobytes. */
const MAX_CACHED_PROFILES = 5_000;

/** Scores stored records. What depends on one record alone is worked out once and kept until the record changes. */
export class PairScorer {
  private readonly candidates = new LRUCache<string, CandidateScoringProfile>({ max: MAX_CACHED_PROFILES });
  private readonly jobs = new LRUCache<string, JobProfile>({ max: MAX_CACHED_PROFILES });

  constructor(
    private readonly clock: Clock,
    private readonly curves: TenantCurves,
    private readonly weights: TenantWeights,
  ) {}

  /**
   * The same records in the same month give the same result for every caller: the retention curve is that of the
   * job's owner, weights are the owners' of the two. Weights of the call go before them.
   */
  async score(
    candidate: CandidateToScore,
    job: JobToScore,
    mode: Mode,
    options: AnswerOptions = {},
  ): Promise<PairResult> {
    const profiles = { candidate: this.candidateProfile(candidate), job: this.jobProfile(job) };
    return this.scoreProfiles(candidate, job, profiles, { mode, ...options });
  }

  /** The same score for records that are not stored: nothing of them stays in this process. */
  async scoreOnce(
    candidate: CandidateScoringInput,
    job: JobScoringInput,
    mode: Mode,
    options: AnswerOptions = {},
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
    { mode, componentWeights, includeEvidence }: AnswerOptions & { mode: Mode },
  ): Promise<PairResult> {
    const stored = scoredTexts(candidate.profile as StoredProfile);
    const parsed = job.parsed as ParsedJobDescription;
    const input = retentionInput(stored, parsed, commuteMiles(stored, parsed));
    const owner = { tenantId: job.tenant_id, mode };
    const retentionForecast = forecast(input, await this.curves.settingsFor(owner, input.opening.group));
    const { weights, version } = await this.weights.forPair(job.tenant_id, candidate.tenant_id, mode);
    const scored = scorePair(profiles.job, profiles.candidate, {
      componentWeights: { ...weights, ...componentWeights },
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

  /** Asks anew what weights are in force. */
  clearWeights(): void {
    this.weights.clear();
  }

  /** A candidate made ready for comparing. */
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

  /** A job made ready for comparing. */
  jobProfile({ job_id: id, parsed, updated_at: changed }: JobToScore): JobProfile {
    const key = `${id} ${changed.getTime()}`;
    const cached = this.jobs.get(key);
    if (cached) return cached;
    const jobProfile = buildJobProfile(parsed as ParsedJobDescription);
    this.jobs.set(key, jobProfile);
    return jobProfile;
  }

  /** The chances of staying in a job, for any candidate. */
  async retentionModelFor(job: JobToScore, mode: Mode): Promise<RetentionEstimator> {
    const parsed = job.parsed as ParsedJobDescription;
    const { group } = openingOf(parsed);
    return new RetentionEstimator(
      parsed,
      await this.curves.settingsFor({ tenantId: job.tenant_id, mode }, group),
    );
  }

  /** Weights of a job's pairs where they differ from the usual ones, for each owner of candidates. */
  async weightsFor(
    job: JobToScore,
    owners: readonly string[],
    mode: Mode,
  ): Promise<Partial<Record<ComponentName, number>>[]> {
    return Promise.all(
      owners.map(async (owner) => (await this.weights.forPair(job.tenant_id, owner, mode)).weights ?? {}),
    );
  }

  /** Scores move with the month, so that asking again tomorrow gives no other numbers. */
  month(): string {
    return this.clock.now().toISOString().slice(0, 7);
  }
}

/** A stored candidate made ready for comparing, in a month. */
export function toScoringProfile(profile: StoredProfile, month: string): CandidateScoringProfile {
  return buildCandidateProfile(toScorableCandidate(scoredRecord(profile, month), month));
}

/** A stored candidate as matching reads it. */
function scoredRecord(profile: StoredProfile, month: string): ScoringInput {
  const stored = scoredTexts(profile);
  const work = withCurrentMonths(stored.work, `${month}-01`);
  return { ...stored, work, location: stored.area };
}
