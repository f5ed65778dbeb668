import type { TitleOccupation } from '../../skills';
import fieldSimilarity from './data/field-similarity.json';

/** Position of a title among the fields of work: a unit vector, empty without a similar occupation. */
export type FieldVector = readonly number[];

const fieldVectors: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(fieldSimilarity));
/** `53-7` of `53-7051.00`: a minor group of occupations, here called a field. */
const FIELD_CODE_LENGTH = 4;

/**
 * Places a title among fields of work. Fields are close when they have similar requirements and attract the same
 * candidates: retail is close to customer service and far from surgery. The coordinates of the fields are a fixed
 * table; `tools/training/fit-field-similarity.mjs` fits it and documents its training data.
 */
export function fieldVector(
  places: readonly Pick<TitleOccupation, 'onetSocCode' | 'confidence'>[],
): FieldVector {
  const sum: number[] = [];
  for (const { onetSocCode, confidence } of places) {
    const vector = fieldVectors.get(onetSocCode.slice(0, FIELD_CODE_LENGTH)) ?? [];
    vector.forEach((value, at) => {
      sum[at] = (sum[at] ?? 0) + confidence * value;
    });
  }
  const norm = Math.sqrt(sum.reduce((squares, value) => squares + value * value, 0));
  return norm === 0 ? [] : sum.map((value) => value / norm);
}
