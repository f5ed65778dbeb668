import type { Outcome } from './exact-test';
import type { RateInterval } from './intervals';

const BISECTIONS = 60;

/**
 * Lowest and highest impact ratio of a category that any distribution of the persons of unknown category over the shown
 * categories could give.
 *
 * Lowest: all unknown persons without the outcome belong to the category, all with the outcome to the one other category
 * whose rate gets highest. Highest: all with the outcome belong to the category, and those without it are spread over the
 * others so that their highest rate gets as low as possible.
 */
export function impactRatioBounds(
  category: Outcome,
  others: readonly Outcome[],
  unknown: Outcome,
): RateInterval | null {
  if (others.length === 0) return null;
  const without = unknown.assessed - unknown.count;
  const lowestRate = category.count / (category.assessed + without);
  const highestOther = Math.max(
    ...others.map((o) => (o.count + unknown.count) / (o.assessed + unknown.count)),
  );
  const highestRate = (category.count + unknown.count) / (category.assessed + unknown.count);
  const lowestOther = lowestMaximum(others, without);
  return { low: ratio(lowestRate, highestOther), high: ratio(highestRate, lowestOther) };
}

/** The impact ratio of a rate; a category with the highest rate has the ratio 1. */
function ratio(rate: number, highestOther: number): number {
  return rate >= highestOther ? 1 : rate / highestOther;
}

/** The lowest possible maximum of the rates if `spread` persons without the outcome are added to the categories. */
function lowestMaximum(categories: readonly Outcome[], spread: number): number {
  let high = Math.max(...categories.map(({ assessed, count }) => count / assessed));
  if (spread === 0 || high === 0) return high;
  let low = 0;
  for (let turn = 0; turn < BISECTIONS; turn += 1) {
    const rate = (low + high) / 2;
    const needed = categories.reduce(
      (sum, { assessed, count }) => sum + Math.max(0, count / rate - assessed),
      0,
    );
    if (needed <= spread) high = rate;
    else low = rate;
  }
  return high;
}
