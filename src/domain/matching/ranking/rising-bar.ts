const PARTS = 10;
const TOP = 100;

/** What the best of the scores seen so far reach: rises as they come, and never above the score of the last of them. */
export class RisingBar {
  private readonly counts = new Int32Array(TOP * PARTS + 1);
  private part = 0;
  private above = 0;

  /** `wanted`: how many the best are. */
  constructor(private readonly wanted: number) {}

  /** At least as many as wanted reach this; 0 before so many were seen. */
  get height(): number {
    return this.part / PARTS;
  }

  /** Takes a score from 0 to 100. */
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
