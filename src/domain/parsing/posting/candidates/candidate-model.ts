import weights from '../data/candidate-weights.json';
import type { FieldCandidate } from './field-candidate';

/** Titles and employers of messages have weights of their own. */
export type WeighedField = 'title' | 'employer' | 'town' | 'messageTitle' | 'messageEmployer';

/** A candidate with the probability that it is the value. */
export interface WeighedCandidate {
  candidate: FieldCandidate;
  probability: number;
}

/** The candidate that was chosen, with the probabilities of all candidates in their order. */
interface ChosenCandidate extends WeighedCandidate {
  shares: readonly number[];
}

/** Weights by feature. The weight of `none` is that of a posting which does not name the field. */
export type CandidateWeights = Readonly<Record<string, number>>;

const WEIGHTS: Readonly<Record<WeighedField, CandidateWeights>> = weights;

/** The probability of each candidate; what remains is that of none of them. */
export function candidateShares(
  candidates: readonly FieldCandidate[],
  model: CandidateWeights,
): { shares: number[]; none: number } {
  const scores = candidates.map(({ features }) => {
    let score = 0;
    for (const feature of features) score += model[feature] ?? 0;
    return score;
  });
  const none = model['none'] ?? 0;
  const top = Math.max(none, ...scores);
  const parts = scores.map((score) => Math.exp(score - top));
  const nonePart = Math.exp(none - top);
  const total = parts.reduce((sum, part) => sum + part, nonePart);
  return { shares: parts.map((part) => part / total), none: nonePart / total };
}

/** The most probable candidate and its probability; null if the field is more probably not named. */
export function mostProbable(
  field: WeighedField,
  candidates: readonly FieldCandidate[],
  { mayBeNone }: { mayBeNone: boolean } = { mayBeNone: true },
): ChosenCandidate | null {
  const { shares, none } = candidateShares(candidates, WEIGHTS[field]);
  let best = -1;
  shares.forEach((share, index) => {
    if (share > (shares[best] ?? 0)) best = index;
  });
  const candidate = candidates[best];
  const probability = shares[best] ?? 0;
  return candidate && (probability > none || !mayBeNone) ? { candidate, probability, shares } : null;
}
