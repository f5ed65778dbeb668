import document from '../../src/http/generated/openapi.json';
import { SCOPES, type Scope } from '../../src/services/access/caller';
import { call } from '../support/api';
import { FOREIGN_RECORDS } from '../support/foreign-records';
import { startService, type TestService, type TestTenant } from '../support/service';

interface Described {
  operationId: string;
  parameters?: { in?: string; name?: string }[];
  security?: { apiKey?: Scope[] }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
const SOME_ID = '0197f3a2-6b1c-7d4e-8f90-a1b2c3d4e5f6';

/** Everything the description says there is; a new endpoint is in here by itself. */
const operations = Object.entries(
  document.paths as unknown as Record<string, Record<string, Described>>,
).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    if (!operation) return [];
    const parameters = (operation.parameters ?? [])
      .filter((each) => each.in === 'path')
      .map((each) => each.name ?? '');
    const scopes = (operation.security ?? []).flatMap((each) => each.apiKey ?? []);
    const isPublic = operation.security?.length === 0;
    const example = operation.requestBody?.content['application/json']?.example;
    return [
      {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        parameters,
        scopes,
        isPublic,
        example,
      },
    ];
  }),
);
const closed = operations.filter((operation) => !operation.isPublic);

let service: TestService;
let owner: TestTenant;
const strangers: Partial<Record<'employer' | 'organization', TestTenant>> = {};

beforeAll(async () => {
  // Candidates are made by the pool that syncs them.
  service = await startService({ pools: ['sync', 'match'] });
  owner = await service.tenant('employer');
  strangers.employer = await service.tenant('employer');
  strangers.organization = await service.tenant('organization');
});
afterAll(() => service.stop());

/** A tenant may have so many keys and subscriptions: each is made once, however many operations there are. */
const made = new Map<string, Promise<string>>();
function once(name: string, make: () => Promise<string>): Promise<string> {
  const known = made.get(name) ?? make();
  made.set(name, known);
  return known;
}
const keyWith = (scopes: Scope[]) =>
  once(`key ${scopes.join()}`, async () => (await owner.key({ scopes })).key);
const keyOfStranger = (type: 'employer' | 'organization') =>
  once(`key of ${type}`, async () => (await strangers[type]?.key())?.key ?? '');

const withSomeId = (path: string) => path.replace(/\{\w+\}/g, SOME_ID);
/** A body that would be refused: whoever is turned away must be turned away before it is read. */
const send = (operation: { method: string; path: string }, path: string, headers: Record<string, string>) =>
  call(service.baseUrl, operation.method, path, {
    headers: { ...headers, ...(operation.method === 'GET' ? {} : { 'Content-Type': 'application/json' }) },
    ...(operation.method === 'GET' ? {} : { raw: '{"not json' }),
  });

it('only the routes reviewed here are open to everyone', () => {
  expect(operations.filter((each) => each.isPublic).map((each) => each.name)).toEqual([
    'GET /api/v1/openapi.json',
    'GET /api/v1/openapi.yaml',
    'GET /health',
    'GET /ready',
  ]);
});

it('there are operations to test, and every path parameter has a foreign record', () => {
  expect(closed.length).toBeGreaterThan(5);
  const parameters = new Set(closed.flatMap((operation) => operation.parameters));
  expect([...parameters].filter((name) => !FOREIGN_RECORDS[name])).toEqual([]);
});

describe.each(closed)('$name', (operation) => {
  it.each([
    ['without a key', {}, 'missing_api_key'],
    ['with a malformed key', { Authorization: 'Bearer svc_live_short' }, 'invalid_api_key'],
    ['with an unknown key', { Authorization: `Bearer svc_test_${'0'.repeat(36)}` }, 'invalid_api_key'],
  ])('%s: 401', async (_kind, headers, code) => {
    const answer = await send(operation, withSomeId(operation.path), headers);
    expect([answer.status, answer.body.code]).toEqual([401, code]);
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer realm="api"/);
  });

  if (operation.scopes.length > 0) {
    it('with every scope but its own: 403', async () => {
      const scopes = SCOPES.filter((scope) => !operation.scopes.includes(scope));
      const key = await keyWith(scopes);
      const answer = await send(operation, withSomeId(operation.path), { Authorization: `Bearer ${key}` });
      expect([answer.status, answer.body.code]).toEqual([403, 'insufficient_scope']);
      expect(operation.scopes).toContain(answer.body.requiredScope);
    });
  }

  for (const parameter of operation.parameters) {
    it.each(['employer', 'organization'] as const)(
      `for another tenant's ${parameter}, to an %s: 404, the same as for none at all`,
      async (type) => {
        const make = FOREIGN_RECORDS[parameter];
        if (!make)
          throw new Error(`Say in test/support/foreign-records.ts how a foreign ${parameter} is made.`);
        const foreign = await once(`foreign ${parameter}`, () => make(service.baseUrl, owner));
        const key = await keyOfStranger(type);
        const answers = [];
        for (const id of [foreign, SOME_ID]) {
          const path = operation.path.replace(`{${parameter}}`, id).replace(/\{\w+\}/g, SOME_ID);
          const answer = await call(service.baseUrl, operation.method, path, {
            key,
            json: operation.example,
          });
          // An employer-only route turns an organization away before it looks.
          if (answer.body.code === 'employer_key_required' && type === 'organization') return;
          expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
          answers.push({ ...answer.body, instance: null, requestId: null });
        }
        expect(answers[0]).toEqual(answers[1]);
      },
    );
  }
});
