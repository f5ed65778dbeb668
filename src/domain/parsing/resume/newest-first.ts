interface DatedItem {
  startDate: string | null;
  endDate: string | null;
  isCurrent: boolean;
}

/** Current entries first, then by end, then by start; undated ones keep their place at the end. */
export function sortNewestFirst<Item extends DatedItem>(items: readonly Item[]): Item[] {
  return [...items].sort(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || sortKey(b).localeCompare(sortKey(a)),
  );
}

/** Orders entries by end, then by start. */
export function sortKey(item: Pick<DatedItem, 'startDate' | 'endDate'>): string {
  return `${item.endDate ?? item.startDate ?? ''}|${item.startDate ?? ''}`;
}
