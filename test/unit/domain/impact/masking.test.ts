import { RACES_AND_ETHNICITIES, SEXES } from '../../../../src/domain/impact/categories';
import type { ImpactSlice, ImpactTables } from '../../../../src/domain/impact/report-model';
import { reportOf, rowsOf, type Group } from './samples';

describe('Masking of the impact report', () => {
  it('masks a count under five with all its figures, and a second one so that it does not follow from the total', () => {
    const report = reportOf([
      { raceEthnicity: 'white', assessed: 100, selected: 50 },
      { raceEthnicity: 'asian', assessed: 30, selected: 15 },
      { raceEthnicity: 'black_or_african_american', assessed: 12, selected: 6 },
      { raceEthnicity: 'two_or_more_races', assessed: 3, selected: 3 },
    ]);
    const masked = rowsOf(report, 'race_ethnicity').filter(({ assessed }) => assessed === null);
    expect(masked.map(({ raceEthnicity }) => raceEthnicity)).toEqual([
      'black_or_african_american',
      'two_or_more_races',
    ]);
    for (const { share, belowTwoPercent, selection, scoring } of masked) {
      expect([share, belowTwoPercent]).toEqual([null, null]);
      for (const figures of [selection, scoring]) {
        const { isReference, ...others } = figures;
        expect([isReference, new Set(Object.values(others))]).toEqual([false, new Set([null])]);
      }
    }
  });

  it('masks a count that would follow from the counts of the months', () => {
    const months = (october: number, november: number): Group[] => [
      { sex: 'male', assessed: 40, selected: 20, month: '2026-09' },
      { sex: 'male', assessed: 40, selected: 20, month: '2026-10' },
      { sex: 'male', assessed: 40, selected: 20, month: '2026-11' },
      { sex: 'female', assessed: 40, selected: 20, month: '2026-09' },
      { sex: 'female', assessed: october, selected: 1, month: '2026-10' },
      { sex: 'female', assessed: november, selected: 10, month: '2026-11' },
    ];
    const report = reportOf(months(3, 20));
    const women = report.byMonth.map((each) => rowsOf(each, 'sex')[1]?.assessed);
    expect(rowsOf(report, 'sex')[1]?.assessed).toBe(63);
    expect(women[1]).toBeNull();
    expect(women.filter((count) => count === null).length).toBeGreaterThanOrEqual(2);
  });

  it('shows no single missing part of a sum over tables, months or versions in random samples', () => {
    let seed = 7;
    const random = (below: number): number => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      return (seed >>> 8) % below;
    };
    for (let run = 0; run < 60; run += 1) {
      const groups: Group[] = Array.from({ length: 25 }, () => {
        const assessed = random(12);
        return {
          sex: [...SEXES, null][random(3)] ?? null,
          raceEthnicity: [...RACES_AND_ETHNICITIES, null][random(8)] ?? null,
          month: `2026-0${1 + random(3)}`,
          modelVersion: `match-${random(2)}`,
          assessed,
          selected: random(assessed + 1),
        };
      });
      expect(leaksOf(reportOf(groups))).toEqual([]);
    }
  });
});

/** Masked counts that follow by one subtraction, and unmasked small counts. */
function leaksOf(report: ImpactTables): string[] {
  const leaks: string[] = [];
  const check = (name: string, total: number | null, parts: (number | null)[]): void => {
    const missing = parts.filter((part) => part === null).length;
    if (total === null ? missing === 0 : missing === 1) leaks.push(name);
  };
  const slices: [string, ImpactSlice][] = [
    ['all', report],
    ...report.byMonth.map((each): [string, ImpactSlice] => [each.month, each]),
    ...report.byModelVersion.map((each): [string, ImpactSlice] => [each.modelVersion, each]),
  ];
  for (const [name, slice] of slices) {
    for (const table of slice.tables) {
      const { unknown, rows } = table;
      const where = `${name} ${table.name}`;
      check(where, slice.assessed, [...rows.map((row) => row.assessed), unknown.assessed]);
      check(`${where} selected`, slice.selected, [
        ...rows.map((row) => row.selection.count),
        unknown.selected,
      ]);
      const counts = rows.flatMap((row) => [row.assessed, row.selection.count, row.scoring.count]);
      if (counts.some((count) => count !== null && count > 0 && count < 5)) leaks.push(`${where} small`);
      if (rows.some(({ selection }) => selection.count === null && selection.rate !== null)) {
        leaks.push(`${where} rate`);
      }
    }
  }
  for (const list of [report.byMonth, report.byModelVersion]) {
    report.tables.forEach((table, index) => {
      table.rows.forEach((row, at) => {
        const parts = list.map((each) => each.tables[index]?.rows[at]?.assessed ?? null);
        check(`${table.name} over slices`, row.assessed, parts);
      });
    });
  }
  return leaks;
}
