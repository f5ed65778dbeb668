import { seededRandom } from '../../retention/random';
import { unit } from './word-vectors';

const ROUNDS = 15;

/** Spherical k-means: the class of every vector of length one; classes that lose all members stay as they were. */
export function cluster(vectors: readonly Float32Array[], classes: number, seed: number): number[] {
  const random = seededRandom(seed);
  const order = vectors.map((_, at) => [random(), at] as const).sort(([a], [b]) => a - b);
  let centres = order.slice(0, classes).map(([, at]) => vectors[at] as Float32Array);
  let member: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    member = vectors.map((vector) => nearest(vector, centres));
    const sums = centres.map((centre) => new Float32Array(centre.length));
    vectors.forEach((vector, at) => {
      const sum = sums[member[at] as number] as Float32Array;
      for (let axis = 0; axis < vector.length; axis++) sum[axis]! += vector[axis]!;
    });
    centres = sums.map((sum, at) => (sum.some((value) => value !== 0) ? unit(sum) : centres[at]!));
  }
  return member;
}

function nearest(vector: Float32Array, centres: readonly Float32Array[]): number {
  let best = 0;
  let highestProduct = -Infinity;
  for (let at = 0; at < centres.length; at++) {
    const centre = centres[at] as Float32Array;
    let product = 0;
    for (let axis = 0; axis < vector.length; axis++) product += vector[axis]! * centre[axis]!;
    if (product > highestProduct) {
      highestProduct = product;
      best = at;
    }
  }
  return best;
}
