import type { Unit } from '../../common';
import type { ComponentWeights } from '../weights';
import { fitWeights } from './fit-weights';
import { areaUnderCurve, gainOf, judgeHeldBack, meanLogLoss, type Judged } from './held-back';
import { finalScoreBy, type PairOutcome } from './pair-outcome';
import {
  calibrateScores,
  calibrationBins,
  calibrationErrorOf,
  type CalibrationBin,
  type ScoreCalibration,
} from './score-calibration';

/** Outcomes from which a tenant's weights are fitted. */
export const LEAST_OUTCOMES = 200;
/** Of good ones and of others at least so many, or there is nothing to tell apart. */
const LEAST_OF_A_KIND = 20;
/** Learned weights put at least so much more of the held-back pairs of good and other outcomes in the right order. */
const LEAST_AUC_GAIN = 0.005;

/** How defaults and learned weights did on outcomes neither was fitted to. */
export interface HeldBackFigures {
  /** Mean log loss; lower is better. */
  logLoss: { defaults: number; learned: number };
  /** Share of good and other outcomes put in the right order; null when there is one kind only. */
  auc: { defaults: Unit | null; learned: Unit | null };
  /** Mean fall of the log loss an outcome. */
  gain: number;
  /**
   * 80 %, as of forecasts; lower and upper end.
   * @minItems 2
   * @maxItems 2
   */
  gainInterval: number[];
}

/** From score to chance, of whichever weights did better. */
export interface CalibrationFigures extends ScoreCalibration {
  /** Mean distance of predicted and observed over the bins; null when there are too few outcomes for bins. */
  error: Unit | null;
  /** Predictions are held-back ones. */
  bins: CalibrationBin[];
}

/** What a tenant's outcomes teach. */
export interface LearnedWeights {
  weights: ComponentWeights;
  /** Whether they did so much better than the defaults that they are to be used. */
  better: boolean;
  outcomes: number;
  goodOutcomes: number;
  heldBack: HeldBackFigures;
  calibration: CalibrationFigures;
}

/**
 * Fits weights to outcomes and says whether to use them: only if the log loss of held-back outcomes falls by more than
 * chance explains (its 80 % interval lies above 0) and order improves, too.
 */
export function learnWeights(outcomes: readonly PairOutcome[], base: ComponentWeights): LearnedWeights {
  const goodOutcomes = outcomes.filter(({ good }) => good).length;
  const isTold = Math.min(goodOutcomes, outcomes.length - goodOutcomes) >= LEAST_OF_A_KIND;
  const weights = isTold ? fitWeights(outcomes, base) : base;
  const { defaults, learned } = judgeHeldBack(outcomes, base);
  const { gain, interval } = gainOf({ defaults, learned });
  const auc = { defaults: areaUnderCurve(defaults), learned: areaUnderCurve(learned) };
  const better = isTold && interval[0] > 0 && (auc.learned ?? 0) - (auc.defaults ?? 0) >= LEAST_AUC_GAIN;
  return {
    weights,
    better,
    outcomes: outcomes.length,
    goodOutcomes,
    heldBack: {
      logLoss: { defaults: rounded(meanLogLoss(defaults)), learned: rounded(meanLogLoss(learned)) },
      auc: { defaults: roundedOrNull(auc.defaults), learned: roundedOrNull(auc.learned) },
      gain: rounded(gain),
      gainInterval: [rounded(interval[0]), rounded(interval[1])],
    },
    calibration: calibrationOf(outcomes, better ? weights : base, better ? learned : defaults),
  };
}

function calibrationOf(
  outcomes: readonly PairOutcome[],
  weights: ComponentWeights,
  heldBack: readonly Judged[],
): CalibrationFigures {
  const { intercept, slope } = calibrateScores(
    outcomes.map(({ scores }) => finalScoreBy(weights, scores)),
    outcomes.map(({ good }) => good),
  );
  const bins = calibrationBins(heldBack);
  return { intercept: rounded(intercept), slope: rounded(slope), error: calibrationErrorOf(bins), bins };
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

function roundedOrNull(value: number | null): number | null {
  return value === null ? null : rounded(value);
}
