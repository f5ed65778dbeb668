import type { CurveRow, RetentionState } from '../../db/records/retention-curves.repository';
import type { TenantScope } from '../../domain/common';
import type { ForecastSettings, LearnedCurve } from '../../domain/retention';
import type { Clock } from '../../platform/clock';
import { settingOf } from '../access/tenant-settings';
import { TenantCache } from '../tenant-cache';
import type { TenantData } from '../tenant-data';

/** All jobs of a tenant, as opposed to one major group of occupations. */
export const ALL_FAMILIES = '';

/**
 * What forecasts of a tenant stand on. It changes when outcomes are learned from, so it is read again every ten seconds
 * and not with every forecast.
 */
export class TenantCurves {
  private readonly cache: TenantCache<RetentionState>;

  constructor(data: TenantData, clock: Clock) {
    this.cache = new TenantCache(clock, (scope) => data.of(scope).repositories.retentionCurves.state());
  }

  /** The curve of the job's family, else of all the tenant's jobs, else none. */
  async settingsFor(scope: TenantScope, family: string | null): Promise<ForecastSettings> {
    const { settings, curves } = await this.cache.get(scope);
    const found =
      curves.find((curve) => curve.family === family) ??
      curves.find((curve) => curve.family === ALL_FAMILIES);
    return {
      priorTenure: settingOf(settings, 'retention.priorTenure'),
      curve: found ? toLearnedCurve(found) : null,
    };
  }
}

export function toLearnedCurve(row: CurveRow): LearnedCurve {
  return {
    level: row.level,
    shape: row.shape,
    covariance: { level: row.level_variance, shape: row.shape_variance, both: row.covariance },
    outcomes: row.outcomes,
    calibrationError: row.calibration_error,
    version: row.family === ALL_FAMILIES ? `curve.${row.version}` : `curve.${row.family}.${row.version}`,
  };
}
