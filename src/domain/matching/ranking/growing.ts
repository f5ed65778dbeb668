const FIRST_LENGTH = 64;
/** Growing by half wastes at most a third of what is taken. */
const GROWTH = 1.5;

/** Whole numbers in one block of memory that grows as they come. */
export class Integers {
  values = new Int32Array(FIRST_LENGTH);
  length = 0;

  push(value: number): void {
    if (this.length === this.values.length) {
      const longer = new Int32Array(Math.ceil(this.length * GROWTH));
      longer.set(this.values);
      this.values = longer;
    }
    this.values[this.length] = value;
    this.length += 1;
  }
}

/** The same for fractions, of about seven digits. */
export class Fractions {
  values = new Float32Array(FIRST_LENGTH);
  length = 0;

  push(value: number): void {
    if (this.length === this.values.length) {
      const longer = new Float32Array(Math.ceil(this.length * GROWTH));
      longer.set(this.values);
      this.values = longer;
    }
    this.values[this.length] = value;
    this.length += 1;
  }
}

/** Numbers for things, in the order they turn up: 0, 1, 2 … */
export class Numbering<Key> {
  private readonly numbers = new Map<Key, number>();

  get size(): number {
    return this.numbers.size;
  }

  numberOf(key: Key): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.numbers.size;
    this.numbers.set(key, number);
    return number;
  }

  /** In the order of their numbers. */
  all(): Key[] {
    return [...this.numbers.keys()];
  }

  known(key: Key): number | undefined {
    return this.numbers.get(key);
  }
}

/** For each row, some numbered things and how much of each: all rows behind one another. */
export class SparseRows {
  private readonly starts = new Integers();
  private readonly things = new Integers();
  private readonly amounts = new Fractions();

  constructor() {
    this.starts.push(0);
  }

  /** Adds to the row that `close` ends. */
  add(thing: number, amount: number): void {
    this.things.push(thing);
    this.amounts.push(amount);
  }

  close(): void {
    this.starts.push(this.things.length);
  }

  lengthOf(row: number): number {
    return this.starts.values[row + 1]! - this.starts.values[row]!;
  }

  /** `Σ amount · other[thing]` over the things of a row. */
  dot(row: number, other: Float64Array): number {
    const things = this.things.values;
    const amounts = this.amounts.values;
    const end = this.starts.values[row + 1]!;
    let sum = 0;
    for (let at = this.starts.values[row]!; at < end; at += 1) sum += amounts[at]! * other[things[at]!]!;
    return sum;
  }
}
