import { clampToUnit } from '../numbers';
import { roundToFourDecimals } from '../rounding';
import type { Box, PicturePlacement } from './layout-document';

/** Converts a box of the straightened page to the bounding box in the original image. */
export function boxInPicture(box: Box, placement: PicturePlacement): Box {
  const [x0, y0, x1, y1] = box;
  const corners = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ].map(([x = 0, y = 0]) => undoQuarterTurns(...toSkewed(x, y, placement), placement.quarterTurns));
  const xs = corners.map(([x]) => within(x));
  const ys = corners.map(([, y]) => within(y));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Maps a point of the straightened page to the skewed page, as fractions. */
function toSkewed(x: number, y: number, placement: PicturePlacement): [number, number] {
  const { degrees, width, height, straightWidth, straightHeight, fan } = placement;
  const angle = (degrees * Math.PI) / 180;
  const right = (x - 0.5) * straightWidth;
  const down = (y - 0.5) * straightHeight + (fan ? (fan.slope + fan.change * (y - 0.5)) * right : 0);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [0.5 + (right * cos + down * sin) / width, 0.5 + (down * cos - right * sin) / height];
}

function undoQuarterTurns(x: number, y: number, quarterTurns: number): [number, number] {
  if (quarterTurns === 1) return [y, 1 - x];
  if (quarterTurns === 2) return [1 - x, 1 - y];
  if (quarterTurns === 3) return [1 - y, x];
  return [x, y];
}

function within(value: number): number {
  return roundToFourDecimals(clampToUnit(value));
}
