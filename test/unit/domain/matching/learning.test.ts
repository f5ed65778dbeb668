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

/** Even numbers in [0, 1) by a seed (a linear congruential generator is even enough here). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
}

/** Pairs of which a tenant that weighs by `weights` finds some good; a third of all components is not known. */
function simulate(many: number, weights: ComponentWeights, slope: number, seed: number): PairOutcome[] {
  const next = numbers(seed);
  return Array.from({ length: many }, (_, at) => {
    const known = COMPONENT_NAMES.filter((name) => name === 'skills' || next() < 0.67);
    const scores = {
      ...Object.fromEntries(known.map((name) => [name, Math.round(next() * 100)])),
      semantic: Math.round(next() * 100),
      retention: Math.round(50 + next() * 50),
    };
    const odds = slope * (finalScoreWith(weights, scores) - 0.55);
    return { group: `person ${Math.floor(at / 2)}`, scores, good: next() < 1 / (1 + Math.exp(-odds)) };
  });
}

const LOCAL: ComponentWeights = {
  skills: 0.1,
  experience: 0.05,
  certifications: 0.05,
  education: 0,
  languages: 0.05,
  location: 0.5,
  compensation: 0.05,
  schedule: 0.2,
};

const far = (a: ComponentWeights, b: ComponentWeights) =>
  COMPONENT_NAMES.reduce((sum, name) => sum + Math.abs(a[name] - b[name]), 0);

it('finds weights planted in outcomes, the nearer the more of them', () => {
  const [some, many] = [300, 4_000].map((n) => far(fitWeights(simulate(n, LOCAL, 12, 7), DEFAULTS), LOCAL));
  expect(some).toBeLessThan(far(DEFAULTS, LOCAL) * 0.6);
  expect(many).toBeLessThan(0.2);
});

it('never gives a weight below 0, sums to 1, and gives the same for the same outcomes in any order', () => {
  for (let seed = 1; seed <= 8; seed += 1) {
    // People who like the opposite of what the defaults do.
    const outcomes = simulate(250, LOCAL, -15, seed);
    const weights = fitWeights(outcomes, DEFAULTS);
    expect(Math.min(...Object.values(weights))).toBeGreaterThanOrEqual(0);
    expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
    expect(learnWeights([...outcomes].reverse(), DEFAULTS)).toEqual(learnWeights(outcomes, DEFAULTS));
  }
});

it('stays with the defaults when outcomes are noise, or come as the defaults say, or are all alike', () => {
  const better = (slope: number) =>
    Array.from({ length: 10 }, (_, seed) =>
      learnWeights(simulate(200, DEFAULTS, slope, seed + 1), DEFAULTS),
    ).filter((learned) => learned.better).length;
  expect(better(0)).toBeLessThanOrEqual(1);
  expect(better(12)).toBeLessThanOrEqual(1);
  const content = simulate(200, DEFAULTS, 0, 3).map((outcome) => ({ ...outcome, good: true }));
  expect(learnWeights(content, DEFAULTS)).toMatchObject({ better: false, weights: DEFAULTS });
});

it('uses what it learned where it does better, with chances that come true', () => {
  const learned = learnWeights(simulate(600, LOCAL, 14, 5), DEFAULTS);
  expect(learned.better).toBe(true);
  const { auc, gainInterval } = learned.heldBack;
  expect(auc.learned! - auc.defaults!).toBeGreaterThan(0.03);
  expect(gainInterval[0]).toBeGreaterThan(0);
  expect(learned.calibration.slope).toBeGreaterThan(0);
  expect(learned.calibration.bins).toHaveLength(5);
  expect(learned.calibration.error).toBeLessThan(0.08);
});

it('keeps for learning what scoring made of a pair, to the score itself, and nothing of who it is', () => {
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

it('puts what people chose before what was learned, and names equal weights equally', () => {
  const latest = { version: 3, better: true, weights: LOCAL };
  expect(resolveActiveWeights({ set: null, learning: true, latest })).toMatchObject({
    inForce: 'learned',
    weights: LOCAL,
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
