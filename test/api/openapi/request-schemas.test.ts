import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import document from '../../../src/http/generated/openapi.json';
import { call, type ApiResponse } from '../../support/api';
import { SchemaInstances, seededRandom, type Schema } from '../../support/schema-instances';
import { startService, type TestService } from '../../support/service';
import { SOME_ID } from '../../support/some-id';

interface OperationDescription {
  operationId: string;
  parameters?: { in?: string; name?: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { examples?: object }> }>;
}

const VALID_BODY_COUNT = 10;
const INVALID_BODY_COUNT = 15;

/** The member that contains the items of a batch. Each item has a separate result. */
const BATCHES: Record<string, 'jobs' | 'candidates'> = {
  bulkSyncJobs: 'jobs',
  setJobStatuses: 'jobs',
  syncCandidates: 'candidates',
};

const schemas = document.components.schemas as unknown as Record<string, Schema>;
const responses = document.components.responses as unknown as OperationDescription['responses'];
const operations = Object.entries(
  document.paths as unknown as Record<string, Record<string, OperationDescription>>,
).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

/** Compiles the published schema without code of the service, as a client would. */
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(JSON.parse(JSON.stringify(document)) as Schema, 'api');
const compile = (schema: Schema): ValidateFunction =>
  ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', '"$ref":"api#')) as Schema);

let service: TestService;
let key: string;
const totals = { accepted: 0, refused: 0, completed: 0 };

beforeAll(async () => {
  service = await startService({ pools: ['parse', 'scan', 'sync', 'match', 'upkeep'] });
  ({ key } = await (await service.tenant('employer')).key());
});
afterAll(() => service.stop());

/** Returns the codes listed for a status of an operation, or null if the document omits the status. */
function documentedCodes(
  { responses: operationResponses }: OperationDescription,
  status: number,
): string[] | null {
  const documented = operationResponses[String(status)];
  const response = documented?.$ref ? responses[documented.$ref.split('/').at(-1) ?? ''] : documented;
  return response ? Object.keys(response.content?.['application/problem+json']?.examples ?? {}) : null;
}

/** Describes how a response deviates from the document, or returns null if it conforms. */
function deviation(operation: OperationDescription, accepts: boolean, response: ApiResponse): string | null {
  const codes = documentedCodes(operation, response.status);
  if (response.status >= 500 || codes === null)
    return `status ${response.status} ${String(response.body.code)}`;
  if (response.status >= 400) {
    return codes.includes(String(response.body.code))
      ? null
      : `undocumented code ${String(response.body.code)}`;
  }
  return accepts ? null : 'accepted a value that the published schema refuses';
}

const withPlaceholderIds = (path: string) => path.replace(/\{\w+\}/g, SOME_ID);
const excerpt = (value: unknown) => JSON.stringify(value)?.slice(0, 300);

const withBody = operations.filter(({ operation }) => operation.requestBody?.content['application/json']);
const withQuery = operations.filter(({ operation }) =>
  operation.parameters?.some((each) => each.in === 'query'),
);

test.each(withBody.map((each) => [each.operation.operationId, each] as const))(
  'request bodies of %s are accepted or refused as the published schema states',
  async (id, { path, method, operation }) => {
    const schema = operation.requestBody?.content['application/json']?.schema ?? {};
    const accepts = compile(schema);
    const instances = new SchemaInstances(schemas, seededRandom(id.length * 7919));
    const batch = BATCHES[id];
    const bodies = Array.from({ length: VALID_BODY_COUNT + INVALID_BODY_COUNT }, (_, index) => {
      const value = instances.valid(schema);
      return index < VALID_BODY_COUNT ? value : instances.broken(value);
    });
    const deviations: string[] = [];
    const send = async (json: unknown): Promise<void> => {
      const response = await call(service.baseUrl, method, withPlaceholderIds(path), {
        key,
        json,
        headers: id.startsWith('parse') ? { Prefer: 'respond-async' } : {},
      });
      totals[accepts(json) ? 'accepted' : 'refused'] += 1;
      if (response.status < 300) totals.completed += 1;
      const isSingleResult = !batch || response.status >= 400;
      const problem = deviation(operation, isSingleResult ? accepts(json) : true, response);
      if (problem !== null) deviations.push(`${problem}: ${excerpt(json)}`);
      if (!isSingleResult) deviations.push(...invalidItemsAccepted(schema, batch, json, response));
    };
    for (let start = 0; start < bodies.length; start += 5) {
      await Promise.all(bodies.slice(start, start + 5).map(send));
    }
    expect(deviations).toEqual([]);
  },
);

it('the generated bodies include valid and invalid ones, and some complete', () => {
  expect(totals.accepted).toBeGreaterThan(150);
  expect(totals.refused).toBeGreaterThan(150);
  expect(totals.completed).toBeGreaterThan(50);
});

/** Returns the items of a batch that the service accepted although the published schema refuses them. */
function invalidItemsAccepted(
  schema: Schema,
  member: string,
  json: unknown,
  response: ApiResponse,
): string[] {
  const name = String(schema.$ref).split('/').at(-1) ?? '';
  const { items } = (schemas[name]?.properties as Record<string, { items: Schema }>)[member] ?? { items: {} };
  const accepts = compile(items);
  const results = response.body.results as { action: string }[];
  return (json as Record<string, unknown[]>)[member]?.flatMap((item, index) =>
    accepts(item) || results[index]?.action === 'failed' ? [] : [`accepted ${excerpt(item)}`],
  ) as string[];
}

test.each(withQuery.map((each) => [each.operation.operationId, each] as const))(
  'query parameters of %s are accepted or refused as the published schema states',
  async (id, { path, method, operation }) => {
    const instances = new SchemaInstances(schemas, seededRandom(id.length * 104_729));
    const parameters = (operation.parameters ?? []).filter((each) => each.in === 'query');
    const deviations: string[] = [];
    for (const { name = '', schema = {} } of parameters) {
      const accepts = compile(schema);
      for (const value of [
        instances.valid(schema),
        instances.valid(schema),
        '',
        'x'.repeat(1_001),
        '-1',
        '1.5',
        '\u0000',
      ]) {
        const text = String(value);
        const query = new URLSearchParams({ [name]: text });
        const response = await call(service.baseUrl, method, `${withPlaceholderIds(path)}?${query}`, {
          key,
          ...(method === 'POST'
            ? { json: { text: 'Line cook, Dayton, OH' }, headers: { Prefer: 'respond-async' } }
            : {}),
        });
        const problem = deviation(operation, accepts(value) || accepts(Number(text)), response);
        if (problem !== null) deviations.push(`${problem}: ?${name}=${text.slice(0, 60)}`);
      }
    }
    expect(deviations).toEqual([]);
  },
);
