import type { GreyImage } from './grey-image';

const MAX_ANGLE = 5;
const COARSE_STEP = 0.5;
const FINE_STEP = 0.1;
/** A smaller angle does not affect recognition, and rotation blurs the image. */
const MIN_CORRECTED_ANGLE = 0.15;

/**
 * Returns the angle in degrees that straightens a scanned page: the one with the sharpest rows of ink and gaps between
 * them (projection profile method, Postl 1986). 0 if the page is straight or no angle stands out. Expects a small copy
 * of the page, a few hundred pixels wide.
 */
export function detectSkew(image: GreyImage): number {
  const points = inkPoints(image);
  if (points.length < 400) return 0;
  const straight = sharpness(points, image.height, 0);
  let best = { angle: 0, score: straight };
  const tryAngle = (angle: number): void => {
    const score = sharpness(points, image.height, angle);
    if (score > best.score) best = { angle, score };
  };
  for (let angle = -MAX_ANGLE; angle <= MAX_ANGLE; angle += COARSE_STEP) tryAngle(angle);
  const coarse = best.angle;
  for (let offset = -COARSE_STEP; offset <= COARSE_STEP; offset += FINE_STEP) tryAngle(coarse + offset);
  return Math.abs(best.angle) >= MIN_CORRECTED_ANGLE && best.score > straight * 1.04 ? -best.angle : 0;
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

function sharpness(points: Int16Array, height: number, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const offset = height;
  const rows = new Uint32Array(height * 3);
  for (let index = 0; index < points.length; index += 2) {
    const row = Math.round((points[index + 1] ?? 0) - (points[index] ?? 0) * slope) + offset;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let score = 0;
  for (const count of rows) score += count * count;
  return score;
}
