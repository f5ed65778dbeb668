import { LRUCache } from 'lru-cache';
import type { AttemptResult, LeasedDelivery } from '../../db/webhooks/delivery-work.repository';
import type { Clock } from '../../platform/clock';
import { retryDelayMs } from '../../webhooks/sending/retry-schedule';
import type { AttemptResponse } from '../../webhooks/sending/attempt-response';
import { classifyAttempt, type AttemptClassification } from '../../webhooks/sending/classify-attempt';
import type { WebhookSender } from '../../webhooks/sending/webhook-sender';
import { messageBody } from '../../webhooks/signing/message';
import type { SecretBox } from '../../webhooks/signing/secret-box';
import { signingKey, webhookSignature } from '../../webhooks/signing/signature';

const MAX_CACHED_KEYS = 5_000;

const NOT_SENT_RESPONSE: Omit<AttemptResponse, 'error'> = {
  statusCode: null,
  durationMs: 0,
  snippet: null,
  retryAfterMs: null,
  directive: null,
};

export interface AttemptOutcome {
  response: AttemptResponse;
  classification: AttemptClassification;
  result: AttemptResult;
}

/** Makes one attempt: signs, sends and classifies it. */
export class DeliveryAttempts {
  private readonly keys = new LRUCache<string, Buffer>({ max: MAX_CACHED_KEYS });

  constructor(
    private readonly sender: Pick<WebhookSender, 'send'>,
    private readonly box: SecretBox,
    private readonly allowLoopback: boolean,
    private readonly clock: Clock,
  ) {}

  async attempt(delivery: LeasedDelivery): Promise<AttemptOutcome> {
    const at = this.clock.now();
    const response = await this.send(delivery, Math.floor(at.getTime() / 1000));
    const classification = classifyAttempt(response);
    const pause = retryDelayMs(delivery.series_attempts + 1, classification.retryAfterMs, Math.random());
    const outcome =
      classification.delivery === 'succeeded'
        ? 'succeeded'
        : classification.delivery === 'abandon' || pause === null
          ? 'failed'
          : 'retry';
    return {
      response,
      classification,
      result: {
        deliveryId: delivery.delivery_id,
        subscriptionId: delivery.subscription_id,
        at: at.toISOString(),
        statusCode: response.statusCode,
        durationMs: response.durationMs,
        error: response.error,
        responseSnippet: response.snippet,
        trigger: delivery.trigger,
        outcome,
        dueInMs: outcome === 'retry' ? pause : null,
      },
    };
  }

  private send(delivery: LeasedDelivery, timestamp: number): Promise<AttemptResponse> {
    const body = messageBody(delivery);
    let signature: string;
    try {
      signature = webhookSignature(this.keysOf(delivery), delivery.event_id, timestamp, body);
    } catch {
      return Promise.resolve({ ...NOT_SENT_RESPONSE, error: 'signing_failed' });
    }
    return this.sender.send({
      lane: delivery.subscription_id,
      url: delivery.url,
      allowLoopback: this.allowLoopback && delivery.mode === 'test',
      headers: {
        'webhook-id': delivery.event_id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signature,
      },
      body,
    });
  }

  private keysOf(delivery: LeasedDelivery): Buffer[] {
    const sealed = [delivery.secret, ...(delivery.previous_secret ? [delivery.previous_secret] : [])];
    return sealed.map((each) => this.keyOf(each, delivery.subscription_id));
  }

  /** Caches signing keys, because opening a sealed secret takes longer than signing with it. */
  private keyOf(sealed: Buffer, subscriptionId: string): Buffer {
    const name = sealed.toString('latin1');
    let key = this.keys.get(name);
    if (!key) {
      key = signingKey(this.box.open(sealed, subscriptionId));
      this.keys.set(name, key);
    }
    return key;
  }
}
