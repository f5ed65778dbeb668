import document from '../../src/http/generated/openapi.json';
import { SCOPES, type Scope } from '../../src/services/access/caller';
import { call } from '../support/api';
import { FOREIGN_RECORDS } from '../support/records/foreign-records';
import { startService, type TestService, type TestTenant } from '../support/service';

interface OperationDescription {
  operationId: string;
  parameters?: { in?: string; name?: string }[];
  security?: { apiKey?: Scope[] }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
const SOME_ID = '0197f3a2-6b1c-7d4e-8f90-a1b2c3d4e5f6';

/** Every operation of the OpenAPI document, so that a new endpoint is covered automatically. */
const operations = Object.entries(
  document.paths as unknown as Record<string, Record<string, OperationDescription>>,
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
const protectedOperations = operations.filter((operation) => !operation.isPublic);

let service: TestService;
let owner: TestTenant;
const otherTenants: Partial<Record<'employer' | 'organization', TestTenant>> = {};

beforeAll(async () => {
  // Candidates are created by the pool that syncs them.
  service = await startService({ pools: ['sync', 'match'] });
  owner = await service.tenant('employer');
  otherTenants.employer = await service.tenant('employer');
  otherTenants.organization = await service.tenant('organization');
});
afterAll(() => service.stop());

/** The number of keys and subscriptions per tenant is limited, so each record is created only once. */
const createdRecords = new Map<string, Promise<string>>();
function createOnce(name: string, make: () => Promise<string>): Promise<string> {
  const record = createdRecords.get(name) ?? make();
  createdRecords.set(name, record);
  return record;
}
const keyWith = (scopes: Scope[]) =>
  createOnce(`key ${scopes.join()}`, async () => (await owner.key({ scopes })).key);
const keyOfOtherTenant = (type: 'employer' | 'organization') =>
  createOnce(`key of ${type}`, async () => (await otherTenants[type]?.key())?.key ?? '');

const withPlaceholderIds = (path: string) => path.replace(/\{\w+\}/g, SOME_ID);
/** Sends an unreadable body: the key must be checked before the body is read. */
const send = (operation: { method: string; path: string }, path: string, headers: Record<string, string>) =>
  call(service.baseUrl, operation.method, path, {
    headers: { ...headers, ...(operation.method === 'GET' ? {} : { 'Content-Type': 'application/json' }) },
    ...(operation.method === 'GET' ? {} : { raw: '{"not json' }),
  });

it('only the operations listed here are public', () => {
  expect(operations.filter((each) => each.isPublic).map((each) => each.name)).toEqual([
    'GET /api/v1/openapi.json',
    'GET /api/v1/openapi.yaml',
    'GET /api/v1/postman.json',
    'GET /health',
    'GET /ready',
    'POST /sandboxes',
  ]);
});

it('the OpenAPI document has protected operations, and every path parameter has a foreign record', () => {
  expect(protectedOperations.length).toBeGreaterThan(5);
  const parameters = new Set(protectedOperations.flatMap((operation) => operation.parameters));
  expect([...parameters].filter((name) => !FOREIGN_RECORDS[name])).toEqual([]);
});

describe.each(protectedOperations)('$name', (operation) => {
  it.each([
    ['without a key', {}, 'missing_api_key'],
    ['with a malformed key', { Authorization: 'Bearer svc_live_short' }, 'invalid_api_key'],
    ['with an unknown key', { Authorization: `Bearer svc_test_${'0'.repeat(36)}` }, 'invalid_api_key'],
  ])('returns 401 %s', async (_kind, headers, code) => {
    const response = await send(operation, withPlaceholderIds(operation.path), headers);
    expect([response.status, response.body.code]).toEqual([401, code]);
    expect(response.headers.get('www-authenticate')).toMatch(/^Bearer realm="api"/);
  });

  if (operation.scopes.length > 0) {
    it('returns 403 with every scope except its own', async () => {
      const scopes = SCOPES.filter((scope) => !operation.scopes.includes(scope));
      const key = await keyWith(scopes);
      const response = await send(operation, withPlaceholderIds(operation.path), {
        Authorization: `Bearer ${key}`,
      });
      expect([response.status, response.body.code]).toEqual([403, 'insufficient_scope']);
      expect(operation.scopes).toContain(response.body.requiredScope);
    });
  }

  for (const parameter of operation.parameters) {
    it.each(['employer', 'organization'] as const)(
      `returns the same 404 to an %s for the ${parameter} of another tenant as for an unknown id`,
      async (type) => {
        const make = FOREIGN_RECORDS[parameter];
        if (!make) throw new Error(`Add a ${parameter} to test/support/records/foreign-records.ts.`);
        const foreign = await createOnce(`foreign ${parameter}`, () => make(service.baseUrl, owner));
        const key = await keyOfOtherTenant(type);
        const responses = [];
        for (const id of [foreign, SOME_ID]) {
          const path = operation.path.replace(`{${parameter}}`, id).replace(/\{\w+\}/g, SOME_ID);
          const response = await call(service.baseUrl, operation.method, path, {
            key,
            json: operation.example,
          });
          // An employer-only route refuses an organization before it looks up the record.
          if (response.body.code === 'employer_key_required' && type === 'organization') return;
          expect([response.status, response.body.code]).toEqual([404, 'not_found']);
          responses.push({ ...response.body, instance: null, requestId: null });
        }
        expect(responses[0]).toEqual(responses[1]);
      },
    );
  }
});
