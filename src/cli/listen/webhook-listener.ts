import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TenureError, type TenureClient, type components } from '../../../client/src/index';
import { newSigningSecret, signingKey, webhookSignature } from '../../webhooks/signing/signature';
import { isSignedWith } from '../../webhooks/signing/verify';
import { forward, type Forwarded } from './forward';

const MESSAGE_HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;
const POLL_MS = 1_000;
const FORWARD_TIMEOUT_SECONDS = 502;

/** A received message for output. */
export interface ReceivedMessage {
  id: string;
  type: string;
  verified: boolean;
  forwarded: Forwarded | null;
}

export interface ListenerOptions {
  client: TenureClient;
  events: readonly string[];
  /** URL of the local program; null only prints messages. */
  forwardTo: string | null;
  onMessage: (message: ReceivedMessage) => void;
  /** Called with a message when a poll fails. */
  onError: (sentence: string) => void;
}

/**
 * Receives the events of a key during development. Subscribes an endpoint on this machine. If the service does not
 * allow such endpoints, polls the event log and signs the events itself.
 */
export class WebhookListener {
  secret = '';
  /** Source of the messages: real deliveries or the event log. */
  way: 'deliveries' | 'log' = 'deliveries';
  private server: Server | null = null;
  private subscription: string | null = null;
  private timer: NodeJS.Timeout | null = null;
  private query: { since?: string; cursor?: string } = {};

  constructor(private readonly options: ListenerOptions) {}

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      void this.handle(request).then((status) => response.writeHead(status).end());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    this.server = server;
    const subscription = await this.subscribe(`http://127.0.0.1:${port}/`);
    if (subscription) {
      this.subscription = subscription.subscriptionId;
      this.secret = subscription.secret;
      return;
    }
    this.way = 'log';
    this.secret = newSigningSecret();
    this.query = { since: new Date().toISOString() };
    this.pollLater();
  }

  async stop(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    if (this.subscription) await this.unsubscribe(this.subscription);
    const { server } = this;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  /** Returns null if the service does not deliver to this machine: it runs elsewhere or does not allow loopback. */
  private async subscribe(
    url: string,
  ): Promise<components['schemas']['WebhookSubscriptionWithSecret'] | undefined> {
    const events = [...this.options.events] as components['schemas']['EventType'][];
    const body = { url, events, description: 'tenure webhooks listen' };
    try {
      return (await this.options.client.POST('/api/v1/webhook-subscriptions', { body })).data;
    } catch (error) {
      if (error instanceof TenureError && error.status === 422) return undefined;
      throw error;
    }
  }

  private async unsubscribe(subscriptionId: string): Promise<void> {
    await this.options.client.DELETE('/api/v1/webhook-subscriptions/{subscriptionId}', {
      params: { path: { subscriptionId } },
    });
  }

  /** Returns the status of the local program, so that the service retries failed deliveries. */
  private async handle(request: IncomingMessage): Promise<number> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    const headers = Object.fromEntries(
      MESSAGE_HEADERS.map((name) => [name, String(request.headers[name] ?? '')]),
    );
    return this.forward(headers, body);
  }

  private async forward(headers: Record<string, string>, body: string): Promise<number> {
    const verified = isSignedWith(this.secret, headers, body, new Date());
    if (!verified) {
      this.options.onMessage({ id: headers['webhook-id'] ?? '', type: 'unknown', verified, forwarded: null });
      return 401;
    }
    const { id, type } = JSON.parse(body) as { id: string; type: string };
    const { forwardTo } = this.options;
    const forwarded = forwardTo === null ? null : await forward(forwardTo, headers, body);
    this.options.onMessage({ id, type, verified, forwarded });
    return forwarded ? (forwarded.status ?? FORWARD_TIMEOUT_SECONDS) : 204;
  }

  private pollLater(): void {
    this.timer = setTimeout(() => {
      this.poll()
        .catch((error: unknown) =>
          this.options.onError(error instanceof Error ? error.message : String(error)),
        )
        .finally(() => {
          if (this.timer) this.pollLater();
        });
    }, POLL_MS);
  }

  private async poll(): Promise<void> {
    const { data: page } = await this.options.client.GET('/api/v1/events', { params: { query: this.query } });
    for (const event of page?.events ?? []) {
      if (!this.options.events.includes('*') && !this.options.events.includes(event.type)) continue;
      const body = JSON.stringify(event);
      const timestamp = Math.floor(Date.now() / 1000);
      await this.forward(
        {
          'webhook-id': event.id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': webhookSignature([signingKey(this.secret)], event.id, timestamp, body),
        },
        body,
      );
    }
    if (page?.nextCursor) this.query.cursor = page.nextCursor;
  }
}
