import { EVENT_TYPES, EVENTS, type EventType } from '../../webhooks/events/catalogue';
import type { WebhookDeliveriesService } from './webhook-deliveries.service';
import type { WebhookSubscriptionsService } from './webhook-subscriptions.service';

export interface CatalogueEntry {
  type: EventType;
  meaning: string;
  /** What the `data` of such an event may look like. */
  sample: unknown;
}

/** What the portal shows of webhooks: subscriptions, deliveries, and every kind of event with a sample. */
export interface PortalWebhooks {
  subscriptions: WebhookSubscriptionsService;
  deliveries: WebhookDeliveriesService;
  eventTypes: readonly EventType[];
  catalogue: readonly CatalogueEntry[];
}

export function portalWebhooks(
  subscriptions: WebhookSubscriptionsService,
  deliveries: WebhookDeliveriesService,
): PortalWebhooks {
  return {
    subscriptions,
    deliveries,
    eventTypes: EVENT_TYPES,
    catalogue: EVENTS.map(({ type, meaning, sample }) => ({ type, meaning, sample })),
  };
}
