import type { CurveRow, RetentionState } from '../../db/retention-curves.repository';
import type { TenantScope } from '../../domain/common';
import type { ForecastSettings, LearnedCurve } from '../../domain/retention';
import type { Clock } from '../../platform/clock';
import { settingOf } from '../access/tenant-settings';
import type { TenantData } from '../tenant-data';

/** All jobs of a tenant, as opposed to one major group of occupations. */
export const EVERY_FAMILY = '';

const KEPT_MS = 10_000;
const MOST_KEPT = 1_000;

/**
 * What forecasts of a tenant stand on. It changes when outcomes are learned from, so it is read again every ten seconds
 * and not with every forecast.
 */
export class TenantCurves {
  private readonly kept = new Map<string, { until: number; state: Promise<RetentionState> }>();

  constructor(
    private readonly data: TenantData,
    private readonly clock: Clock,
  ) {}

  /** The curve of the job's family, else of all the tenant's jobs, else none. */
  async settingsFor(scope: TenantScope, family: string | null): Promise<ForecastSettings> {
    const { settings, curves } = await this.stateOf(scope);
    const found =
      curves.find((curve) => curve.family === family) ??
      curves.find((curve) => curve.family === EVERY_FAMILY);
    return {
      priorTenure: settingOf(settings, 'retention.priorTenure'),
      curve: found ? learnedCurve(found) : null,
    };
  }

  private stateOf({ tenantId, mode }: TenantScope): Promise<RetentionState> {
    const key = `${tenantId}:${mode}`;
    const now = this.clock.now().getTime();
    const known = this.kept.get(key);
    if (known && known.until > now) return known.state;
    const state = this.data.of({ tenantId, mode }).repositories.retentionCurves.state();
    // What could not be read is asked for again.
    state.catch(() => this.kept.delete(key));
    this.kept.delete(key);
    if (this.kept.size >= MOST_KEPT) this.kept.delete(this.kept.keys().next().value ?? '');
    this.kept.set(key, { until: now + KEPT_MS, state });
    return state;
  }
}

export function learnedCurve(row: CurveRow): LearnedCurve {
  return {
    level: row.level,
    shape: row.shape,
    covariance: { level: row.level_variance, shape: row.shape_variance, both: row.covariance },
    outcomes: row.outcomes,
    calibrationError: row.calibration_error,
    version: row.family === EVERY_FAMILY ? `curve.${row.version}` : `curve.${row.family}.${row.version}`,
  };
}
