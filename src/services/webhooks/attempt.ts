import type { AttemptResult, LeasedDelivery } from '../../db/delivery-work.repository';
import type { Clock } from '../../platform/clock';
import { pauseAfter } from '../../webhooks/sending/schedule';
import type { Sent } from '../../webhooks/sending/sent';
import { judge, type Verdict } from '../../webhooks/sending/verdict';
import type { WebhookSender } from '../../webhooks/sending/webhook-sender';
import { messageBody } from '../../webhooks/signing/message';
import type { SecretBox } from '../../webhooks/signing/secret-box';
import { signingKey, webhookSignature } from '../../webhooks/signing/signature';

const MOST_KEYS = 5_000;

const NOT_SENT: Omit<Sent, 'error'> = {
  statusCode: null,
  durationMs: 0,
  snippet: null,
  retryAfterMs: null,
  directive: null,
};

export interface Attempted {
  sent: Sent;
  verdict: Verdict;
  result: AttemptResult;
}

/** One attempt: sign, send, judge. */
export class Attempts {
  private readonly keys = new Map<string, Buffer>();

  constructor(
    private readonly sender: Pick<WebhookSender, 'send'>,
    private readonly box: SecretBox,
    private readonly allowLoopback: boolean,
    private readonly clock: Clock,
  ) {}

  async make(delivery: LeasedDelivery): Promise<Attempted> {
    const at = this.clock.now();
    const sent = await this.send(delivery, Math.floor(at.getTime() / 1000));
    const verdict = judge(sent);
    const pause = pauseAfter(delivery.series_attempts + 1, verdict.retryAfterMs, Math.random());
    const outcome =
      verdict.delivery === 'succeeded'
        ? 'succeeded'
        : verdict.delivery === 'abandon' || pause === null
          ? 'failed'
          : 'retry';
    return {
      sent,
      verdict,
      result: {
        deliveryId: delivery.delivery_id,
        subscriptionId: delivery.subscription_id,
        at: at.toISOString(),
        statusCode: sent.statusCode,
        durationMs: sent.durationMs,
        error: sent.error,
        responseSnippet: sent.snippet,
        trigger: delivery.trigger,
        outcome,
        dueInMs: outcome === 'retry' ? pause : null,
      },
    };
  }

  private send(delivery: LeasedDelivery, timestamp: number): Promise<Sent> {
    const body = messageBody(delivery);
    let signature: string;
    try {
      signature = webhookSignature(this.keysOf(delivery), delivery.event_id, timestamp, body);
    } catch {
      return Promise.resolve({ ...NOT_SENT, error: 'signing_failed' });
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

  /** Opening a sealed secret costs more than signing with it. */
  private keyOf(sealed: Buffer, subscriptionId: string): Buffer {
    const name = sealed.toString('latin1');
    let key = this.keys.get(name);
    if (!key) {
      key = signingKey(this.box.open(sealed, subscriptionId));
      if (this.keys.size >= MOST_KEYS) this.keys.clear();
      this.keys.set(name, key);
    }
    return key;
  }
}
