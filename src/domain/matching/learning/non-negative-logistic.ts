import { logistic } from '../../numbers';
/** A logistic regression with an intercept, coefficients of at least 0 and a quadratic penalty. */
export interface LogisticProblem {
  rows: readonly (readonly number[])[];
  good: readonly boolean[];
  /** Half of `βᵀ·penalty·β` is added to the negative log likelihood; the intercept is not penalized. */
  penalty: readonly (readonly number[])[];
}

export interface LogisticFit {
  intercept: number;
  coefficients: number[];
}

const MAX_STEPS = 60;
const MAX_HALVINGS = 25;
const MAX_ROUNDS = 500;
const CONVERGENCE_TOLERANCE = 1e-10;

/**
 * Fits the most likely non-negative coefficients: Newton's method with step halving, minimizing each quadratic model
 * within the bounds by cyclic coordinate descent. The problem is convex, so the order of the rows does not change the
 * result, up to rounding.
 */
export function fitNonNegativeLogistic(problem: LogisticProblem): LogisticFit {
  const size = problem.penalty.length + 1;
  let at = new Array<number>(size).fill(0);
  let loss = lossOf(problem, at);
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const { gradient, hessian } = derivatives(problem, at);
    const target = minimizeWithBounds(at, gradient, hessian);
    let moved = target;
    let better = lossOf(problem, moved);
    for (let half = 0; better > loss && half < MAX_HALVINGS; half += 1) {
      moved = moved.map((value, index) => (value + at[index]!) / 2);
      better = lossOf(problem, moved);
    }
    if (!(better < loss - CONVERGENCE_TOLERANCE)) break;
    at = moved;
    loss = better;
  }
  const [intercept = 0, ...coefficients] = at;
  return { intercept, coefficients };
}

/** Negative log likelihood of one outcome, without overflow. */
export function logLoss(linear: number, good: boolean): number {
  const against = good ? -linear : linear;
  return against > 0 ? against + Math.log1p(Math.exp(-against)) : Math.log1p(Math.exp(against));
}

function linearOf(row: readonly number[], at: readonly number[]): number {
  let sum = at[0]!;
  for (let index = 0; index < row.length; index += 1) sum += row[index]! * at[index + 1]!;
  return sum;
}

function lossOf({ rows, good, penalty }: LogisticProblem, at: readonly number[]): number {
  let loss = 0;
  rows.forEach((row, index) => {
    loss += logLoss(linearOf(row, at), good[index]!);
  });
  penalty.forEach((line, i) =>
    line.forEach((value, j) => {
      loss += (value * at[i + 1]! * at[j + 1]!) / 2;
    }),
  );
  return loss;
}

function derivatives({ rows, good, penalty }: LogisticProblem, at: readonly number[]) {
  const size = at.length;
  const gradient = new Array<number>(size).fill(0);
  const hessian = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  const full = new Array<number>(size).fill(1);
  rows.forEach((row, index) => {
    const chance = logistic(linearOf(row, at));
    const off = chance - (good[index] ? 1 : 0);
    const spread = chance * (1 - chance);
    for (let i = 1; i < size; i += 1) full[i] = row[i - 1]!;
    for (let i = 0; i < size; i += 1) {
      gradient[i]! += off * full[i]!;
      for (let j = 0; j <= i; j += 1) hessian[i]![j]! += spread * full[i]! * full[j]!;
    }
  });
  for (let i = 0; i < size; i += 1) for (let j = 0; j < i; j += 1) hessian[j]![i] = hessian[i]![j]!;
  penalty.forEach((line, i) =>
    line.forEach((value, j) => {
      gradient[i + 1]! += value * at[j + 1]!;
      hessian[i + 1]![j + 1]! += value;
    }),
  );
  return { gradient, hessian };
}

/** Minimum of the quadratic model at a point; only the intercept may be negative. */
function minimizeWithBounds(
  from: readonly number[],
  gradient: readonly number[],
  hessian: readonly (readonly number[])[],
): number[] {
  const at = [...from];
  const slope = [...gradient];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    let largest = 0;
    for (let i = 0; i < at.length; i += 1) {
      // Prevents a division by zero for a direction without data.
      const curve = hessian[i]![i]! + 1e-12;
      const free = at[i]! - slope[i]! / curve;
      const next = i === 0 ? free : Math.max(0, free);
      const by = next - at[i]!;
      if (by === 0) continue;
      at[i] = next;
      for (let j = 0; j < at.length; j += 1) slope[j]! += by * hessian[j]![i]!;
      largest = Math.max(largest, Math.abs(by));
    }
    if (largest < CONVERGENCE_TOLERANCE) break;
  }
  return at;
}
