import openApi from '../../../src/http/generated/openapi.json';
import { RESPONSE_CHECKS } from '../../../tools/conformance/checks/all';
import { valueFaults } from '../../../tools/conformance/checks/body';
import { Description } from '../../../tools/conformance/description';
import { curlOf, type Exchange } from '../../../tools/conformance/exchange';
import { Schemas } from '../../../tools/conformance/generate/schemas';

const description = new Description(openApi);
const schemas = new Schemas(description);
const context = { description, schemas, liveKeys: new Set<string>() };
const REQUEST_ID = 'req_0123456789abcdefghijkl';
const problem = {
  type: 'http://localhost/errors/validation_failed',
  title: 'The request failed validation',
  status: 422,
  detail: 'The request has invalid fields.',
  instance: '/api/v1/match',
  code: 'validation_failed',
  requestId: REQUEST_ID,
  errors: [{ pointer: '/jobId', code: 'type', message: 'Must be a string.' }],
};

function exchangeOf(status: number, json: unknown, headers: Record<string, string> = {}): Exchange {
  const sent = { candidateId: 'x', jobId: 7 };
  return {
    operation: description.operationNamed('POST /api/v1/match') ?? null,
    call: {
      method: 'POST',
      path: '/api/v1/match',
      headers: { Authorization: 'Bearer svc_test_secret', 'Content-Type': 'application/json' },
      body: JSON.stringify(sent),
    },
    response: {
      status,
      headers: {
        'request-id': REQUEST_ID,
        'api-version': description.version,
        'content-type': status < 400 ? 'application/json' : 'application/problem+json',
        ...headers,
      },
      text: JSON.stringify(json),
      json,
      ms: 1,
    },
    key: 'key',
    sent,
  };
}

const findFaults = (exchange: Exchange): string[] =>
  RESPONSE_CHECKS.flatMap(({ rule, check }) => check(exchange, context).map((fault) => `${rule}: ${fault}`));

describe('the conformance checks of a response', () => {
  it('accept a problem that follows the contract', () => {
    expect(findFaults(exchangeOf(422, problem))).toEqual([]);
  });

  it.each([
    [
      'a pointer to a missing field',
      { ...problem, errors: [{ pointer: '/nothing', code: 'type', message: 'x' }] },
      'problem.pointers',
    ],
    [
      'a code that the operation does not document',
      { ...problem, code: 'batch_too_large', type: '/errors/batch_too_large' },
      'problem.documented',
    ],
    ['a status that differs from the HTTP status', { ...problem, status: 400 }, 'problem.body'],
  ])('report %s', (_what, body, rule) => {
    expect(findFaults(exchangeOf(422, body)).map((fault) => fault.split(':')[0])).toContain(rule);
  });

  it('report a server error, a missing Request-Id and an undocumented status', () => {
    const rules = findFaults(exchangeOf(500, { ...problem, status: 500 }, { 'request-id': '' })).join('\n');
    expect(rules).toContain('status.no-5xx');
    expect(rules).toContain('headers.request-id');
    expect(findFaults(exchangeOf(418, problem)).join('\n')).toContain('status.documented');
  });

  it('report an undocumented member at any depth', () => {
    const schema =
      description.operationNamed('GET /api/v1/jobs')?.responses['200']?.content['application/json']?.schema;
    const job = {
      id: '0197f3a2-6b1c-7d4e-8f90-a1b2c3d4e5f6',
      slug: 'cook-c3d4e5f6',
      title: 'Cook',
      city: null,
      state: 'OH',
      status: 'open',
      postedAt: '2026-06-08T12:00:00.000Z',
    };
    const list = (item: object): object => ({ jobs: [item], hasMore: false, nextCursor: null });
    expect(schemas.responseFaults(schema ?? {}, list(job))).toEqual([]);
    expect(schemas.responseFaults(schema ?? {}, list({ ...job, secret: 1 })).join()).toContain('"secret"');
    expect(schemas.responseFaults(schema ?? {}, list({ ...job, state: 'ZZ' })).join()).toContain(
      '/jobs/*/state',
    );
    expect(
      schemas.responseFaults(schema ?? {}, list({ ...job, postedAt: '2026-06-08T12:00:00Z' })),
    ).not.toEqual([]);
  });

  it('report empty strings, long decimals and times without milliseconds', () => {
    expect(valueFaults({ city: '' })).toHaveLength(1);
    expect(valueFaults({ confidence: 0.123456789 })).toHaveLength(1);
    expect(valueFaults({ createdAt: '2026-06-08T12:00:00Z' })).toHaveLength(1);
    expect(valueFaults({ city: null, confidence: 0.1234, createdAt: '2026-06-08T12:00:00.000Z' })).toEqual(
      [],
    );
  });

  it('print a call as a curl command without its API key', () => {
    const curl = curlOf(exchangeOf(422, problem), 'http://localhost:3000/');
    expect(curl).toContain("curl -i -X POST 'http://localhost:3000/api/v1/match'");
    expect(curl).toContain('Bearer $KEY');
    expect(curl).not.toContain('svc_test_secret');
  });
});
