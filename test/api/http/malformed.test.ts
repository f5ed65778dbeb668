import { call } from '../../support/api';
import { malformedInputs } from '../../support/malformed/malformed-inputs';
import { malformedRequests } from '../../support/malformed/malformed-requests';
import { sendRaw } from '../../support/raw-http';
import { startService, type TestService } from '../../support/service';
import { RESUME_TEXT } from '../../support/texts';
import { until } from '../../support/until';

const MEGABYTE = 1024 * 1024;

let service: TestService;
let key: string;

beforeAll(async () => {
  // A third of the default CPU limit, so that most documents that use all of it are refused before the call times out.
  service = await startService({ environment: { PARSE_THREADS: '2', PARSE_TIMEOUT_MS: '15000' } });
  ({ key } = await (await service.tenant('employer')).key());
});
afterAll(() => service.stop());

/** Runs `work` for all items with up to `concurrency` calls at a time. */
async function runConcurrently<T>(
  items: readonly T[],
  concurrency: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  let next = 0;
  const runNext = async (): Promise<void> => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) await work(item);
  };
  await Promise.all(Array.from({ length: concurrency }, runNext));
}

async function expectNormalParse(): Promise<void> {
  const response = await call(service.baseUrl, 'POST', '/api/v1/parse/resume', {
    key,
    json: { text: RESUME_TEXT },
  });
  expect([response.status, response.body.basics?.name]).toEqual([200, 'Odalys Brandvold']);
}

it('every malformed request gets a documented error', async () => {
  const requests = malformedRequests(key);
  expect(requests.length).toBeGreaterThan(60);
  const failures: string[] = [];
  await runConcurrently(requests, 4, async (request) => {
    const { status, body } = await sendRaw(service.baseUrl, request.bytes, request.thenClose);
    const isRefusal = status >= 400 && status < 500 && status === body.status;
    if (!isRefusal || !request.allowed.includes(String(body.code))) {
      failures.push(`${request.name}: ${status} ${String(body.code)}, allowed ${request.allowed.join(', ')}`);
    }
  });
  expect(failures).toEqual([]);
  await expectNormalParse();
});

/** Returns `ok` or the code of the error. On a busy machine the call may end before its operation, which then tells. */
async function outcomeOf(form: FormData): Promise<string> {
  const { status, body } = await call(service.baseUrl, 'POST', '/api/v1/parse/resume', { key, form });
  if (status === 200) return 'ok';
  if (body.code !== 'deadline_exceeded') return status < 500 ? String(body.code) : `${status} ${body.code}`;
  return until('the operation ends', async () => {
    const { body: operation } = await call(service.baseUrl, 'GET', `/api/v1/operations/${body.operationId}`, {
      key,
    });
    if (operation.status === 'succeeded') return 'ok';
    return operation.status === 'failed' ? String(operation.error.code) : null;
  });
}

it('every malformed document gets a documented response, and the service keeps working', async () => {
  await expectNormalParse();
  // A unit test parses all of them; over HTTP, every sixth shows that the service reports them correctly.
  const inputs = (await malformedInputs()).filter((_input, index) => index % 6 === 0);
  expect(inputs.length).toBeGreaterThanOrEqual(50);
  const before = process.memoryUsage.rss();
  const failures: string[] = [];
  await runConcurrently(inputs, 4, async (input) => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(input.bytes)], { type: input.declaredType }), input.fileName);
    const outcome = await outcomeOf(form);
    const tooLarge = input.bytes.length > 10 * MEGABYTE && outcome === 'payload_too_large';
    if (!tooLarge && !(input.allowed as readonly string[]).includes(outcome)) {
      failures.push(`${input.name}: ${outcome}, allowed ${input.allowed.join(', ')}`);
    }
  });
  expect(failures).toEqual([]);
  await expectNormalParse();
  expect((process.memoryUsage.rss() - before) / MEGABYTE).toBeLessThan(500);
});
