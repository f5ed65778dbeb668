import { fisherExactP, standardDeviations } from '../../../../src/domain/impact/exact-test';
import { ratioInterval, wilsonInterval } from '../../../../src/domain/impact/intervals';
import { impactRatioBounds } from '../../../../src/domain/impact/unknown-bounds';

describe("Fisher's exact test", () => {
  // Published examples: the lady tasting tea, and those of the documentation of SciPy and R.
  it.each([
    [3, 4, 1, 4, 0.485714],
    [8, 10, 1, 6, 0.034965],
    [1, 10, 11, 14, 0.002759],
    [0, 10, 10, 10, 0.000011],
    [5, 5, 5, 5, 1],
  ])('has the known p for %i of %i against %i of %i', (a, an, b, bn, p) => {
    const value = fisherExactP({ count: a, assessed: an }, { count: b, assessed: bn });
    expect(value).toBeCloseTo(p, 6);
  });

  it('agrees with the sum over all tables, in both orders, for sizes up to nine', () => {
    for (let an = 1; an <= 9; an += 2) {
      for (let bn = 1; bn <= 9; bn += 2) {
        for (let a = 0; a <= an; a += 1) {
          for (let b = 0; b <= bn; b += 1) {
            const [one, other] = [
              { count: a, assessed: an },
              { count: b, assessed: bn },
            ];
            expect(fisherExactP(one, other)).toBeCloseTo(sumOverTables(a, an, b, bn), 9);
            expect(fisherExactP(other, one)).toBeCloseTo(fisherExactP(one, other), 9);
          }
        }
      }
    }
  });

  it('stays a probability for samples of a million persons', () => {
    const p = fisherExactP({ count: 250_500, assessed: 500_000 }, { count: 250_000, assessed: 500_000 });
    // The normal approximation with continuity correction gives .3178.
    expect(p).toBeCloseTo(0.3178, 3);
  });
});

describe('Intervals of the impact report', () => {
  it('are the Wilson score interval for a rate', () => {
    const { low, high } = wilsonInterval({ count: 5, assessed: 10 });
    expect([low, high].map((each) => each.toFixed(4))).toEqual(['0.2366', '0.7634']);
    expect(wilsonInterval({ count: 0, assessed: 10 }).low).toBe(0);
  });

  it('are the interval of the log ratio for an impact ratio, also with a count of zero', () => {
    const { low, high } = ratioInterval({ count: 40, assessed: 100 }, { count: 60, assessed: 100 });
    expect([low, high].map((each) => each.toFixed(3))).toEqual(['0.500', '0.890']);
    const zero = ratioInterval({ count: 0, assessed: 10 }, { count: 5, assessed: 10 });
    expect(zero.low).toBeGreaterThan(0);
    expect(zero.high).toBeLessThan(2);
  });

  it('measure the difference of two rates in standard deviations', () => {
    const value = standardDeviations({ count: 40, assessed: 100 }, { count: 60, assessed: 100 });
    expect(value).toBeCloseTo(-2.8284, 4);
    expect(standardDeviations({ count: 0, assessed: 5 }, { count: 0, assessed: 5 })).toBeNull();
  });
});

describe('Bounds for persons of unknown category', () => {
  it('contain the ratio of every distribution of the unknown, and reach the lowest', () => {
    const category = { count: 4, assessed: 10 };
    const others = [
      { count: 6, assessed: 10 },
      { count: 5, assessed: 11 },
    ];
    const unknown = { count: 2, assessed: 5 };
    const ratios = distributions(category, others, unknown);
    const bounds = impactRatioBounds(category, others, unknown);
    expect(bounds?.low).toBeCloseTo(Math.min(...ratios), 9);
    expect(bounds?.high).toBeGreaterThanOrEqual(Math.max(...ratios) - 1e-9);
    expect(bounds?.high).toBeLessThanOrEqual(Math.max(...ratios) + 0.05);
  });
});

interface Counts {
  count: number;
  assessed: number;
}

/** Impact ratios of the first of three categories for every distribution of the unknown persons. */
function distributions(category: Counts, [b, c]: Counts[], unknown: Counts): number[] {
  const ratios: number[] = [];
  const without = unknown.assessed - unknown.count;
  for (const [x, y, z] of partitions(unknown.count)) {
    for (const [u, v, w] of partitions(without)) {
      const rates = [
        [category, x, u],
        [b, y, v],
        [c, z, w],
      ].map(([group, selected, rejected]) => {
        const { count, assessed } = group as Counts;
        return (count + Number(selected)) / (assessed + Number(selected) + Number(rejected));
      });
      ratios.push((rates[0] ?? 0) / Math.max(...rates));
    }
  }
  return ratios;
}

function partitions(total: number): [number, number, number][] {
  const list: [number, number, number][] = [];
  for (let a = 0; a <= total; a += 1) {
    for (let b = 0; a + b <= total; b += 1) list.push([a, b, total - a - b]);
  }
  return list;
}

function sumOverTables(a: number, an: number, b: number, bn: number): number {
  const ways = (k: number): number => choose(an, k) * choose(bn, a + b - k);
  let [all, extreme] = [0, 0];
  for (let k = Math.max(0, a + b - bn); k <= Math.min(an, a + b); k += 1) {
    all += ways(k);
    if (ways(k) <= ways(a)) extreme += ways(k);
  }
  return extreme / all;
}

function choose(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= k; i += 1) result = (result * (n - k + i)) / i;
  return Math.round(result);
}
