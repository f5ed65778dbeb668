import type { GreyImage } from './grey-image';
import { inkGrid, type InkGrid } from './ink-grid';
import { columnsOf, halves, inkIn, type PixelRegion } from './regions';

/** A cut-out of a page that holds one column, with its place in pixels of the page. */
export interface PagePart {
  /** Netpbm picture: as quick to write as to read. Its letters are narrower than on the page by `NARROWING`. */
  image: Buffer;
  left: number;
  top: number;
}

/**
 * What cut-outs have of the page's width. The recogniser brings lines to one height and then takes a step for every
 * few pixels of their length: letters a seventh narrower are read in a seventh less time, and hardly worse.
 */
export const NARROWING_STEPS = 0.86;

/** Part of a page's ink above which a part is halved, so that the recognisers end at about the same time. */
const MAX_PART_SHARE = 0.3;
/** Most empty cells left around a part: letters that touch the edge are misread. */
const PART_MARGIN = 2;
const MIN_PART_SIZE = 12;

/** Cuts a page into parts to be recognised beside each other, those with most ink first. */
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

function divided(grid: InkGrid, region: PixelRegion, most: number): WeightedRegion[] {
  const ink = inkIn(grid, region);
  const two = ink > most ? halves(grid, region) : null;
  return two ? two.flatMap((half) => divided(grid, half, most)) : [{ region, ink }];
}

/** The page in its full height with less of its width. */
async function narrowed({ pixels, width, height }: GreyImage): Promise<GreyImage> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .resize({ width: Math.max(1, Math.round(width * NARROWING_STEPS)), height, fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

function cutOut(image: GreyImage, grid: InkGrid, region: PixelRegion): PagePart | null {
  const { cell } = grid;
  const cells = withMargin(grid, region);
  const left = Math.round(cells.left * cell * NARROWING_STEPS);
  const top = cells.top * cell;
  const width = Math.min(image.width, Math.round(cells.right * cell * NARROWING_STEPS)) - left;
  const height = Math.min(image.height, cells.bottom * cell) - top;
  if (width < MIN_PART_SIZE || height < MIN_PART_SIZE) return null;
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1');
  const picture = Buffer.alloc(head.length + width * height);
  head.copy(picture);
  for (let row = 0; row < height; row++) {
    const from = (top + row) * image.width + left;
    picture.set(image.pixels.subarray(from, from + width), head.length + row * width);
  }
  return { image: picture, left: left / NARROWING_STEPS, top };
}

/** The region with the empty cells around it: no sliver of a neighbour, which would be taken for letters. */
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
