const INITIAL_CAPACITY = 64;
/** Growing by half wastes at most a third of the memory. */
const GROWTH_FACTOR = 1.5;

/** Growing array of 32-bit integers. */
export class Int32Vector {
  values = new Int32Array(INITIAL_CAPACITY);
  length = 0;

  /** Replaces the content without copying it. */
  fill(values: Int32Array<ArrayBuffer>): void {
    this.values = values;
    this.length = values.length;
  }

  push(value: number): void {
    if (this.length === this.values.length) {
      const longer = new Int32Array(Math.ceil(this.length * GROWTH_FACTOR));
      longer.set(this.values);
      this.values = longer;
    }
    this.values[this.length] = value;
    this.length += 1;
  }
}

/** Growing array of 32-bit floats. */
export class Float32Vector {
  values = new Float32Array(INITIAL_CAPACITY);
  length = 0;

  /** Replaces the content without copying it. */
  fill(values: Float32Array<ArrayBuffer>): void {
    this.values = values;
    this.length = values.length;
  }

  push(value: number): void {
    if (this.length === this.values.length) {
      const longer = new Float32Array(Math.ceil(this.length * GROWTH_FACTOR));
      longer.set(this.values);
      this.values = longer;
    }
    this.values[this.length] = value;
    this.length += 1;
  }
}

/** Assigns numbers to keys in the order of insertion: 0, 1, 2 … */
export class Dictionary<Key> {
  private readonly indexes = new Map<Key, number>();

  get size(): number {
    return this.indexes.size;
  }

  indexOf(key: Key): number {
    const existing = this.indexes.get(key);
    if (existing !== undefined) return existing;
    const number = this.indexes.size;
    this.indexes.set(key, number);
    return number;
  }

  /** Keys in the order of their numbers. */
  keys(): Key[] {
    return [...this.indexes.keys()];
  }

  find(key: Key): number | undefined {
    return this.indexes.get(key);
  }
}

/** Sparse matrix in compressed row format. */
export class CsrMatrix {
  readonly rowStarts = new Int32Vector();
  readonly columnIndexes = new Int32Vector();
  readonly values = new Float32Vector();

  constructor() {
    this.rowStarts.push(0);
  }

  /** Adds an entry to the row that `endRow` completes. */
  append(column: number, amount: number): void {
    this.columnIndexes.push(column);
    this.values.push(amount);
  }

  endRow(): void {
    this.rowStarts.push(this.columnIndexes.length);
  }

  rowLength(row: number): number {
    return this.rowStarts.values[row + 1]! - this.rowStarts.values[row]!;
  }

  /** `Σ value · other[column]` over the entries of a row. */
  dot(row: number, other: Float64Array): number {
    const columns = this.columnIndexes.values;
    const values = this.values.values;
    const end = this.rowStarts.values[row + 1]!;
    let sum = 0;
    for (let at = this.rowStarts.values[row]!; at < end; at += 1) sum += values[at]! * other[columns[at]!]!;
    return sum;
  }
}
