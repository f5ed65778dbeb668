import { Dictionary, CsrMatrix } from './typed-vectors';

/** Sparse vectors, one a row, to be multiplied with few others: stems of texts, letters of titles. */
export class SparseVectorIndex<Key> {
  private readonly keys = new Dictionary<Key>();
  private readonly rows = new CsrMatrix();

  /** Adds to the row that `close` ends. */
  add(key: Key, amount: number): void {
    this.rows.append(this.keys.indexOf(key), amount);
  }

  endRow(): void {
    this.rows.endRow();
  }

  /** Entries of a row. */
  rowLength(row: number): number {
    return this.rows.rowLength(row);
  }

  /** Scalar products of one vector with any row. */
  dotProducts(keys: ArrayLike<Key>, amounts: ArrayLike<number>): (row: number) => number {
    const dense = new Float64Array(this.keys.size);
    for (let at = 0; at < keys.length; at += 1) {
      const number = this.keys.find(keys[at]!);
      if (number !== undefined) dense[number] = amounts[at]!;
    }
    return (row) => this.rows.dot(row, dense);
  }
}
