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
import { MIN_OUTCOMES, MAX_STAYS } from './learn-curves.service';
import { ALL_FAMILIES, toLearnedCurve } from './tenant-curves';
import { roundTo } from '../../domain/numbers';

/** What was learned of a family of jobs, or of all. */
export interface CurveView {
  /** Two digits of SOC; null for all jobs. */
  jobFamily: string | null;
  version: string;
  /** Factor on the rate of leaving at one year against the shipped model. */
  hazardRatio: number;
  /** Below 1 people leave earlier than the shipped model says, above 1 later. */
  shape: number;
  outcomes: number;
  stays: number;
  calibrationError: Unit | null;
  fittedAt: Timestamp;
}

/** How forecasts of a tenant have held, and what its outcomes have taught. */
export interface CalibrationView {
  modelVersion: string;
  /** Whether earlier jobs are an input of this tenant's forecasts. */
  priorTenureUsed: boolean;
  /** Stays with a forecast, running ones included. */
  stays: number;
  /** Those of them that have ended. */
  outcomes: number;
  /** Ends still missing until a curve of the tenant's own is learned. */
  outcomesUntilLearning: number;
  horizons: HorizonCalibration[];
  /** Mean distance over the horizons that can be judged. */
  calibrationError: Unit | null;
  curves: CurveView[];
}

/** Forecasts held against outcomes. */
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
      outcomesUntilLearning: Math.max(0, MIN_OUTCOMES - outcomes),
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
