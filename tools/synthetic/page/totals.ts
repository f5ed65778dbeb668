import type { EducationLevel, PartialDate } from '../../../src/domain/common';
import type { EducationItem, ResumeTotals, WorkItem } from '../../../src/domain/parsing/parsed-resume';
import { monthOf, WRITTEN_ON } from '../people/person';

const LEVELS: EducationLevel[] = [
  'none',
  'some_high_school',
  'high_school',
  'ged',
  'vocational',
  'some_college',
  'associate',
  'bachelor',
  'master',
  'doctorate',
];

const indexOf = (date: PartialDate, month: number): number =>
  Number(date.slice(0, 4)) * 12 + (date.length >= 7 ? Number(date.slice(5, 7)) : month) - 1;

/**
 * First and last month of a position, counted from year 0. Years without months count as the whole years between them.
 */
function interval(
  start: PartialDate | null,
  end: PartialDate | null,
  current: boolean,
): [number, number] | null {
  if (start === null) return null;
  const first = indexOf(start, 1);
  if (current) return [first, monthOf(WRITTEN_ON)];
  if (end === null) return null;
  const yearsOnly = start.length === 4 && end.length === 4;
  const last = yearsOnly && start !== end ? indexOf(end, 1) - 1 : indexOf(end, 12);
  return [first, Math.max(first, last)];
}

/** Length of a position in months, both ends included. */
export function monthsOf(
  start: PartialDate | null,
  end: PartialDate | null,
  current: boolean,
): number | null {
  const months = interval(start, end, current);
  return months && months[1] - months[0] + 1;
}

/** Totals of the facts that a document states, counted month by month. */
export function totalsOf(work: WorkItem[], education: EducationItem[]): ResumeTotals {
  const worked = new Set<number>();
  const byEmployer = new Map<string, Set<number>>();
  for (const item of work) {
    const span = interval(item.startDate, item.endDate, item.isCurrent);
    if (!span) continue;
    const own = byEmployer.get(item.name ?? '') ?? new Set<number>();
    for (let month = span[0]; month <= span[1]; month++) {
      worked.add(month);
      own.add(month);
    }
    byEmployer.set(item.name ?? '', own);
  }
  const tenures = [...byEmployer.values()].map((months) => months.size);
  const finished = education.filter(({ level, completed }) => level !== null && completed !== false);
  const started = education.some(({ completed }) => completed === false);
  const heights = finished.map(({ level }) => LEVELS.indexOf(level ?? 'none'));
  if (started) heights.push(LEVELS.indexOf('some_college'));
  return {
    workMonths: worked.size > 0 ? worked.size : null,
    averageMonthsPerEmployer:
      tenures.length > 0
        ? Math.round((tenures.reduce((sum, months) => sum + months, 0) / tenures.length) * 10) / 10
        : null,
    longestTenureMonths: tenures.length > 0 ? Math.max(...tenures) : null,
    gapMonths: worked.size > 0 ? gaps([...worked]) : null,
    currentPosition: work.find(({ isCurrent }) => isCurrent)?.position ?? null,
    highestEducationLevel: heights.length > 0 ? (LEVELS[Math.max(...heights)] ?? null) : null,
  };
}

function gaps(months: number[]): number {
  const sorted = months.sort((a, b) => a - b);
  return sorted.reduce((sum, month, index) => {
    const missing = index === 0 ? 0 : month - (sorted[index - 1] ?? month) - 1;
    return sum + (missing > 1 ? missing : 0);
  }, 0);
}
