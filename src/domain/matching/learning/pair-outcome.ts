import type { Unit } from '../../common';
import type { ComponentName, Score100, ScoredPair } from '../match-result';
import { COMPONENT_NAMES, DEFAULT_SUB_MODEL_WEIGHTS, type ComponentWeights } from '../weights';

/**
 * The scores of a pair at the time of the rating or placement, 0–100 by name, without unknown ones. Learning receives no
 * other data of a candidate or a job.
 */
export type PairScores = { readonly [Name in ComponentName | 'semantic' | 'retention']?: Score100 };

/** A scored pair and its outcome. */
export interface PairOutcome {
  /** Outcomes of one group are held out together, so that evaluation and training never share a candidate. */
  group: string;
  scores: PairScores;
  good: boolean;
}

/**
 * Returns the scores that learning stores for a match. Null for a pair that is not eligible, because weights do not
 * affect gates.
 */
export function pairScoresOf({
  recommendation,
  componentScores,
  subModels,
}: Pick<ScoredPair, 'recommendation' | 'componentScores' | 'subModels'>): PairScores | null {
  if (recommendation === 'not_eligible') return null;
  const knownScores = [
    ...COMPONENT_NAMES.map((name) => [name, componentScores[name].score] as const),
    ...(['semantic', 'retention'] as const).map((name) => [name, subModels[name].score] as const),
  ].filter(([, score]) => score !== null);
  return knownScores.length === 0 ? null : Object.fromEntries(knownScores);
}

/** Scores a pair with other weights, 0–1, without rounding and gates. */
export function finalScoreWith(weights: ComponentWeights, scores: PairScores): Unit {
  return designRow(weights, scores).reduce(
    (sum, value, at) => sum + value * weights[COMPONENT_NAMES[at]!],
    0,
  );
}

/**
 * Returns the values z for which Σ weight · z is the final score. An unknown component takes the mean of the known ones,
 * which is equivalent to redistributing its weight. The other sub-models, whose weights are not learned, contribute
 * equally to every z.
 */
export function designRow(weights: ComponentWeights, scores: PairScores): number[] {
  const requirements = meanOfAvailable(weights, scores);
  const { requirements: share, ...others } = DEFAULT_SUB_MODEL_WEIGHTS;
  let fixed = 0;
  let total = requirements === null ? 0 : share;
  for (const name of ['semantic', 'retention'] as const) {
    const score = scores[name];
    if (score === undefined) continue;
    fixed += (others[name] * score) / 100;
    total += others[name];
  }
  if (total === 0) return COMPONENT_NAMES.map(() => 0);
  return COMPONENT_NAMES.map((name) => {
    const score = scores[name];
    const value = requirements === null ? 0 : share * (score === undefined ? requirements : score / 100);
    return (value + fixed) / total;
  });
}

function meanOfAvailable(weights: ComponentWeights, scores: PairScores): Unit | null {
  let sum = 0;
  let total = 0;
  for (const name of COMPONENT_NAMES) {
    const score = scores[name];
    if (score === undefined) continue;
    sum += (weights[name] * score) / 100;
    total += weights[name];
  }
  return total === 0 ? null : sum / total;
}
