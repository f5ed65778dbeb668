import type { Tone } from '../parts/tag';

export interface Subscription {
  subscriptionId: string;
  url: string;
  events: string[];
  description: string | null;
  status: 'enabled' | 'disabled';
  disabledReason: 'manual' | 'gone' | 'failing' | null;
  secretLast4: string;
  createdAt: string;
  lastSuccessAt: string | null;
  lastFailureAt: string | null;
}

export type SubscriptionWithSecret = Subscription & { secret: string };

export interface Attempt {
  attempt: number;
  at: string;
  statusCode: number | null;
  durationMs: number;
  error: string | null;
  responseSnippet: string | null;
  trigger: 'scheduled' | 'manual';
}

export interface Delivery {
  deliveryId: string;
  messageId: string;
  eventType: string;
  status: 'pending' | 'succeeded' | 'failed';
  attempts: Attempt[];
  nextAttemptAt: string | null;
  payload: unknown;
}

export interface EventKind {
  type: string;
  meaning: string;
  sample: unknown;
}

export const DELIVERY_TONES: Record<Delivery['status'], Tone> = {
  pending: 'warn',
  succeeded: 'good',
  failed: 'bad',
};

/** Explains why a subscription is disabled. */
export const DISABLED_REASONS = {
  manual: 'Disabled manually.',
  gone: 'The endpoint responded with 410 Gone.',
  failing: 'All deliveries failed for five days.',
} as const;
