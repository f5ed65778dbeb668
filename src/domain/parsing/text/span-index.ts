import type { Span } from './source-text';

/** Finds out in logarithmic time whether a span overlaps one of many spans. */
export class SpanIndex {
  private readonly merged: Span[] = [];

  constructor(spans: readonly Span[]) {
    for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
      const last = this.merged.at(-1);
      if (last && start < last.end) last.end = Math.max(last.end, end);
      else this.merged.push({ start, end });
    }
  }

  overlaps({ start, end }: Span): boolean {
    const next = this.merged[firstEndingAfter(this.merged, start)];
    return next !== undefined && next.start < end;
  }
}

/** Returns the index of the first span that ends after an offset. The spans must be in order and must not overlap. */
export function firstEndingAfter(spans: readonly Span[], offset: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Returns the spans that overlap the given one. The spans must be in order and must not overlap each other. */
export function overlapping<T extends Span>(spans: readonly T[], { start, end }: Span): T[] {
  const overlaps: T[] = [];
  for (let index = firstEndingAfter(spans, start); index < spans.length; index += 1) {
    const span = spans[index];
    if (!span || span.start >= end) break;
    overlaps.push(span);
  }
  return overlaps;
}
