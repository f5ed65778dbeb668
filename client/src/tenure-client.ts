import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { TenureError } from './error.js';
import type { paths } from './schema.js';
import { sendWithRetry, type RetryAttempt } from './send-with-retry.js';

/** Responses have the JSON type of their route. The caller casts a JSON Resume, which `Accept` requests. */
export type TenureClient = Client<paths, 'application/json'>;

export interface ClientOptions {
  /** Base URL of the service. */
  baseUrl: string;
  apiKey: string;
  /**
   * Maximum retries of a request after a temporary failure; 2 by default. With 0, no request is retried and no
   * idempotency keys are added.
   */
  retries?: number;
  /** Called before a request is retried. */
  onRetry?: (again: RetryAttempt) => void;
  /** Replaces the `fetch` of the platform. */
  fetch?: (request: Request) => Promise<Response>;
}

/** Creates a client with typed calls of every route. Error responses are thrown as `TenureError`, so `data` is set. */
export function tenureClient({
  baseUrl,
  apiKey,
  retries = 2,
  onRetry,
  fetch = (request) => globalThis.fetch(request),
}: ClientOptions): TenureClient {
  const client = createClient<paths, 'application/json'>({
    baseUrl,
    fetch: (request) => sendWithRetry(request, { retries, onRetry, fetch }),
  });
  client.use(signedWith(apiKey), refusalsThrown);
  if (retries > 0) client.use(doneOnce);
  return client;
}

function signedWith(apiKey: string): Middleware {
  return {
    onRequest({ request }) {
      request.headers.set('Authorization', `Bearer ${apiKey}`);
      return request;
    },
  };
}

/** Adds an idempotency key to changes, so that a retry has no second effect. Keeps a key of the caller. */
const doneOnce: Middleware = {
  onRequest({ request }) {
    const changes = request.method === 'POST' || request.method === 'PATCH';
    if (changes && !request.headers.has('idempotency-key')) {
      request.headers.set('Idempotency-Key', newKey());
    }
    return request;
  },
};

/** 128 random bits. Pages loaded over plain HTTP have no `randomUUID`. */
function newKey(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const refusalsThrown: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw await TenureError.of(response);
    return response;
  },
};
