import {
  isHouseholdPair,
  probability,
  type DuplicateWeights,
} from '../../src/domain/duplicates/duplicate-likelihood';
import type { Relation } from './generate-records';
import type { LabelledPairs } from './labelled-pairs';

export interface DuplicateMeasures {
  precision: number;
  recall: number;
  /** Share of the pairs of one person that share a key. */
  keyRecall: number;
  comparedPairs: number;
  truePairs: number;
  falsePairs: number;
  /** Different people of one household who would be shown as likely duplicates, by relation. */
  falseByRelation: Partial<Record<Relation | 'strangers', number>>;
  /** Mean likelihood and true share of the pairs, in ten classes. */
  calibration: { pairs: number; likelihood: number; share: number }[];
}

/** Measures the pairs with at least the likelihood `from`. */
export function measure(
  { pairs, truePairs }: LabelledPairs,
  weights: DuplicateWeights,
  from: number,
): DuplicateMeasures {
  const classes = Array.from({ length: 10 }, () => ({ pairs: 0, likelihood: 0, share: 0 }));
  const falseByRelation: DuplicateMeasures['falseByRelation'] = {};
  let found = 0;
  let falsePairs = 0;
  for (const { a, b, agreements, isSamePerson } of pairs) {
    const likelihood = probability(weights, agreements);
    const bin = classes[Math.min(9, Math.floor(likelihood * 10))];
    if (bin) {
      bin.pairs += 1;
      bin.likelihood += likelihood;
      if (isSamePerson) bin.share += 1;
    }
    if (likelihood < from || isHouseholdPair(agreements)) continue;
    if (isSamePerson) found += 1;
    else {
      falsePairs += 1;
      const relation = a.householdId === b.householdId ? a.relation : 'strangers';
      falseByRelation[relation] = (falseByRelation[relation] ?? 0) + 1;
    }
  }
  return {
    precision: found / Math.max(1, found + falsePairs),
    recall: found / truePairs,
    keyRecall: pairs.filter(({ isSamePerson }) => isSamePerson).length / truePairs,
    comparedPairs: pairs.length,
    truePairs,
    falsePairs,
    falseByRelation,
    calibration: classes.map(({ pairs: count, likelihood, share }) => ({
      pairs: count,
      likelihood: rounded(likelihood / Math.max(1, count)),
      share: rounded(share / Math.max(1, count)),
    })),
  };
}

function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
