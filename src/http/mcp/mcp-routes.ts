import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server';
import {
  Router,
  type Express,
  type Request as ExpressRequest,
  type Response as ExpressResponse,
} from 'express';
import { AppError } from '../../platform/app-error';
import type { Logger } from '../../platform/logger';
import type { Caller } from '../../services/access/caller';
import { MCP_POLICY } from '../../services/limits/rate-policies';
import { authenticate } from '../admission/credentials';
import { isDeeperThan, MAX_JSON_DEPTH } from '../body/json-body';
import { readBytes } from '../body/read-bytes';
import { baseUrlOf } from '../errors/problem';
import { InProcessClient } from '../in-process/in-process-client';
import { newMcpServer, type McpCaller } from './mcp-server';

/** Enough for a base64 data URL of a file of the maximum size. */
const MAX_MESSAGE_BYTES = 15 * 1024 * 1024;
/** The arguments of a tool are members of a message, so they can be as deep as the body of a request. */
const MAX_MESSAGE_DEPTH = MAX_JSON_DEPTH + 4;
const MAX_BATCH = 100;
const JSON_RPC_HEADERS = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'];

/**
 * The MCP server at `/mcp`: stateless, for the protocol of 2026-07-28 and the versions of 2025. It admits the caller and
 * sends each tool call through the API of this process.
 */
export function mcpRoutes(app: Express, logger: Logger): Router {
  const client = new InProcessClient(app);
  const handler = createMcpHandler(({ authInfo }) => newMcpServer(authInfo?.extra as unknown as McpCaller), {
    // The server announces no changes, so no client needs to listen.
    maxSubscriptions: 100,
    maxRequestBodySize: MAX_MESSAGE_BYTES,
    onerror: (error) => logger.debug({ err: error }, 'MCP message refused'),
  });
  const router = Router({ caseSensitive: true });
  router.post('/mcp', async (request, response) => {
    refuseForeignOrigin(request);
    const caller = await authenticate(request);
    request.context.caller = caller;
    await charge(request, caller, 1);
    await respond(handler, request, response, newCaller(client, request, response, caller));
  });
  router.all('/mcp', () => {
    throw new AppError('method_not_allowed', 'The route supports POST.', { headers: { Allow: 'POST' } });
  });
  return router;
}

/** Messages of a batch, which the protocol of 2025-03-26 allows; one for every other body. */
function messagesIn(body: Buffer): number {
  const text = body.toString('utf8').trimStart();
  if (!text.startsWith('[')) return 1;
  try {
    const batch = JSON.parse(text) as unknown[];
    // The server refuses longer batches without running any of them.
    return Math.min(Math.max(batch.length, 1), MAX_BATCH);
  } catch {
    return 1;
  }
}

/** Protects a server on a private address from pages of other sites (DNS rebinding). */
function refuseForeignOrigin(request: ExpressRequest): void {
  const { origin } = request.headers;
  const { corsAllowedOrigins } = request.context.services.settings;
  if (origin === undefined || corsAllowedOrigins.includes(origin)) return;
  const base = baseUrlOf(request);
  if (base !== '' && new URL(base).origin === origin) return;
  throw new AppError('cross_site_request', 'Pages of this origin may not call the service.');
}

/**
 * Counts messages of live keys, and of sandboxes, which anyone can create. The requests of a tool call are also counted by
 * the policy of their route.
 */
async function charge(request: ExpressRequest, caller: Caller, messages: number): Promise<void> {
  if (messages === 0 || (caller.mode !== 'live' && !caller.isClaimable)) return;
  const decisions = await request.context.services.rateLimiter.take(caller.tenantId, [
    { policy: MCP_POLICY, subject: caller.keyId, calls: messages },
  ]);
  const wait = decisions?.[0]?.retryAfterSeconds ?? 0;
  if (wait === 0) return;
  throw new AppError(
    'rate_limited',
    `The limit is ${MCP_POLICY.quota} requests in ${MCP_POLICY.windowSeconds} seconds.`,
    { extensions: { policy: MCP_POLICY.name }, headers: { 'Retry-After': String(wait) } },
  );
}

function newCaller(
  client: InProcessClient,
  request: ExpressRequest,
  response: ExpressResponse,
  caller: Caller,
): McpCaller {
  const abandoned = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) abandoned.abort();
  });
  const { host, authorization } = request.headers;
  return {
    caller,
    send: ({ method, path, headers, body }) =>
      client.call({
        method,
        path,
        body,
        headers: {
          ...headers,
          ...(host === undefined ? {} : { Host: host }),
          ...(authorization === undefined ? {} : { Authorization: authorization }),
        },
        peer: { address: request.ip ?? '', secure: request.secure },
        signal: abandoned.signal,
      }),
  };
}

async function respond(
  handler: McpHttpHandler,
  request: ExpressRequest,
  response: ExpressResponse,
  caller: McpCaller,
): Promise<void> {
  const body = await readBytes(request, MAX_MESSAGE_BYTES);
  if (isDeeperThan(body, MAX_MESSAGE_DEPTH)) {
    throw new AppError('invalid_json', `The body has more than ${MAX_MESSAGE_DEPTH} levels of nesting.`);
  }
  await charge(request, caller.caller, messagesIn(body) - 1);
  const headers = new Headers();
  for (const name of JSON_RPC_HEADERS) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const mcpResponse = await handler.fetch(
    new Request(`${baseUrlOf(request) || 'http://localhost'}/mcp`, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
    }),
    {
      // The raw key is not handed on: `send` holds it.
      authInfo: {
        token: '',
        clientId: caller.caller.keyId,
        scopes: [...caller.caller.scopes],
        extra: { ...caller },
      },
    },
  );
  response.status(mcpResponse.status);
  const type = mcpResponse.headers.get('content-type');
  if (type !== null) response.setHeader('Content-Type', type);
  if (mcpResponse.body === null) response.end();
  else await pipeline(Readable.fromWeb(mcpResponse.body), response);
}
