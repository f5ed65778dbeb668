import { EDUCATION_LEVELS } from '../../../education-levels';
import type { EducationItem, ResumeTotals, WorkItem } from '../../parsed-resume';
import { foldText } from '../../text/normalize';
import { monthInterval } from '../fields/work/months';

/** Computes totals over the entries: overlapping positions count once, and a gap of one month does not count. */
export function computeTotals(work: WorkItem[], education: EducationItem[], today: string): ResumeTotals {
  const intervals = work
    .map((item) => monthInterval(item, today))
    .filter((interval) => interval !== null)
    .sort((a, b) => a.first - b.first);
  let workMonths = 0;
  let gapMonths = 0;
  let reached: number | null = null;
  for (const { first, last } of intervals) {
    if (reached === null || first > reached) {
      if (reached !== null && first - reached - 1 > 1) gapMonths += first - reached - 1;
      workMonths += last - first + 1;
      reached = last;
    } else if (last > reached) {
      workMonths += last - reached;
      reached = last;
    }
  }
  const perEmployer = monthsPerEmployer(work, today);
  const hasIntervals = intervals.length > 0;
  const levels = education
    .filter((item) => item.level !== null && item.completed !== false)
    .map((item) => EDUCATION_LEVELS.indexOf(item.level ?? 'none'));
  const started = education.some(
    (item) =>
      item.completed === false &&
      EDUCATION_LEVELS.indexOf(item.level ?? 'none') >= EDUCATION_LEVELS.indexOf('associate'),
  );
  if (started) levels.push(EDUCATION_LEVELS.indexOf('some_college'));
  return {
    workMonths: hasIntervals ? workMonths : null,
    averageMonthsPerEmployer:
      perEmployer.length > 0
        ? Math.round((perEmployer.reduce((sum, months) => sum + months, 0) / perEmployer.length) * 10) / 10
        : null,
    longestTenureMonths: perEmployer.length > 0 ? Math.max(...perEmployer) : null,
    gapMonths: hasIntervals ? gapMonths : null,
    currentPosition: work.find((item) => item.isCurrent && item.position !== null)?.position ?? null,
    highestEducationLevel: levels.length > 0 ? (EDUCATION_LEVELS[Math.max(...levels)] ?? null) : null,
  };
}

/** Months at each employer over all its positions; overlaps count once. */
function monthsPerEmployer(work: WorkItem[], today: string): number[] {
  const months = new Map<string, Set<number>>();
  work.forEach((item, index) => {
    const interval = monthInterval(item, today);
    if (!interval) return;
    const key = item.name === null ? `#${index}` : foldText(item.name);
    const set = months.get(key) ?? new Set<number>();
    for (let month = interval.first; month <= interval.last; month++) set.add(month);
    months.set(key, set);
  });
  return [...months.values()].map((set) => set.size);
}
