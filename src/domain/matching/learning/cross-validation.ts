import type { Unit } from '../../common';
import type { ComponentWeights } from '../weights';
import { fitWeights } from './fit-weights';
import { textHash } from './text-hash';
import { finalScoreWith, type PairOutcome } from './pair-outcome';
import { calibrateScores, logOddsOf } from './score-calibration';
import { logLoss } from './non-negative-logistic';

/** An outcome with the prediction of weights fitted without it. */
export interface ScoredOutcome {
  /** 0–1. */
  score: Unit;
  logOdds: number;
  good: boolean;
}

export interface CrossValidation {
  defaults: ScoredOutcome[];
  learned: ScoredOutcome[];
}

const FOLD_COUNT = 10;
/** Standard errors on each side. */
const Z_SCORE_80_PERCENT = 1.2816;

/**
 * Evaluates every outcome twice, with `base` and with weights fitted to the other folds (cross-validation). The fold of
 * an outcome depends on the name of its group only.
 */
export function crossValidate(outcomes: readonly PairOutcome[], base: ComponentWeights): CrossValidation {
  const fold = splitIntoFolds(outcomes);
  const result: CrossValidation = { defaults: [], learned: [] };
  for (let heldOutFold = 0; heldOutFold < FOLD_COUNT; heldOutFold += 1) {
    const training = outcomes.filter(({ group }) => fold.get(group) !== heldOutFold);
    const heldOut = outcomes.filter(({ group }) => fold.get(group) === heldOutFold);
    if (heldOut.length === 0 || training.length === 0) continue;
    result.defaults.push(...scoreFold(base, training, heldOut));
    result.learned.push(...scoreFold(fitWeights(training, base), training, heldOut));
  }
  return result;
}

/** Mean log loss; lower is better. */
export function meanLogLoss(outcomes: readonly ScoredOutcome[]): number {
  return outcomes.reduce((sum, { logOdds, good }) => sum + logLoss(logOdds, good), 0) / outcomes.length;
}

/** Mean reduction of the log loss per outcome, with its 80% interval (paired, normal). */
export function aucGain({ defaults, learned }: CrossValidation): {
  gain: number;
  interval: [number, number];
} {
  const gains = defaults.map(
    (before, at) => logLoss(before.logOdds, before.good) - logLoss(learned[at]!.logOdds, learned[at]!.good),
  );
  const gain = gains.reduce((sum, value) => sum + value, 0) / gains.length;
  const variance = gains.reduce((sum, value) => sum + (value - gain) ** 2, 0) / Math.max(1, gains.length - 1);
  const margin = Z_SCORE_80_PERCENT * Math.sqrt(variance / gains.length);
  return { gain, interval: [gain - margin, gain + margin] };
}

/** Probability that a good outcome scores above another; ties count half. Null without both kinds of outcomes. */
export function areaUnderCurve(outcomes: readonly Pick<ScoredOutcome, 'score' | 'good'>[]): Unit | null {
  const sorted = [...outcomes].sort((a, b) => a.score - b.score);
  const goods = sorted.filter(({ good }) => good).length;
  const others = sorted.length - goods;
  if (goods === 0 || others === 0) return null;
  let ranks = 0;
  for (let from = 0; from < sorted.length;) {
    let to = from;
    while (to < sorted.length && sorted[to]!.score === sorted[from]!.score) to += 1;
    const tied = sorted.slice(from, to).filter(({ good }) => good).length;
    ranks += tied * ((from + 1 + to) / 2);
    from = to;
  }
  return (ranks - (goods * (goods + 1)) / 2) / (goods * others);
}

function scoreFold(
  weights: ComponentWeights,
  training: readonly PairOutcome[],
  heldOut: readonly PairOutcome[],
): ScoredOutcome[] {
  const calibration = calibrateScores(
    training.map(({ scores }) => finalScoreWith(weights, scores)),
    training.map(({ good }) => good),
  );
  return heldOut.map(({ scores, good }) => {
    const score = finalScoreWith(weights, scores);
    return { score, logOdds: logOddsOf(calibration, score), good };
  });
}

function splitIntoFolds(outcomes: readonly PairOutcome[]): Map<string, number> {
  const groups = [...new Set(outcomes.map(({ group }) => group))].sort(
    (a, b) => textHash(a) - textHash(b) || (a < b ? -1 : 1),
  );
  return new Map(groups.map((group, at) => [group, at % FOLD_COUNT]));
}
