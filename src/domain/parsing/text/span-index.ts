import type { Span } from './source-text';

/** Stretches of a text that can be asked, in logarithmic time, whether any of them shares a character with another. */
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

/** Index of the first stretch that ends after an offset; the stretches are in order and none lies over another. */
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

/** The stretches that share a character with another, of those in order of which none lies over another. */
export function overlapping<T extends Span>(spans: readonly T[], { start, end }: Span): T[] {
  const found: T[] = [];
  for (let index = firstEndingAfter(spans, start); index < spans.length; index += 1) {
    const span = spans[index];
    if (!span || span.start >= end) break;
    found.push(span);
  }
  return found;
}
