import { LRUCache } from 'lru-cache';
import { structuredDataOf } from '../../documents/structured/html-data';
import { linkTargets } from '../../documents/html/link-targets';
import { feedTree } from '../../documents/markup/feed-tree';
import type { Mode, UUID } from '../../domain/common';
import type { BoardResponse, ConnectorKind } from '../../domain/connectors/connector-kind';
import { UnexpectedPayloadError } from '../../domain/connectors/read-items';
import type { Clock } from '../../platform/clock';
import { EndpointRefusedError } from '../../webhooks/sending/endpoint-url';
import {
  ResponseTooLargeError,
  type GuardedFetcher,
  type GuardedResponse,
} from '../../webhooks/sending/guarded-fetcher';
import { BoardError } from './board-error';
import type { ConnectorCredentials } from './connector-record';

const ACCEPT = { json: 'application/json', xml: 'application/xml, text/xml', html: 'text/html' };
const TOKEN_URL = 'https://auth.greenhouse.io/token';
/** A token is not used in its last minute. */
const TOKEN_MARGIN_MS = 60_000;
const DEFAULT_TOKEN_MS = 10 * 60_000;
/** Tokens of deleted connectors and replaced credentials leave the cache without a message to this process. */
const MAX_TOKENS = 1_000;

export interface BoardAccess {
  connectorId: UUID;
  mode: Mode;
  kind: ConnectorKind;
  credentials: ConnectorCredentials | null;
}

export interface BoardClientOptions {
  /** True if boards in test mode may be on this machine. */
  allowLoopback: boolean;
  /** Receives all requests of test mode, with the host of the board as the first segment of the path. */
  testOrigin: string | null;
}

/** Sends the requests of connectors. Throws a `BoardError` that says whether a later request can succeed. */
export class BoardClient {
  private readonly tokens = new LRUCache<string, { token: string; expiresAt: number }>({ max: MAX_TOKENS });

  constructor(
    private readonly fetcher: Pick<GuardedFetcher, 'fetch'>,
    private readonly options: BoardClientOptions,
    private readonly clock: Clock,
  ) {}

  async get(access: BoardAccess, url: string, signal: AbortSignal): Promise<BoardResponse> {
    const { format } = access.kind;
    const headers = { accept: ACCEPT[format], ...(await this.authorization(access, signal)) };
    const response = await this.send(access, { url, headers }, signal);
    return decode(format, response);
  }

  private async authorization(access: BoardAccess, signal: AbortSignal): Promise<Record<string, string>> {
    const { credentials, kind } = access;
    if (kind.credentials === 'none') return {};
    if (credentials?.type === 'api_key' && kind.credentials === 'api_key') {
      return { authorization: `Bearer ${credentials.apiKey}`, 'x-account-token': credentials.accountToken };
    }
    if (credentials?.type === 'client_credentials' && kind.credentials === 'client_credentials') {
      return { authorization: `Bearer ${await this.token(access, credentials, signal)}` };
    }
    throw new BoardError('credentials', 'The connector has no credentials of its kind.');
  }

  private async token(
    access: BoardAccess,
    { clientId, clientSecret }: Extract<ConnectorCredentials, { type: 'client_credentials' }>,
    signal: AbortSignal,
  ): Promise<string> {
    const now = this.clock.now().getTime();
    const key = `${access.connectorId}:${clientId}`;
    const cached = this.tokens.get(key);
    if (cached && cached.expiresAt > now + TOKEN_MARGIN_MS) return cached.token;
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const request = {
      url: TOKEN_URL,
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    };
    const body = decode('json', await this.send(access, request, signal)).json as {
      access_token?: unknown;
      expires_in?: unknown;
    } | null;
    if (typeof body?.access_token !== 'string') {
      throw new BoardError('credentials', 'The board has issued no access token.');
    }
    const lifetimeMs = typeof body.expires_in === 'number' ? body.expires_in * 1_000 : DEFAULT_TOKEN_MS;
    this.tokens.set(key, { token: body.access_token, expiresAt: now + lifetimeMs });
    return body.access_token;
  }

  private async send(
    { connectorId, mode }: BoardAccess,
    request: { url: string; headers: Record<string, string>; body?: string },
    signal: AbortSignal,
  ): Promise<GuardedResponse> {
    const allowLoopback = this.options.allowLoopback && mode === 'test';
    let response: GuardedResponse;
    try {
      const url = allowLoopback ? this.testUrl(request.url) : request.url;
      response = await this.fetcher.fetch({ ...request, url, allowLoopback }, signal);
    } catch (error) {
      signal.throwIfAborted();
      throw toBoardError(error);
    }
    const { statusCode, retryAfterMs } = response;
    if (statusCode === 401) this.forgetTokens(connectorId);
    if (statusCode === 401 || statusCode === 403) {
      throw new BoardError('credentials', `The board has refused access with status ${statusCode}.`);
    }
    if (statusCode === 404 || statusCode === 410) throw new BoardError('gone', 'The board does not exist.');
    if (statusCode === 429 || statusCode >= 500 || statusCode === 408) {
      throw new BoardError('unavailable', `The board has responded with status ${statusCode}.`, retryAfterMs);
    }
    if (statusCode < 200 || statusCode >= 300) {
      throw new BoardError('unexpected', `The board has responded with status ${statusCode}.`);
    }
    return response;
  }

  private testUrl(url: string): string {
    const { testOrigin } = this.options;
    const { host, pathname, search, hostname } = new URL(url);
    const isLocal = hostname === '127.0.0.1' || hostname === 'localhost';
    return testOrigin === null || isLocal ? url : `${testOrigin}/${host}${pathname}${search}`;
  }

  private forgetTokens(connectorId: UUID): void {
    for (const key of this.tokens.keys()) if (key.startsWith(connectorId)) this.tokens.delete(key);
  }
}

function decode(format: ConnectorKind['format'], response: GuardedResponse): BoardResponse {
  const text = response.body.toString('utf8');
  const empty: BoardResponse = { json: null, xml: null, html: null, nextLink: null };
  if (format === 'xml') return { ...empty, xml: feedTree(text) };
  if (format === 'html') {
    const feed = jsonOf(text);
    if (feed !== undefined) return { ...empty, html: { structured: [feed], links: [] } };
    return { ...empty, html: { structured: structuredDataOf(text), links: linkTargets(text, response.url) } };
  }
  try {
    return { ...empty, json: JSON.parse(text) as unknown, nextLink: nextLinkOf(response.link) };
  } catch {
    throw new UnexpectedPayloadError('The response of the board is not JSON.');
  }
}

/** The value of a JSON-LD document, such as a job feed; undefined if the text is a page. */
function jsonOf(text: string): unknown {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Target of `rel="next"` in a `Link` header (RFC 8288). */
function nextLinkOf(header: string | null): string | null {
  for (const [, target = '', parameters = ''] of (header ?? '').matchAll(/<([^>]*)>((?:\s*;[^,<]*)*)/g)) {
    if (/;\s*rel="?(?:[^"]*\s)?next(?:\s[^"]*)?"?/.test(parameters) && URL.canParse(target)) return target;
  }
  return null;
}

function toBoardError(error: unknown): BoardError {
  if (error instanceof EndpointRefusedError && error.code !== 'host_not_found') {
    return new BoardError('address', error.message);
  }
  if (error instanceof ResponseTooLargeError) return new BoardError('unexpected', error.message);
  return new BoardError('unavailable', 'The board cannot be reached.', null, { cause: error });
}
