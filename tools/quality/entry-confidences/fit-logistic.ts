import { logistic } from '../../../src/domain/numbers';
import { PackedMatrix } from '../../retention/packed-matrix';

/** A decision with its signs; the first sign is 1. */
export interface LogisticSample {
  features: readonly number[];
  right: boolean;
  weight: number;
}

/** Penalty on the squares of the weights, and on that of the first sign, which needs nearly none. */
const PENALTY = 1;
const FIRST_PENALTY = 1e-6;
const MAX_STEPS = 60;
const MIN_CHANGE = 1e-7;

/** Weights of a penalized logistic regression, by Newton's method. */
export function fitLogistic(samples: readonly LogisticSample[]): Float64Array {
  const size = samples[0]?.features.length ?? 0;
  const weights = new Float64Array(size);
  for (let step = 0; step < MAX_STEPS; step++) {
    const slope = new Float64Array(size);
    const curvature = new PackedMatrix(size);
    for (let index = 0; index < size; index++) {
      const penalty = index === 0 ? FIRST_PENALTY : PENALTY;
      slope[index] = -penalty * weights[index]!;
      curvature.add(index, index, penalty);
    }
    for (const sample of samples) addSample(sample, weights, slope, curvature);
    const change = curvature.solve(slope);
    change.forEach((move, index) => (weights[index]! += move));
    if (Math.max(...change.map(Math.abs)) < MIN_CHANGE) break;
  }
  return weights;
}

function addSample(
  { features, right, weight }: LogisticSample,
  weights: Float64Array,
  slope: Float64Array,
  curvature: PackedMatrix,
): void {
  const sum = features.reduce((total, feature, index) => total + feature * weights[index]!, 0);
  const chance = logistic(sum);
  const spread = weight * chance * (1 - chance);
  features.forEach((feature, row) => {
    if (feature === 0) return;
    slope[row]! += weight * (Number(right) - chance) * feature;
    for (let column = 0; column <= row; column++)
      curvature.add(row, column, spread * feature * features[column]!);
  });
}
