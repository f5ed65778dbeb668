import { call } from '../../support/api';
import { malformedInputs } from '../../support/malformed-inputs';
import { malformedRequests } from '../../support/malformed-requests';
import { sendRaw } from '../../support/raw-http';
import { startService, type TestService } from '../../support/service';
import { RESUME_TEXT } from '../../support/texts';

const MEGABYTE = 1024 * 1024;

let service: TestService;
let key: string;

beforeAll(async () => {
  // A third of the default processor time, so that a document that uses it all is still refused within the call's waiting
  // time when other tests keep the processors busy.
  service = await startService({ environment: { PARSE_THREADS: '2', PARSE_TIMEOUT_MS: '15000' } });
  ({ key } = await (await service.tenant('employer')).key());
});
afterAll(() => service.stop());

/** Runs `work` over all items, some at a time, as callers do. */
async function inLanes<T>(
  items: readonly T[],
  lanes: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

async function parsesAsEver(): Promise<void> {
  const answer = await call(service.baseUrl, 'POST', '/api/v1/parse/resume', {
    key,
    json: { text: RESUME_TEXT },
  });
  expect([answer.status, answer.body.basics?.name]).toEqual([200, 'Odalys Brandvold']);
}

it('requests that are broken: each a documented refusal', async () => {
  const requests = malformedRequests(key);
  expect(requests.length).toBeGreaterThan(60);
  const wrong: string[] = [];
  await inLanes(requests, 4, async (request) => {
    const { status, body } = await sendRaw(service.baseUrl, request.bytes, request.thenClose);
    const isRefusal = status >= 400 && status < 500 && status === body.status;
    if (!isRefusal || !request.allowed.includes(String(body.code))) {
      wrong.push(`${request.name}: ${status} ${String(body.code)}, allowed ${request.allowed.join(', ')}`);
    }
  });
  expect(wrong).toEqual([]);
  await parsesAsEver();
});

it('documents that are broken: each a documented answer, and the service is as it was', async () => {
  await parsesAsEver();
  const inputs = await malformedInputs();
  expect(inputs.length).toBeGreaterThanOrEqual(300);
  const before = process.memoryUsage.rss();
  const wrong: string[] = [];
  await inLanes(inputs, 4, async (input) => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(input.bytes)], { type: input.declaredType }), input.fileName);
    const { status, body } = await call(service.baseUrl, 'POST', '/api/v1/parse/resume', { key, form });
    const outcome = status === 200 ? 'ok' : String(body.code);
    const tooLarge = input.bytes.length > 10 * MEGABYTE && outcome === 'payload_too_large';
    if (!tooLarge && (!(input.allowed as readonly string[]).includes(outcome) || status >= 500)) {
      wrong.push(`${input.name}: ${status} ${outcome}, allowed ${input.allowed.join(', ')}`);
    }
  });
  expect(wrong).toEqual([]);
  await parsesAsEver();
  expect((process.memoryUsage.rss() - before) / MEGABYTE).toBeLessThan(500);
}, 900_000);
