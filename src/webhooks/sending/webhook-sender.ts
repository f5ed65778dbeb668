import { Pool } from 'undici';
import { AttemptHandler } from './attempt-handler';
import { parseEndpoint, type EndpointRules } from './endpoint-url';
import type { EndpointResolver } from './endpoint-resolver';
import { pinnedConnector } from './pinned-connector';
import type { AttemptResponse } from './attempt-response';

/** A signed request, ready to be sent. */
export interface WebhookRequest extends EndpointRules {
  /**
   * Selects the connection pool. Each endpoint has a separate pool, so that one cannot use up the connections of
   * another.
   */
  lane: string;
  url: string;
  headers: Record<string, string>;
  /** Sent byte for byte as UTF-8. */
  body: string;
}

export interface SenderOptions {
  /** Time limit from opening the connection to the end of the response. */
  timeoutMs: number;
  /** Maximum connections to one endpoint. */
  connections: number;
}

/** An idle pool is closed after this time. */
const IDLE_TIMEOUT_MS = 60_000;
const USER_AGENT = 'HiringMatch-Webhooks/1.0';

interface LanePool {
  pool: Pool;
  usedAt: number;
}

/**
 * Posts messages to endpoints over kept-alive connections. Each connection is pinned to an address that was checked
 * when it was opened. Follows no redirects, reads only the beginning of a response and enforces the time limit.
 */
export class WebhookSender {
  private readonly pools = new Map<string, LanePool>();
  private readonly idleTimer = setInterval(() => this.closeIdle(), IDLE_TIMEOUT_MS / 2).unref();

  constructor(
    private readonly resolver: EndpointResolver,
    private readonly options: SenderOptions,
  ) {}

  /** Never rejects: the response contains the error. */
  send(webhookRequest: WebhookRequest): Promise<AttemptResponse> {
    return new Promise((resolve) => {
      const handler = new AttemptHandler(this.options.timeoutMs, resolve);
      try {
        const { pool, path } = this.open(webhookRequest);
        pool.dispatch(
          {
            method: 'POST',
            path,
            headers: {
              'content-type': 'application/json',
              'user-agent': USER_AGENT,
              ...webhookRequest.headers,
            },
            body: webhookRequest.body,
          },
          handler,
        );
      } catch (error) {
        handler.fail(error);
      }
    });
  }

  async close(): Promise<void> {
    clearInterval(this.idleTimer);
    const pools = [...this.pools.values()];
    this.pools.clear();
    await Promise.all(pools.map(({ pool }) => pool.destroy()));
  }

  private open(webhookRequest: WebhookRequest): { pool: Pool; path: string } {
    const endpoint = parseEndpoint(webhookRequest.url, webhookRequest);
    const key = `${webhookRequest.lane} ${endpoint.loopback ? 'loopback ' : ''}${endpoint.url.origin}`;
    let lanePool = this.pools.get(key);
    if (!lanePool) {
      const pool = new Pool(endpoint.url.origin, {
        connections: this.options.connections,
        pipelining: 1,
        connect: pinnedConnector(endpoint, this.resolver),
        // The timer of the handler covers the whole attempt.
        headersTimeout: 0,
        bodyTimeout: 0,
      });
      lanePool = { pool, usedAt: 0 };
      this.pools.set(key, lanePool);
    }
    lanePool.usedAt = performance.now();
    return { pool: lanePool.pool, path: `${endpoint.url.pathname}${endpoint.url.search}` };
  }

  private closeIdle(): void {
    const limit = performance.now() - IDLE_TIMEOUT_MS;
    for (const [key, { pool, usedAt }] of this.pools) {
      if (usedAt > limit) continue;
      this.pools.delete(key);
      pool.destroy().catch(() => undefined);
    }
  }
}
