import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import { namedBindings, type Executor } from '../kernel/statement';

export interface SubscriptionRow {
  subscription_id: string;
  url: string;
  events: string[];
  description: string | null;
  status: 'enabled' | 'disabled';
  disabled_reason: 'manual' | 'gone' | 'failing' | null;
  mode: 'live' | 'test';
  secret: Buffer;
  secret_last4: string;
  created_at: Date;
  updated_at: Date;
  last_success_at: Date | null;
  last_failure_at: Date | null;
}

export interface NewSubscription {
  subscriptionId: string;
  url: string;
  events: string[];
  description: string | null;
  secret: Buffer;
  secretLast4: string;
}

export interface SubscriptionChange {
  url?: string;
  events?: string[];
  description?: string | null;
  status?: 'enabled' | 'disabled';
}

const SUBSCRIPTION_COLUMNS = `subscription_id, url, events, description, status, disabled_reason, mode, secret, secret_last4,
  created_at, updated_at, last_success_at, last_failure_at`;

export class WebhookSubscriptionsRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  /** Returns undefined if the tenant already has `limit` subscriptions. Call within a transaction. */
  async insert(subscription: NewSubscription, limit: number): Promise<SubscriptionRow | undefined> {
    // Prevents two concurrent inserts from exceeding the limit.
    await this.executor.rows(
      this.knex.raw('SELECT pg_advisory_xact_lock(hashtext(?))', [
        `webhook_subscriptions:${this.scope.tenantId}:${this.scope.mode}`,
      ]),
    );
    const [row] = await this.executor.rows<SubscriptionRow>(
      this.knex.raw(
        `INSERT INTO webhook_subscriptions
           (subscription_id, tenant_id, mode, url, events, description, secret, secret_last4)
         SELECT :subscriptionId, :tenantId, :mode, :url, :events::text[], :description, :secret::bytea, :secretLast4
         WHERE (SELECT count(*) FROM webhook_subscriptions WHERE tenant_id = :tenantId AND mode = :mode) < :most::int
         RETURNING ${SUBSCRIPTION_COLUMNS}`,
        namedBindings({ ...subscription, ...this.scope, most: limit }),
      ),
    );
    return row;
  }

  /** Lists at most `limit` subscriptions created after the given one, oldest first. */
  list(page: {
    limit: number;
    after: { createdAt: string; subscriptionId: string } | null;
  }): Promise<SubscriptionRow[]> {
    const query = this.knex('webhook_subscriptions')
      .select(this.knex.raw(SUBSCRIPTION_COLUMNS))
      .where({ tenant_id: this.scope.tenantId, mode: this.scope.mode })
      .orderBy(['created_at', 'subscription_id'])
      .limit(page.limit);
    if (page.after) {
      void query.whereRaw('(created_at, subscription_id) > (?::timestamptz, ?::uuid)', [
        page.after.createdAt,
        page.after.subscriptionId,
      ]);
    }
    return this.executor.rows<SubscriptionRow>(query);
  }

  async find(subscriptionId: string): Promise<SubscriptionRow | undefined> {
    const [row] = await this.executor.rows<SubscriptionRow>(
      this.knex.raw(`SELECT ${SUBSCRIPTION_COLUMNS} FROM webhook_subscriptions WHERE subscription_id = ?`, [
        subscriptionId,
      ]),
    );
    return row;
  }

  /** Enabling resets earlier failures. Disabling fails pending deliveries. */
  async update(subscriptionId: string, change: SubscriptionChange): Promise<SubscriptionRow | undefined> {
    const { url, events, description, status } = change;
    const [row] = await this.executor.rows<SubscriptionRow>(
      this.knex.raw(
        `WITH changed AS (
           UPDATE webhook_subscriptions SET
             url = coalesce(:url, url), events = coalesce(:events::text[], events),
             description = CASE WHEN :describe::boolean THEN :description ELSE description END,
             status = coalesce(:status, status),
             disabled_reason = CASE coalesce(:status, status)
               WHEN 'enabled' THEN NULL ELSE coalesce(disabled_reason, 'manual') END,
             failing_since = CASE WHEN :status::text = 'enabled' AND status = 'disabled' THEN NULL ELSE failing_since END,
             updated_at = now()
           WHERE subscription_id = :subscriptionId
           RETURNING ${SUBSCRIPTION_COLUMNS}
         ), abandoned AS (
           UPDATE webhook_deliveries d SET status = 'failed', due_at = NULL, leased_until = NULL
           FROM changed c WHERE d.subscription_id = c.subscription_id AND c.status = 'disabled' AND d.status = 'pending'
         )
         SELECT * FROM changed`,
        namedBindings({
          subscriptionId,
          url: url ?? null,
          events: events ?? null,
          describe: description !== undefined,
          description: description ?? null,
          status: status ?? null,
        }),
      ),
    );
    return row;
  }

  /** Stores a new secret. Messages are also signed with the previous one for `overlapHours`. */
  async rotateSecret(
    subscriptionId: string,
    secret: Buffer,
    secretLast4: string,
    overlapHours: number,
  ): Promise<SubscriptionRow | undefined> {
    const [row] = await this.executor.rows<SubscriptionRow>(
      this.knex.raw(
        `UPDATE webhook_subscriptions SET
           previous_secret = CASE WHEN :overlapHours::int > 0 THEN secret END,
           previous_secret_until = CASE WHEN :overlapHours::int > 0 THEN now() + :overlapHours::int * interval '1 hour' END,
           secret = :secret::bytea, secret_last4 = :secretLast4, updated_at = now()
         WHERE subscription_id = :subscriptionId
         RETURNING ${SUBSCRIPTION_COLUMNS}`,
        namedBindings({ subscriptionId, secret, secretLast4, overlapHours }),
      ),
    );
    return row;
  }

  /** Deletes a subscription with its deliveries. Returns false if it does not exist. */
  async delete(subscriptionId: string): Promise<boolean> {
    const rows = await this.executor.rows(
      this.knex.raw('DELETE FROM webhook_subscriptions WHERE subscription_id = ? RETURNING subscription_id', [
        subscriptionId,
      ]),
    );
    return rows.length === 1;
  }
}
