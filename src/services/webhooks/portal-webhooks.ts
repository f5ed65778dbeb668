import type { EventType } from '../../domain/common';
import { EVENT_MEANINGS, EVENT_TYPES } from '../../webhooks/events/catalogue';
import { EVENT_SAMPLES } from '../../webhooks/events/samples';
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
    catalogue: EVENT_TYPES.map((type) => ({
      type,
      meaning: EVENT_MEANINGS[type],
      sample: EVENT_SAMPLES[type],
    })),
  };
}
