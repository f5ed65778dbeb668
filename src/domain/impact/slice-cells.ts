import { RACES_AND_ETHNICITIES, SEXES } from './categories';
import { cell, hideSmallCells, type CountCell, type CellSum } from './masking';
import { MEASURES, type Counts, type Grid, type Measure, type SampleCounts } from './sample';

/** The cells of one measure that the three tables show. */
export interface MeasureCells {
  readonly total: CountCell;
  readonly sex: readonly CountCell[];
  readonly sexUnknown: CountCell;
  readonly race: readonly CountCell[];
  readonly raceUnknown: CountCell;
  /** By sex, then by race and ethnicity. */
  readonly both: readonly (readonly CountCell[])[];
  readonly bothUnknown: CountCell;
}

export type SliceCells = Readonly<Record<Measure, MeasureCells>>;

export interface ReportCells {
  readonly all: SliceCells;
  readonly byMonth: readonly (readonly [string, SliceCells])[];
  readonly byModelVersion: readonly (readonly [string, SliceCells])[];
}

/** Creates the cells of all tables and hides the small ones, consistently over tables, months and versions. */
export function maskedCells(sample: SampleCounts): ReportCells {
  const cells: ReportCells = {
    all: sliceCells(sample.all, true),
    byMonth: sample.byMonth.map(([name, counts]) => [name, sliceCells(counts, false)] as const),
    byModelVersion: sample.byModelVersion.map(([name, counts]) => [name, sliceCells(counts, false)] as const),
  };
  const counts = [sample.all, ...[...sample.byMonth, ...sample.byModelVersion].map(([, each]) => each)];
  const slices = [cells.all, ...[...cells.byMonth, ...cells.byModelVersion].map(([, slice]) => slice)];
  for (const measure of MEASURES) {
    if (measure !== 'assessed') hideWhereAssessedIsHidden(slices, measure);
    const sums = slices.flatMap((slice, index) => {
      const grid = counts[index]?.[measure];
      return grid ? sumsOfTables(slice[measure], grid) : [];
    });
    sums.push(...sumsOverSlices(cells.all[measure], cells.byMonth, measure));
    sums.push(...sumsOverSlices(cells.all[measure], cells.byModelVersion, measure));
    hideSmallCells(
      slices.flatMap((slice) => cellsOf(slice[measure])),
      sums,
    );
  }
  return cells;
}

function sliceCells(counts: Counts, isWhole: boolean): SliceCells {
  return {
    assessed: measureCells(counts.assessed, isWhole),
    selected: measureCells(counts.selected, isWhole),
    aboveMedian: measureCells(counts.aboveMedian, isWhole),
  };
}

function measureCells(grid: Grid, isWhole: boolean): MeasureCells {
  const sexes = SEXES.map((_, row) => sumOf(grid[row] ?? []));
  const races = RACES_AND_ETHNICITIES.map((_, column) => sumOf(grid.map((row) => row[column] ?? 0)));
  const both = SEXES.map((_, row) => RACES_AND_ETHNICITIES.map((__, column) => grid[row]?.[column] ?? 0));
  const total = sumOf(grid.flat());
  const unknown = (count: number): CountCell => cell(count, isWhole ? 'total' : 'unknown');
  return {
    total: cell(total, isWhole ? 'total' : 'category'),
    sex: sexes.map((count) => cell(count)),
    sexUnknown: unknown(total - sumOf(sexes)),
    race: races.map((count) => cell(count)),
    raceUnknown: unknown(total - sumOf(races)),
    both: both.map((row) => row.map((count) => cell(count))),
    bothUnknown: unknown(total - sumOf(both.flat())),
  };
}

/** The sums within the tables of a slice. No table shows counts of which only one category is unknown. */
function sumsOfTables(cells: MeasureCells, grid: Grid): CellSum[] {
  const { total, sex, sexUnknown, race, raceUnknown, both, bothUnknown } = cells;
  return [
    { total, parts: [...sex, sexUnknown], unseen: 0 },
    { total, parts: [...race, raceUnknown], unseen: 0 },
    { total, parts: [...both.flat(), bothUnknown], unseen: 0 },
    ...sex.map((all, row) => ({
      total: all,
      parts: both[row] ?? [],
      unseen: grid[row]?.[RACES_AND_ETHNICITIES.length] ?? 0,
    })),
    ...race.map((all, column) => ({
      total: all,
      parts: both.flatMap((row) => row[column] ?? []),
      unseen: grid[SEXES.length]?.[column] ?? 0,
    })),
  ];
}

/** Each cell of the whole report is the sum of those of the slices. */
function sumsOverSlices(
  whole: MeasureCells,
  slices: readonly (readonly [string, SliceCells])[],
  measure: Measure,
): CellSum[] {
  const lists = slices.map(([, slice]) => cellsOf(slice[measure]));
  if (lists.length === 0) return [];
  return cellsOf(whole).map((total, index) => ({
    total,
    parts: lists.flatMap((list) => list[index] ?? []),
    unseen: 0,
  }));
}

function hideWhereAssessedIsHidden(slices: readonly SliceCells[], measure: Measure): void {
  for (const slice of slices) {
    const assessed = cellsOf(slice.assessed);
    cellsOf(slice[measure]).forEach((each, index) => {
      if (assessed[index]?.hidden) each.hidden = true;
    });
  }
}

function cellsOf(cells: MeasureCells): CountCell[] {
  const { total, sex, sexUnknown, race, raceUnknown, both, bothUnknown } = cells;
  return [total, ...sex, sexUnknown, ...race, raceUnknown, ...both.flat(), bothUnknown];
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
