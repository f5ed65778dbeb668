const BUCKETS_PER_POINT = 10;
const MAX_SCORE = 100;

/** A lower bound of the best scores so far; it only rises, and never exceeds the lowest of the best. */
export class TopKThreshold {
  private readonly bucketCounts = new Int32Array(MAX_SCORE * BUCKETS_PER_POINT + 1);
  private bucket = 0;
  private countAtOrAbove = 0;

  /** `k` is the number of best scores. */
  constructor(private readonly k: number) {}

  /** At least `k` scores reach this value; 0 before `k` scores were added. */
  get threshold(): number {
    return this.bucket / BUCKETS_PER_POINT;
  }

  /** Adds a score from 0 to 100. */
  add(score: number): void {
    const part = Math.floor(score * BUCKETS_PER_POINT);
    if (part < this.bucket) return;
    this.bucketCounts[part]! += 1;
    this.countAtOrAbove += 1;
    while (this.countAtOrAbove - this.bucketCounts[this.bucket]! >= this.k) {
      this.countAtOrAbove -= this.bucketCounts[this.bucket]!;
      this.bucket += 1;
    }
  }
}
