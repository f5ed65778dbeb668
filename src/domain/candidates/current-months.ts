import { monthsBetween } from '../parsing/resume/fields/work/months';
import type { WorkItem } from '../parsing/parsed-resume';

/** Sets the months of current positions, which grow and are therefore not stored. `today` is `YYYY-MM-DD`. */
export function withCurrentMonths(work: readonly WorkItem[], today: string): WorkItem[] {
  return work.map((item) =>
    item.isCurrent && item.startDate !== null ? { ...item, months: monthsBetween(item, today) } : item,
  );
}
