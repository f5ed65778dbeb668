import { RACES_AND_ETHNICITIES, SEXES } from './categories';
import { fisherExactP, standardDeviations, type Outcome } from './exact-test';
import type { ImpactRow, ImpactTable, RateFigures } from './report-model';
import { ratioInterval, wilsonInterval, type RateInterval } from './intervals';
import type { CountCell } from './masking';
import type { MeasureCells, SliceCells } from './slice-cells';
import { impactRatioBounds } from './unknown-bounds';

/** Categories under this share of the data have no impact ratio (6 RCNY §5-301(d)). */
const MIN_SHARE_FOR_RATIO = 0.02;
const FOUR_FIFTHS = 0.8;
/** Six decimals, so that a figure rounded again for print is not rounded twice in the last digit. */
const SCALE = 1e6;

type RowCells = Readonly<Record<'assessed' | 'selected' | 'aboveMedian', CountCell>>;
type Categories = Pick<ImpactRow, 'sex' | 'raceEthnicity'>;

/** A row whose rate is shown and that takes part in the impact ratios. */
interface RatedRow extends Outcome {
  readonly index: number;
}

/** The tables by sex, by race and ethnicity, and by both. */
export function tablesOf(cells: SliceCells): ImpactTable[] {
  const pick = (choose: (measure: MeasureCells) => CountCell | undefined): RowCells | null => {
    const [assessed, selected, aboveMedian] = [
      choose(cells.assessed),
      choose(cells.selected),
      choose(cells.aboveMedian),
    ];
    return assessed && selected && aboveMedian ? { assessed, selected, aboveMedian } : null;
  };
  const rows = (list: (RowCells | null)[]): RowCells[] => list.filter((row) => row !== null);
  const { total } = cells.assessed;
  const table = (
    name: ImpactTable['name'],
    categories: Categories[],
    list: (RowCells | null)[],
    unknown: RowCells | null,
  ): ImpactTable => tableOf(name, categories, rows(list), unknown, total);
  return [
    table(
      'sex',
      SEXES.map((sex) => ({ sex, raceEthnicity: null })),
      SEXES.map((_, row) => pick(({ sex }) => sex[row])),
      pick(({ sexUnknown }) => sexUnknown),
    ),
    table(
      'race_ethnicity',
      RACES_AND_ETHNICITIES.map((raceEthnicity) => ({ sex: null, raceEthnicity })),
      RACES_AND_ETHNICITIES.map((_, column) => pick(({ race }) => race[column])),
      pick(({ raceUnknown }) => raceUnknown),
    ),
    table(
      'intersectional',
      SEXES.flatMap((sex) => RACES_AND_ETHNICITIES.map((raceEthnicity) => ({ sex, raceEthnicity }))),
      SEXES.flatMap((_, row) =>
        RACES_AND_ETHNICITIES.map((__, column) => pick(({ both }) => both[row]?.[column])),
      ),
      pick(({ bothUnknown }) => bothUnknown),
    ),
  ];
}

function tableOf(
  name: ImpactTable['name'],
  categories: readonly Categories[],
  rows: readonly RowCells[],
  unknown: RowCells | null,
  total: CountCell,
): ImpactTable {
  const shares = rows.map(({ assessed }) =>
    assessed.hidden || total.hidden || total.value === 0 ? null : assessed.value / total.value,
  );
  const selection = figuresOf('selected', rows, shares, unknown);
  const scoring = figuresOf('aboveMedian', rows, shares, unknown);
  return {
    name,
    unknown: {
      assessed: shown(unknown?.assessed),
      selected: shown(unknown?.selected),
      aboveMedian: shown(unknown?.aboveMedian),
    },
    rows: rows.map((row, index) => {
      const share = shares[index] ?? null;
      return {
        sex: categories[index]?.sex ?? null,
        raceEthnicity: categories[index]?.raceEthnicity ?? null,
        assessed: shown(row.assessed),
        share: share === null ? null : round(share),
        belowTwoPercent: share === null ? null : share < MIN_SHARE_FOR_RATIO,
        selection: selection[index] ?? noFigures(null),
        scoring: scoring[index] ?? noFigures(null),
      };
    }),
  };
}

/** The figures of one rate for each row. Only shown rows of at least 2 % take part in the ratios. */
function figuresOf(
  measure: 'selected' | 'aboveMedian',
  rows: readonly RowCells[],
  shares: readonly (number | null)[],
  unknown: RowCells | null,
): RateFigures[] {
  const rated: RatedRow[] = rows.flatMap((row, index) => {
    const share = shares[index] ?? null;
    if (row[measure].hidden || share === null || share < MIN_SHARE_FOR_RATIO) return [];
    return [{ index, assessed: row.assessed.value, count: row[measure].value }];
  });
  const reference = rated.reduce<RatedRow | null>(
    (best, row) => (best === null || rateOf(row) > rateOf(best) ? row : best),
    null,
  );
  const unknownOutcome =
    unknown && !unknown.assessed.hidden && !unknown[measure].hidden
      ? { assessed: unknown.assessed.value, count: unknown[measure].value }
      : null;
  return rows.map((row, index) => {
    const count = shown(row[measure]);
    if (count === null || row.assessed.hidden || row.assessed.value === 0) return noFigures(count);
    const outcome = { assessed: row.assessed.value, count };
    const figures = {
      ...noFigures(count),
      rate: round(rateOf(outcome)),
      rateInterval: rounded(wilsonInterval(outcome)),
    };
    if (!reference || rateOf(reference) === 0 || !rated.some((each) => each.index === index)) return figures;
    const others = rated.filter((each) => each.index !== index);
    const bounds = unknownOutcome && impactRatioBounds(outcome, others, unknownOutcome);
    return { ...figures, ...comparison(outcome, reference, index), impactRatioBounds: rounded(bounds) };
  });
}

function comparison(
  outcome: Outcome,
  reference: RatedRow,
  index: number,
): Omit<RateFigures, 'count' | 'rate' | 'rateInterval' | 'impactRatioBounds'> {
  const impactRatio = rateOf(outcome) / rateOf(reference);
  const isReference = reference.index === index;
  const deviations = isReference ? null : standardDeviations(outcome, reference);
  return {
    impactRatio: round(impactRatio),
    impactRatioInterval: isReference ? null : rounded(ratioInterval(outcome, reference)),
    isReference,
    belowFourFifths: impactRatio < FOUR_FIFTHS,
    // A small p keeps its digits; four decimals would round it to zero.
    fisherP: isReference ? null : Number(fisherExactP(outcome, reference).toPrecision(4)),
    standardDeviations: deviations === null ? null : round(deviations),
  };
}

function noFigures(count: number | null): RateFigures {
  return {
    count,
    rate: null,
    rateInterval: null,
    impactRatio: null,
    impactRatioInterval: null,
    impactRatioBounds: null,
    isReference: false,
    belowFourFifths: null,
    fisherP: null,
    standardDeviations: null,
  };
}

function rounded<T extends RateInterval | null>(interval: T): RateInterval | null {
  return interval && { low: round(interval.low), high: round(interval.high) };
}

function rateOf({ assessed, count }: Outcome): number {
  return count / assessed;
}

function shown(each: CountCell | undefined): number | null {
  return !each || each.hidden ? null : each.value;
}

function round(value: number): number {
  return Math.round(value * SCALE) / SCALE;
}
