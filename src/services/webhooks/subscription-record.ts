import type { SubscriptionRow } from '../../db/webhooks/webhook-subscriptions.repository';
import type { Mode, Timestamp, UUID } from '../../domain/common';
import { expandEventTypes } from './event-scopes';
import type { EventType } from '../../webhooks/events/catalogue';

export interface WebhookSubscriptionRecord {
  subscriptionId: UUID;
  url: string;
  /** All event types by name, also for a subscription to `*`. */
  events: EventType[];
  description: string | null;
  status: 'enabled' | 'disabled';
  disabledReason: 'manual' | 'gone' | 'failing' | null;
  mode: Mode;
  apiVersion: 'v1';
  secretLast4: string;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  lastSuccessAt: Timestamp | null;
  lastFailureAt: Timestamp | null;
}

export function subscriptionRecord(row: SubscriptionRow): WebhookSubscriptionRecord {
  return {
    subscriptionId: row.subscription_id,
    url: row.url,
    events: expandEventTypes(row.events),
    description: row.description,
    status: row.status,
    disabledReason: row.disabled_reason,
    mode: row.mode,
    apiVersion: 'v1',
    secretLast4: row.secret_last4,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    lastSuccessAt: row.last_success_at?.toISOString() ?? null,
    lastFailureAt: row.last_failure_at?.toISOString() ?? null,
  };
}
