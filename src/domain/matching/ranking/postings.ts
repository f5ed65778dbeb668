/** Rows that have a term and how much of it, in the order they were added. Grows by doubling. */
export class Postings {
  private rows = new Int32Array(4);
  private values = new Float32Array(4);
  private length = 0;

  add(row: number, value: number): void {
    if (this.length === this.rows.length) {
      this.rows = grown(this.rows, new Int32Array(2 * this.length));
      this.values = grown(this.values, new Float32Array(2 * this.length));
    }
    this.rows[this.length] = row;
    this.values[this.length] = value;
    this.length += 1;
  }

  /** `into[row] += factor · value` for every row that has the term. */
  addTo(into: Float32Array, factor: number): void {
    const { rows, values, length } = this;
    for (let at = 0; at < length; at += 1) into[rows[at]!]! += factor * values[at]!;
  }

  /** `into[row] = max(into[row], factor · value)`; rows touched for the first time are appended to `touched`. */
  raise(into: Float32Array, factor: number, touched: number[]): void {
    const { rows, values, length } = this;
    for (let at = 0; at < length; at += 1) {
      const row = rows[at]!;
      const value = factor * values[at]!;
      if (into[row] === 0) touched.push(row);
      if (value > into[row]!) into[row] = value;
    }
  }
}

function grown<Numbers extends Int32Array | Float32Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}
