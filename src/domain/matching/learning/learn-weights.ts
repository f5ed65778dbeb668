import type { Unit } from '../../common';
import { roundToFourDecimals } from '../../rounding';
import type { ComponentWeights } from '../weights';
import { fitWeights } from './fit-weights';
import { areaUnderCurve, aucGain, crossValidate, meanLogLoss, type ScoredOutcome } from './cross-validation';
import { finalScoreWith, type PairOutcome } from './pair-outcome';
import {
  calibrateScores,
  calibrationBins,
  calibrationErrorOf,
  type CalibrationBin,
  type ScoreCalibration,
} from './score-calibration';

/** Minimum outcomes for fitting a tenant's weights. */
export const MIN_WEIGHT_OUTCOMES = 200;
/** Minimum good outcomes and minimum other outcomes. */
const MIN_OUTCOMES_PER_CLASS = 20;
/** Minimum improvement of the held-out AUC for learned weights. */
const MIN_AUC_GAIN = 0.005;

/** Performance of default and learned weights on held-out outcomes. */
export interface HeldOutMetrics {
  /** Mean log loss; lower is better. */
  logLoss: { defaults: number; learned: number };
  /** Share of pairs of good and other outcomes ranked correctly; null without both kinds of outcomes. */
  auc: { defaults: Unit | null; learned: Unit | null };
  /** Mean reduction of the log loss per outcome. */
  gain: number;
  /**
   * 80% interval: lower and upper bound.
   * @minItems 2
   * @maxItems 2
   */
  gainInterval: number[];
}

/** Calibration from score to probability, for the weights that performed better. */
export interface CalibrationFigures extends ScoreCalibration {
  /** Mean difference between predicted and observed over the bins; null when there are too few outcomes for bins. */
  error: Unit | null;
  /** Based on held-out predictions. */
  bins: CalibrationBin[];
}

/** The result of learning from a tenant's outcomes. */
export interface LearnedWeights {
  weights: ComponentWeights;
  /** True when they outperform the defaults enough to be used. */
  better: boolean;
  outcomes: number;
  goodOutcomes: number;
  heldBack: HeldOutMetrics;
  calibration: CalibrationFigures;
}

/**
 * Fits weights to outcomes and decides whether to use them: only if the held-out log loss falls significantly (its 80%
 * interval lies above 0) and the ranking also improves.
 */
export function learnWeights(outcomes: readonly PairOutcome[], base: ComponentWeights): LearnedWeights {
  const goodOutcomes = outcomes.filter(({ good }) => good).length;
  const hasBothClasses = Math.min(goodOutcomes, outcomes.length - goodOutcomes) >= MIN_OUTCOMES_PER_CLASS;
  const weights = hasBothClasses ? fitWeights(outcomes, base) : base;
  const { defaults, learned } = crossValidate(outcomes, base);
  const { gain, interval } = aucGain({ defaults, learned });
  const auc = { defaults: areaUnderCurve(defaults), learned: areaUnderCurve(learned) };
  const better =
    hasBothClasses && interval[0] > 0 && (auc.learned ?? 0) - (auc.defaults ?? 0) >= MIN_AUC_GAIN;
  return {
    weights,
    better,
    outcomes: outcomes.length,
    goodOutcomes,
    heldBack: {
      logLoss: {
        defaults: roundToFourDecimals(meanLogLoss(defaults)),
        learned: roundToFourDecimals(meanLogLoss(learned)),
      },
      auc: { defaults: roundTo4OrNull(auc.defaults), learned: roundTo4OrNull(auc.learned) },
      gain: roundToFourDecimals(gain),
      gainInterval: [roundToFourDecimals(interval[0]), roundToFourDecimals(interval[1])],
    },
    calibration: calibrationOf(outcomes, better ? weights : base, better ? learned : defaults),
  };
}

function calibrationOf(
  outcomes: readonly PairOutcome[],
  weights: ComponentWeights,
  heldBack: readonly ScoredOutcome[],
): CalibrationFigures {
  const { intercept, slope } = calibrateScores(
    outcomes.map(({ scores }) => finalScoreWith(weights, scores)),
    outcomes.map(({ good }) => good),
  );
  const bins = calibrationBins(heldBack);
  return {
    intercept: roundToFourDecimals(intercept),
    slope: roundToFourDecimals(slope),
    error: calibrationErrorOf(bins),
    bins,
  };
}

function roundTo4OrNull(value: number | null): number | null {
  return value === null ? null : roundToFourDecimals(value);
}
