import type { Unit } from '../../common';

/** A job as far as it says how much of a skill is left: how long ago it ended and how long it lasted. */
export interface JobWeight {
  /** Null when not known, which counts as now. */
  yearsSince: number | null;
  /** Null when not known, which counts as a year or more. */
  months: number | null;
}

const HALF_LIFE_YEARS = 5;
const FULL_MONTHS = 12;

/** `0.5^(years since / 5) · min(1, months / 12)`: skills fade, and take a year to form. */
export function jobWeight({ yearsSince, months }: JobWeight): Unit {
  const fading = 0.5 ** (Math.max(0, yearsSince ?? 0) / HALF_LIFE_YEARS);
  return fading * Math.min(1, Math.max(0, months ?? FULL_MONTHS) / FULL_MONTHS);
}

/** That at least one of several independent jobs gave the skill: `1 − Π (1 − p)`. */
export function eitherOf(independent: readonly { probability: number }[]): Unit {
  let none = 1;
  for (const { probability } of independent) none *= 1 - probability;
  return 1 - none;
}
