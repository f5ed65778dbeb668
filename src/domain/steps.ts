/** A computation in steps. The caller may do other work between two steps, which does not change the result. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Runs all steps of a computation at once. */
export function runSteps<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}
