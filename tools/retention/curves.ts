import { cumulativeHazards, type HazardFit } from './fit-hazard';
import type { Observation } from './observation';
import type { PredictedTenure } from './survival-measures';

/** An observation with the survival curve of a fit. The hazard is constant within an interval. */
export function predictTenure(fit: HazardFit, observation: Observation): PredictedTenure {
  const hazards = cumulativeHazards(fit, observation);
  return {
    days: observation.days,
    ended: observation.ended,
    survival: (day) => Math.exp(-hazardAt(hazards, fit.cutDays, day)),
  };
}

function hazardAt(hazards: readonly number[], cutDays: readonly number[], day: number): number {
  const found = cutDays.findIndex((cut) => day <= cut);
  const interval = found === -1 ? cutDays.length - 1 : found;
  const before = interval === 0 ? 0 : (hazards[interval - 1] as number);
  const from = interval === 0 ? 0 : (cutDays[interval - 1] as number);
  const share = (day - from) / ((cutDays[interval] as number) - from);
  return before + share * ((hazards[interval] as number) - before);
}
