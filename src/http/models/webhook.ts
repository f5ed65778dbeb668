import type { Mode, Timestamp, UUID } from '../../domain/common';
import type { EventType } from '../../domain/events/event-type';

/** A kind of event, or `*` for every kind, also those added later. */
export type EventChoice =
  // Written out, so that a wrong one is answered with one list of the right ones.
  | 'match.created'
  | 'match.updated'
  | 'parse.completed'
  | 'rating.submitted'
  | 'placement.created'
  | 'placement.status_changed'
  | '*';

/** Where events are to be sent. */
export interface WebhookSubscriptionRequest {
  /**
   * An https address on port 443 or 8443 that is reachable on the public internet.
   * @minLength 1
   * @maxLength 2048
   */
  url: string;
  /**
   * Kinds of event; your key must hold the scope of each.
   * @minItems 1
   * @maxItems 20
   */
  events: EventChoice[];
  /** @maxLength 500 */
  description?: string;
}

/** What is to change; members left out stay as they are. */
export interface WebhookSubscriptionChange {
  /**
   * @minLength 1
   * @maxLength 2048
   */
  url?: string;
  /**
   * @minItems 1
   * @maxItems 20
   */
  events?: EventChoice[];
  /**
   * Null removes it.
   * @maxLength 500
   */
  description?: string | null;
  /** Disabling gives up what is pending; after enabling, `recover` sends what was missed. */
  status?: 'enabled' | 'disabled';
}

export interface WebhookSubscription {
  subscriptionId: UUID;
  url: string;
  /** Every kind by name, also where `*` was asked for. */
  events: EventType[];
  description: string | null;
  status: 'enabled' | 'disabled';
  /** `gone`: the endpoint answered 410 or asked to be disabled. `failing`: only failures for five days. */
  disabledReason: 'manual' | 'gone' | 'failing' | null;
  mode: Mode;
  apiVersion: 'v1';
  /** Last four characters of the signing secret. */
  secretLast4: string;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  lastSuccessAt: Timestamp | null;
  lastFailureAt: Timestamp | null;
}

export interface WebhookSubscriptionWithSecret extends WebhookSubscription {
  /** The signing secret. Keep it: it is shown here only. */
  secret: string;
}

/** One page of the subscriptions of the tenant in this mode, oldest first. */
export interface WebhookSubscriptionList {
  subscriptions: WebhookSubscription[];
  hasMore: boolean;
  /** Hand it back as `cursor` for the next page. */
  nextCursor: string | null;
}

export interface RotateSecretRequest {
  /**
   * Hours for which messages are signed with both secrets. Without it 24.
   * @isInt
   * @minimum 0
   * @maximum 168
   */
  overlapHours?: number;
}

export interface TestWebhookRequest {
  eventType: EventType;
}

export interface RecoverRequest {
  /**
   * From when on, ISO 8601. The log reaches back 30 days.
   * @maxLength 40
   */
  since: string;
  /**
   * Up to when; without it up to now.
   * @maxLength 40
   */
  until?: string;
}

export interface RecoverAnswer {
  /**
   * Messages that are on their way now.
   * @isInt
   */
  recovered: number;
}

/** One attempt to send a message. */
export interface DeliveryAttempt {
  /** @isInt */
  attempt: number;
  at: Timestamp;
  /** Null when there was no answer. */
  statusCode: number | null;
  /** @isInt */
  durationMs: number;
  /**
   * Why there was no answer that counts: `timeout`, `connection_failed`, `tls_failed`, `not_http`, `redirect`,
   * `host_not_found`, `address_not_allowed`, `url_not_allowed`.
   */
  error: string | null;
  /** Beginning of the answer's body. */
  responseSnippet: string | null;
  trigger: 'scheduled' | 'manual';
}

/** A message to one subscription, and what became of it. */
export interface WebhookDelivery {
  deliveryId: UUID;
  /** `webhook-id` of the message, the same over all attempts. */
  messageId: string;
  eventType: EventType;
  status: 'pending' | 'succeeded' | 'failed';
  attempts: DeliveryAttempt[];
  nextAttemptAt: Timestamp | null;
  /** The message as it is sent. */
  payload: Record<string, unknown>;
}

/** Deliveries of a subscription, newest first. */
export interface WebhookDeliveryList {
  deliveries: WebhookDelivery[];
  hasMore: boolean;
  /** Hand it back as `cursor` for the next page. */
  nextCursor: string | null;
}

/** A signature worked out step by step, to compare your own code with. */
export interface SignatureExample {
  /** The bytes of the body, as text. */
  body: string;
  /** A `webhook-timestamp`; each attempt has its own. */
  timestamp: string;
  /** `id.timestamp.body`: what is signed. */
  stringToSign: string;
  /** The `webhook-signature` that belongs to it. */
  signature: string;
}

export interface TestDeliveryAnswer extends WebhookDelivery {
  example: SignatureExample;
}

/** What happened, as it is sent to webhooks. */
export interface EventMessage {
  id: string;
  type: EventType;
  timestamp: Timestamp;
  apiVersion: 'v1';
  mode: Mode;
  tenantId: UUID;
  data: Record<string, unknown>;
}

/** One page of the log of events, the oldest first. */
export interface EventList {
  events: EventMessage[];
  hasMore: boolean;
  /** Where to read on; keep it, also when `hasMore` is false. */
  nextCursor: string | null;
}
