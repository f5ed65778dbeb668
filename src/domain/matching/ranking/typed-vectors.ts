const INITIAL_CAPACITY = 64;
/** Growing by half wastes at most a third of what is taken. */
const GROWTH_FACTOR = 1.5;

/** Whole numbers in one block of memory that grows as they come. */
export class Int32Vector {
  values = new Int32Array(INITIAL_CAPACITY);
  length = 0;

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

/** The same for fractions, of about seven digits. */
export class Float32Vector {
  values = new Float32Array(INITIAL_CAPACITY);
  length = 0;

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

/** Numbers for things, in the order they turn up: 0, 1, 2 … */
export class Dictionary<Key> {
  private readonly indexes = new Map<Key, number>();

  get size(): number {
    return this.indexes.size;
  }

  indexOf(key: Key): number {
    const known = this.indexes.get(key);
    if (known !== undefined) return known;
    const number = this.indexes.size;
    this.indexes.set(key, number);
    return number;
  }

  /** In the order of their numbers. */
  keys(): Key[] {
    return [...this.indexes.keys()];
  }

  find(key: Key): number | undefined {
    return this.indexes.get(key);
  }
}

/** For each row, some numbered things and how much of each: all rows behind one another. */
export class CsrMatrix {
  private readonly rowStarts = new Int32Vector();
  private readonly columnIndexes = new Int32Vector();
  private readonly values = new Float32Vector();

  constructor() {
    this.rowStarts.push(0);
  }

  /** Adds to the row that `close` ends. */
  append(thing: number, amount: number): void {
    this.columnIndexes.push(thing);
    this.values.push(amount);
  }

  endRow(): void {
    this.rowStarts.push(this.columnIndexes.length);
  }

  rowLength(row: number): number {
    return this.rowStarts.values[row + 1]! - this.rowStarts.values[row]!;
  }

  /** `Σ amount · other[thing]` over the things of a row. */
  dot(row: number, other: Float64Array): number {
    const things = this.columnIndexes.values;
    const amounts = this.values.values;
    const end = this.rowStarts.values[row + 1]!;
    let sum = 0;
    for (let at = this.rowStarts.values[row]!; at < end; at += 1) sum += amounts[at]! * other[things[at]!]!;
    return sum;
  }
}
