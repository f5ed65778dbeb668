import { retentionModel } from '../../../src/domain/retention';
import { crossValidate } from '../../../tools/retention/cross-validate';
import { fitHazard, type HazardDesign } from '../../../tools/retention/fit-hazard';
import { newEmployerErrors } from '../../../tools/retention/new-employer-errors';
import type { Observation } from '../../../tools/retention/observation';
import { normal, seededRandom } from '../../../tools/retention/random';
import {
  calibrationError,
  concordance,
  integratedBrier,
  kaplanMeier,
  type PredictedTenure,
} from '../../../tools/retention/survival-measures';

const CUTS = [30, 90, 180, 365, 1095];
const design: HazardDesign = { cutDays: CUTS, features: ['a', 'b'], penalty: () => 0.01 };

/** Tenures drawn from a hazard of 1/400 per day, times e^0.8 with `a` and e^−0.5 per unit of `b`. Half are censored. */
function drawTenures(count: number): Observation[] {
  const random = seededRandom(11);
  return Array.from({ length: count }, (_, index) => {
    const a = random() < 0.4 ? 1 : 0;
    const b = normal(random);
    const tenure = (-Math.log(1 - random()) * 400) / Math.exp(0.8 * a - 0.5 * b);
    const observedFor = random() < 0.5 ? random() * 900 : 5000;
    return {
      group: String(index),
      days: Math.max(1, Math.round(Math.min(tenure, observedFor))),
      ended: tenure <= observedFor,
      features: new Map([
        ['a', a],
        ['b', b],
      ]),
    };
  });
}

describe('the retention fit', () => {
  const tenures = drawTenures(4000);

  it('recovers the coefficients of the data and their standard errors', () => {
    const fit = fitHazard(tenures, design);
    const [a, b] = [fit.estimates[CUTS.length], fit.estimates[CUTS.length + 1]] as [number, number];
    const errors = fit.information.inverse();
    const errorOf = (index: number) => Math.sqrt(errors.get(CUTS.length + index, CUTS.length + index));
    expect(Math.abs(a - 0.8)).toBeLessThan(3 * errorOf(0));
    expect(Math.abs(b + 0.5)).toBeLessThan(3 * errorOf(1));
    expect(errorOf(0)).toBeLessThan(0.06);
    // 30 days at a hazard of 1/400 per day.
    expect(Math.exp(fit.estimates[0] as number)).toBeCloseTo(30 / 400, 1);
  });

  it('predicts held-out tenures better than chance in cross-validation', () => {
    const predictions = crossValidate(tenures, () => design);
    expect(predictions).toHaveLength(tenures.length);
    expect(concordance(predictions, 365)).toBeGreaterThan(0.6);
    expect(calibrationError(predictions, 365)).toBeLessThan(0.03);
    const coin: PredictedTenure[] = tenures.map(({ days, ended }) => ({ days, ended, survival: () => 0.5 }));
    expect(concordance(coin, 365)).toBe(0.5);
    expect(integratedBrier(predictions, 1095)).toBeLessThan(integratedBrier(coin, 1095));
  });

  it('estimates survival with Kaplan-Meier', () => {
    const survival = kaplanMeier([
      { days: 1, ended: true },
      { days: 2, ended: false },
      { days: 3, ended: true },
      { days: 3, ended: true },
      { days: 5, ended: false },
    ]);
    const [start, first, second, third, late] = [0, 1, 2, 3, 9].map((day) => survival(day));
    expect([start, first, second]).toEqual([1, 0.8, 0.8]);
    expect(third).toBeCloseTo(0.8 / 3, 10);
    expect(late).toBe(third);
    expect(survival(3, true)).toBe(0.8);
  });
});

it('outcomes remove most of the calibration error at employers for which the shipped model is wrong', () => {
  const random = seededRandom(3);
  const model = retentionModel();
  const mean = [...model.means.values()].reduce((sum, each) => sum + each, 0);
  const predictors = Array.from({ length: 500 }, () => mean + 0.6 * normal(random));
  const { before, after25, after100 } = newEmployerErrors(model, predictors);
  expect(before).toBeGreaterThan(0.06);
  expect(after25).toBeLessThan(0.04);
  expect(after100).toBeLessThan(0.025);
});
