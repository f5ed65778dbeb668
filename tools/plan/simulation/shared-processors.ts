import { KeyHeap } from './key-heap';

/**
 * Work that shares processors: while more pieces of work run than there are processors, all of them slow down by the same
 * factor. A clock of work runs at that speed, so a piece of work ends when the clock reaches a fixed time.
 */
export class SharedProcessors {
  private readonly running = new KeyHeap();
  private clock = 0;
  private updatedAt = 0;

  constructor(private readonly cores: number) {}

  /** Starts work of some seconds on one processor. */
  start(work: number, seconds: number, now: number): void {
    this.advance(now);
    this.running.push(this.clock + seconds, work);
  }

  /** Time at which the next piece of work ends if none is started before. */
  nextEnd(): number {
    return this.updatedAt + Math.max(0, this.running.minKey - this.clock) / this.speed();
  }

  /** Ends the next piece of work at `nextEnd()` and returns it. */
  end(now: number): number {
    const reached = this.running.minKey;
    this.advance(now);
    this.clock = Math.max(this.clock, reached);
    return this.running.pop();
  }

  private advance(now: number): void {
    this.clock += (now - this.updatedAt) * this.speed();
    this.updatedAt = now;
  }

  private speed(): number {
    return Math.min(1, this.cores / Math.max(1, this.running.size));
  }
}
