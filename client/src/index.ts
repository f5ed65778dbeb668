import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { TenureError } from './error.js';
import type { paths } from './schema.js';

export { TenureError } from './error.js';
export { fileForm } from './file-form.js';
export { resultOf } from './result-of.js';
export { everyItem } from './every-item.js';
export type { components, operations, paths } from './schema.js';

export type TenureClient = Client<paths>;

export interface ClientOptions {
  /** Where the service is, without a trailing slash. */
  baseUrl: string;
  apiKey: string;
  /** How often a call is sent again after 429 or 503; 2 unless told otherwise. */
  retries?: number;
  /** Instead of the fetch of the platform. */
  fetch?: (request: Request) => Promise<Response>;
}

const LONGEST_WAIT_SECONDS = 60;

/** Typed calls of every route. Refusals are thrown as `TenureError`; data of an answer is never missing then. */
export function tenureClient({
  baseUrl,
  apiKey,
  retries = 2,
  fetch = globalThis.fetch,
}: ClientOptions): TenureClient {
  const client = createClient<paths>({
    baseUrl,
    fetch: (request) => sendPatiently(request, retries, fetch),
  });
  client.use(signedWith(apiKey), refusalsThrown);
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

const refusalsThrown: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw await TenureError.of(response);
    return response;
  },
};

/** Nothing was done by a call refused with 429 or 503, so sending it again is safe. */
async function sendPatiently(
  request: Request,
  retries: number,
  fetch: (request: Request) => Promise<Response>,
): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    const response = await fetch(request.clone());
    const wait = Number(response.headers.get('retry-after') ?? '1');
    const again = (response.status === 429 || response.status === 503) && tries < retries;
    if (!again || !(wait <= LONGEST_WAIT_SECONDS)) return response;
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
  }
}
