import { call } from '../../support/api';
import { DESCRIBED_OPERATIONS } from '../../support/described-operations';
import { startService, type TestService } from '../../support/service';

const SOME_ID = '0197f3a2-6b1c-7d4e-8f90-a1b2c3d4e5f6';
const PAIR = { candidateId: SOME_ID, jobId: SOME_ID };

/** Bodies for operations whose example is missing or refers to records that do not exist in this test. */
const BODIES: Record<string, unknown> = {
  createWebhookSubscription: { url: 'https://8.8.8.8/hook', events: ['parse.completed'] },
  inferSkills: { occupations: ['Line cook'] },
  matchPair: PAIR,
  rankPairs: { jobId: SOME_ID },
  forecastRetention: PAIR,
  createPlacement: PAIR,
  declareCustomField: { record: 'candidate', key: 'badge', type: 'string' },
  updateCandidate: { customFields: null },
  createSavedSearch: { name: 'Welders', of: 'candidates', filters: { skill: 'Welding' } },
  createJobFeed: { publisherName: 'Harbor Staffing' },
  advanceTestClock: { seconds: 60 },
};

/**
 * A preview stores nothing, including its response. Imports and batches take a file, and a board has one connector; their own
 * tests have replays. A new sandbox takes no key, as its description says, and only a sandbox is claimed.
 */
const EXCLUDED_OPERATIONS = [
  ...['previewMatch', 'createImport', 'createParseBatch', 'createConnector'],
  ...['createSandbox', 'claimSandbox'],
];
const changingOperations = DESCRIBED_OPERATIONS.filter(
  ({ method, operationId }) =>
    (method === 'POST' || method === 'PATCH') && !EXCLUDED_OPERATIONS.includes(operationId),
);

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startService({ pools: ['parse', 'scan', 'sync', 'match'] });
  ({ key } = await (await service.tenant('employer')).key());
});
afterAll(() => service.stop());

it('the API has operations that change data to test', () => {
  expect(changingOperations.length).toBeGreaterThan(15);
});

describe.each(changingOperations)('$name', ({ method, path, operationId, takesBody, example }) => {
  const json = takesBody ? (BODIES[operationId] ?? example) : undefined;
  const send = (idempotencyKey: string, body: unknown = json) =>
    call(service.baseUrl, method, path.replace(/\{\w+\}/g, SOME_ID), {
      key,
      ...(body === undefined ? {} : { json: body }),
      headers: { 'Idempotency-Key': idempotencyKey },
    });

  it('replays the first response, whether it is a success or an error from processing', async () => {
    const first = await send(`again-${operationId}`);
    expect([200, 201, 404]).toContain(first.status);
    const replay = await send(`again-${operationId}`);
    expect([replay.status, replay.headers.get('idempotency-replayed')]).toEqual([first.status, 'true']);
    expect(replay.text).toBe(first.text);
  });

  if (takesBody) {
    it('does not store a validation error, so that a corrected request can use the same key', async () => {
      const rejected = await send(`corrected-${operationId}`, { noSuchField: true });
      expect(rejected.status).toBe(422);
      const corrected = await send(`corrected-${operationId}`);
      expect([200, 201, 404]).toContain(corrected.status);
      expect(corrected.headers.get('idempotency-replayed')).toBeNull();
    });
  }
});
