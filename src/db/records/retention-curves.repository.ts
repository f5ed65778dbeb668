import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import type { Executor } from '../kernel/statement';
import type { TenantSettingRow } from '../tenancy/tenant-settings.repository';

export interface CurveRow {
  /** Empty for the curve of all jobs of the tenant. */
  family: string;
  version: number;
  level: number;
  shape: number;
  level_variance: number;
  shape_variance: number;
  covariance: number;
  outcomes: number;
  stays: number;
  calibration_error: number | null;
  model_version: string;
  /** ISO 8601. */
  fitted_at: string;
}

export type NewCurve = Omit<CurveRow, 'version' | 'fitted_at'>;

export interface RetentionState {
  settings: TenantSettingRow[];
  /** The latest version of each family. */
  curves: CurveRow[];
}

/** Curves learned from a tenant's outcomes, and the tenant's retention settings. */
export class RetentionCurvesRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  async state(): Promise<RetentionState> {
    const [row] = await this.executor.rows<RetentionState>(
      this.knex.raw(
        `SELECT coalesce((SELECT json_agg(json_build_object('name', name, 'value', value)) FROM tenant_settings
             WHERE tenant_id = :tenantId AND name LIKE 'retention.%'), '[]') AS settings,
           coalesce((SELECT json_agg(latest ORDER BY latest.family) FROM (
             SELECT DISTINCT ON (family) family, version, level, shape, level_variance, shape_variance, covariance,
               outcomes, stays, calibration_error, model_version,
               to_char(fitted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS fitted_at
             FROM retention_curves WHERE tenant_id = :tenantId AND mode = :mode
             ORDER BY family, version DESC) latest), '[]') AS curves`,
        { ...this.scope },
      ),
    );
    return row ?? { settings: [], curves: [] };
  }

  /** Adds the next version of each family. If two runs fit concurrently, one of them adds nothing. */
  async add(curves: readonly NewCurve[]): Promise<number> {
    const rows = await this.executor.rows<{ family: string }>(
      this.knex.raw(
        `INSERT INTO retention_curves (tenant_id, mode, family, version, level, shape, level_variance, shape_variance,
           covariance, outcomes, stays, calibration_error, model_version)
         SELECT :tenantId, :mode, fresh.family,
           1 + coalesce((SELECT max(version) FROM retention_curves
                         WHERE tenant_id = :tenantId AND mode = :mode AND family = fresh.family), 0),
           fresh.level, fresh.shape, fresh.level_variance, fresh.shape_variance, fresh.covariance, fresh.outcomes,
           fresh.stays, fresh.calibration_error, fresh.model_version
         FROM json_to_recordset(:curves::json) AS fresh (family text, level double precision,
           shape double precision, level_variance double precision, shape_variance double precision,
           covariance double precision, outcomes integer, stays integer, calibration_error double precision,
           model_version text)
         ON CONFLICT DO NOTHING RETURNING family`,
        { ...this.scope, curves: JSON.stringify(curves) },
      ),
    );
    return rows.length;
  }
}
