/**
 * Runs independent work on the items of a list concurrently while the results are taken in order. Starts at most
 * `concurrency` items beyond the one taken.
 */
export class Prefetcher<Result> {
  private readonly started = new Map<number, Promise<Result>>();
  private readonly ready = new Set<number>();
  private next = 0;

  constructor(
    private readonly length: number,
    private readonly concurrency: number,
    private readonly work: (index: number) => Promise<Result>,
  ) {}

  /** Returns the result of an item. Each can be taken once, in ascending order. */
  async take(index: number): Promise<Result> {
    this.next = Math.max(this.next, index);
    this.begin(index + this.concurrency);
    const promise = this.started.get(index);
    if (!promise) throw new Error(`item ${index} was already taken`);
    this.started.delete(index);
    this.ready.delete(index);
    return promise;
  }

  /** True if the result of an item can be taken without waiting. */
  isReady(index: number): boolean {
    return this.ready.has(index);
  }

  private begin(last: number): void {
    for (; this.next <= last && this.next < this.length; this.next += 1) {
      const index = this.next;
      const promise = this.work(index);
      // The consumer of the item receives its rejection; until then it must not count as unhandled.
      promise.then(
        () => this.ready.add(index),
        () => this.ready.add(index),
      );
      this.started.set(index, promise);
    }
  }
}
