import { objectOf } from '../json';
import { jsonBodyOf } from '../http';
import type { Exchange } from '../exchange';
import type { ResponseCheck, CheckContext } from './response-check';

const MAX_CLIENT_REQUEST_ID = 64;

/** Headers of all responses and documented headers of some. */
export const headerChecks: ResponseCheck[] = [
  {
    rule: 'headers.request-id',
    says: 'Request-Id is req_ followed by 22 base62 characters on every response (B.1)',
    check: ({ response }) =>
      /^req_[0-9A-Za-z]{22}$/.test(response.headers['request-id'] ?? '')
        ? []
        : [`Request-Id is "${response.headers['request-id'] ?? ''}"`],
  },
  {
    rule: 'headers.api-version',
    says: 'API-Version is the version of the API description on every response (B.1)',
    check: ({ response }, { description }) =>
      response.headers['api-version'] === description.version
        ? []
        : [
            `API-Version is "${response.headers['api-version'] ?? ''}", the description is ${description.version}`,
          ],
  },
  {
    rule: 'headers.client-request-id',
    says: 'Client-Request-Id is returned unchanged (B.1)',
    check: ({ call, response }) => {
      const sent = call.headers['Client-Request-Id'];
      if (sent === undefined || sent.length > MAX_CLIENT_REQUEST_ID || !/^[\x21-\x7e]+$/.test(sent))
        return [];
      return response.headers['client-request-id'] === sent ? [] : ['Client-Request-Id is not returned'];
    },
  },
  {
    rule: 'headers.rate-limit',
    says: 'RateLimit headers are sent to live keys only (B.14)',
    check: rateLimitFaults,
  },
  {
    rule: 'headers.documented',
    says: 'every documented header is sent and satisfies its schema',
    check: documentedHeaderFaults,
  },
  {
    rule: 'headers.location',
    says: '201 and 202 have the URL of the new resource in Location',
    check: ({ response }) =>
      [201, 202].includes(response.status) && !/^(https?:\/)?\/.+/.test(response.headers['location'] ?? '')
        ? [`${response.status} without Location`]
        : [],
  },
];

function rateLimitFaults({ response, key }: Exchange, { liveKeys }: CheckContext): string[] {
  const { ratelimit, 'ratelimit-policy': policy } = response.headers;
  if (key === null || !liveKeys.has(key)) {
    return ratelimit === undefined && policy === undefined ? [] : ['RateLimit without a live key'];
  }
  if (response.status === 401 || response.status === 403 || response.status === 404) return [];
  const faults: string[] = [];
  if (ratelimit !== undefined && !/^"\w+";r=\d+;t=\d+(, "\w+";r=\d+;t=\d+)*$/.test(ratelimit)) {
    faults.push(`RateLimit is "${ratelimit}"`);
  }
  if (policy !== undefined && !/^"\w+";q=\d+;w=\d+(, "\w+";q=\d+;w=\d+)*$/.test(policy)) {
    faults.push(`RateLimit-Policy is "${policy}"`);
  }
  if (response.status < 300 && (ratelimit === undefined || policy === undefined)) {
    faults.push('a response to a live key lacks RateLimit or RateLimit-Policy');
  }
  return faults;
}

/** Headers that are documented for a status but sent only under a condition, which the rules check. */
const CONDITIONAL: Record<string, (exchange: Exchange) => boolean> = {
  'ratelimit-policy': () => false,
  ratelimit: () => false,
  'idempotency-replayed': () => false,
  // The tag of a stream is known only at its end.
  etag: ({ response }) => !(response.headers['content-type'] ?? '').startsWith('application/x-ndjson'),
  deprecation: () => false,
  sunset: () => false,
  link: ({ response }) => jsonBodyOf(response)['hasMore'] === true,
  'www-authenticate': ({ response }) =>
    response.status === 401 || jsonBodyOf(response)['code'] === 'insufficient_scope',
  'retry-after': ({ response }) =>
    response.status !== 409 &&
    !['succeeded', 'failed', 'cancelled'].includes(String(jsonBodyOf(response)['status'])),
};

function documentedHeaderFaults(exchange: Exchange, { schemas }: CheckContext): string[] {
  const { operation, response, call } = exchange;
  const described = operation?.responses[String(response.status)];
  if (described === undefined || call.method === 'HEAD') return [];
  return Object.entries(described.headers).flatMap(([name, schema]) => {
    const value = response.headers[name.toLowerCase()];
    if (value === undefined) {
      const isDue = CONDITIONAL[name.toLowerCase()]?.(exchange) ?? true;
      return isDue ? [`${response.status} without the documented header ${name}`] : [];
    }
    const typed = objectOf(schema)['type'] === 'integer' ? Number(value) : value;
    return schemas
      .responseFaults(schema, typed)
      .map((fault) => `${name}: ${fault.replace('the body', 'it')}`);
  });
}
