import { RACES_AND_ETHNICITIES, SEXES, type Demographics } from './categories';

/** One person assessed for one job. */
export interface AssessedPerson extends Demographics {
  readonly score: number;
  readonly selected: boolean;
  /** Month of the score in UTC, such as `2026-11`. */
  readonly month: string;
  readonly modelVersion: string;
}

export const MEASURES = ['assessed', 'selected', 'aboveMedian'] as const;
export type Measure = (typeof MEASURES)[number];

/** Rows are the sexes, columns the races and ethnicities; the last row and column are those of unknown category. */
export type Grid = number[][];
export type Counts = Readonly<Record<Measure, Grid>>;

export interface SampleCounts {
  readonly medianScore: number | null;
  readonly all: Counts;
  /** Counts by month and by version of the model, in ascending order. */
  readonly byMonth: readonly (readonly [string, Counts])[];
  readonly byModelVersion: readonly (readonly [string, Counts])[];
}

/** Month of a time in UTC, such as `2026-11`. */
export function monthOf(time: Date): string {
  const month = time.getUTCMonth() + 1;
  return `${time.getUTCFullYear()}-${month < 10 ? '0' : ''}${month}`;
}

const COLUMNS = RACES_AND_ETHNICITIES.length + 1;

/** Collects assessed persons as a few numbers each, and counts them once the median is final. */
export class ImpactSample {
  private readonly scores: number[] = [];
  /** Position in the grid, doubled, plus one if selected. */
  private readonly positions: number[] = [];
  private readonly months = new Labels();
  private readonly versions = new Labels();

  get size(): number {
    return this.scores.length;
  }

  /** Adds a person and returns the number to replace the person by. */
  add(person: AssessedPerson): number {
    const index = this.scores.length;
    this.replace(index, person);
    return index;
  }

  /** Replaces a person, for example by a later score of the same person for the same job. */
  replace(index: number, person: AssessedPerson): void {
    const row = person.sex === null ? SEXES.length : SEXES.indexOf(person.sex);
    const column =
      person.raceEthnicity === null
        ? RACES_AND_ETHNICITIES.length
        : RACES_AND_ETHNICITIES.indexOf(person.raceEthnicity);
    this.scores[index] = person.score;
    this.positions[index] = (row * COLUMNS + column) * 2 + (person.selected ? 1 : 0);
    this.months.set(index, person.month);
    this.versions.set(index, person.modelVersion);
  }

  count(): SampleCounts {
    const median = medianOf(this.scores);
    const all = emptyCounts();
    const byMonth = this.months.names.map(emptyCounts);
    const byVersion = this.versions.names.map(emptyCounts);
    this.scores.forEach((score, index) => {
      const position = this.positions[index] ?? 0;
      const above = median !== null && score > median;
      for (const counts of [all, byMonth[this.months.at(index)], byVersion[this.versions.at(index)]]) {
        if (counts) addTo(counts, position, above);
      }
    });
    return {
      medianScore: median,
      all,
      byMonth: this.months.named(byMonth),
      byModelVersion: this.versions.named(byVersion),
    };
  }
}

/** One label for each person, stored as its number. */
class Labels {
  readonly names: string[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly values: number[] = [];

  set(index: number, name: string): void {
    let number = this.numbers.get(name);
    if (number === undefined) {
      number = this.names.length;
      this.numbers.set(name, number);
      this.names.push(name);
    }
    this.values[index] = number;
  }

  at(index: number): number {
    return this.values[index] ?? 0;
  }

  named(counts: readonly Counts[]): (readonly [string, Counts])[] {
    return counts
      .map((each, number) => [this.names[number] ?? '', each] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1));
  }
}

function emptyCounts(): Counts {
  const grid = (): Grid => Array.from({ length: SEXES.length + 1 }, () => new Array<number>(COLUMNS).fill(0));
  return { assessed: grid(), selected: grid(), aboveMedian: grid() };
}

function addTo(counts: Counts, position: number, above: boolean): void {
  const place = position >> 1;
  const row = Math.floor(place / COLUMNS);
  const column = place % COLUMNS;
  increment(counts.assessed, row, column);
  if (position % 2 === 1) increment(counts.selected, row, column);
  if (above) increment(counts.aboveMedian, row, column);
}

function increment(grid: Grid, row: number, column: number): void {
  const cells = grid[row];
  if (cells) cells[column] = (cells[column] ?? 0) + 1;
}

/** The median of the full sample, persons of unknown category included. */
function medianOf(scores: readonly number[]): number | null {
  if (scores.length === 0) return null;
  const sorted = Float64Array.from(scores).sort();
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
