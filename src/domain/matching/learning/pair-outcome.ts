import type { Unit } from '../../common';
import type { ComponentName, Score100, ScoredPair } from '../match-result';
import { COMPONENT_NAMES, DEFAULT_SUB_MODEL_WEIGHTS, type ComponentWeights } from '../weights';

/**
 * What a pair scored when somebody acted on it, 0–100 by name; what was not known is left out. Nothing else of a person
 * or a job ever reaches learning.
 */
export type PairScores = { readonly [Name in ComponentName | 'semantic' | 'retention']?: Score100 };

/** A scored pair and what came of it. */
export interface PairOutcome {
  /** Outcomes of one group are held back together, so that nobody is judged by what was learned of the same person. */
  group: string;
  scores: PairScores;
  good: boolean;
}

/**
 * What learning keeps of a result when somebody acts on it. Null for a pair that a gate has closed: whether a licence
 * is held is no question of weights.
 */
export function pairScoresOf({
  recommendation,
  componentScores,
  subModels,
}: Pick<ScoredPair, 'recommendation' | 'componentScores' | 'subModels'>): PairScores | null {
  if (recommendation === 'not_eligible') return null;
  const known = [
    ...COMPONENT_NAMES.map((name) => [name, componentScores[name].score] as const),
    ...(['semantic', 'retention'] as const).map((name) => [name, subModels[name].score] as const),
  ].filter(([, score]) => score !== null);
  return known.length === 0 ? null : Object.fromEntries(known);
}

/** Score of a pair by other weights, 0–1, as scoring does it, but for rounding and gates. */
export function finalScoreBy(weights: ComponentWeights, scores: PairScores): Unit {
  return designRow(weights, scores).reduce(
    (sum, value, at) => sum + value * weights[COMPONENT_NAMES[at]!],
    0,
  );
}

/**
 * The final score as a sum over components: with these numbers z, Σ weight · z is the final score. A component that is
 * not known takes the mean of the known ones, which is what sharing out its weight amounts to; the other sub-models,
 * whose weights are not learned, are the same in every z.
 */
export function designRow(weights: ComponentWeights, scores: PairScores): number[] {
  const requirements = meanOfKnown(weights, scores);
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
    const known = scores[name];
    const value = requirements === null ? 0 : share * (known === undefined ? requirements : known / 100);
    return (value + fixed) / total;
  });
}

function meanOfKnown(weights: ComponentWeights, scores: PairScores): Unit | null {
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
