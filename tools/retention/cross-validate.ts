import { judge } from './curves';
import { fitHazard, type HazardDesign } from './fit-hazard';
import type { Observation } from './observation';
import type { Judged } from './survival-measures';

const FOLDS = 5;

/** Predicts each person with a fit that excludes the person's group. The design is rebuilt from the rows of each fit. */
export function crossValidate(
  observations: readonly Observation[],
  designOf: (training: readonly Observation[]) => HazardDesign,
  split = 0,
): Judged[] {
  const folds = observations.map(({ group }) => foldOf(group, split));
  const judged: Judged[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const training = observations.filter((_, index) => folds[index] !== fold);
    const fit = fitHazard(training, designOf(training));
    observations.forEach((each, index) => {
      if (folds[index] === fold) judged[index] = judge(fit, each);
    });
  }
  return judged;
}

/** A fold by the name of the group, so that it is the same on every machine and however rows are ordered. */
function foldOf(group: string, split: number): number {
  let hash = 2166136261 ^ Math.imul(split + 1, 40503);
  for (const letter of group) hash = Math.imul(hash ^ (letter.codePointAt(0) as number), 16777619) >>> 0;
  hash ^= hash >>> 15;
  return (Math.imul(hash, 2246822519) >>> 16) % FOLDS;
}
