import { nice, ticks } from 'd3-array';

/** A labelled place on an axis: a share of its length, 0 to 1. */
export interface PlotTick {
  share: number;
  label: string;
}

export interface ValueScale {
  share: (value: number) => number;
  ticks: PlotTick[];
}

const TICK_COUNT = 4;
const CHARACTER_WIDTH = 6.5;
const LABEL_GAP = 8;

/** A scale of counts from 0 to a round number that is not less than the largest value. */
export function countScale(values: readonly number[]): ValueScale {
  const largest = Math.max(1, ...values);
  const [, top] = nice(0, largest, TICK_COUNT);
  const places = ticks(0, top, TICK_COUNT).filter(Number.isInteger);
  return {
    share: (value) => value / top,
    ticks: places.map((value) => ({ share: value / top, label: value.toLocaleString('en') })),
  };
}

/** Leaves out the labels that would touch the one before them on an axis of `width` pixels. */
export function fittingLabels(labels: readonly PlotTick[], width: number): PlotTick[] {
  const fitting: PlotTick[] = [];
  for (const label of labels) {
    const before = fitting.at(-1);
    if (before && (label.share - before.share) * width < (widthOf(before) + widthOf(label)) / 2 + LABEL_GAP)
      continue;
    fitting.push(label);
  }
  return fitting;
}

function widthOf({ label }: PlotTick): number {
  return label.length * CHARACTER_WIDTH;
}

/** Returns the index of the item that is nearest to `share`; null for an empty list. */
export function nearestIndex(items: readonly { share: number }[], share: number): number | null {
  let best: number | null = null;
  let bestDistance = Infinity;
  for (const [index, item] of items.entries()) {
    const distance = Math.abs(item.share - share);
    if (distance < bestDistance) [best, bestDistance] = [index, distance];
  }
  return best;
}

/** Returns the index to which a key moves, null if it ends the reading, undefined for other keys. */
export function nextIndex(key: string, active: number | null, count: number): number | null | undefined {
  if (count === 0) return undefined;
  if (key === 'Escape') return active === null ? undefined : null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight') return active === null ? 0 : Math.min(active + 1, count - 1);
  if (key === 'ArrowLeft') return active === null ? count - 1 : Math.max(active - 1, 0);
  return undefined;
}
