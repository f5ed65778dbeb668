import type { RetentionModel } from '../../src/domain/retention/model';
import { drawEmployer, MILESTONES, runEmployer } from './new-employer';
import { seededRandom } from './random';

const EMPLOYERS = 400;
const SEED = 7;

/** Mean absolute error of S(365) at simulated employers before any outcome and after each milestone. */
export function newEmployerErrors(
  model: RetentionModel,
  predictors: readonly number[],
): Record<string, number> {
  const random = seededRandom(SEED);
  const errors = MILESTONES.map(() => 0);
  for (let employer = 1; employer <= EMPLOYERS; employer++) {
    const run = runEmployer(drawEmployer(random), model, predictors, employer);
    run.learned.forEach((learned, at) => {
      errors[at] = (errors[at] as number) + Math.abs(learned - run.truth) / EMPLOYERS;
    });
  }
  return Object.fromEntries(
    MILESTONES.map((ends, at) => [ends === 0 ? 'before' : `after${ends}`, errors[at] as number]),
  );
}
