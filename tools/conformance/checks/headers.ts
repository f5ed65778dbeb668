import { objectOf } from '../json';
import { bodyOf } from '../http';
import type { Exchange } from '../exchange';
import type { AnswerCheck, CheckContext } from './answer-check';

const MAX_CLIENT_REQUEST_ID = 64;

/** Headers of every answer, and those the description gives to some. */
export const headerChecks: AnswerCheck[] = [
  {
    rule: 'headers.request-id',
    says: 'Request-Id is req_ and 22 characters of base62 on every answer',
    check: ({ answer }) =>
      /^req_[0-9A-Za-z]{22}$/.test(answer.headers['request-id'] ?? '')
        ? []
        : [`Request-Id is "${answer.headers['request-id'] ?? ''}"`],
  },
  {
    rule: 'headers.api-version',
    says: 'API-Version is the version of the description on every answer',
    check: ({ answer }, { description }) =>
      answer.headers['api-version'] === description.version
        ? []
        : [
            `API-Version is "${answer.headers['api-version'] ?? ''}", the description is ${description.version}`,
          ],
  },
  {
    rule: 'headers.client-request-id',
    says: 'Client-Request-Id is given back as it was sent',
    check: ({ call, answer }) => {
      const sent = call.headers['Client-Request-Id'];
      if (sent === undefined || sent.length > MAX_CLIENT_REQUEST_ID || !/^[\x21-\x7e]+$/.test(sent))
        return [];
      return answer.headers['client-request-id'] === sent ? [] : ['Client-Request-Id is not given back'];
    },
  },
  {
    rule: 'headers.rate-limit',
    says: 'RateLimit headers are on answers to live keys and on no others',
    check: rateLimitFaults,
  },
  {
    rule: 'headers.documented',
    says: 'every described header is sent, in its form',
    check: documentedHeaderFaults,
  },
  {
    rule: 'headers.location',
    says: '201 and 202 carry the address of what was made in Location',
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
    faults.push('an answer to a live key lacks RateLimit or RateLimit-Policy');
  }
  return faults;
}

/** Headers that are described for a status but hold only under a condition; the rules look at those. */
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
      return isDue ? [`${answer.status} without the described header ${name}`] : [];
    }
    const typed = objectOf(schema)['type'] === 'integer' ? Number(value) : value;
    return schemas.answerFaults(schema, typed).map((fault) => `${name}: ${fault.replace('the body', 'it')}`);
  });
}
