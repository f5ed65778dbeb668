import type { Mode, Timestamp, UUID } from '../../domain/common';
import type { EventChoice, EventType } from '../generated/event-types';

/** The endpoint and the event types of a subscription. */
export interface WebhookSubscriptionRequest {
  /**
   * An https URL on port 443 or 8443 that is reachable on the public internet.
   * @minLength 1
   * @maxLength 2048
   */
  url: string;
  /**
   * Event types; your key must have the scope of each.
   * @minItems 1
   * @maxItems 20
   */
  events: EventChoice[];
  /** @maxLength 500 */
  description?: string;
}

/** The changes; omitted members keep their value. */
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
  /** Disabling drops pending deliveries; after enabling, `recover` sends missed messages. */
  status?: 'enabled' | 'disabled';
}

export interface WebhookSubscription {
  subscriptionId: UUID;
  url: string;
  /** Every event type by name, also if `*` was sent. */
  events: EventType[];
  description: string | null;
  status: 'enabled' | 'disabled';
  /** `gone`: the endpoint responded with 410 or asked to be disabled. `failing`: all messages failed for five days. */
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
  /** The signing secret. Store it: it is only shown here. */
  secret: string;
}

/** One page of the subscriptions of the tenant in this mode, oldest first. */
export interface WebhookSubscriptionList {
  subscriptions: WebhookSubscription[];
  hasMore: boolean;
  /** Pass it as `cursor` to get the next page. */
  nextCursor: string | null;
}

export interface RotateSecretRequest {
  /**
   * Hours during which messages are signed with both secrets, 24 by default.
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
   * Start time, ISO 8601. Events are kept for 30 days.
   * @maxLength 40
   */
  since: string;
  /**
   * End time; now by default.
   * @maxLength 40
   */
  until?: string;
}

export interface RecoverAnswer {
  /**
   * Number of messages to send.
   * @isInt
   */
  recovered: number;
}

/** One attempt to send a message. */
export interface DeliveryAttempt {
  /** @isInt */
  attempt: number;
  at: Timestamp;
  /** Null if there was no response. */
  statusCode: number | null;
  /** @isInt */
  durationMs: number;
  /**
   * Reason for the missing or unusable response: `timeout`, `connection_failed`, `tls_failed`, `not_http`, `redirect`,
   * `host_not_found`, `address_not_allowed`, `url_not_allowed`.
   */
  error: string | null;
  /** Beginning of the response body. */
  responseSnippet: string | null;
  trigger: 'scheduled' | 'manual';
}

/** A message to one subscription, with its status. */
export interface WebhookDelivery {
  deliveryId: UUID;
  /** `webhook-id` of the message, the same for all attempts. */
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
  /** Pass it as `cursor` to get the next page. */
  nextCursor: string | null;
}

/** A step-by-step signature, to verify your own code. */
export interface SignatureExample {
  /** The bytes of the body, as text. */
  body: string;
  /** A `webhook-timestamp`; each attempt has its own. */
  timestamp: string;
  /** `id.timestamp.body`: the signed content. */
  stringToSign: string;
  /** The resulting `webhook-signature`. */
  signature: string;
}

export interface TestDeliveryAnswer extends WebhookDelivery {
  example: SignatureExample;
}

/** An event, as sent to webhooks. */
export interface EventMessage {
  id: string;
  type: EventType;
  timestamp: Timestamp;
  apiVersion: 'v1';
  mode: Mode;
  tenantId: UUID;
  data: Record<string, unknown>;
}

/** One page of the event log, oldest first. */
export interface EventList {
  events: EventMessage[];
  hasMore: boolean;
  /** Position for the next request; store it even if `hasMore` is false. */
  nextCursor: string | null;
}
