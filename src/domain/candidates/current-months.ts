import { monthsBetween } from '../parsing/resume/fields/work/months';
import type { WorkItem } from '../parsing/parsed-resume';

/** Jobs with the length of those that go on, which grows by itself and is therefore never kept. `today` is `YYYY-MM-DD`. */
export function withCurrentMonths(work: readonly WorkItem[], today: string): WorkItem[] {
  return work.map((item) =>
    item.isCurrent && item.startDate !== null ? { ...item, months: monthsBetween(item, today) } : item,
  );
}
