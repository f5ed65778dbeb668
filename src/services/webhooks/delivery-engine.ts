import type { DeliveryWorkRepository, LeasedDelivery, SwitchedOff } from '../../db/delivery-work.repository';
import type { EventOutboxRepository } from '../../db/event-outbox.repository';
import type { Logger } from '../../platform/logger';
import { AttemptRecorder } from './attempt-recorder';
import type { Attempted, Attempts } from './attempt';
import { EndpointLane } from './endpoint-lane';
import { Pump } from './pump';

const EVENTS_AT_ONCE = 500;
const CLAIM_AT_ONCE = 1_000;
/** Looks for work whose hint was lost, and for attempts that have become due. */
const LOOK_EVERY_MS = 500;
/** Beyond the time an attempt may take: waiting in a lane, and writing down what came of it. */
const LEASE_MARGIN_MS = 15_000;

export interface EngineSettings {
  /** What an attempt may take as a whole. */
  timeoutMs: number;
  /** Messages on their way to one endpoint at most. */
  endpointConcurrency: number;
}

export interface EngineMetrics {
  observeAttempt(outcome: string, seconds: number): void;
}

/**
 * Makes deliveries of events and sends them, as many endpoints side by side as there are. Postgres says what is due;
 * whatever this process knows beyond that may be lost at any time.
 */
export class DeliveryEngine {
  private readonly lanes = new Map<string, EndpointLane>();
  private readonly recorder: AttemptRecorder;
  private readonly sending = new Set<Promise<void>>();
  private readonly dispatching = new Pump(() => this.guarded(() => this.dispatchSome()));
  private readonly claiming = new Pump(() => this.guarded(() => this.claim()));
  private timer: NodeJS.Timeout | null = null;
  private stopped = true;
  private away = false;

  constructor(
    private readonly outbox: EventOutboxRepository,
    private readonly work: DeliveryWorkRepository,
    private readonly attempts: Pick<Attempts, 'make'>,
    private readonly settings: EngineSettings,
    private readonly metrics: EngineMetrics,
    private readonly logger: Logger,
  ) {
    this.recorder = new AttemptRecorder(work, logger, (endpoints) => this.report(endpoints));
  }

  start(): void {
    this.stopped = false;
    this.dispatching.start();
    this.claiming.start();
    this.timer = setInterval(() => {
      this.dispatching.wake();
      this.claiming.wake();
    }, LOOK_EVERY_MS);
  }

  /** Takes nothing new, waits for what is on its way, gives back the rest. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.stopped = true;
    await Promise.all([this.dispatching.stop(), this.claiming.stop()]);
    const unsent = [...this.lanes.values()].flatMap((lane) => lane.empty());
    if (unsent.length > 0) await this.work.release(unsent).catch(() => undefined);
    await Promise.all(this.sending);
    await this.recorder.settled();
  }

  /** Makes the deliveries of all events that have none yet; answers how many events that were. */
  async dispatch(): Promise<number> {
    let total = 0;
    for (;;) {
      const { events } = await this.outbox.dispatch(EVENTS_AT_ONCE);
      total += events;
      // Also without any: the hint may have been about a delivery that is due again.
      this.claiming.wake();
      if (events < EVENTS_AT_ONCE) return total;
    }
  }

  private async dispatchSome(): Promise<boolean> {
    const { events, deliveries } = await this.outbox.dispatch(EVENTS_AT_ONCE);
    if (deliveries > 0) this.claiming.wake();
    return events === EVENTS_AT_ONCE;
  }

  /** A store that is away is waited for: the clock tries again. One line of log for each outage. */
  private async guarded(work: () => Promise<boolean>): Promise<boolean> {
    try {
      const more = await work();
      if (this.away) this.logger.info('deliveries resumed');
      this.away = false;
      return more;
    } catch (error) {
      if (!this.away) this.logger.warn({ err: error }, 'deliveries are paused');
      this.away = true;
      return false;
    }
  }

  private async claim(): Promise<boolean> {
    const leaseMs = this.settings.timeoutMs + LEASE_MARGIN_MS;
    const until = performance.now() + LEASE_MARGIN_MS * 0.6;
    const asked = new Map<string, number>();
    for (const [subscriptionId, lane] of this.lanes) {
      if (lane.forgettable) this.lanes.delete(subscriptionId);
      else asked.set(subscriptionId, lane.room());
    }
    const claimed = await this.work.claim(
      CLAIM_AT_ONCE,
      [...asked].map(([subscriptionId, room]) => ({ subscriptionId, room })),
      this.newLane().room(),
      Math.ceil(leaseMs / 1000),
    );
    const got = new Map<string, number>();
    for (const delivery of claimed) {
      const { subscription_id: id } = delivery;
      got.set(id, (got.get(id) ?? 0) + 1);
      this.laneOf(id).add(delivery, until);
    }
    for (const [id, lane] of this.lanes) {
      const room = asked.get(id) ?? this.newLane().room();
      if (room > 0) lane.hungry = (got.get(id) ?? 0) >= room;
      if (got.has(id)) this.send(lane);
    }
    return claimed.length === CLAIM_AT_ONCE;
  }

  private laneOf(subscriptionId: string): EndpointLane {
    let lane = this.lanes.get(subscriptionId);
    if (!lane) {
      lane = this.newLane();
      this.lanes.set(subscriptionId, lane);
    }
    return lane;
  }

  private newLane(): EndpointLane {
    return new EndpointLane(this.settings.endpointConcurrency);
  }

  private send(lane: EndpointLane): void {
    for (let next = lane.take(); next; next = lane.take()) {
      const sending: Promise<void> = this.attempt(lane, next).finally(() => this.sending.delete(sending));
      this.sending.add(sending);
    }
    if (lane.runsDry()) this.claiming.wake();
  }

  private async attempt(lane: EndpointLane, delivery: LeasedDelivery): Promise<void> {
    const { sent, verdict, result }: Attempted = await this.attempts.make(delivery);
    this.recorder.add(result, verdict.disable);
    this.metrics.observeAttempt(result.outcome, sent.durationMs / 1000);
    if (sent.error === 'signing_failed') {
      this.logger.error({ subscriptionId: delivery.subscription_id }, 'a signing secret cannot be decrypted');
    }
    lane.ended({
      answered: sent.statusCode !== null,
      succeeded: verdict.delivery === 'succeeded',
      durationMs: sent.durationMs,
      pauseMs: verdict.retryAfterMs,
    });
    if (!this.stopped) this.send(lane);
  }

  private report(endpoints: readonly SwitchedOff[]): void {
    for (const { subscription_id: subscriptionId, reason } of endpoints) {
      this.logger.warn({ subscriptionId, reason }, 'a webhook subscription was disabled');
    }
  }
}
