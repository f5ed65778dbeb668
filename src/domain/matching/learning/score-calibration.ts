import type { Unit } from '../../common';
import { roundToFourDecimals } from '../../rounding';
import { logistic } from '../../numbers';
import { fitNonNegativeLogistic } from './non-negative-logistic';

/** Maps a score to the probability of a good outcome: `1 / (1 + e^-(intercept + slope · score / 100))`. */
export interface ScoreCalibration {
  intercept: number;
  /** At least 0: a higher score never means a lower probability. */
  slope: number;
}

/** Outcomes with similar scores: predicted and observed shares. */
export interface CalibrationBin {
  scoreFrom: number;
  scoreTo: number;
  outcomes: number;
  predicted: Unit;
  /** Share of good outcomes. */
  observed: Unit;
}

const BIN_COUNT = 5;
const MIN_OUTCOMES_PER_BIN = 10;

/**
 * Platt's calibration (1999) with a non-negative slope. It has two parameters, because two hundred outcomes do not
 * support a nonparametric curve; the bins show deviations.
 */
export function calibrateScores(scores: readonly Unit[], good: readonly boolean[]): ScoreCalibration {
  const { intercept, coefficients } = fitNonNegativeLogistic({
    rows: scores.map((score) => [score]),
    good,
    penalty: [[0.01]],
  });
  return { intercept, slope: coefficients[0]! };
}

/** Log odds of a good outcome; `score` 0–1. */
export function logOddsOf({ intercept, slope }: ScoreCalibration, score: Unit): number {
  return intercept + slope * score;
}

/** Groups outcomes by score into up to five bins of similar size; `scores` are 0–1, bin limits 0–100. */
export function calibrationBins(
  outcomes: readonly { score: Unit; logOdds: number; good: boolean }[],
): CalibrationBin[] {
  const sorted = [...outcomes].sort((a, b) => a.score - b.score);
  const binCount = Math.min(BIN_COUNT, Math.floor(sorted.length / MIN_OUTCOMES_PER_BIN));
  return Array.from({ length: binCount }, (_, bin) => {
    const members = sorted.slice(
      Math.round((bin * sorted.length) / binCount),
      Math.round(((bin + 1) * sorted.length) / binCount),
    );
    return {
      scoreFrom: Math.round(members[0]!.score * 1_000) / 10,
      scoreTo: Math.round(members.at(-1)!.score * 1_000) / 10,
      outcomes: members.length,
      predicted: mean(members.map(({ logOdds }) => logistic(logOdds))),
      observed: mean(members.map(({ good }) => (good ? 1 : 0))),
    };
  });
}

/** Mean difference between predicted and observed, weighted by bin size; null without bins. */
export function calibrationErrorOf(bins: readonly CalibrationBin[]): Unit | null {
  const total = bins.reduce((sum, { outcomes }) => sum + outcomes, 0);
  if (total === 0) return null;
  const errorSum = bins.reduce(
    (sum, { outcomes, predicted, observed }) => sum + outcomes * Math.abs(predicted - observed),
    0,
  );
  return roundToFourDecimals(errorSum / total);
}

function mean(values: readonly number[]): Unit {
  return roundToFourDecimals(values.reduce((sum, value) => sum + value, 0) / values.length);
}
