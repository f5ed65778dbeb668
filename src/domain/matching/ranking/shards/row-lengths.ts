import type { Int32Vector } from '../typed-vectors';

/** Lengths of rows whose starts are given, including the start after the last row. */
export function lengthsOf({ values, length }: Int32Vector): Int32Array {
  return Int32Array.from({ length: length - 1 }, (_, row) => values[row + 1]! - values[row]!);
}

/** Starts of rows with these lengths, including the start after the last row. */
export function startsOf(lengths: ArrayLike<number>): Int32Array<ArrayBuffer> {
  const starts = new Int32Array(lengths.length + 1);
  for (let row = 0; row < lengths.length; row += 1) starts[row + 1] = starts[row]! + lengths[row]!;
  return starts;
}
