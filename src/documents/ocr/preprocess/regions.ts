import type { InkGrid } from './ink-grid';

/** In cells; the end is exclusive. */
export interface PixelRegion {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Kinds of gutter, in shares of the page: minimum height of the band, width of the gap and width of both sides. A few
 * lines can have a space at the same place by chance, and bullets are separate from their lines.
 */
const GUTTER_WIDTHS = [
  { height: 0.035, gap: 0.018, side: 0.025 },
  { height: 0.1, gap: 0.009, side: 0.12 },
];
const MIN_BAND_GAP = 0.007;
const MAX_DEPTH = 5;

/**
 * Splits a page along its empty bands into parts with one column each (recursive XY cut; Nagy, Seth 1984). Consecutive
 * parts of one column stay together.
 */
export function columnsOf(grid: InkGrid): PixelRegion[] {
  const page = { left: 0, top: 0, right: grid.columns, bottom: grid.rows };
  return cut(grid, page, 0);
}

/** Cells with ink in a region. */
export function inkIn(grid: InkGrid, region: PixelRegion): number {
  let sum = 0;
  for (let row = region.top; row < region.bottom; row++) {
    for (let column = region.left; column < region.right; column++) {
      sum += grid.ink[row * grid.columns + column] as number;
    }
  }
  return sum;
}

/** Splits a region between two lines as close to half of its ink as possible; null if no gap separates lines. */
export function halves(grid: InkGrid, region: PixelRegion): [PixelRegion, PixelRegion] | null {
  const profile = rowProfile(grid, region);
  const half = profile.reduce((sum, value) => sum + value, 0) / 2;
  let best: { row: number; distance: number } | null = null;
  let above = 0;
  profile.forEach((value, index) => {
    above += value;
    const distance = Math.abs(above - half);
    if (value === 0 && above > 0 && (!best || distance < best.distance)) best = { row: index, distance };
  });
  const split = best as { row: number; distance: number } | null;
  if (!split || split.distance > half * 0.8) return null;
  const middle = region.top + split.row;
  return [
    { ...region, bottom: middle },
    { ...region, top: middle },
  ];
}

function cut(grid: InkGrid, whole: PixelRegion, depth: number): PixelRegion[] {
  const region = trimmed(grid, whole);
  if (!region) return [];
  if (depth >= MAX_DEPTH) return [region];
  const gutter = gutterOf(grid, region);
  if (gutter) {
    return [
      ...cut(grid, { ...region, right: gutter.start }, depth + 1),
      ...cut(grid, { ...region, left: gutter.end }, depth + 1),
    ];
  }
  const bands = bandsOf(grid, region);
  if (bands.length < 2) return [region];
  const parts: PixelRegion[] = [];
  let pending: PixelRegion | null = null;
  for (const band of joined(grid, bands)) {
    const inner = cut(grid, band, depth + 1);
    const whole = inner.length === 1 ? inner[0] : undefined;
    if (whole && pending) {
      pending = union(pending, whole);
    } else {
      if (pending) parts.push(pending);
      pending = whole ?? null;
      if (!whole) parts.push(...inner);
    }
  }
  if (pending) parts.push(pending);
  return parts;
}

/** Joins neighbouring bands that share a gutter: lines of one column are beside gaps of another. */
function joined(grid: InkGrid, bands: readonly PixelRegion[]): PixelRegion[] {
  const result: PixelRegion[] = [];
  for (const band of bands) {
    const last = result.at(-1);
    const together = last ? union(last, band) : band;
    if (last && gutterOf(grid, together)) result[result.length - 1] = together;
    else result.push(band);
  }
  return result;
}

interface Gap {
  start: number;
  end: number;
}

function gutterOf(grid: InkGrid, region: PixelRegion): Gap | null {
  const width = region.right - region.left;
  const height = region.bottom - region.top;
  const kinds = GUTTER_WIDTHS.filter((kind) => height >= grid.rows * kind.height);
  if (kinds.length === 0) return null;
  let widest: Gap | null = null;
  for (const gap of gapsOf(columnProfile(grid, region), 3)) {
    const wide = gap.end - gap.start;
    const side = Math.min(gap.start, width - gap.end);
    const fits = kinds.some((kind) => wide >= grid.columns * kind.gap && side >= grid.columns * kind.side);
    if (fits && (!widest || wide > widest.end - widest.start)) widest = gap;
  }
  return widest && { start: region.left + widest.start, end: region.left + widest.end };
}

function bandsOf(grid: InkGrid, region: PixelRegion): PixelRegion[] {
  const minGap = Math.max(2, Math.round(grid.rows * MIN_BAND_GAP));
  const bands: PixelRegion[] = [];
  let top = region.top;
  for (const gap of gapsOf(rowProfile(grid, region), minGap)) {
    bands.push({ ...region, top, bottom: region.top + gap.start });
    top = region.top + gap.end;
  }
  bands.push({ ...region, top });
  return bands;
}

/** Runs of zeros of at least `minLength` that do not touch either end. */
function gapsOf(profile: Uint32Array, minLength: number): Gap[] {
  const gaps: Gap[] = [];
  let start = -1;
  profile.forEach((value, index) => {
    if (value === 0) {
      if (start < 0) start = index;
      return;
    }
    if (start > 0 && index - start >= minLength) gaps.push({ start, end: index });
    start = -1;
  });
  return gaps;
}

function columnProfile({ ink, columns }: InkGrid, region: PixelRegion): Uint32Array {
  const profile = new Uint32Array(region.right - region.left);
  for (let row = region.top; row < region.bottom; row++) {
    for (let column = region.left; column < region.right; column++) {
      (profile[column - region.left] as number) += ink[row * columns + column] as number;
    }
  }
  return profile;
}

function rowProfile({ ink, columns }: InkGrid, region: PixelRegion): Uint32Array {
  const profile = new Uint32Array(region.bottom - region.top);
  for (let row = region.top; row < region.bottom; row++) {
    let sum = 0;
    for (let column = region.left; column < region.right; column++)
      sum += ink[row * columns + column] as number;
    profile[row - region.top] = sum;
  }
  return profile;
}

function trimmed(grid: InkGrid, region: PixelRegion): PixelRegion | null {
  const columns = columnProfile(grid, region);
  const rows = rowProfile(grid, region);
  const isInk = (value: number): boolean => value > 0;
  const left = columns.findIndex(isInk);
  if (left < 0) return null;
  return {
    left: region.left + left,
    right: region.left + columns.findLastIndex(isInk) + 1,
    top: region.top + rows.findIndex(isInk),
    bottom: region.top + rows.findLastIndex(isInk) + 1,
  };
}

function union(a: PixelRegion, b: PixelRegion): PixelRegion {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}
