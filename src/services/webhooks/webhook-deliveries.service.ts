import { z } from 'zod';
import type { AttemptColumn, DeliveryRow } from '../../db/webhooks/webhook-deliveries.repository';
import type { Timestamp, UUID } from '../../domain/common';
import { AppError, notFound } from '../../platform/app-error';
import type { Clock } from '../../platform/clock';
import { EVENTS_BY_TYPE, type EventType } from '../../webhooks/events/catalogue';
import { newEvent } from '../../webhooks/events/new-event';
import { messageBody } from '../../webhooks/signing/message';
import type { SecretBox } from '../../webhooks/signing/secret-box';
import { signingKey, stringToSign, webhookSignature } from '../../webhooks/signing/signature';
import type { Caller } from '../access/caller';
import type { Cursors } from '../cursors';
import type { TenantData } from '../tenant-data';
import { addSubscriptionAuditEntry, type SubscriptionAction } from './subscription-audit';
import type { WebhookSubscriptionsService } from './webhook-subscriptions.service';

export interface DeliveryRecord {
  deliveryId: UUID;
  messageId: string;
  eventType: EventType;
  status: DeliveryRow['status'];
  attempts: AttemptColumn[];
  nextAttemptAt: Timestamp | null;
  payload: Record<string, unknown>;
}

/** A test delivery with a worked example of its signature, for comparison with the receiver's computation. */
export interface TestDelivery extends DeliveryRecord {
  example: { body: string; timestamp: string; stringToSign: string; signature: string };
}

const sortKey = z.tuple([z.uuid()]);

/** Lists the deliveries of a subscription and sends them again. */
export class WebhookDeliveriesService {
  constructor(
    private readonly data: TenantData,
    private readonly subscriptions: WebhookSubscriptionsService,
    private readonly box: SecretBox,
    private readonly cursors: Cursors,
    private readonly clock: Clock,
    /** Notifies the pool that deliveries are due. Without it, the pool finds them later. */
    private readonly hint: () => void,
  ) {}

  async list(
    caller: Caller,
    subscriptionId: UUID,
    filter: { limit: number; cursor: string | null; status: DeliveryRow['status'] | null },
  ): Promise<{ deliveries: DeliveryRecord[]; hasMore: boolean; nextCursor: string | null }> {
    await this.subscriptions.findOrFail(caller, subscriptionId);
    const about = `deliveries:${caller.tenantId}:${caller.mode}:${subscriptionId}`;
    const after = filter.cursor ? this.cursors.read(about, filter.cursor, sortKey) : null;
    const rows = await this.data.of(caller).repositories.webhookDeliveries.list({
      subscriptionId,
      limit: filter.limit + 1,
      status: filter.status,
      before: after ? after[0] : null,
    });
    const deliveries = rows.slice(0, filter.limit).map(deliveryRecord);
    const last = deliveries.at(-1);
    const hasMore = rows.length > filter.limit;
    return {
      deliveries,
      hasMore,
      nextCursor: hasMore && last ? this.cursors.issue(about, [last.deliveryId]) : null,
    };
  }

  async get(caller: Caller, subscriptionId: UUID, deliveryId: UUID): Promise<DeliveryRecord> {
    await this.subscriptions.findOrFail(caller, subscriptionId);
    const row = await this.data.of(caller).repositories.webhookDeliveries.find(subscriptionId, deliveryId);
    if (!row) throw notFound('webhook_delivery');
    return deliveryRecord(row);
  }

  /** Sends a sample event to this endpoint only. The event log does not contain it. */
  async test(caller: Caller, subscriptionId: UUID, eventType: EventType): Promise<TestDelivery> {
    const subscription = await this.requireEnabled(caller, subscriptionId);
    const { webhookDeliveries } = this.data.of(caller).repositories;
    const deliveryId = await webhookDeliveries
      .addTest(subscriptionId, newEvent(eventType, EVENTS_BY_TYPE[eventType].sample))
      .catch(throwIfDeleted);
    await this.addAuditEntry(caller, 'webhook.tested', subscriptionId, subscription.url);
    this.hint();
    const row = await webhookDeliveries.find(subscriptionId, deliveryId);
    if (!row) throw notFound('webhook_delivery');
    const body = messageBody(row);
    const timestamp = Math.floor(this.clock.now().getTime() / 1000);
    const key = signingKey(this.box.open(subscription.secret, subscriptionId));
    return {
      ...deliveryRecord(row),
      example: {
        body,
        timestamp: String(timestamp),
        stringToSign: stringToSign(row.event_id, timestamp, body),
        signature: webhookSignature([key], row.event_id, timestamp, body),
      },
    };
  }

  async redeliver(caller: Caller, subscriptionId: UUID, deliveryId: UUID): Promise<DeliveryRecord> {
    await this.get(caller, subscriptionId, deliveryId);
    const { url } = await this.requireEnabled(caller, subscriptionId);
    await this.data.of(caller).repositories.webhookDeliveries.redeliver(subscriptionId, deliveryId);
    await this.addAuditEntry(caller, 'webhook.resent', subscriptionId, url);
    this.hint();
    return this.get(caller, subscriptionId, deliveryId);
  }

  /** Sends the messages that the endpoint missed between two times. Returns their number. */
  async recover(
    caller: Caller,
    subscriptionId: UUID,
    since: Timestamp,
    until: Timestamp | null,
  ): Promise<number> {
    const { url } = await this.requireEnabled(caller, subscriptionId);
    const recovered = await this.data
      .of(caller)
      .repositories.webhookDeliveries.recover(subscriptionId, since, until)
      .catch(throwIfDeleted);
    await this.addAuditEntry(caller, 'webhook.recovered', subscriptionId, url);
    this.hint();
    return recovered;
  }

  /** Writes only actions of users: programs may resend often, and resending changes nothing permanently. */
  private async addAuditEntry(
    caller: Caller,
    action: SubscriptionAction,
    subscriptionId: UUID,
    url: string,
  ): Promise<void> {
    if (caller.personId === undefined) return;
    await addSubscriptionAuditEntry(this.data.of(caller).repositories.auditLog, caller, action, {
      subscriptionId,
      url,
    });
  }

  private async requireEnabled(caller: Caller, subscriptionId: UUID) {
    const subscription = await this.subscriptions.findOrFail(caller, subscriptionId);
    if (subscription.status === 'disabled') {
      throw new AppError('subscription_disabled', 'The subscription is disabled and receives no messages.', {
        extensions: { disabledReason: subscription.disabled_reason },
      });
    }
    return subscription;
  }
}

function deliveryRecord(row: DeliveryRow): DeliveryRecord {
  return {
    deliveryId: row.delivery_id,
    messageId: row.event_id,
    eventType: row.type as EventType,
    status: row.status,
    attempts: row.attempts.map((attempt) => ({ ...attempt, at: new Date(attempt.at).toISOString() })),
    nextAttemptAt: row.due_at?.toISOString() ?? null,
    payload: JSON.parse(messageBody(row)) as Record<string, unknown>,
  };
}

/** A foreign key violation (23503) means that a concurrent request has deleted the subscription. */
function throwIfDeleted(error: unknown): never {
  if ((error as { code?: unknown }).code === '23503') throw notFound('webhook_subscription');
  throw error;
}
