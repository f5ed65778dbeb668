import type { UUID } from '../../domain/common';
import { scoredTexts } from '../../domain/candidates/anonymize';
import type { CandidateProfile } from '../../domain/candidates/candidate';
import type { ParsedJobDescription } from '../../domain/parsing/parsed-job-description';
import {
  forecast,
  predictorOf,
  retentionInput,
  retentionModel,
  type Forecast,
  type RetentionForecast,
} from '../../domain/retention';
import { AppError } from '../../platform/app-error';
import type { Clock } from '../../platform/clock';
import type { Caller } from '../access/caller';
import { loadScorablePair, type PairRecords } from '../links/load-pair';
import { commuteMiles } from '../../domain/matching/places/commute-miles';
import type { TenantData } from '../tenant-data';
import { InputHasher } from '../score-log/input-hasher';
import type { ScoringPauseService } from '../score-log/scoring-pause.service';
import { forecastEntry, surfaceOf } from '../score-log/score-entries';
import type { TenantCurves } from './tenant-curves';

/** A forecast with the predictor that learning needs. */
export interface PairForecast {
  forecast: Forecast;
  /** Log hazard of the pair under the shipped model, without any learned curve. */
  predictor: number;
  /** Two digits of SOC; null if the job's title has no occupation. */
  family: string | null;
}

/** Forecasts how long a candidate would stay in a job. */
export class RetentionService {
  private readonly hasher: InputHasher;

  constructor(
    private readonly data: TenantData,
    private readonly curves: TenantCurves,
    private readonly clock: Clock,
    private readonly pause: ScoringPauseService,
  ) {
    this.hasher = new InputHasher(clock);
  }

  /** Logs the forecast. Throws `scoring_paused`, `not_found`, `candidate_opted_out` and, for an archived job, `job_not_open`. */
  async forecast(caller: Caller, candidateId: UUID, jobId: UUID): Promise<RetentionForecast> {
    // Both are read at the same time; a pause takes precedence over what the pair lacks.
    const [, pair] = await inOrder(
      this.pause.assertActive(caller),
      loadScorablePair(this.data, caller, candidateId, jobId),
    );
    if (pair.job.status === 'archived') {
      throw new AppError('job_not_open', 'The job is archived.');
    }
    const { forecast: pairForecast } = await this.forecastPair(caller, pair);
    const ids = { candidateId, jobId, inputsHash: this.hasher.hash(pair.candidate, pair.job) };
    const { scoreLog } = this.data.of(caller).repositories;
    await scoreLog.add([forecastEntry(ids, pairForecast, surfaceOf(caller))], caller.keyId);
    return { candidateId, jobId, ...pairForecast, computedAt: this.clock.now().toISOString() };
  }

  /** Forecasts a loaded pair with the curves learned from the caller's outcomes. */
  async forecastPair(caller: Caller, { candidate, job }: PairRecords): Promise<PairForecast> {
    const profile = scoredTexts(candidate.profile as CandidateProfile);
    const parsed = job.parsed as ParsedJobDescription;
    const input = retentionInput(profile, parsed, commuteMiles(profile, parsed));
    const family = input.opening.group;
    const settings = await this.curves.settingsFor(caller, family);
    return {
      forecast: forecast(input, settings),
      predictor: predictorOf(input, retentionModel(), settings).total,
      family,
    };
  }
}

/** Waits for both; if both fail, the error is that of the first. */
async function inOrder<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  const [one, two] = await Promise.allSettled([first, second]);
  if (one.status === 'rejected') throw one.reason;
  if (two.status === 'rejected') throw two.reason;
  return [one.value, two.value];
}
