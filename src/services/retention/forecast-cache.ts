import { LRUCache } from 'lru-cache';
import type { TenantScope, UUID } from '../../domain/common';
import type { Forecast } from '../../domain/retention';

/** A forecast with the predictor that learning needs. */
export interface PairForecast {
  forecast: Forecast;
  /** Log hazard of the pair under the shipped model, without any learned curve. */
  predictor: number;
  /** Two digits of SOC; null if the job's title has no occupation. */
  family: string | null;
}

/** A forecast has about three kilobytes. */
const MAX_FORECASTS = 5_000;
/** No figure about a person stays in memory much longer than the person. */
const TTL_MS = 600_000;

/** A forecast with what it follows from. */
export interface CachedForecast extends PairForecast {
  candidateVersion: string | null;
  jobVersion: string | null;
  /** The settings and the curve of the tenant, as text. */
  settings: string;
  inputsHash: string;
  /** The month that is a part of the hash. */
  month: string;
}

/**
 * Keeps forecasts of a tenant's own records while neither record has changed. The records are read at every call in any
 * case, since a pause, an opposition or an erasure takes effect with the next call; only their content is not.
 */
export class ForecastCache {
  private readonly forecasts = new LRUCache<string, CachedForecast>({ max: MAX_FORECASTS, ttl: TTL_MS });

  get(scope: TenantScope, candidateId: UUID, jobId: UUID): CachedForecast | undefined {
    return this.forecasts.get(keyOf(scope, candidateId, jobId));
  }

  set(scope: TenantScope, candidateId: UUID, jobId: UUID, forecast: CachedForecast): void {
    if (forecast.candidateVersion === null || forecast.jobVersion === null) return;
    this.forecasts.set(keyOf(scope, candidateId, jobId), forecast);
  }
}

function keyOf({ tenantId, mode }: TenantScope, candidateId: UUID, jobId: UUID): string {
  return `${tenantId}:${mode}:${candidateId}:${jobId}`;
}
