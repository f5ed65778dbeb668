import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import document from '../../../src/http/generated/openapi.json';
import { call, type ApiResponse } from '../../support/api';
import { SchemaInstances, seededRandom, type Schema } from '../../support/schema-instances';
import { startService, type TestService } from '../../support/service';
import { SOME_ID } from '../../support/some-id';

interface Described {
  operationId: string;
  parameters?: { in?: string; name?: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { examples?: object }> }>;
}

const VALID = 10;
const BROKEN = 15;

/** Where the items of a batch stand: each has an outcome of its own. */
const BATCHES: Record<string, 'jobs' | 'candidates'> = {
  bulkSyncJobs: 'jobs',
  setJobStatuses: 'jobs',
  syncCandidates: 'candidates',
};

const schemas = document.components.schemas as unknown as Record<string, Schema>;
const responses = document.components.responses as unknown as Described['responses'];
const operations = Object.entries(
  document.paths as unknown as Record<string, Record<string, Described>>,
).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

/** The published schema alone, as any caller may compile it. */
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(JSON.parse(JSON.stringify(document)) as Schema, 'api');
const compile = (schema: Schema): ValidateFunction =>
  ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', '"$ref":"api#')) as Schema);

let service: TestService;
let key: string;
const judged = { accepted: 0, refused: 0, done: 0 };

beforeAll(async () => {
  service = await startService({ pools: ['parse', 'sync', 'match', 'upkeep'] });
  ({ key } = await (await service.tenant('employer')).key());
});
afterAll(() => service.stop());

/** Codes the description names for a status of an operation; null where it does not name the status. */
function documentedCodes({ responses: own }: Described, status: number): string[] | null {
  const given = own[String(status)];
  const response = given?.$ref ? responses[given.$ref.split('/').at(-1) ?? ''] : given;
  return response ? Object.keys(response.content?.['application/problem+json']?.examples ?? {}) : null;
}

/** What is wrong with an answer, in words; null for one the description allows. */
function complaint(operation: Described, accepts: boolean, answer: ApiResponse): string | null {
  const codes = documentedCodes(operation, answer.status);
  if (answer.status >= 500 || codes === null) return `status ${answer.status} ${String(answer.body.code)}`;
  if (answer.status >= 400) {
    return codes.includes(String(answer.body.code)) ? null : `undocumented code ${String(answer.body.code)}`;
  }
  return accepts ? null : 'accepted what the published schema refuses';
}

const withSomeIds = (path: string) => path.replace(/\{\w+\}/g, SOME_ID);
const shortened = (value: unknown) => JSON.stringify(value)?.slice(0, 300);

const withBody = operations.filter(({ operation }) => operation.requestBody?.content['application/json']);
const withQuery = operations.filter(({ operation }) =>
  operation.parameters?.some((each) => each.in === 'query'),
);

test.each(withBody.map((each) => [each.operation.operationId, each] as const))(
  'bodies of %s are judged as the published schema says',
  async (id, { path, method, operation }) => {
    const schema = operation.requestBody?.content['application/json']?.schema ?? {};
    const accepts = compile(schema);
    const instances = new SchemaInstances(schemas, seededRandom(id.length * 7919));
    const batch = BATCHES[id];
    const bodies = Array.from({ length: VALID + BROKEN }, (_, index) => {
      const value = instances.valid(schema);
      return index < VALID ? value : instances.broken(value);
    });
    const wrong: string[] = [];
    const send = async (json: unknown): Promise<void> => {
      const answer = await call(service.baseUrl, method, withSomeIds(path), {
        key,
        json,
        headers: id.startsWith('parse') ? { Prefer: 'respond-async' } : {},
      });
      judged[accepts(json) ? 'accepted' : 'refused'] += 1;
      if (answer.status < 300) judged.done += 1;
      const judgedWhole = !batch || answer.status >= 400;
      const fault = complaint(operation, judgedWhole ? accepts(json) : true, answer);
      if (fault !== null) wrong.push(`${fault}: ${shortened(json)}`);
      if (!judgedWhole) wrong.push(...itemsTakenOver(schema, batch, json, answer));
    };
    for (let start = 0; start < bodies.length; start += 5) {
      await Promise.all(bodies.slice(start, start + 5).map(send));
    }
    expect(wrong).toEqual([]);
  },
);

it('the generated bodies include valid and invalid ones, and some of them complete', () => {
  expect(judged.accepted).toBeGreaterThan(150);
  expect(judged.refused).toBeGreaterThan(150);
  expect(judged.done).toBeGreaterThan(50);
});

/** Items of a batch that were taken over although the published schema refuses them. */
function itemsTakenOver(schema: Schema, member: string, json: unknown, answer: ApiResponse): string[] {
  const name = String(schema.$ref).split('/').at(-1) ?? '';
  const { items } = (schemas[name]?.properties as Record<string, { items: Schema }>)[member] ?? { items: {} };
  const accepts = compile(items);
  const results = answer.body.results as { action: string }[];
  return (json as Record<string, unknown[]>)[member]?.flatMap((item, index) =>
    accepts(item) || results[index]?.action === 'failed' ? [] : [`took over ${shortened(item)}`],
  ) as string[];
}

test.each(withQuery.map((each) => [each.operation.operationId, each] as const))(
  'queries of %s are judged as the published schema says',
  async (id, { path, method, operation }) => {
    const instances = new SchemaInstances(schemas, seededRandom(id.length * 104_729));
    const parameters = (operation.parameters ?? []).filter((each) => each.in === 'query');
    const wrong: string[] = [];
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
        const answer = await call(service.baseUrl, method, `${withSomeIds(path)}?${query}`, {
          key,
          ...(method === 'POST'
            ? { json: { text: 'Line cook, Dayton, OH' }, headers: { Prefer: 'respond-async' } }
            : {}),
        });
        const fault = complaint(operation, accepts(value) || accepts(Number(text)), answer);
        if (fault !== null) wrong.push(`${fault}: ?${name}=${text.slice(0, 60)}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);
