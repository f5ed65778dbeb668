import { Dictionary, CsrMatrix } from './typed-vectors';

/** Sparse vectors, one per row, for dot products with a few other vectors. */
export interface SparseMatrix<Key> {
  /** Number of entries of a row. */
  rowLength(row: number): number;
  /** Returns a function that computes the dot product of a vector with a row. */
  dotProducts(keys: ArrayLike<Key>, amounts: ArrayLike<number>): (row: number) => number;
}

/** Sparse vectors to which rows are added: word stems of texts, letters of titles. */
export class SparseVectorIndex<Key> implements SparseMatrix<Key> {
  private readonly dictionary = new Dictionary<Key>();
  private readonly rows = new CsrMatrix();

  /** Adds an entry to the row that `endRow` completes. */
  add(key: Key, amount: number): void {
    this.rows.append(this.dictionary.indexOf(key), amount);
  }

  endRow(): void {
    this.rows.endRow();
  }

  rowLength(row: number): number {
    return this.rows.rowLength(row);
  }

  /** Keys in the order of their column numbers. */
  get keys(): Key[] {
    return this.dictionary.keys();
  }

  get matrix(): CsrMatrix {
    return this.rows;
  }

  dotProducts(keys: ArrayLike<Key>, amounts: ArrayLike<number>): (row: number) => number {
    const dense = new Float64Array(this.dictionary.size);
    for (let at = 0; at < keys.length; at += 1) {
      const number = this.dictionary.find(keys[at]!);
      if (number !== undefined) dense[number] = amounts[at]!;
    }
    return (row) => this.rows.dot(row, dense);
  }
}
