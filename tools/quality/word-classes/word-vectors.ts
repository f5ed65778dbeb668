import type { Neighbours } from './co-occurrence';
import { seededRandom } from '../../retention/random';

const SIZE = 80;
const ROUNDS = 4;
/** Exponent that smooths context frequencies, so that rare contexts do not dominate. */
const SMOOTHING = 0.75;

/** A row of a sparse matrix. */
interface SparseRow {
  columns: Int32Array;
  values: Float32Array;
}

/**
 * A unit vector per word: the principal directions of its positive pointwise mutual information with each context (Levy
 * and Goldberg 2014), computed by subspace iteration (Halko et al. 2011). Words of similar use have similar vectors.
 */
export function wordVectors({ counts }: Neighbours): Float32Array[] {
  const { rows, columns } = information(counts);
  let basis = orthonormal(randomRows(columns, SIZE));
  for (let round = 0; round < ROUNDS; round++)
    basis = orthonormal(backProduct(rows, product(rows, basis), columns));
  return product(rows, basis).map(unit);
}

function information(counts: readonly Map<number, number>[]): { rows: SparseRow[]; columns: number } {
  const seen = new Map<number, number>();
  for (const own of counts) for (const [key, count] of own) seen.set(key, (seen.get(key) ?? 0) + count);
  const smoothed = [...seen.values()].reduce((sum, count) => sum + count ** SMOOTHING, 0);
  const column = new Map([...seen.keys()].map((key, at) => [key, at]));
  const rows = counts.map((own) => {
    const all = [...own.values()].reduce((sum, count) => sum + count, 0);
    const kept = [...own].flatMap(([key, count]) => {
      const value = Math.log((count * smoothed) / (all * (seen.get(key) ?? 0) ** SMOOTHING));
      return value > 0 ? [[column.get(key) ?? 0, value] as const] : [];
    });
    return {
      columns: Int32Array.from(kept, ([at]) => at),
      values: Float32Array.from(kept, ([, value]) => value),
    };
  });
  return { rows, columns: seen.size };
}

function randomRows(count: number, size: number): Float32Array[] {
  const random = seededRandom(1);
  return Array.from({ length: count }, () => Float32Array.from({ length: size }, () => random() - 0.5));
}

function product(rows: readonly SparseRow[], basis: readonly Float32Array[]): Float32Array[] {
  return rows.map(({ columns, values }) => {
    const sum = new Float32Array(SIZE);
    columns.forEach((column, at) => addTo(sum, basis[column]!, values[at]!));
    return sum;
  });
}

function backProduct(
  rows: readonly SparseRow[],
  image: readonly Float32Array[],
  columns: number,
): Float32Array[] {
  const sums = Array.from({ length: columns }, () => new Float32Array(SIZE));
  rows.forEach(({ columns: own, values }, row) => {
    own.forEach((column, at) => addTo(sums[column]!, image[row]!, values[at]!));
  });
  return sums;
}

function addTo(sum: Float32Array, other: Float32Array, weight: number): void {
  for (let axis = 0; axis < SIZE; axis++) sum[axis]! += weight * other[axis]!;
}

/** Orthonormalizes the columns (Gram-Schmidt). */
function orthonormal(matrix: Float32Array[]): Float32Array[] {
  for (let axis = 0; axis < SIZE; axis++) {
    for (let other = 0; other < axis; other++) {
      const shared = matrix.reduce((sum, row) => sum + row[axis]! * row[other]!, 0);
      for (const row of matrix) row[axis]! -= shared * row[other]!;
    }
    const length = Math.sqrt(matrix.reduce((sum, row) => sum + row[axis]! ** 2, 0)) || 1;
    for (const row of matrix) row[axis]! /= length;
  }
  return matrix;
}

export function unit(vector: Float32Array): Float32Array {
  let length = 0;
  for (const value of vector) length += value * value;
  length = Math.sqrt(length) || 1;
  return vector.map((value) => value / length);
}
