import { areaUnderCurve } from '../../../../src/domain/matching/learning/cross-validation';
import { learnWeights } from '../../../../src/domain/matching/learning/learn-weights';
import { logistic } from '../../../../src/domain/matching/learning/non-negative-logistic';
import {
  finalScoreWith,
  type PairOutcome,
  type PairScores,
} from '../../../../src/domain/matching/learning/pair-outcome';
import { DEFAULT_COMPONENT_WEIGHTS, type ComponentWeights } from '../../../../src/domain/matching/weights';
import { seededRandom } from '../../../retention/random';
import { round, type Figures, type QualitySet } from '../../set';
import { mean } from './measures';
import { POSTINGS, RESUMES, scoredPairs, type ScoredPairOf } from './pairs-to-learn-from';

/** Tenants made up for each case. */
const TENANTS = 100;
const SIZES = [200, 500];
/** Pairs by which before and after are compared; no outcome of theirs was learned from. */
const FRESH = 4_000;
/** A tenant's outcomes are as sharp as this: the chance of a good one moves by this many log odds a standard deviation. */
const SHARPNESS = 1.2;

/** What made-up tenants look for. */
const TENANTS_THAT: Record<string, { weights: ComponentWeights; sharpness: number }> = {
  wantPeopleNearby: {
    weights: { ...DEFAULT_COMPONENT_WEIGHTS, skills: 0.15, experience: 0.1, location: 0.4, schedule: 0.15 },
    sharpness: SHARPNESS,
  },
  agreeOnPayAndHours: {
    weights: {
      ...DEFAULT_COMPONENT_WEIGHTS,
      skills: 0.1,
      experience: 0.1,
      compensation: 0.3,
      schedule: 0.25,
    },
    sharpness: SHARPNESS,
  },
  wantExperience: {
    weights: { ...DEFAULT_COMPONENT_WEIGHTS, skills: 0.1, experience: 0.55 },
    sharpness: SHARPNESS,
  },
  areAsExpertsThink: { weights: DEFAULT_COMPONENT_WEIGHTS, sharpness: SHARPNESS },
  rateByChance: { weights: DEFAULT_COMPONENT_WEIGHTS, sharpness: 0 },
};

/**
 * What learning gains a tenant, and how often it is taken in: tenants with planted preferences and tenants whose
 * outcomes are noise, over pairs of real postings and resumes.
 */
export const matchLearning: QualitySet = {
  name: 'match_learning',
  needs: [POSTINGS, RESUMES],
  headline: SIZES.flatMap((size) =>
    Object.keys(TENANTS_THAT).flatMap((name) => [`${name}.${size}.gain`, `${name}.${size}.used`]),
  ),
  measure: (folder) => {
    const pairs = scoredPairs(folder);
    const figures: Figures = {};
    for (const [name, tenant] of Object.entries(TENANTS_THAT)) {
      for (const size of SIZES) {
        const runs = Array.from({ length: TENANTS }, (_, seed) =>
          learnOnce(pairs, tenant, size, seededRandom(seed * 7_919 + size)),
        );
        const figure = (of: (run: Run) => number) => round(mean(runs.map(of)));
        figures[`${name}.${size}.defaults`] = figure(({ defaults }) => defaults);
        figures[`${name}.${size}.gain`] = figure(({ inForce, defaults }) => inForce - defaults);
        figures[`${name}.${size}.possible`] = figure(({ possible, defaults }) => possible - defaults);
        figures[`${name}.${size}.used`] = figure(({ used }) => (used ? 1 : 0));
      }
    }
    return Promise.resolve({ documents: pairs.length, figures });
  },
};

/** Areas under the curve on pairs without a part in learning. */
interface Run {
  defaults: number;
  /** By the weights a tenant would have: learned ones if they did better on what was held back. */
  inForce: number;
  /** By the weights planted. */
  possible: number;
  used: boolean;
}

function learnOnce(
  pairs: readonly ScoredPairOf[],
  { weights, sharpness }: { weights: ComponentWeights; sharpness: number },
  size: number,
  random: () => number,
): Run {
  const outcomes = simulateOutcomes(
    shuffled(pairs, random).slice(0, size + FRESH),
    weights,
    sharpness,
    random,
  );
  const learned = learnWeights(outcomes.slice(0, size), DEFAULT_COMPONENT_WEIGHTS);
  const fresh = outcomes.slice(size);
  const auc = (by: ComponentWeights) =>
    areaUnderCurve(fresh.map(({ scores, good }) => ({ score: finalScoreWith(by, scores), good }))) ?? 0;
  const defaults = auc(DEFAULT_COMPONENT_WEIGHTS);
  return {
    defaults,
    inForce: learned.better ? auc(learned.weights) : defaults,
    possible: auc(weights),
    used: learned.better,
  };
}

/** Half of the outcomes are good, the likelier the higher the pair scores by the planted weights. */
function simulateOutcomes(
  pairs: readonly ScoredPairOf[],
  weights: ComponentWeights,
  sharpness: number,
  random: () => number,
): PairOutcome[] {
  const liking = (scores: PairScores) => finalScoreWith(weights, scores);
  const all = pairs.map(({ scores }) => liking(scores));
  const middle = mean(all);
  const spread = Math.sqrt(mean(all.map((value) => (value - middle) ** 2)));
  return pairs.map(({ person, scores }) => ({
    group: person,
    scores,
    good: random() < logistic((sharpness * (liking(scores) - middle)) / spread),
  }));
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const order = [...items];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}
