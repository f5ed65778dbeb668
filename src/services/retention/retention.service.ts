import type {
  CandidateToMatch,
  ForecastWorkRow,
  JobToMatch,
  PairWithVersions,
} from '../../db/records/linked-records.repository';
import type { ScoreLogWrite } from '../../db/records/score-log.repository';
import type { TenantScope, UUID } from '../../domain/common';
import { scoredTexts } from '../../domain/candidates/anonymize';
import type { CandidateProfile } from '../../domain/candidates/candidate';
import type { ParsedJobDescription } from '../../domain/parsing/parsed-job-description';
import {
  forecast,
  predictorOf,
  retentionInput,
  retentionModel,
  type RetentionForecast,
} from '../../domain/retention';
import { AppError, notFound } from '../../platform/app-error';
import type { Clock } from '../../platform/clock';
import type { Caller } from '../access/caller';
import { recordScope } from '../access/record-scope';
import { GroupedCalls } from '../grouped-calls';
import { requireScoringConsent } from '../links/load-pair';
import { commuteMiles } from '../../domain/matching/places/commute-miles';
import type { TenantData } from '../tenant-data';
import { InputHasher } from '../score-log/input-hasher';
import { scoringPaused, type ScoringPauseService } from '../score-log/scoring-pause.service';
import { forecastEntry, surfaceOf } from '../score-log/score-entries';
import { ForecastCache, type CachedForecast, type PairForecast } from './forecast-cache';
import type { TenantCurves } from './tenant-curves';

/** A row that a forecast adds to the score log. */
interface ForecastLogItem {
  caller: Caller;
  entry: ScoreLogWrite;
}

interface PairItem {
  scope: TenantScope;
  pair: PairWithVersions;
}

/** Forecasts how long a candidate would stay in a job. */
export class RetentionService {
  private readonly hasher: InputHasher;
  private readonly cache = new ForecastCache();
  private readonly reads: GroupedCalls<PairItem, ForecastWorkRow>;
  private readonly writes: GroupedCalls<ForecastLogItem, undefined>;

  constructor(
    private readonly data: TenantData,
    private readonly curves: TenantCurves,
    private readonly clock: Clock,
    private readonly pause: ScoringPauseService,
  ) {
    this.hasher = new InputHasher(clock);
    this.reads = new GroupedCalls((items) => this.loadPairs(items));
    this.writes = new GroupedCalls((items) => this.logForecasts(items));
  }

  /** Logs the forecast. Throws `scoring_paused`, `not_found`, `candidate_opted_out` and, for an archived job, `job_not_open`. */
  async forecast(caller: Caller, candidateId: UUID, jobId: UUID): Promise<RetentionForecast> {
    const scope = recordScope(caller);
    // The synthetic tenant owns no pause and no curves.
    const isOwn = scope.tenantId === caller.tenantId;
    const [, { forecast: pairForecast, inputsHash }] = await inOrder(
      isOwn ? Promise.resolve() : this.pause.assertActive(caller),
      this.forecastOf(caller, scope, candidateId, jobId),
    );
    const entry = forecastEntry({ candidateId, jobId, inputsHash }, pairForecast, surfaceOf(caller));
    await this.writes.call(`${caller.tenantId}:${caller.mode}:${caller.keyId}`, { caller, entry });
    return { candidateId, jobId, ...pairForecast, computedAt: this.clock.now().toISOString() };
  }

  /** Returns the kept forecast if its records and settings are still the same, else computes it. */
  private async forecastOf(
    caller: Caller,
    scope: TenantScope,
    candidateId: UUID,
    jobId: UUID,
  ): Promise<CachedForecast> {
    const month = this.clock.now().toISOString().slice(0, 7);
    const entry = this.cache.get(caller, candidateId, jobId);
    const cached =
      entry?.month === month && entry.settings === (await this.settingsOf(caller, entry.family))
        ? entry
        : null;
    const { candidateVersion, jobVersion } = cached ?? { candidateVersion: null, jobVersion: null };
    const work = await this.reads.call(`${scope.tenantId}:${scope.mode}`, {
      scope,
      pair: { candidateId, jobId, candidateVersion, jobVersion },
    });
    assertForecastable(work);
    if (cached && work.is_unchanged) return cached;
    const { profile, parsed } = work as { profile: object; parsed: object };
    const pairForecast = await this.forecastPair(caller, { candidate: { profile }, job: { parsed } });
    const computed: CachedForecast = {
      ...pairForecast,
      candidateVersion: work.candidate_version,
      jobVersion: work.job_version,
      settings: await this.settingsOf(caller, pairForecast.family),
      inputsHash: this.hasher.hash(
        { candidate_id: candidateId, profile, updated_at: work.candidate_updated_at },
        { job_id: jobId, parsed, updated_at: work.updated_at },
      ),
      month,
    };
    if (scope.tenantId === caller.tenantId) this.cache.set(caller, candidateId, jobId, computed);
    return computed;
  }

  private async settingsOf(caller: Caller, family: string | null): Promise<string> {
    return JSON.stringify(await this.curves.settingsFor(caller, family));
  }

  private loadPairs(items: readonly PairItem[]): Promise<ForecastWorkRow[]> {
    const { linkedRecords } = this.data.of(items[0]!.scope).repositories;
    return linkedRecords.forecastWork(items.map(({ pair }) => pair));
  }

  private async logForecasts(items: readonly ForecastLogItem[]): Promise<undefined[]> {
    const { caller } = items[0]!;
    const { scoreLog } = this.data.of(caller).repositories;
    await scoreLog.add(
      items.map(({ entry }) => entry),
      caller.keyId,
    );
    return items.map(() => undefined);
  }

  /** Forecasts a loaded pair with the curves learned from the caller's outcomes. */
  async forecastPair(
    caller: Caller,
    { candidate, job }: { candidate: Pick<CandidateToMatch, 'profile'>; job: Pick<JobToMatch, 'parsed'> },
  ): Promise<PairForecast> {
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

/** Throws unless scoring is active, both records exist, the candidate consented and the job is not archived. */
function assertForecastable(work: ForecastWorkRow): void {
  if (work.scoring_paused) throw scoringPaused();
  if (work.candidate_id === null) throw notFound('candidate');
  if (work.job_id === null) throw notFound('job');
  requireScoringConsent(work);
  if (work.status === 'archived') throw new AppError('job_not_open', 'The job is archived.');
}

/** Waits for both; if both fail, the error is that of the first. */
async function inOrder<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  const [one, two] = await Promise.allSettled([first, second]);
  if (one.status === 'rejected') throw one.reason;
  if (two.status === 'rejected') throw two.reason;
  return [one.value, two.value];
}
