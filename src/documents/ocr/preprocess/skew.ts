import type { GreyImage } from './grey-image';
import { rowOf, type LineFan } from './line-fan';

/** Photographs by hand are rarely tilted more. */
const MAX_ANGLE = 15;
const COARSE_STEP = 0.5;
const FINE_STEP = 0.1;
/** A smaller angle does not affect recognition, and rotation blurs the image. */
const MIN_CORRECTED_ANGLE = 0.15;
const MIN_GAIN = 1.04;
/** Scanners tilt a page by a few degrees. A larger angle must stand out clearly. */
const ORDINARY_ANGLE = 5;
const MIN_GAIN_OF_LARGE_ANGLE = 1.3;
const MIN_POINTS = 400;

/** Differences of the slope of lines between the top and the bottom of a page that are tried. */
const MAX_CHANGE = 0.24;
const CHANGE_STEP = 0.02;
/** Slopes of the lines at half height that are tried after the page was rotated. */
const MAX_SLOPE = 0.06;
const SLOPE_STEP = 0.005;
/** A smaller difference, about two degrees, does not affect recognition. */
const MIN_CORRECTED_CHANGE = 0.035;
const MIN_GAIN_OF_FAN = 1.12;

/**
 * Returns the angle in degrees that straightens a scanned page: the one with the sharpest rows of ink and gaps between
 * them (projection profile method, Postl 1986). 0 if the page is straight or no angle stands out. Expects a small copy
 * of the page, a few hundred pixels wide.
 */
export function detectSkew(image: GreyImage): number {
  const points = inkPoints(image);
  if (points.length < MIN_POINTS) return 0;
  const scoreOf = (angle: number): number =>
    sharpness(points, image, { slope: Math.tan((angle * Math.PI) / 180), change: 0 });
  const straight = scoreOf(0);
  let best = { angle: 0, score: straight };
  const tryAngle = (angle: number): void => {
    const score = scoreOf(angle);
    if (score > best.score) best = { angle, score };
  };
  for (let angle = -MAX_ANGLE; angle <= MAX_ANGLE; angle += COARSE_STEP) tryAngle(angle);
  const coarse = best.angle;
  for (let offset = -COARSE_STEP; offset <= COARSE_STEP; offset += FINE_STEP) tryAngle(coarse + offset);
  const size = Math.abs(best.angle);
  const minGain = size > ORDINARY_ANGLE ? MIN_GAIN_OF_LARGE_ANGLE : MIN_GAIN;
  return size >= MIN_CORRECTED_ANGLE && best.score > straight * minGain ? -best.angle : 0;
}

/**
 * Returns how the lines of a photographed page fan out, because the camera was not parallel to the paper. Null if the
 * lines are parallel. Expects a small copy of a page whose lines are about level at half height.
 */
export function detectFan(image: GreyImage): LineFan | null {
  const points = inkPoints(image);
  if (points.length < MIN_POINTS) return null;
  const parallel = sharpness(points, image, { slope: 0, change: 0 });
  let best: LineFan & { score: number } = { slope: 0, change: 0, score: parallel };
  for (let change = -MAX_CHANGE; change <= MAX_CHANGE; change += CHANGE_STEP) {
    for (let slope = -MAX_SLOPE; slope <= MAX_SLOPE; slope += SLOPE_STEP) {
      const score = sharpness(points, image, { slope, change });
      if (score > best.score) best = { slope, change, score };
    }
  }
  const { slope, change, score } = best;
  return Math.abs(change) >= MIN_CORRECTED_CHANGE && score > parallel * MIN_GAIN_OF_FAN
    ? { slope, change }
    : null;
}

/** Lower edges of ink as alternating x and y. */
function inkPoints({ pixels, width, height }: GreyImage): Int16Array {
  let sum = 0;
  for (const value of pixels) sum += value;
  const threshold = (sum / pixels.length) * 0.75;
  const points: number[] = [];
  const margin = Math.round(width * 0.02);
  for (let y = margin; y < height - margin; y++) {
    for (let x = margin; x < width - margin; x++) {
      // The lower edge of ink marks baselines better than all ink.
      const at = y * width + x;
      if ((pixels[at] ?? 255) < threshold && (pixels[at + width] ?? 0) >= threshold) points.push(x, y);
    }
  }
  return Int16Array.from(points);
}

function sharpness(points: Int16Array, { width, height }: GreyImage, fan: LineFan): number {
  const rows = new Uint32Array(height * 3);
  for (let index = 0; index < points.length; index += 2) {
    const row =
      Math.round(rowOf(points[index] ?? 0, points[index + 1] ?? 0, { width, height }, fan)) + height;
    if (row >= 0 && row < rows.length) rows[row] = (rows[row] ?? 0) + 1;
  }
  let score = 0;
  for (const count of rows) score += count * count;
  return score;
}
