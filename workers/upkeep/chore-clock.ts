import { jitter } from '../../src/platform/ids';
import type { Logger } from '../../src/platform/logger';
import type { Metrics } from '../../src/platform/metrics';
import type { Chore } from './chores';

/**
 * Runs chores by this process's own clock. Not by repeating tasks of the queue: those are gone after a flush of
 * Redis, and mending what a flush has lost is just what the chores are for.
 */
export class ChoreClock {
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();
  private stopped = false;

  constructor(
    private readonly chores: readonly Chore[],
    private readonly metrics: Metrics,
    private readonly logger: Logger,
  ) {}

  start(): void {
    for (const chore of this.chores) this.schedule(chore, jitter(chore.everyMs));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    await Promise.allSettled(this.running);
  }

  /** The next run is planned when one has ended, so a slow one never overlaps itself. */
  private schedule(chore: Chore, delayMs: number): void {
    if (this.stopped) return;
    const timer = setTimeout(() => {
      const run = this.runOnce(chore).finally(() => {
        this.running.delete(run);
        this.schedule(chore, chore.everyMs);
      });
      this.running.add(run);
    }, delayMs);
    this.timers.set(chore.name, timer);
  }

  private async runOnce(chore: Chore): Promise<void> {
    try {
      const rows = await chore.run();
      if (rows > 0) this.metrics.countUpkeep(chore.name, rows);
    } catch (error) {
      this.logger.warn({ err: error, chore: chore.name }, 'a chore failed and will be tried again');
    }
  }
}
