const PARTS = 10;
const TOP = 100;

/** A lower bound of the best scores so far; it only rises, and never exceeds the lowest of the best. */
export class RisingBar {
  private readonly counts = new Int32Array(TOP * PARTS + 1);
  private part = 0;
  private above = 0;

  /** `wanted` is the number of best scores. */
  constructor(private readonly wanted: number) {}

  /** At least `wanted` scores reach this value; 0 before that many were added. */
  get height(): number {
    return this.part / PARTS;
  }

  /** Adds a score from 0 to 100. */
  add(score: number): void {
    const part = Math.floor(score * PARTS);
    if (part < this.part) return;
    this.counts[part]! += 1;
    this.above += 1;
    while (this.above - this.counts[this.part]! >= this.wanted) {
      this.above -= this.counts[this.part]!;
      this.part += 1;
    }
  }
}
