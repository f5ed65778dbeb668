import { areaUnderCurve } from '../../../../src/domain/matching/learning/cross-validation';
import { learnWeights } from '../../../../src/domain/matching/learning/learn-weights';
import { logistic } from '../../../../src/domain/numbers';
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

/** Simulated tenants per case. */
const TENANT_COUNT = 100;
const SIZES = [200, 500];
/** Held-out pairs on which weights are compared. */
const HELD_OUT_PAIRS = 4_000;
/** Change of the log odds of a good outcome per standard deviation of the score. */
const SHARPNESS = 1.2;

/** Preferences of simulated tenants. */
const SIMULATED_TENANTS: Record<string, { weights: ComponentWeights; sharpness: number }> = {
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
 * The gain of learned weights and how often they are used, for simulated tenants with known preferences and tenants with
 * random outcomes, over pairs of real postings and resumes.
 */
export const matchLearning: QualitySet = {
  name: 'match_learning',
  needs: [POSTINGS, RESUMES],
  headline: SIZES.flatMap((size) =>
    Object.keys(SIMULATED_TENANTS).flatMap((name) => [`${name}.${size}.gain`, `${name}.${size}.used`]),
  ),
  measure: (folder) => {
    const pairs = scoredPairs(folder);
    const figures: Figures = {};
    for (const [name, tenant] of Object.entries(SIMULATED_TENANTS)) {
      for (const size of SIZES) {
        const runs = Array.from({ length: TENANT_COUNT }, (_, seed) =>
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

/** Areas under the curve on held-out pairs. */
interface Run {
  defaults: number;
  /** With the weights that the tenant would use: learned ones if they performed better on held-out outcomes. */
  inForce: number;
  /** With the weights of the simulation. */
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
    shuffled(pairs, random).slice(0, size + HELD_OUT_PAIRS),
    weights,
    sharpness,
    random,
  );
  const learned = learnWeights(outcomes.slice(0, size), DEFAULT_COMPONENT_WEIGHTS);
  const heldOut = outcomes.slice(size);
  const auc = (by: ComponentWeights) =>
    areaUnderCurve(heldOut.map(({ scores, good }) => ({ score: finalScoreWith(by, scores), good }))) ?? 0;
  const defaults = auc(DEFAULT_COMPONENT_WEIGHTS);
  return {
    defaults,
    inForce: learned.better ? auc(learned.weights) : defaults,
    possible: auc(weights),
    used: learned.better,
  };
}

/** Simulates outcomes of which half are good, with a probability that rises with the score by the given weights. */
function simulateOutcomes(
  pairs: readonly ScoredPairOf[],
  weights: ComponentWeights,
  sharpness: number,
  random: () => number,
): PairOutcome[] {
  const scoreOf = (scores: PairScores) => finalScoreWith(weights, scores);
  const all = pairs.map(({ scores }) => scoreOf(scores));
  const middle = mean(all);
  const spread = Math.sqrt(mean(all.map((value) => (value - middle) ** 2)));
  return pairs.map(({ person, scores }) => ({
    group: person,
    scores,
    good: random() < logistic((sharpness * (scoreOf(scores) - middle)) / spread),
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
