import type { Knex } from 'knex';
import type { Database } from '../kernel/database';
import { RELAXED_COMMIT } from '../kernel/relaxed-commit';

/** A delivery leased to this process, with all data needed to send it. */
export interface LeasedDelivery {
  delivery_id: string;
  subscription_id: string;
  /** Attempts of this series so far. */
  series_attempts: number;
  trigger: 'scheduled' | 'manual';
  event_id: string;
  type: string;
  created_at: Date;
  tenant_id: string;
  mode: 'live' | 'test';
  /** JSON text. */
  data: string;
  url: string;
  secret: Buffer;
  /** Set during the overlap of a rotation. */
  previous_secret: Buffer | null;
}

export interface AttemptResult {
  deliveryId: string;
  subscriptionId: string;
  /** ISO 8601. */
  at: string;
  statusCode: number | null;
  durationMs: number;
  error: string | null;
  responseSnippet: string | null;
  trigger: 'scheduled' | 'manual';
  outcome: 'succeeded' | 'retry' | 'failed';
  /** Milliseconds to the next attempt, for `retry`. */
  dueInMs: number | null;
}

/** Health of one endpoint from a batch of attempts; times in ISO 8601. */
export interface EndpointHealthUpdate {
  subscriptionId: string;
  succeededAt: string | null;
  failedAt: string | null;
  firstFailedAt: string | null;
  /** True if the endpoint asked to be disabled. */
  gone: boolean;
}

export interface DisabledSubscription {
  subscription_id: string;
  reason: 'gone' | 'failing';
}

export interface LaneCapacity {
  subscriptionId: string;
  capacity: number;
}

/** Deliveries of all tenants for the deliver pool. Payloads contain ids, states and scores, no personal data. */
export class DeliveryWorkRepository {
  constructor(private readonly database: Database) {}

  /**
   * Leases due deliveries for `leaseSeconds`, longest due first: for endpoints in `lanes` up to their capacity, for any
   * other up to `defaultCapacity`.
   */
  async claim(
    limit: number,
    lanes: readonly LaneCapacity[],
    defaultCapacity: number,
    leaseSeconds: number,
  ): Promise<LeasedDelivery[]> {
    const { rows } = await this.database.knex.raw<{ rows: LeasedDelivery[] }>(
      `${RELAXED_COMMIT} SELECT work.* FROM relaxed, claim_due_deliveries(?, ?::uuid[], ?::integer[], ?, ?) AS work`,
      [
        limit,
        lanes.map((each) => each.subscriptionId),
        lanes.map((each) => each.capacity),
        defaultCapacity,
        leaseSeconds,
      ],
    );
    return rows;
  }

  /** Releases unused leases. */
  async release(
    deliveries: readonly Pick<LeasedDelivery, 'subscription_id' | 'delivery_id'>[],
  ): Promise<void> {
    await this.database.knex.raw('SELECT release_deliveries(?::uuid[], ?::uuid[])', [
      deliveries.map((each) => each.subscription_id),
      deliveries.map((each) => each.delivery_id),
    ]);
  }

  /** Records the results of attempts. */
  async record(results: readonly AttemptResult[]): Promise<void> {
    await this.database.knex.raw('SELECT record_delivery_attempts(?::json)', [JSON.stringify(results)]);
  }

  /** Updates the health of endpoints. Returns the subscriptions that this disabled. */
  async updateEndpointHealth(notes: readonly EndpointHealthUpdate[]): Promise<DisabledSubscription[]> {
    const { rows } = await this.database.knex.raw<{ rows: DisabledSubscription[] }>(
      'SELECT * FROM note_endpoints(?::uuid[], ?::timestamptz[], ?::timestamptz[], ?::timestamptz[], ?::boolean[])',
      [
        notes.map((note) => note.subscriptionId),
        notes.map((note) => note.succeededAt),
        notes.map((note) => note.failedAt),
        notes.map((note) => note.firstFailedAt),
        notes.map((note) => note.gone),
      ] as Knex.RawBinding[],
    );
    return rows;
  }
}
