import { predictTenure } from './curves';
import { fitHazard, type HazardDesign } from './fit-hazard';
import type { Observation } from './observation';
import type { PredictedTenure } from './survival-measures';

const FOLDS = 5;

/** Predicts each observation with a fit without its group. The design is derived from the training part of each fold. */
export function crossValidate(
  observations: readonly Observation[],
  designOf: (training: readonly Observation[]) => HazardDesign,
  split = 0,
): PredictedTenure[] {
  const folds = observations.map(({ group }) => foldOf(group, split));
  const judged: PredictedTenure[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const training = observations.filter((_, index) => folds[index] !== fold);
    const fit = fitHazard(training, designOf(training));
    observations.forEach((each, index) => {
      if (folds[index] === fold) judged[index] = predictTenure(fit, each);
    });
  }
  return judged;
}

/** The fold of a group by its name, independent of the machine and the order of rows. */
function foldOf(group: string, split: number): number {
  let hash = 2166136261 ^ Math.imul(split + 1, 40503);
  for (const letter of group) hash = Math.imul(hash ^ (letter.codePointAt(0) as number), 16777619) >>> 0;
  hash ^= hash >>> 15;
  return (Math.imul(hash, 2246822519) >>> 16) % FOLDS;
}
