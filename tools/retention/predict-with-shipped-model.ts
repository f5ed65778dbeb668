import { baselineHazard } from '../../src/domain/retention/curve';
import type { RetentionModel } from '../../src/domain/retention/model';
import type { Observation } from './observation';
import type { PredictedTenure } from './survival-measures';

/** Log hazard of an observation under the shipped model. */
export function shippedPredictor(model: RetentionModel, observation: Pick<Observation, 'features'>): number {
  let sum = 0;
  for (const [name, value] of observation.features) {
    const place = model.place.get(name);
    if (place !== undefined) sum += value * (model.coefficients[place] as number);
  }
  return sum;
}

/** Returns an observation with its curve under the shipped model, before any learning. */
export function predictWithShippedModel(model: RetentionModel, observation: Observation): PredictedTenure {
  const factor = Math.exp(shippedPredictor(model, observation));
  return {
    days: observation.days,
    ended: observation.ended,
    survival: (day) => Math.exp(-factor * baselineHazard(model, day)),
  };
}
