import type {
  DeliveryWorkRepository,
  LeasedDelivery,
  DisabledSubscription,
} from '../../db/webhooks/delivery-work.repository';
import type { EventOutboxRepository } from '../../db/webhooks/event-outbox.repository';
import type { Logger } from '../../platform/logger';
import { AttemptRecorder } from './attempt-recorder';
import type { AttemptOutcome, DeliveryAttempts } from './delivery-attempts';
import { EndpointLane } from './endpoint-lane';
import { SerialRunner } from './serial-runner';

const EVENT_BATCH_SIZE = 500;
const CLAIM_BATCH_SIZE = 1_000;
/** Interval of polling for work whose hint was lost and for attempts that have become due. */
const POLL_INTERVAL_MS = 500;
/** Time of a lease beyond the time limit of an attempt: for waiting in a lane and for recording the result. */
const LEASE_MARGIN_MS = 15_000;

export interface EngineSettings {
  /** Time limit of a whole attempt. */
  timeoutMs: number;
  /** Maximum concurrent attempts per endpoint. */
  endpointConcurrency: number;
}

export interface EngineMetrics {
  observeAttempt(outcome: string, seconds: number): void;
  countDeferredEvents(events: number): void;
}

/**
 * Creates the deliveries of events and sends them, with a separate lane per endpoint. Postgres decides what is due. All
 * other state of this process can be lost at any time.
 */
export class DeliveryEngine {
  private readonly lanes = new Map<string, EndpointLane>();
  private readonly recorder: AttemptRecorder;
  private readonly sending = new Set<Promise<void>>();
  private readonly dispatching = new SerialRunner(() => this.guarded(() => this.dispatchBatch()));
  private readonly claiming = new SerialRunner(() => this.guarded(() => this.claim()));
  private timer: NodeJS.Timeout | null = null;
  private stopped = true;
  private databaseDown = false;

  constructor(
    private readonly outbox: EventOutboxRepository,
    private readonly work: DeliveryWorkRepository,
    private readonly attempts: Pick<DeliveryAttempts, 'attempt'>,
    private readonly settings: EngineSettings,
    private readonly metrics: EngineMetrics,
    private readonly logger: Logger,
  ) {
    this.recorder = new AttemptRecorder(work, logger, (endpoints) => this.reportDisabled(endpoints));
  }

  start(): void {
    this.stopped = false;
    this.dispatching.start();
    this.claiming.start();
    this.timer = setInterval(() => {
      this.dispatching.wake();
      this.claiming.wake();
    }, POLL_INTERVAL_MS);
  }

  /** Stops claiming deliveries, releases those not yet sent and waits for attempts in progress. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.stopped = true;
    await Promise.all([this.dispatching.stop(), this.claiming.stop()]);
    await this.release([...this.lanes.values()].flatMap((lane) => lane.empty()));
    await Promise.all(this.sending);
    await this.recorder.flush();
  }

  /** Creates the deliveries of all events that have none yet. Returns the number of events. */
  async dispatch(): Promise<number> {
    let total = 0;
    for (;;) {
      const { events, deferred } = await this.outbox.dispatch(EVENT_BATCH_SIZE);
      this.reportDeferred(deferred);
      total += events;
      // Wake it even without new events: the hint may announce a delivery that is due again.
      this.claiming.wake();
      if (events < EVENT_BATCH_SIZE) return total;
    }
  }

  private async dispatchBatch(): Promise<boolean> {
    const { events, deliveries, deferred } = await this.outbox.dispatch(EVENT_BATCH_SIZE);
    this.reportDeferred(deferred);
    if (deliveries > 0) this.claiming.wake();
    return events === EVENT_BATCH_SIZE;
  }

  /** While the database is unavailable, the timer retries. Each outage is logged once. */
  private async guarded(work: () => Promise<boolean>): Promise<boolean> {
    try {
      const more = await work();
      if (this.databaseDown) this.logger.info('deliveries resumed');
      this.databaseDown = false;
      return more;
    } catch (error) {
      if (!this.databaseDown) this.logger.warn({ err: error }, 'deliveries are paused');
      this.databaseDown = true;
      return false;
    }
  }

  private async claim(): Promise<boolean> {
    const leaseMs = this.settings.timeoutMs + LEASE_MARGIN_MS;
    const until = performance.now() + LEASE_MARGIN_MS * 0.6;
    const capacities = new Map<string, number>();
    for (const [subscriptionId, lane] of this.lanes) {
      if (lane.isIdle) this.lanes.delete(subscriptionId);
      else capacities.set(subscriptionId, lane.capacity());
    }
    const claimed = await this.work.claim(
      CLAIM_BATCH_SIZE,
      [...capacities].map(([subscriptionId, capacity]) => ({ subscriptionId, capacity })),
      this.createLane().capacity(),
      Math.ceil(leaseMs / 1000),
    );
    const claimedCounts = new Map<string, number>();
    for (const delivery of claimed) {
      const { subscription_id: id } = delivery;
      claimedCounts.set(id, (claimedCounts.get(id) ?? 0) + 1);
      this.laneOf(id).add(delivery, until);
    }
    for (const [id, lane] of this.lanes) {
      const capacity = capacities.get(id) ?? this.createLane().capacity();
      if (capacity > 0) lane.hasBacklog = (claimedCounts.get(id) ?? 0) >= capacity;
      if (claimedCounts.has(id)) this.send(lane);
    }
    return claimed.length === CLAIM_BATCH_SIZE;
  }

  private laneOf(subscriptionId: string): EndpointLane {
    let lane = this.lanes.get(subscriptionId);
    if (!lane) {
      lane = this.createLane();
      this.lanes.set(subscriptionId, lane);
    }
    return lane;
  }

  private createLane(): EndpointLane {
    return new EndpointLane(this.settings.endpointConcurrency);
  }

  private send(lane: EndpointLane): void {
    for (let next = lane.take(); next; next = lane.take()) {
      const sending: Promise<void> = this.attempt(lane, next).finally(() => this.sending.delete(sending));
      this.sending.add(sending);
    }
    // Claimed before the endpoint asked to wait.
    if (lane.isPaused) void this.release(lane.empty());
    if (lane.needsRefill()) this.claiming.wake();
  }

  /** Leases that cannot be released expire. */
  private async release(unsent: readonly LeasedDelivery[]): Promise<void> {
    if (unsent.length > 0) await this.work.release(unsent).catch(() => undefined);
  }

  private async attempt(lane: EndpointLane, delivery: LeasedDelivery): Promise<void> {
    const { response, classification, result }: AttemptOutcome = await this.attempts.attempt(delivery);
    this.recorder.add(result, classification.disable);
    this.metrics.observeAttempt(result.outcome, response.durationMs / 1000);
    if (response.error === 'signing_failed') {
      this.logger.error({ subscriptionId: delivery.subscription_id }, 'a signing secret cannot be decrypted');
    }
    lane.onAttemptEnded({
      responded: response.statusCode !== null,
      succeeded: classification.delivery === 'succeeded',
      durationMs: response.durationMs,
      pauseMs: classification.retryAfterMs,
    });
    if (!this.stopped) this.send(lane);
  }

  private reportDeferred(events: number): void {
    if (events === 0) return;
    this.metrics.countDeferredEvents(events);
    this.logger.error({ events }, 'events are deferred because their deliveries could not be made');
  }

  private reportDisabled(endpoints: readonly DisabledSubscription[]): void {
    for (const { subscription_id: subscriptionId, reason } of endpoints) {
      this.logger.warn({ subscriptionId, reason }, 'a webhook subscription was disabled');
    }
  }
}
