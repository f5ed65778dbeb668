import type { Knex } from 'knex';
import type { Database } from '../kernel/database';
import { RELAXED_COMMIT } from '../kernel/relaxed-commit';

/** A delivery that is leased to this process, with everything that is needed to send it. */
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
  /** Set while the overlap of a rotation lasts. */
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

/** What a batch of attempts says about one endpoint; times in ISO 8601. */
export interface EndpointHealthUpdate {
  subscriptionId: string;
  succeededAt: string | null;
  failedAt: string | null;
  firstFailedAt: string | null;
  /** It asked to be switched off. */
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

/** The work of the deliver pool, across tenants. Payloads hold ids, states and scores, nothing personal. */
export class DeliveryWorkRepository {
  constructor(private readonly database: Database) {}

  /**
   * Leases due deliveries for `leaseSeconds`, the longest due first: of endpoints in `known` as many as there is room
   * for, of any other up to `usualRoom`.
   */
  async claim(
    limit: number,
    known: readonly LaneCapacity[],
    defaultCapacity: number,
    leaseSeconds: number,
  ): Promise<LeasedDelivery[]> {
    const { rows } = await this.database.knex.raw<{ rows: LeasedDelivery[] }>(
      `${RELAXED_COMMIT} SELECT work.* FROM relaxed, claim_due_deliveries(?, ?::uuid[], ?::integer[], ?, ?) AS work`,
      [
        limit,
        known.map((each) => each.subscriptionId),
        known.map((each) => each.capacity),
        defaultCapacity,
        leaseSeconds,
      ],
    );
    return rows;
  }

  /** Ends leases that will not be used. */
  async release(
    deliveries: readonly Pick<LeasedDelivery, 'subscription_id' | 'delivery_id'>[],
  ): Promise<void> {
    await this.database.knex.raw('SELECT release_deliveries(?::uuid[], ?::uuid[])', [
      deliveries.map((each) => each.subscription_id),
      deliveries.map((each) => each.delivery_id),
    ]);
  }

  /** Writes down what came of attempts. */
  async record(results: readonly AttemptResult[]): Promise<void> {
    await this.database.knex.raw('SELECT record_delivery_attempts(?::json)', [JSON.stringify(results)]);
  }

  /** Writes down how endpoints do; answers those that were switched off by it. */
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
