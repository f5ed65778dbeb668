import type { CurveRow, RetentionState } from '../../db/records/retention-curves.repository';
import type { TenantScope } from '../../domain/common';
import type { ForecastSettings, LearnedCurve } from '../../domain/retention';
import type { Clock } from '../../platform/clock';
import { settingOf } from '../access/tenant-settings';
import { TenantCache } from '../tenant-cache';
import type { TenantData } from '../tenant-data';

/** Family of a curve for all jobs of a tenant; other families are major groups of SOC. */
export const ALL_FAMILIES = '';

/**
 * Settings and curves for the forecasts of a tenant. They change only when curves are learned, so they are cached for
 * ten seconds.
 */
export class TenantCurves {
  private readonly cache: TenantCache<RetentionState>;

  constructor(data: TenantData, clock: Clock) {
    this.cache = new TenantCache(clock, (scope) => data.of(scope).repositories.retentionCurves.state());
  }

  /** Returns the curve of the job's family, else that of all the tenant's jobs, else none. */
  async settingsFor(scope: TenantScope, family: string | null): Promise<ForecastSettings> {
    const { settings, curves } = await this.cache.get(scope);
    const curve =
      curves.find((row) => row.family === family) ?? curves.find((row) => row.family === ALL_FAMILIES);
    return {
      priorTenure: settingOf(settings, 'retention.priorTenure'),
      curve: curve ? toLearnedCurve(curve) : null,
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
