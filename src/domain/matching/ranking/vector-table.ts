import { Numbering, SparseRows } from './growing';

/** Sparse vectors, one a row, to be multiplied with few others: stems of texts, letters of titles. */
export class VectorTable<Key> {
  private readonly keys = new Numbering<Key>();
  private readonly rows = new SparseRows();

  /** Adds to the row that `close` ends. */
  add(key: Key, amount: number): void {
    this.rows.add(this.keys.numberOf(key), amount);
  }

  close(): void {
    this.rows.close();
  }

  /** Entries of a row. */
  lengthOf(row: number): number {
    return this.rows.lengthOf(row);
  }

  /** Scalar products of one vector with any row. */
  productsWith(keys: ArrayLike<Key>, amounts: ArrayLike<number>): (row: number) => number {
    const dense = new Float64Array(this.keys.size);
    for (let at = 0; at < keys.length; at += 1) {
      const number = this.keys.known(keys[at]!);
      if (number !== undefined) dense[number] = amounts[at]!;
    }
    return (row) => this.rows.dot(row, dense);
  }
}
