/** A position or an education with dates as in the record: `2021`, `2021-04` or `2021-04-30`. */
export interface DatedItem {
  kind: 'work' | 'education';
  title: string;
  startDate: string | null;
  endDate: string | null;
  isCurrent: boolean;
}

/** An item on the axis; `left` and `width` in percent. */
export interface PlacedItem extends DatedItem {
  left: number;
  width: number;
  dates: string;
  months: number | null;
}

export interface Timeline {
  placed: PlacedItem[];
  /** Items without any date. */
  undated: DatedItem[];
  /** First and last month of the axis, counted from year 0. */
  from: number;
  to: number;
}

const MONTHS_PER_YEAR = 12;
/** A bar stays visible and can be told from a line. */
const MIN_WIDTH_PERCENT = 1;
const MAX_TICKS = 8;
/** A label that begins later would be cut at the end of the axis. */
const MAX_LABEL_PERCENT = 88;

/** Places items on an axis of whole years, latest start first. An item with one date is placed at that date. */
export function placedItems(items: readonly DatedItem[], now: Date): Timeline {
  const thisMonth = now.getFullYear() * MONTHS_PER_YEAR + now.getMonth();
  const dated = items
    .map((item) => {
      const start = monthOf(item.startDate, 'start');
      const end = item.isCurrent ? thisMonth : monthOf(item.endDate, 'end');
      return { item, start: start ?? end, end: end ?? start, isWhole: start !== null && end !== null };
    })
    .filter((each): each is typeof each & { start: number; end: number } => each.start !== null);
  const from = yearStart(Math.min(...dated.map(({ start }) => start)));
  const to = yearStart(Math.max(...dated.map(({ end }) => end))) + MONTHS_PER_YEAR;
  const percentOf = (months: number): number => (months / (to - from)) * 100;
  const placedOnScale = dated
    .sort((a, b) => b.start - a.start || b.end - a.end)
    .map(({ item, start, end, isWhole }): PlacedItem => {
      return {
        ...item,
        left: percentOf(start - from),
        width: Math.max(MIN_WIDTH_PERCENT, percentOf(end - start + 1)),
        dates: [item.startDate, item.isCurrent ? 'present' : item.endDate].filter(Boolean).join(' – '),
        months: isWhole ? Math.max(1, end - start + 1) : null,
      };
    });
  const undated = items.filter((item) => !item.isCurrent && !item.startDate && !item.endDate);
  return { placed: placedOnScale, undated, from, to };
}

/** At most eight years of the axis with their places in percent. */
export function yearTicks(from: number, to: number): { year: number; left: number }[] {
  const years = (to - from) / MONTHS_PER_YEAR;
  const step = Math.max(1, Math.ceil(years / MAX_TICKS));
  const first = from / MONTHS_PER_YEAR;
  return Array.from({ length: Math.ceil(years / step) }, (_, index) => ({
    year: first + index * step,
    left: ((index * step) / years) * 100,
  })).filter(({ left }) => left <= MAX_LABEL_PERCENT);
}

function monthOf(date: string | null, edge: 'start' | 'end'): number | null {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(date ?? '') ?? [];
  if (year === undefined) return null;
  const otherwise = edge === 'start' ? 1 : MONTHS_PER_YEAR;
  return Number(year) * MONTHS_PER_YEAR + (month === undefined ? otherwise : Number(month)) - 1;
}

function yearStart(month: number): number {
  return Math.floor(month / MONTHS_PER_YEAR) * MONTHS_PER_YEAR;
}
