import type { SparseMatrix, SparseVectorIndex } from '../sparse-vector-index';
import type { ArrayReader } from './array-reader';
import type { ArrayWriter } from './array-writer';
import { lengthsOf, startsOf } from './row-lengths';

/** Sparse vectors of a shard. Their keys are sorted, so that few bytes number them. */
export class PackedTexts implements SparseMatrix<number> {
  private readonly starts: Int32Array;
  private readonly keys: Uint32Array;
  private readonly columns: Uint8Array | Uint16Array | Uint32Array;
  private readonly weights: Float32Array;

  constructor(bytes: ArrayReader) {
    this.starts = startsOf(bytes.readInts());
    this.keys = Uint32Array.from(bytes.readCompactInts());
    this.columns = bytes.readCompactInts();
    this.weights = bytes.readFloats();
  }

  static write(bytes: ArrayWriter, texts: SparseVectorIndex<number>): void {
    const { keys, matrix } = texts;
    const sorted = Uint32Array.from(keys).sort();
    const columnByKey = new Map(Array.from(sorted, (key, column) => [key, column]));
    const columnOf = keys.map((key) => columnByKey.get(key)!);
    const { rowStarts, columnIndexes, values } = matrix;
    bytes.writeInts(lengthsOf(rowStarts));
    bytes.writeInts(sorted);
    bytes.writeInts(columnIndexes.values.subarray(0, columnIndexes.length).map((at) => columnOf[at]!));
    bytes.writeFloats(values.values.slice(0, values.length));
  }

  get byteLength(): number {
    const { starts, keys, columns, weights } = this;
    return starts.byteLength + keys.byteLength + columns.byteLength + weights.byteLength;
  }

  rowLength(row: number): number {
    return this.starts[row + 1]! - this.starts[row]!;
  }

  dotProducts(keys: ArrayLike<number>, amounts: ArrayLike<number>): (row: number) => number {
    const dense = new Float64Array(this.keys.length);
    for (let at = 0; at < keys.length; at += 1) {
      const column = this.columnOf(keys[at]!);
      if (column >= 0) dense[column] = amounts[at]!;
    }
    const { starts, columns, weights } = this;
    return (row) => {
      const end = starts[row + 1]!;
      let sum = 0;
      for (let at = starts[row]!; at < end; at += 1) sum += weights[at]! * dense[columns[at]!]!;
      return sum;
    };
  }

  private columnOf(key: number): number {
    let from = 0;
    let to = this.keys.length - 1;
    while (from <= to) {
      const middle = (from + to) >> 1;
      if (this.keys[middle] === key) return middle;
      if (this.keys[middle]! < key) from = middle + 1;
      else to = middle - 1;
    }
    return -1;
  }
}
