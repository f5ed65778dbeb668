import type { CalibrationCurve } from '../../src/domain/parsing/resume/outcome/calibration';

/** A prediction with its correctness and weight. */
export interface Sample {
  confidence: number;
  right: boolean;
  weight: number;
}

/** Predictions with the same estimated accuracy. */
interface Step {
  from: number;
  to: number;
  right: number;
  weight: number;
}

/** Min share of predictions per step; smaller steps are merged with the next. */
const MIN_STEP_SHARE = 0.004;
/** A few hundred values do not justify a higher confidence. */
const MAX_CONFIDENCE = 0.98;

/**
 * Isotonic regression (pool adjacent violators) of correctness over confidence, as a curve through the ends of its
 * steps.
 */
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
