import type { Clock } from '../platform/clock';

export interface BreakerLimits {
  /** Consecutive failures after which calls are no longer made. */
  failures: number;
  /** Milliseconds until one call is let through to see whether the server is back. */
  restMs: number;
}

/**
 * Stops calling a server that does not answer, so that documents do not each wait for it in vain. After a rest a
 * single call tries; its outcome decides for all.
 */
export class CircuitBreaker {
  private failures = 0;
  private openedAt: number | null = null;
  private trying = false;

  constructor(
    private readonly limits: BreakerLimits,
    private readonly clock: Clock,
  ) {}

  /** Whether a call may be made now; every call let through must be reported back. */
  tryAcquire(): boolean {
    if (this.openedAt === null) return true;
    if (this.trying || this.clock.now().getTime() - this.openedAt < this.limits.restMs) return false;
    this.trying = true;
    return true;
  }

  report(healthy: boolean): void {
    this.trying = false;
    if (healthy) {
      this.failures = 0;
      this.openedAt = null;
      return;
    }
    this.failures += 1;
    if (this.failures >= this.limits.failures) this.openedAt = this.clock.now().getTime();
  }

  /** The call was not made after all, or says nothing about the server. */
  release(): void {
    this.trying = false;
  }
}
