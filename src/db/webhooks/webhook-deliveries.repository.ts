import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import type { NewEvent } from './events.repository';
import { namedBindings, type Executor } from '../kernel/statement';

export interface AttemptColumn {
  attempt: number;
  at: string;
  statusCode: number | null;
  durationMs: number;
  error: string | null;
  responseSnippet: string | null;
  trigger: 'scheduled' | 'manual';
}

export interface DeliveryRow {
  delivery_id: string;
  subscription_id: string;
  status: 'pending' | 'succeeded' | 'failed';
  due_at: Date | null;
  attempts: AttemptColumn[];
  event_id: string;
  type: string;
  created_at: Date;
  tenant_id: string;
  mode: 'live' | 'test';
  data: string;
}

export interface DeliveryPage {
  subscriptionId: string;
  limit: number;
  status: DeliveryRow['status'] | null;
  /** Return only deliveries created before this one. */
  before: string | null;
}

const SELECT_DELIVERY = `SELECT d.delivery_id, d.subscription_id, d.status, greatest(d.due_at, d.leased_until) AS due_at, d.attempts,
    e.event_id, e.type, e.created_at, e.tenant_id, e.mode, e.data::text AS data
  FROM webhook_deliveries d
  JOIN events e ON e.event_id = d.event_id AND e.logged_at = d.event_logged_at`;

/** With the value in the text: a plan that serves every value could not use the index of one. */
const STATUS_CONDITIONS: Record<DeliveryRow['status'], string> = {
  pending: "d.status = 'pending'",
  succeeded: "d.status = 'succeeded'",
  failed: "d.status = 'failed'",
};

/** Starts a new series of attempts immediately. */
const RESET_TO_PENDING = `status = 'pending', due_at = now(), leased_until = NULL, series_attempts = 0, trigger = 'manual'`;

export class WebhookDeliveriesRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  /** Newest first. */
  list({ subscriptionId, limit, status, before }: DeliveryPage): Promise<DeliveryRow[]> {
    // Conditions that do not apply are left out: a plan that serves pages with and without them would read all deliveries.
    return this.executor.rows<DeliveryRow>(
      this.knex.raw(
        `${SELECT_DELIVERY}
         WHERE d.subscription_id = :subscriptionId
           ${status === null ? '' : `AND ${STATUS_CONDITIONS[status]}`}
           ${before === null ? '' : 'AND d.delivery_id < :before::uuid'}
         ORDER BY d.delivery_id DESC LIMIT :limit`,
        namedBindings({
          subscriptionId,
          limit,
          ...(before !== null && { before }),
        }),
      ),
    );
  }

  async find(subscriptionId: string, deliveryId: string): Promise<DeliveryRow | undefined> {
    const [row] = await this.executor.rows<DeliveryRow>(
      this.knex.raw(`${SELECT_DELIVERY} WHERE d.delivery_id = ? AND d.subscription_id = ?`, [
        deliveryId,
        subscriptionId,
      ]),
    );
    return row;
  }

  /** Adds a message for this subscription only. The event log does not contain it. */
  async addTest(subscriptionId: string, event: NewEvent): Promise<string> {
    const [row] = await this.executor.rows<{ delivery_id: string }>(
      this.knex.raw(
        `WITH message AS (
           INSERT INTO events (event_id, tenant_id, mode, type, owner, data, test_of)
           VALUES (:eventId, :tenantId, :mode, :type, :owner, :data, :subscriptionId)
           RETURNING event_id, logged_at
         )
         INSERT INTO webhook_deliveries (tenant_id, mode, subscription_id, event_id, event_logged_at, event_type, trigger)
         SELECT :tenantId::uuid, :mode, :subscriptionId::uuid, event_id, logged_at, :type, 'manual' FROM message
         RETURNING delivery_id`,
        namedBindings({
          ...this.scope,
          subscriptionId,
          eventId: event.eventId,
          type: event.type,
          owner: event.owner,
          data: JSON.stringify(event.data),
        }),
      ),
    );
    if (!row) throw new Error('the test message was not written');
    return row.delivery_id;
  }

  /** Makes a delivery due now, regardless of its state. */
  async redeliver(subscriptionId: string, deliveryId: string): Promise<boolean> {
    const rows = await this.executor.rows(
      this.knex.raw(
        `UPDATE webhook_deliveries SET ${RESET_TO_PENDING} WHERE delivery_id = ? AND subscription_id = ? RETURNING delivery_id`,
        [deliveryId, subscriptionId],
      ),
    );
    return rows.length === 1;
  }

  /**
   * Makes messages due that the endpoint missed between two times: failed deliveries, and events without a delivery
   * because the subscription was disabled. Returns their number.
   */
  async recover(subscriptionId: string, since: string, until: string | null): Promise<number> {
    const [row] = await this.executor.rows<{ recovered: number }>(
      this.knex.raw(
        `WITH made AS (
           INSERT INTO webhook_deliveries AS d (tenant_id, mode, subscription_id, event_id, event_logged_at, event_type, trigger)
           SELECT e.tenant_id, e.mode, s.subscription_id, e.event_id, e.logged_at, e.type, 'manual'
           FROM webhook_subscriptions s JOIN events e
             ON e.tenant_id = s.tenant_id AND e.mode = s.mode AND e.test_of IS NULL
                AND (e.type = ANY (s.events) OR '*' = ANY (s.events))
           WHERE s.subscription_id = :subscriptionId
             -- No event is created after it is logged, so older partitions need not be read.
             AND e.created_at >= :since::timestamptz AND e.logged_at >= :since::timestamptz
             AND (:until::timestamptz IS NULL OR e.created_at < :until::timestamptz)
           ORDER BY e.created_at
           ON CONFLICT (event_id, subscription_id, event_logged_at) DO UPDATE SET ${RESET_TO_PENDING} WHERE d.status = 'failed'
           RETURNING 1
         )
         SELECT count(*) AS recovered FROM made`,
        namedBindings({ subscriptionId, since, until }),
      ),
    );
    return row?.recovered ?? 0;
  }
}
