import { objectOf } from '../json';
import { bodyOf } from '../http';
import type { Exchange } from '../exchange';
import type { AnswerCheck, CheckContext } from './answer-check';

const MAX_CLIENT_REQUEST_ID = 64;

/** Headers of all responses and documented headers of some. */
export const headerChecks: AnswerCheck[] = [
  {
    rule: 'headers.request-id',
    says: 'Request-Id is req_ followed by 22 base62 characters on every response (B.1)',
    check: ({ answer }) =>
      /^req_[0-9A-Za-z]{22}$/.test(answer.headers['request-id'] ?? '')
        ? []
        : [`Request-Id is "${answer.headers['request-id'] ?? ''}"`],
  },
  {
    rule: 'headers.api-version',
    says: 'API-Version is the version of the API description on every response (B.1)',
    check: ({ answer }, { description }) =>
      answer.headers['api-version'] === description.version
        ? []
        : [
            `API-Version is "${answer.headers['api-version'] ?? ''}", the description is ${description.version}`,
          ],
  },
  {
    rule: 'headers.client-request-id',
    says: 'Client-Request-Id is returned unchanged (B.1)',
    check: ({ call, answer }) => {
      const sent = call.headers['Client-Request-Id'];
      if (sent === undefined || sent.length > MAX_CLIENT_REQUEST_ID || !/^[\x21-\x7e]+$/.test(sent))
        return [];
      return answer.headers['client-request-id'] === sent ? [] : ['Client-Request-Id is not returned'];
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
    check: ({ answer }) =>
      [201, 202].includes(answer.status) && !/^(https?:\/)?\/.+/.test(answer.headers['location'] ?? '')
        ? [`${answer.status} without Location`]
        : [],
  },
];

function rateLimitFaults({ answer, key }: Exchange, { liveKeys }: CheckContext): string[] {
  const { ratelimit, 'ratelimit-policy': policy } = answer.headers;
  if (key === null || !liveKeys.has(key)) {
    return ratelimit === undefined && policy === undefined ? [] : ['RateLimit without a live key'];
  }
  if (answer.status === 401 || answer.status === 403 || answer.status === 404) return [];
  const faults: string[] = [];
  if (ratelimit !== undefined && !/^"\w+";r=\d+;t=\d+(, "\w+";r=\d+;t=\d+)*$/.test(ratelimit)) {
    faults.push(`RateLimit is "${ratelimit}"`);
  }
  if (policy !== undefined && !/^"\w+";q=\d+;w=\d+(, "\w+";q=\d+;w=\d+)*$/.test(policy)) {
    faults.push(`RateLimit-Policy is "${policy}"`);
  }
  if (answer.status < 300 && (ratelimit === undefined || policy === undefined)) {
    faults.push('a response to a live key lacks RateLimit or RateLimit-Policy');
  }
  return faults;
}

/** Headers that are documented for a status but sent only under a condition, which the rules check. */
const CONDITIONAL: Record<string, (exchange: Exchange) => boolean> = {
  'ratelimit-policy': () => false,
  ratelimit: () => false,
  'idempotency-replayed': () => false,
  deprecation: () => false,
  sunset: () => false,
  link: ({ answer }) => bodyOf(answer)['hasMore'] === true,
  'www-authenticate': ({ answer }) =>
    answer.status === 401 || bodyOf(answer)['code'] === 'insufficient_scope',
  'retry-after': ({ answer }) =>
    answer.status !== 409 && !['succeeded', 'failed', 'cancelled'].includes(String(bodyOf(answer)['status'])),
};

function documentedHeaderFaults(exchange: Exchange, { schemas }: CheckContext): string[] {
  const { operation, answer, call } = exchange;
  const described = operation?.responses[String(answer.status)];
  if (described === undefined || call.method === 'HEAD') return [];
  return Object.entries(described.headers).flatMap(([name, schema]) => {
    const value = answer.headers[name.toLowerCase()];
    if (value === undefined) {
      const isDue = CONDITIONAL[name.toLowerCase()]?.(exchange) ?? true;
      return isDue ? [`${answer.status} without the documented header ${name}`] : [];
    }
    const typed = objectOf(schema)['type'] === 'integer' ? Number(value) : value;
    return schemas.answerFaults(schema, typed).map((fault) => `${name}: ${fault.replace('the body', 'it')}`);
  });
}
