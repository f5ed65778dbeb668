import type { Outcome } from './exact-test';

export interface RateInterval {
  readonly low: number;
  readonly high: number;
}

/** Standard normal quantile of a two-sided 95 % interval. */
const Z = 1.959963984540054;

/** Wilson score interval (95 %) of a rate. */
export function wilsonInterval({ assessed, count }: Outcome): RateInterval {
  const rate = count / assessed;
  const scale = 1 + (Z * Z) / assessed;
  const center = rate + (Z * Z) / (2 * assessed);
  const half = Z * Math.sqrt((rate * (1 - rate)) / assessed + (Z * Z) / (4 * assessed * assessed));
  return { low: Math.max(0, (center - half) / scale), high: Math.min(1, (center + half) / scale) };
}

/**
 * Interval (95 %) of the ratio of two independent rates, from the standard error of its logarithm (Katz). If one of the
 * counts is zero or complete, one half is added to each count and size (Walter).
 */
export function ratioInterval(category: Outcome, reference: Outcome): RateInterval {
  const isExtreme = [category, reference].some(({ assessed, count }) => count === 0 || count === assessed);
  const extra = isExtreme ? 0.5 : 0;
  const [c, n] = [category.count + extra, category.assessed + extra];
  const [rc, rn] = [reference.count + extra, reference.assessed + extra];
  const log = Math.log(c / n / (rc / rn));
  const half = Z * Math.sqrt(Math.max(0, 1 / c - 1 / n + 1 / rc - 1 / rn));
  return { low: Math.exp(log - half), high: Math.exp(log + half) };
}
