/**
 * Effects that the fitted data does not cover. They are estimated from published ranges, with a standard error as wide
 * as those ranges. Each is a log factor of the hazard.
 */
export interface Multiplier {
  feature: 'payVsExpectedPct' | 'commuteMiles' | 'knownEmployer';
  /** Log hazard ratio per unit. */
  perUnit: number;
  standardError: number;
  /** Value at which the effect begins, and the bounds beyond which it does not grow. */
  from: number;
  max: number;
  min: number;
  source: string;
}

export const MULTIPLIERS: readonly Multiplier[] = [
  {
    feature: 'payVsExpectedPct',
    // An elasticity of −0.5, the cautious end: the requested pay is not the market rate.
    perUnit: -0.005,
    standardError: 0.003,
    from: 0,
    min: -25,
    max: 25,
    source: 'wage elasticity of separations, Manning, Monopsony in Motion (2003), ch. 4',
  },
  {
    feature: 'commuteMiles',
    perUnit: 0.008,
    standardError: 0.006,
    from: 10,
    min: 0,
    max: 40,
    source: 'judgement: the rate of leaving grows by about a quarter over a commute of 40 miles',
  },
  {
    feature: 'commuteMiles',
    perUnit: 0.02,
    standardError: 0.01,
    from: 40,
    min: 0,
    max: 150,
    source:
      'judgement: few people travel 90 minutes or more each way (3 % in ACS report ACS-25, 2013), and hardly anyone keeps up three hours',
  },
  {
    feature: 'knownEmployer',
    perUnit: -0.15,
    standardError: 0.15,
    from: 0,
    min: 0,
    max: 1,
    source:
      'judgement, after referred workers leaving 10–30 % less often, Burks et al. (2015), Q. J. Econ. 130(2)',
  },
];

/** Log hazard ratio of a value, and its standard error. */
export function multiplierEffect(multiplier: Multiplier, value: number): { effect: number; error: number } {
  const bounded = Math.max(multiplier.min, Math.min(multiplier.max, value));
  const units = multiplier.from > 0 ? Math.max(0, bounded - multiplier.from) : bounded;
  return { effect: units * multiplier.perUnit, error: Math.abs(units) * multiplier.standardError };
}
