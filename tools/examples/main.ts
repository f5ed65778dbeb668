import fs from 'node:fs';
import path from 'node:path';
import { startLocalService, type LocalService } from '../conformance/local-service';
import { startPages } from './board';
import { readCalls, responsesFolder, type CalledOperation, type ExampleCalls } from './calls';
import { ExampleValues } from './example-values';
import { StableText } from './stable-text';
import { Walk, type StepResponse } from './walk';

type Responses = Record<string, Record<string, Record<string, unknown>>>;

const MAX_EXAMPLE_LENGTH = 8_000;
const MAX_ITEMS = 2;

/** Records an example response of every operation from the built service on the stores in the environment. */
async function main(): Promise<void> {
  Object.assign(process.env, { SANDBOXES_PER_DAY: '1', MAIL_OUTBOX: 'true' });
  const pages = await startPages();
  try {
    const service = await startLocalService((line) => console.error(line));
    try {
      write(await record(readCalls(), service, pages.url));
    } finally {
      await service.stop();
    }
  } finally {
    await pages.stop();
  }
}

/** Sends the requests in their order. Returns the example responses by tag. */
async function record(
  calls: ExampleCalls,
  service: LocalService,
  pagesUrl: string,
): Promise<ReadonlyMap<string, Responses>> {
  const values = new ExampleValues();
  values.set(calls.addresses.service, service.url);
  values.set(calls.addresses.webhook, `${pagesUrl}/hook`);
  values.set(calls.addresses.board, `${pagesUrl}/jobs`);
  const stable = new StableText(new Set(Object.values(calls.ids)));
  const walk = new Walk(calls, values, service.keys.key ?? '');
  const recorded = new Map<string, Responses>();
  for (const step of calls.steps) {
    const response = await walk.run(step);
    if (step.setup) continue;
    const operation = walk.operationOf(step);
    const example = describesApi(step.operation)
      ? partOfDescription(response)
      : exampleOf(response, stable.of(values.toExample(response.text)));
    if (example !== undefined) addExample(recorded, operation, response, example);
  }
  return recorded;
}

function addExample(
  recorded: Map<string, Responses>,
  { tag, operationId }: CalledOperation,
  { status, mediaType }: StepResponse,
  example: unknown,
): void {
  const responses: Responses = recorded.get(tag) ?? {};
  const byStatus = (responses[operationId] ??= {});
  (byStatus[status] ??= {})[mediaType] = example;
  recorded.set(tag, responses);
}

/** Whether the response is the API description itself, which contains all other examples. */
function describesApi(operationId: string): boolean {
  return operationId.startsWith('getOpenApi') || operationId === 'getPostmanCollection';
}

/** The first members of the API description. */
function partOfDescription({ mediaType, text }: StepResponse): unknown {
  if (mediaType === 'application/yaml') return text.split('\n').slice(0, 4).join('\n');
  const members = Object.entries(JSON.parse(text) as Record<string, unknown>);
  return Object.fromEntries(members.map(([name, value]) => [name, typeof value === 'string' ? value : {}]));
}

/** The response as an example; undefined for an empty or binary one. */
function exampleOf({ mediaType }: StepResponse, text: string): unknown {
  if (text === '') return undefined;
  if (mediaType === 'application/x-ndjson') return text.split('\n').slice(0, MAX_ITEMS).join('\n');
  if (!mediaType.endsWith('json')) return text;
  const value: unknown = JSON.parse(text);
  return text.length > MAX_EXAMPLE_LENGTH ? shortened(value) : value;
}

/** Keeps the first items of each list, so that an example stays readable. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shortened(each)]));
}

/** Writes one file per tag. */
function write(recorded: ReadonlyMap<string, Responses>): void {
  fs.rmSync(responsesFolder, { recursive: true, force: true });
  fs.mkdirSync(responsesFolder, { recursive: true });
  for (const [tag, responses] of recorded) {
    const file = path.join(responsesFolder, `${tag.toLowerCase().replaceAll(' ', '-')}.json`);
    fs.writeFileSync(file, `${JSON.stringify(responses, null, 2)}\n`);
    console.error(`${file}: ${Object.keys(responses).length} operations`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
