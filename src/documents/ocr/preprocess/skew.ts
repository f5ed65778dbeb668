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

/** Differences of the slope of lines between the top and the bottom of a page that are tried, and slopes at half height. */
const COARSE_FAN = { maxChange: 0.24, changeStep: 0.04, maxSlope: 0.06, slopeStep: 0.01 };
const FINE_FAN = { maxChange: 0.03, changeStep: 0.01, maxSlope: 0.0075, slopeStep: 0.0025 };
/** Points are enough for the coarse search. */
const MAX_COARSE_POINTS = 4_000;
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
  const parallel = { slope: 0, change: 0 };
  const coarse = sharpestFan(thinned(points), image, parallel, COARSE_FAN);
  if (coarse === parallel) return null;
  const { slope, change } = sharpestFan(points, image, coarse, FINE_FAN);
  const gain = sharpness(points, image, { slope, change }) / sharpness(points, image, parallel);
  return Math.abs(change) >= MIN_CORRECTED_CHANGE && gain > MIN_GAIN_OF_FAN ? { slope, change } : null;
}

/** Returns the sharpest fan of those around `start`, which wins a draw. */
function sharpestFan(
  points: Int16Array,
  image: GreyImage,
  start: LineFan,
  range: typeof COARSE_FAN,
): LineFan {
  let best = { fan: start, score: sharpness(points, image, start) };
  for (let change = -range.maxChange; change <= range.maxChange; change += range.changeStep) {
    for (let slope = -range.maxSlope; slope <= range.maxSlope; slope += range.slopeStep) {
      const fan = { slope: start.slope + slope, change: start.change + change };
      const score = sharpness(points, image, fan);
      if (score > best.score) best = { fan, score };
    }
  }
  return best.fan;
}

/** Every n-th point. */
function thinned(points: Int16Array): Int16Array {
  const step = Math.ceil(points.length / 2 / MAX_COARSE_POINTS) * 2;
  return step <= 2 ? points : points.filter((_, index) => index % step < 2);
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
