import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Client } from 'undici';
import { parseEndpoint, type EndpointRules } from './endpoint-url';
import type { EndpointResolver } from './endpoint-resolver';
import { pinnedConnector } from './pinned-connector';
import { parseRetryAfter } from './retry-schedule';

export interface GuardedRequest extends EndpointRules {
  url: string;
  headers: Record<string, string>;
  /** Sent with POST; without it, the request is a GET. */
  body?: string;
}

export interface GuardedResponse {
  /** Of the last request, if redirects were followed. */
  url: string;
  statusCode: number;
  contentType: string | null;
  link: string | null;
  retryAfterMs: number | null;
  body: Buffer;
}

export interface GuardedFetcherOptions {
  /** Time limit of a request from opening the connection to the end of the response. */
  timeoutMs: number;
  /** Limit of a response before and after decompression. */
  maxBytes: number;
}

/** A response that is larger than the limit. */
export class ResponseTooLargeError extends Error {}

const MAX_REDIRECTS = 3;
const USER_AGENT = 'HiringMatch-Connectors/1.0';
const unzip = promisify(gunzip);

/**
 * Reads pages of the public internet. Every connection, also after a redirect, is pinned to an address that was checked.
 * Headers of the caller are not sent to another origin.
 */
export class GuardedFetcher {
  constructor(
    private readonly resolver: EndpointResolver,
    private readonly options: GuardedFetcherOptions,
    private readonly now: () => Date,
  ) {}

  /** Throws an `EndpointRefusedError` for an address that is not public, and the error of the connection. */
  async fetch(request: GuardedRequest, signal: AbortSignal): Promise<GuardedResponse> {
    const { origin } = new URL(request.url);
    let current = request;
    for (let redirects = 0; ; redirects += 1) {
      const response = await this.fetchOnce(current, signal);
      if (!response.location || redirects === MAX_REDIRECTS) return response;
      const url = new URL(response.location, current.url);
      url.hash = '';
      const { allowLoopback } = request;
      current = { url: url.href, headers: url.origin === origin ? request.headers : {}, allowLoopback };
    }
  }

  /** As `fetch`, without following a redirect. */
  async fetchOnce(
    request: GuardedRequest,
    signal: AbortSignal,
  ): Promise<GuardedResponse & { location: string | null }> {
    const endpoint = parseEndpoint(request.url, request);
    const timeout = AbortSignal.timeout(this.options.timeoutMs);
    const client = new Client(endpoint.url.origin, { connect: pinnedConnector(endpoint, this.resolver) });
    try {
      const { statusCode, headers, body } = await client.request({
        method: request.body === undefined ? 'GET' : 'POST',
        path: `${endpoint.url.pathname}${endpoint.url.search}`,
        headers: { 'user-agent': USER_AGENT, 'accept-encoding': 'gzip', ...request.headers },
        ...(request.body === undefined ? {} : { body: request.body }),
        signal: AbortSignal.any([signal, timeout]),
      });
      const header = (name: string): string | null => [headers[name]].flat()[0] ?? null;
      const bytes = await this.read(body);
      return {
        url: request.url,
        statusCode,
        contentType: header('content-type'),
        link: header('link'),
        retryAfterMs: parseRetryAfter(header('retry-after') ?? undefined, this.now()),
        body: header('content-encoding') === 'gzip' ? await this.unpack(bytes) : bytes,
        location: statusCode >= 300 && statusCode < 400 ? header('location') : null,
      };
    } finally {
      await client.destroy();
    }
  }

  private async read(body: Readable): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > this.options.maxBytes) {
        body.destroy();
        await once(body, 'close').catch(() => undefined);
        throw new ResponseTooLargeError('The response exceeds the size limit.');
      }
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }

  private async unpack(bytes: Buffer): Promise<Buffer> {
    try {
      return await unzip(bytes, { maxOutputLength: this.options.maxBytes });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') {
        throw new ResponseTooLargeError('The response exceeds the size limit.');
      }
      throw error;
    }
  }
}
