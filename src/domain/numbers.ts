import type { Unit } from './common';

/** A number with at most `digits` decimals. */
export function roundTo(value: number, digits: number): number {
  const scale = 10 ** digits;
  return Math.round(value * scale) / scale;
}

/** The value, or the nearer end of the range 0–1 if it is outside. */
export function clampToUnit(value: number): Unit {
  return Math.min(1, Math.max(0, value));
}

/** Probability of log odds: `1 / (1 + e^-x)`. */
export function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
