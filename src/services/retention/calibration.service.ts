import type { Timestamp, Unit } from '../../domain/common';
import {
  calibrationGap,
  calibrationOf,
  retentionModel,
  type HorizonCalibration,
} from '../../domain/retention';
import type { Caller } from '../access/caller';
import { settingOf } from '../access/tenant-settings';
import type { TenantData } from '../tenant-data';
import { MIN_CURVE_OUTCOMES, MAX_STAYS } from './learn-curves.service';
import { ALL_FAMILIES, toLearnedCurve } from './tenant-curves';
import { roundTo } from '../../domain/numbers';

/** The learned curve of a family of jobs, or of all jobs. */
export interface CurveView {
  /** Two digits of SOC; null for all jobs. */
  jobFamily: string | null;
  version: string;
  /** Factor on the hazard rate at one year, relative to the shipped model. */
  hazardRatio: number;
  /** Below 1, people leave earlier than the shipped model predicts; above 1, later. */
  shape: number;
  outcomes: number;
  stays: number;
  calibrationError: Unit | null;
  fittedAt: Timestamp;
}

/** Calibration of a tenant's forecasts, and the curves learned from its outcomes. */
export interface CalibrationView {
  modelVersion: string;
  /** True if earlier positions are an input of this tenant's forecasts. */
  priorTenureUsed: boolean;
  /** Employments with a forecast, including current ones. */
  stays: number;
  /** Employments with a forecast that have ended. */
  outcomes: number;
  /** Ended employments missing until a curve is learned for the tenant. */
  outcomesUntilLearning: number;
  horizons: HorizonCalibration[];
  /** Mean calibration error of the horizons with enough outcomes. */
  calibrationError: Unit | null;
  curves: CurveView[];
}

/** Compares forecasts with outcomes. */
export class CalibrationService {
  constructor(private readonly data: TenantData) {}

  async view(caller: Caller): Promise<CalibrationView> {
    const { placements, retentionCurves } = this.data.of(caller).repositories;
    const [stays, state] = await Promise.all([placements.listOutcomes(MAX_STAYS), retentionCurves.state()]);
    const horizons = calibrationOf(stays);
    const outcomes = stays.filter(({ ended }) => ended).length;
    return {
      modelVersion: retentionModel().version,
      priorTenureUsed: settingOf(state.settings, 'retention.priorTenure'),
      stays: stays.length,
      outcomes,
      outcomesUntilLearning: Math.max(0, MIN_CURVE_OUTCOMES - outcomes),
      horizons,
      calibrationError: calibrationGap(horizons),
      curves: state.curves.map((row) => ({
        jobFamily: row.family === ALL_FAMILIES ? null : row.family,
        version: toLearnedCurve(row).version ?? '',
        hazardRatio: roundTo(Math.exp(row.level), 3),
        shape: roundTo(Math.exp(row.shape), 3),
        outcomes: row.outcomes,
        stays: row.stays,
        calibrationError: row.calibration_error,
        fittedAt: row.fitted_at,
      })),
    };
  }
}
