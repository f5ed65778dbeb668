import type { Unit } from '../../common';

/** The time data of a job that determines how much of a skill remains: time since its end, and duration. */
export interface JobWeight {
  /** Null when unknown, which counts as current. */
  yearsSince: number | null;
  /** Null when unknown, which counts as a year or more. */
  months: number | null;
}

const HALF_LIFE_YEARS = 5;
const FULL_MONTHS = 12;

/** `0.5^(years since / 5) · min(1, months / 12)`: skills fade over time and take a year to develop. */
export function jobWeight({ yearsSince, months }: JobWeight): Unit {
  const fading = 0.5 ** (Math.max(0, yearsSince ?? 0) / HALF_LIFE_YEARS);
  return fading * Math.min(1, Math.max(0, months ?? FULL_MONTHS) / FULL_MONTHS);
}

/** Probability that at least one of several independent jobs conveyed the skill: `1 − Π (1 − p)`. */
export function eitherOf(independent: readonly { probability: number }[]): Unit {
  let none = 1;
  for (const { probability } of independent) none *= 1 - probability;
  return 1 - none;
}
