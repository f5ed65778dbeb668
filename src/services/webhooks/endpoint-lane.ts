import type { LeasedDelivery } from '../../db/webhooks/delivery-work.repository';

/** Sends at a time to an endpoint nothing is known of, and to one that does not answer. */
const INITIAL_WINDOW = 4;
const MIN_WINDOW = 2;
/** Answers as quick as this make it worth fetching ahead; slower endpoints get no more than they can take. */
const FAST_RESPONSE_MS = 250;
const MAX_BUFFERED = 16;
/** What is known of an endpoint is forgotten when nothing was sent to it for so long. */
const IDLE_TTL_MS = 60_000;
/** The longest an endpoint that asks to be left alone is left alone as a whole. */
const MAX_PAUSE_MS = 5 * 60_000;

/**
 * One endpoint as this process knows it: how many messages are on their way to it and how many may be. The window
 * grows by one with each success and is halved when no answer comes, so that an endpoint that hangs holds a few
 * connections and nothing else.
 */
export class EndpointLane {
  private readonly waiting: { delivery: LeasedDelivery; until: number }[] = [];
  private inFlight = 0;
  private window = INITIAL_WINDOW;
  private averageMs: number | null = null;
  private pausedUntil = 0;
  private usedAt = performance.now();
  /** Whether the last claim filled all the room there was: there is probably more. */
  hasBacklog = false;

  constructor(private readonly maxConcurrency: number) {}

  get isIdle(): boolean {
    const since = Math.max(this.usedAt, this.pausedUntil);
    return this.inFlight === 0 && this.waiting.length === 0 && performance.now() - since > IDLE_TTL_MS;
  }

  /** Deliveries that may be fetched for it now. */
  capacity(): number {
    if (performance.now() < this.pausedUntil) return 0;
    const ahead =
      this.averageMs !== null && this.averageMs < FAST_RESPONSE_MS ? this.window * MAX_BUFFERED : 0;
    return Math.max(0, this.window + ahead - this.inFlight - this.waiting.length);
  }

  /** Whether it will run dry soon although there is more to fetch. */
  needsRefill(): boolean {
    return (
      this.hasBacklog &&
      this.waiting.length <= (this.window * MAX_BUFFERED) / 2 &&
      this.capacity() >= this.window
    );
  }

  /** `until` is when its lease no longer leaves time for an attempt, by `performance.now()`. */
  add(delivery: LeasedDelivery, until: number): void {
    this.usedAt = performance.now();
    this.waiting.push({ delivery, until });
  }

  /** The next message to send, if one may be sent now. A message whose lease has expired belongs to its next holder. */
  take(): LeasedDelivery | undefined {
    while (this.inFlight < this.window) {
      const next = this.waiting.shift();
      if (!next) return undefined;
      if (next.until < performance.now()) continue;
      this.inFlight += 1;
      return next.delivery;
    }
    return undefined;
  }

  onAttemptEnded(outcome: {
    answered: boolean;
    succeeded: boolean;
    durationMs: number;
    pauseMs: number | null;
  }): void {
    this.inFlight -= 1;
    this.averageMs =
      this.averageMs === null ? outcome.durationMs : this.averageMs * 0.8 + outcome.durationMs * 0.2;
    if (outcome.succeeded) this.window = Math.min(this.maxConcurrency, this.window + 1);
    else if (!outcome.answered || outcome.pauseMs !== null) {
      this.window = Math.max(MIN_WINDOW, Math.floor(this.window / 2));
    }
    if (outcome.pauseMs !== null) {
      this.pausedUntil = performance.now() + Math.min(outcome.pauseMs, MAX_PAUSE_MS);
    }
  }

  /** Gives back what was fetched and not sent. */
  empty(): LeasedDelivery[] {
    return this.waiting.splice(0).map(({ delivery }) => delivery);
  }
}
