import type { Clock } from '../platform/clock';

export interface BreakerLimits {
  /** Consecutive failures after which the circuit opens. */
  failures: number;
  /** Milliseconds until one call tests whether the server has recovered. */
  restMs: number;
}

/**
 * Stops calls to a server that does not respond, so that documents do not each wait for a timeout. After `restMs` a
 * single call tests the server; its outcome closes or reopens the circuit.
 */
export class CircuitBreaker {
  private failures = 0;
  private openedAt: number | null = null;
  private trying = false;

  constructor(
    private readonly limits: BreakerLimits,
    private readonly clock: Clock,
  ) {}

  /** True if a call may start now. The caller must then call `report` or `release`. */
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

  /** Ends an acquired call that was not made or says nothing about the server. */
  release(): void {
    this.trying = false;
  }
}
