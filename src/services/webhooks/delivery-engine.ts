import type { DeliveryWorkRepository, LeasedDelivery, SwitchedOff } from '../../db/delivery-work.repository';
import type { Logger } from '../../platform/logger';
import { AttemptRecorder } from './attempt-recorder';
import type { Attempted, Attempts } from './attempt';
import { EndpointLane } from './endpoint-lane';

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
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> | null = null;
  private again = false;
  private stopped = true;
  private away = false;

  constructor(
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
    this.timer = setInterval(() => this.wake(), LOOK_EVERY_MS);
    this.wake();
  }

  /** Takes nothing new, waits for what is on its way, gives back the rest. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.stopped = true;
    await this.looking;
    const unsent = [...this.lanes.values()].flatMap((lane) => lane.empty());
    if (unsent.length > 0) await this.work.release(unsent).catch(() => undefined);
    await Promise.all(this.sending);
    await this.recorder.settled();
  }

  /** Looks for work, or once more when it is looking already. */
  wake(): void {
    if (this.stopped) return;
    if (this.looking) {
      this.again = true;
      return;
    }
    this.looking = this.look().finally(() => {
      this.looking = null;
      if (this.again) {
        this.again = false;
        this.wake();
      }
    });
  }

  /** Makes the deliveries of all events that have none yet; answers how many events that were. */
  async dispatch(): Promise<number> {
    let total = 0;
    for (;;) {
      const { events } = await this.work.dispatch(EVENTS_AT_ONCE);
      total += events;
      this.wake();
      if (events < EVENTS_AT_ONCE) return total;
    }
  }

  private async look(): Promise<void> {
    try {
      const { events } = await this.work.dispatch(EVENTS_AT_ONCE);
      const claimed = await this.claim();
      if (events === EVENTS_AT_ONCE || claimed === CLAIM_AT_ONCE) this.again = true;
      if (this.away) this.logger.info('deliveries go on');
      this.away = false;
    } catch (error) {
      // One line an outage; the clock looks again.
      if (!this.away) this.logger.warn({ err: error }, 'deliveries have to wait');
      this.away = true;
      this.again = false;
    }
  }

  private async claim(): Promise<number> {
    const leaseMs = this.settings.timeoutMs + LEASE_MARGIN_MS;
    const until = performance.now() + LEASE_MARGIN_MS * 0.6;
    const asked = new Map<string, number>();
    for (const [subscriptionId, lane] of this.lanes) {
      if (lane.idle) this.lanes.delete(subscriptionId);
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
    return claimed.length;
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
    if (lane.runsDry()) this.wake();
  }

  private async attempt(lane: EndpointLane, delivery: LeasedDelivery): Promise<void> {
    const { sent, verdict, result }: Attempted = await this.attempts.make(delivery);
    this.recorder.add(result, verdict.disable);
    this.metrics.observeAttempt(result.outcome, sent.durationMs / 1000);
    if (sent.error === 'signing_failed') {
      this.logger.error({ subscriptionId: delivery.subscription_id }, 'a signing secret does not open');
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
      this.logger.warn({ subscriptionId, reason }, 'a webhook subscription was switched off');
    }
  }
}
