import type { GreyImage } from './grey-image';
import { inkGrid, type InkGrid } from './ink-grid';
import { columnsOf, halves, inkIn, type PixelRegion } from './regions';

/** A part of a page with one column, and its position in pixels of the page. */
export interface PagePart {
  /** Netpbm image, which is fast to write and read. Its letters are narrower than on the page by `HORIZONTAL_SCALE`. */
  image: Buffer;
  left: number;
  top: number;
}

/**
 * Horizontal scale of page parts. The recognizer scales lines to one height and takes a step every few pixels of their
 * length: letters narrower by a seventh take a seventh less time, with almost the same accuracy.
 */
export const HORIZONTAL_SCALE = 0.86;

/**
 * A part with more than this share of the page's ink is split, so that the recognizers finish at about the same time.
 */
const MAX_PART_SHARE = 0.3;
/** Empty cells around a part: letters that touch the edge are misread. */
const PART_MARGIN = 2;
const MIN_PART_SIZE = 12;

/** Splits a page into parts that are recognized in parallel, those with the most ink first. */
export async function pageParts(image: GreyImage): Promise<PagePart[]> {
  const grid = inkGrid(image);
  const regions = columnsOf(grid).map((region) => ({ region, ink: inkIn(grid, region) }));
  const total = regions.reduce((sum, { ink }) => sum + ink, 0);
  const fitting = regions.flatMap(({ region }) => divided(grid, region, total * MAX_PART_SHARE));
  const narrow = await narrowed(image);
  return fitting
    .sort((a, b) => b.ink - a.ink)
    .map(({ region }) => cutOut(narrow, grid, region))
    .filter((part) => part !== null);
}

interface WeightedRegion {
  region: PixelRegion;
  ink: number;
}

function divided(grid: InkGrid, region: PixelRegion, maxInk: number): WeightedRegion[] {
  const ink = inkIn(grid, region);
  const two = ink > maxInk ? halves(grid, region) : null;
  return two ? two.flatMap((half) => divided(grid, half, maxInk)) : [{ region, ink }];
}

/** Scales a page horizontally; the height stays. */
async function narrowed({ pixels, width, height }: GreyImage): Promise<GreyImage> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .resize({ width: Math.max(1, Math.round(width * HORIZONTAL_SCALE)), height, fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

function cutOut(image: GreyImage, grid: InkGrid, region: PixelRegion): PagePart | null {
  const { cell } = grid;
  const cells = withMargin(grid, region);
  const left = Math.round(cells.left * cell * HORIZONTAL_SCALE);
  const top = cells.top * cell;
  const width = Math.min(image.width, Math.round(cells.right * cell * HORIZONTAL_SCALE)) - left;
  const height = Math.min(image.height, cells.bottom * cell) - top;
  if (width < MIN_PART_SIZE || height < MIN_PART_SIZE) return null;
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1');
  const picture = Buffer.alloc(head.length + width * height);
  head.copy(picture);
  for (let row = 0; row < height; row++) {
    const from = (top + row) * image.width + left;
    picture.set(image.pixels.subarray(from, from + width), head.length + row * width);
  }
  return { image: picture, left: left / HORIZONTAL_SCALE, top };
}

/** Adds the empty cells around a region, but no part of a neighbour, which would be read as letters. */
function withMargin(grid: InkGrid, region: PixelRegion): PixelRegion {
  const wider = { ...region };
  for (let step = 0; step < PART_MARGIN; step++) {
    const { left, top, right, bottom } = wider;
    if (top > 0 && inkIn(grid, { left, right, top: top - 1, bottom: top }) === 0) wider.top -= 1;
    if (bottom < grid.rows && inkIn(grid, { left, right, top: bottom, bottom: bottom + 1 }) === 0) {
      wider.bottom += 1;
    }
    if (left > 0 && inkIn(grid, { top, bottom, left: left - 1, right: left }) === 0) wider.left -= 1;
    if (right < grid.columns && inkIn(grid, { top, bottom, left: right, right: right + 1 }) === 0) {
      wider.right += 1;
    }
  }
  return wider;
}
