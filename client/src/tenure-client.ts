import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { TenureError } from './error.js';
import type { paths } from './schema.js';
import { sendPatiently, type Again } from './send-patiently.js';

/** Answers are typed as the JSON of their route; a JSON Resume, asked for with `Accept`, is cast by the caller. */
export type TenureClient = Client<paths, 'application/json'>;

export interface ClientOptions {
  /** Where the service is. */
  baseUrl: string;
  apiKey: string;
  /**
   * How often a call is sent again that found the service busy, away or broken; 2 unless told otherwise. With 0
   * nothing is sent twice and no idempotency keys are made.
   */
  retries?: number;
  /** Told before a call is sent again. */
  onRetry?: (again: Again) => void;
  /** Instead of the fetch of the platform. */
  fetch?: (request: Request) => Promise<Response>;
}

/** Typed calls of every route. Refusals are thrown as `TenureError`; data of an answer is never missing then. */
export function tenureClient({
  baseUrl,
  apiKey,
  retries = 2,
  onRetry,
  fetch = (request) => globalThis.fetch(request),
}: ClientOptions): TenureClient {
  const client = createClient<paths, 'application/json'>({
    baseUrl,
    fetch: (request) => sendPatiently(request, { retries, onRetry, fetch }),
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

/** A change has a key of its own, so that it is done once however often it has to be sent. A key of the caller stays. */
const doneOnce: Middleware = {
  onRequest({ request }) {
    const changes = request.method === 'POST' || request.method === 'PATCH';
    if (changes && !request.headers.has('idempotency-key')) {
      request.headers.set('Idempotency-Key', newKey());
    }
    return request;
  },
};

/** 128 bits by chance. Pages that came over plain HTTP have no `randomUUID`. */
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
