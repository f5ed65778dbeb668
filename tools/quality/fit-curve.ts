import type { CalibrationCurve } from '../../src/domain/parsing/resume/outcome/calibration';

/** A guess, whether it was right, and how much it counts. */
export interface Sample {
  confidence: number;
  right: boolean;
  weight: number;
}

/** Guesses that are right equally often, as far as can be told. */
interface Step {
  from: number;
  to: number;
  right: number;
  weight: number;
}

/** Guesses rarer than this share of all are taken together with those above them. */
const MIN_STEP_SHARE = 0.02;
/** No measure of hundreds of values says that something is certain. */
const MAX_CONFIDENCE = 0.98;

/** Isotonic regression (pool adjacent violators) of right over confidence, as a curve through the ends of its steps. */
export function fitCurve(samples: readonly Sample[]): CalibrationCurve {
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  const steps: Step[] = [];
  for (const { confidence, right, weight } of [...samples].sort((a, b) => a.confidence - b.confidence)) {
    const last = steps.at(-1);
    const sample = { from: confidence, to: confidence, right: Number(right), weight };
    if (last && (last.to === confidence || last.weight < total * MIN_STEP_SHARE)) merge(last, sample);
    else steps.push(sample);
  }
  const pooled: Step[] = [];
  for (const step of steps) {
    pooled.push(step);
    pool(pooled);
  }
  return pooled.flatMap(({ from, to, right }) => {
    const height = round(Math.min(MAX_CONFIDENCE, right));
    return from === to
      ? [[from, height]]
      : [
          [from, height],
          [to, height],
        ];
  });
}

/** Merges from the end while a step is no higher than the one before it. */
function pool(steps: Step[]): void {
  for (;;) {
    const last = steps.at(-1);
    const before = steps.at(-2);
    if (!last || !before || last.right > before.right) return;
    merge(before, last);
    steps.pop();
  }
}

function merge(into: Step, other: Step): void {
  const weight = into.weight + other.weight;
  into.right = (into.right * into.weight + other.right * other.weight) / weight;
  into.weight = weight;
  into.to = other.to;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
