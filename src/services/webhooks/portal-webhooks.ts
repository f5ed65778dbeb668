import { EVENT_TYPES, EVENTS, type EventType } from '../../webhooks/events/catalogue';
import type { WebhookDeliveriesService } from './webhook-deliveries.service';
import type { WebhookSubscriptionsService } from './webhook-subscriptions.service';

export interface CatalogueEntry {
  type: EventType;
  meaning: string;
  /** Example of the event's `data`. */
  sample: unknown;
}

/** The webhook services and the event catalogue of the portal. */
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
