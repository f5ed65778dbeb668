import { call } from '../../support/api';
import { DESCRIBED_OPERATIONS } from '../../support/described-operations';
import { startService, type TestService } from '../../support/service';

const SOME_ID = '0197f3a2-6b1c-7d4e-8f90-a1b2c3d4e5f6';
const PAIR = { candidateId: SOME_ID, jobId: SOME_ID };

/** Bodies for operations whose example is missing or names what does not exist here. */
const BODIES: Record<string, unknown> = {
  createWebhookSubscription: { url: 'https://8.8.8.8/hook', events: ['parse.completed'] },
  inferSkills: { occupations: ['Line cook'] },
  matchPair: PAIR,
  rankPairs: { jobId: SOME_ID },
  forecastRetention: PAIR,
  createPlacement: PAIR,
};

/** Keeps nothing of a call, its answer included. */
const KEEPS_NOTHING = 'previewMatch';
const changes = DESCRIBED_OPERATIONS.filter(
  ({ method, operationId }) => (method === 'POST' || method === 'PATCH') && operationId !== KEEPS_NOTHING,
);

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startService({ pools: ['parse', 'sync', 'match'] });
  ({ key } = await (await service.tenant('employer')).key());
});
afterAll(() => service.stop());

it('there are changes to test', () => {
  expect(changes.length).toBeGreaterThan(15);
});

describe.each(changes)('$name', ({ method, path, operationId, takesBody, example }) => {
  const json = takesBody ? (BODIES[operationId] ?? example) : undefined;
  const send = (idempotencyKey: string, body: unknown = json) =>
    call(service.baseUrl, method, path.replace(/\{\w+\}/g, SOME_ID), {
      key,
      ...(body === undefined ? {} : { json: body }),
      headers: { 'Idempotency-Key': idempotencyKey },
    });

  it('gives the answer of the first call again, whether it is a result or a refusal of the work', async () => {
    const first = await send(`again-${operationId}`);
    expect([200, 201, 404]).toContain(first.status);
    const again = await send(`again-${operationId}`);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([first.status, 'true']);
    expect(again.text).toBe(first.text);
  });

  if (takesBody) {
    it('does not keep a refusal of the request, which may be corrected under the same key', async () => {
      const refused = await send(`corrected-${operationId}`, { noSuchField: true });
      expect(refused.status).toBe(422);
      const corrected = await send(`corrected-${operationId}`);
      expect([200, 201, 404]).toContain(corrected.status);
      expect(corrected.headers.get('idempotency-replayed')).toBeNull();
    });
  }
});
