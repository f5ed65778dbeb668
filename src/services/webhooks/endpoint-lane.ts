import type { LeasedDelivery } from '../../db/webhooks/delivery-work.repository';

/** Concurrent attempts to an endpoint without history, and the minimum for one that does not respond. */
const INITIAL_WINDOW = 4;
const MIN_WINDOW = 2;
/** Deliveries are prefetched only for endpoints that respond faster; slower ones get only what they can take. */
const FAST_RESPONSE_MS = 250;
const MAX_BUFFERED = 16;
/** The state of an endpoint is dropped after this time without an attempt. */
const IDLE_TTL_MS = 60_000;
/** Upper bound on the pause that an endpoint can request for its whole lane. */
const MAX_PAUSE_MS = 5 * 60_000;

/**
 * Concurrency control of one endpoint in this process. The window grows by one with each success and is halved when the
 * endpoint does not respond, so that a hanging endpoint occupies only a few connections.
 */
export class EndpointLane {
  private readonly waiting: { delivery: LeasedDelivery; until: number }[] = [];
  private inFlight = 0;
  private window = INITIAL_WINDOW;
  private averageMs: number | null = null;
  private pausedUntil = 0;
  private usedAt = performance.now();
  /** True if the last claim filled the whole capacity, so that more is probably due. */
  hasBacklog = false;

  constructor(private readonly maxConcurrency: number) {}

  get isIdle(): boolean {
    const since = Math.max(this.usedAt, this.pausedUntil);
    return this.inFlight === 0 && this.waiting.length === 0 && performance.now() - since > IDLE_TTL_MS;
  }

  /** True for the time that the endpoint asked to wait. */
  get isPaused(): boolean {
    return performance.now() < this.pausedUntil;
  }

  /** Number of deliveries that may be claimed for this endpoint now. */
  capacity(): number {
    if (this.isPaused) return 0;
    const ahead =
      this.averageMs !== null && this.averageMs < FAST_RESPONSE_MS ? this.window * MAX_BUFFERED : 0;
    return Math.max(0, this.window + ahead - this.inFlight - this.waiting.length);
  }

  /** True if more is due and the buffer is at most half full. */
  needsRefill(): boolean {
    return (
      this.hasBacklog &&
      this.waiting.length <= (this.window * MAX_BUFFERED) / 2 &&
      this.capacity() >= this.window
    );
  }

  /** `until` is the time (`performance.now()`) after which the lease leaves too little time for an attempt. */
  add(delivery: LeasedDelivery, until: number): void {
    this.usedAt = performance.now();
    this.waiting.push({ delivery, until });
  }

  /** Returns the next message that may be sent now. Skips messages with an expired lease, which have another holder. */
  take(): LeasedDelivery | undefined {
    while (this.inFlight < this.window && !this.isPaused) {
      const next = this.waiting.shift();
      if (!next) return undefined;
      if (next.until < performance.now()) continue;
      this.inFlight += 1;
      return next.delivery;
    }
    return undefined;
  }

  onAttemptEnded(outcome: {
    responded: boolean;
    succeeded: boolean;
    durationMs: number;
    pauseMs: number | null;
  }): void {
    this.inFlight -= 1;
    this.averageMs =
      this.averageMs === null ? outcome.durationMs : this.averageMs * 0.8 + outcome.durationMs * 0.2;
    if (outcome.succeeded) this.window = Math.min(this.maxConcurrency, this.window + 1);
    else if (!outcome.responded || outcome.pauseMs !== null) {
      this.window = Math.max(MIN_WINDOW, Math.floor(this.window / 2));
    }
    if (outcome.pauseMs !== null) {
      this.pausedUntil = performance.now() + Math.min(outcome.pauseMs, MAX_PAUSE_MS);
    }
  }

  /** Removes and returns the deliveries that were not sent. */
  empty(): LeasedDelivery[] {
    return this.waiting.splice(0).map(({ delivery }) => delivery);
  }
}
