import { fitWeights } from '../../../../src/domain/matching/learning/fit-weights';
import { learnWeights } from '../../../../src/domain/matching/learning/learn-weights';
import { finalScoreWith, type PairOutcome } from '../../../../src/domain/matching/learning/pair-outcome';
import { pairScoresOf, resolveActiveWeights } from '../../../../src/domain/matching/learning';
import {
  COMPONENT_NAMES,
  DEFAULT_COMPONENT_WEIGHTS as DEFAULTS,
  type ComponentWeights,
} from '../../../../src/domain/matching/weights';
import { score, skill, workAs } from './pairs';

/** Seeded uniform numbers in [0, 1) of a linear congruential generator. */
function uniform(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
}

/** Outcomes at a tenant that decides by `weights`. A third of all component scores is missing. */
function simulate(count: number, weights: ComponentWeights, slope: number, seed: number): PairOutcome[] {
  const next = uniform(seed);
  return Array.from({ length: count }, (_, at) => {
    const scored = COMPONENT_NAMES.filter((name) => name === 'skills' || next() < 0.67);
    const scores = {
      ...Object.fromEntries(scored.map((name) => [name, Math.round(next() * 100)])),
      semantic: Math.round(next() * 100),
      retention: Math.round(50 + next() * 50),
    };
    const odds = slope * (finalScoreWith(weights, scores) - 0.55);
    return { group: `person ${Math.floor(at / 2)}`, scores, good: next() < 1 / (1 + Math.exp(-odds)) };
  });
}

const TENANT_WEIGHTS: ComponentWeights = {
  skills: 0.1,
  experience: 0.05,
  certifications: 0.05,
  education: 0,
  languages: 0.05,
  location: 0.5,
  compensation: 0.05,
  schedule: 0.2,
};

const weightDistance = (a: ComponentWeights, b: ComponentWeights) =>
  COMPONENT_NAMES.reduce((sum, name) => sum + Math.abs(a[name] - b[name]), 0);

describe('learning weights from outcomes', () => {
  it('recovers the weights behind the outcomes and improves with more outcomes', () => {
    const [withFew, withMany] = [300, 4_000].map((n) =>
      weightDistance(fitWeights(simulate(n, TENANT_WEIGHTS, 12, 7), DEFAULTS), TENANT_WEIGHTS),
    );
    expect(withFew).toBeLessThan(weightDistance(DEFAULTS, TENANT_WEIGHTS) * 0.6);
    expect(withMany).toBeLessThan(0.2);
  });

  it('returns non-negative weights that sum to 1 and do not depend on the order of outcomes', () => {
    for (let seed = 1; seed <= 8; seed += 1) {
      // A tenant that prefers the opposite of the default weights.
      const outcomes = simulate(250, TENANT_WEIGHTS, -15, seed);
      const weights = fitWeights(outcomes, DEFAULTS);
      expect(Math.min(...Object.values(weights))).toBeGreaterThanOrEqual(0);
      expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
      expect(learnWeights([...outcomes].reverse(), DEFAULTS)).toEqual(learnWeights(outcomes, DEFAULTS));
    }
  });

  it('keeps the default weights when outcomes are random, agree with the defaults or are all equal', () => {
    const countBetter = (slope: number) =>
      Array.from({ length: 10 }, (_, seed) =>
        learnWeights(simulate(200, DEFAULTS, slope, seed + 1), DEFAULTS),
      ).filter((learned) => learned.better).length;
    expect(countBetter(0)).toBeLessThanOrEqual(1);
    expect(countBetter(12)).toBeLessThanOrEqual(1);
    const allGood = simulate(200, DEFAULTS, 0, 3).map((outcome) => ({ ...outcome, good: true }));
    expect(learnWeights(allGood, DEFAULTS)).toMatchObject({ better: false, weights: DEFAULTS });
  });

  it('uses learned weights that perform better and returns calibrated probabilities', () => {
    const learned = learnWeights(simulate(600, TENANT_WEIGHTS, 14, 5), DEFAULTS);
    expect(learned.better).toBe(true);
    const { auc, gainInterval } = learned.heldBack;
    expect(auc.learned! - auc.defaults!).toBeGreaterThan(0.03);
    expect(gainInterval[0]).toBeGreaterThan(0);
    expect(learned.calibration.slope).toBeGreaterThan(0);
    expect(learned.calibration.bins).toHaveLength(5);
    expect(learned.calibration.error).toBeLessThan(0.08);
  });

  it('stores component scores that reproduce the final score and contain no personal data', () => {
    const scored = score(
      {
        title: 'Forklift Operator',
        requiredSkills: ['Forklift operation', 'Excel'],
        city: 'Dayton',
        state: 'OH',
      },
      {
        skills: [skill('Forklift operation')],
        work: [workAs('Warehouse Associate', 20)],
        location: { city: 'Cincinnati', state: 'OH' },
      },
    );
    const scores = pairScoresOf(scored)!;
    expect(
      Object.keys(scores).every((name) => [...COMPONENT_NAMES, 'semantic', 'retention'].includes(name)),
    ).toBe(true);
    expect(Math.abs(finalScoreWith(DEFAULTS, scores) * 100 - scored.finalScore)).toBeLessThan(0.2);
    expect(pairScoresOf({ ...scored, recommendation: 'not_eligible' })).toBeNull();
  });

  it('prefers configured weights to learned ones and gives equal weights the same version', () => {
    const latest = { version: 3, better: true, weights: TENANT_WEIGHTS };
    expect(resolveActiveWeights({ set: null, learning: true, latest })).toMatchObject({
      inForce: 'learned',
      weights: TENANT_WEIGHTS,
    });
    expect(resolveActiveWeights({ set: null, learning: false, latest }).inForce).toBe('defaults');
    expect(
      resolveActiveWeights({ set: null, learning: true, latest: { ...latest, better: false } }).version,
    ).toBeNull();
    const set = resolveActiveWeights({ set: { location: 0.9 }, learning: true, latest });
    expect(set.inForce).toBe('set');
    expect(set.version).toBe(
      resolveActiveWeights({ set: { location: 0.9 }, learning: false, latest: null }).version,
    );
    expect(set.version).not.toBe(
      resolveActiveWeights({ set: { location: 0.8 }, learning: true, latest }).version,
    );
  });
});
