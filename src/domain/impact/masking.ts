/** Counts from 1 to 4 could point to a person. Zeros are shown: they point to no person and are the gravest result. */
export const MIN_SHOWN_COUNT = 5;

/** A count that can be hidden. */
export interface CountCell {
  readonly value: number;
  /** Whether a small value is hidden for its own sake; a count of unknown category is not. */
  readonly sensitive: boolean;
  /** Never hidden, e.g. the total of the report. */
  readonly fixed: boolean;
  hidden: boolean;
}

/** An equation that a reader can use: the total is the sum of the parts. */
export interface CellSum {
  readonly total: CountCell;
  readonly parts: readonly CountCell[];
  /** A further part that no table shows. */
  readonly unseen: number;
}

export function cell(value: number, kind: 'category' | 'unknown' | 'total' = 'category'): CountCell {
  return { value, sensitive: kind !== 'unknown', fixed: kind === 'total', hidden: false };
}

/**
 * Hides small cells, and as many others as are needed so that no hidden cell follows from a sum: at least two parts of a
 * sum are hidden or none, and what is hidden has room for more than one solution. Considers each sum by itself.
 */
export function hideSmallCells(cells: readonly CountCell[], sums: readonly CellSum[]): void {
  for (const each of cells) {
    if (each.sensitive && !each.fixed && each.value > 0 && each.value < MIN_SHOWN_COUNT) each.hidden = true;
  }
  let changed = true;
  while (changed) {
    changed = false;
    for (const sum of sums) {
      while (isSolvable(sum)) {
        const next = nextToHide(sum);
        if (!next) break;
        next.hidden = true;
        changed = true;
      }
    }
  }
}

/** Whether a hidden cell follows from the sum. */
function isSolvable({ total, parts, unseen }: CellSum): boolean {
  const hidden = parts.filter((part) => part.hidden);
  if (hidden.length === 0) return total.hidden && unseen === 0;
  if (total.hidden) return false;
  const values = [...hidden.map((part) => part.value), unseen];
  const sum = values.reduce((all, value) => all + value, 0);
  const positive = values.filter((value) => value > 0).length;
  // Two hidden cells whose sum is 2 are known to be 1 each.
  return hidden.length + (unseen > 0 ? 1 : 0) < 2 || sum < Math.max(MIN_SHOWN_COUNT, 2 * positive);
}

/** The smallest shown part, preferably not a zero, which adds nothing to what is hidden; otherwise the total. */
function nextToHide({ total, parts }: CellSum): CountCell | undefined {
  const shown = parts.filter((part) => !part.hidden && !part.fixed).sort((a, b) => a.value - b.value);
  return (
    shown.find((part) => part.value > 0) ?? shown[0] ?? (total.hidden || total.fixed ? undefined : total)
  );
}
