import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';

/** Values that are wrong for most fields, each in a way of its own. */
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  '',
  '   ',
  'x'.repeat(5_000),
  '\u0000',
  [],
  [null],
  {},
  { a: 1 },
  [[['deep']]],
];
const FIELDS = ['text', 'externalId', 'title', 'location', 'parsed'];
const PARSED = [
  'title',
  'hourlyMinUsd',
  'state',
  'city',
  'requiredSkills',
  'requiredCertifications',
  'compensation',
  'benefits',
  'schedule',
  'employmentType',
  'languages',
  'postedAt',
  'openings',
  'requiresDriversLicense',
  'noSuchField',
];

/** Bodies made from a good one by putting something odd in one place. */
function* bodies(): Generator<Record<string, unknown>> {
  const good = { externalId: 'm', parsed: { title: 'Cook' } };
  for (const field of FIELDS) for (const odd of ODD) yield { ...good, [field]: odd };
  for (const field of PARSED) {
    for (const odd of ODD) yield { externalId: 'm', parsed: { title: 'Cook', [field]: odd } };
  }
  for (const field of ['unknown', '__proto__x', 'jobs', 'status'])
    for (const odd of ODD) yield { ...good, [field]: odd };
  for (const odd of ODD) yield { text: 'Cook', parsed: odd };
  for (const odd of ODD) yield { externalId: odd };
  for (let count = 0; count < 180; count += 1) {
    const field = PARSED[count % PARSED.length] ?? 'title';
    const inner = PARSED[(count * 7 + 3) % PARSED.length] ?? 'city';
    yield {
      parsed: {
        title: 'Cook',
        [field]: ODD[count % ODD.length],
        [inner]: ODD[(count * 5) % ODD.length],
        extra: count,
      },
    };
  }
}

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await startService({ pools: ['sync', 'upkeep'] });
  ({ key } = await (await service.tenant('employer')).key({ scopes: ['jobs'] }));
});
afterAll(() => service.stop());

const isProblem = (problem: Record<string, unknown>) =>
  typeof problem.code === 'string' && problem.code !== 'internal_error';

test('odd bodies are each answered precisely, and what is refused leaves nothing behind', async () => {
  const given = [...bodies()];
  expect(given.length).toBeGreaterThanOrEqual(500);
  let written = 0;
  const push = async (json: Record<string, unknown>) => {
    const answer = await call(service.baseUrl, 'POST', '/api/v1/jobs/sync', { key, json });
    if (answer.status === 200) {
      written += 1;
      return;
    }
    expect([JSON.stringify(json).slice(0, 200), answer.status, isProblem(answer.body)]).toEqual([
      expect.any(String),
      422,
      true,
    ]);
    if (answer.body.code !== 'validation_failed') return;
    expect(answer.body.errors.length).toBeGreaterThan(0);
    for (const { pointer } of answer.body.errors as { pointer: string }[]) {
      expect(pointer).toMatch(/^(\/[^/]+)+$/);
    }
  };
  for (let start = 0; start < given.length; start += 10) {
    await Promise.all(given.slice(start, start + 10).map(push));
  }
  const [{ jobs } = { jobs: '' }] = await service.database.query<{ jobs: string }>(
    'SELECT (count(*) FILTER (WHERE external_id IS NULL) + 1)::text AS jobs FROM jobs',
  );
  expect(Number(jobs)).toBeLessThanOrEqual(written + 1);
});

test('the same bodies as items of batches: every item has its entry, and each verdict is the same', async () => {
  const given = [...bodies()];
  for (let start = 0; start < given.length; start += 100) {
    const jobs = given.slice(start, start + 100);
    const answer = await call(service.baseUrl, 'POST', '/api/v1/jobs/bulk-sync', { key, json: { jobs } });
    expect(answer.status).toBe(200);
    const { results, summary } = answer.body;
    expect(results).toHaveLength(jobs.length);
    expect(summary.total).toBe(summary.created + summary.updated + summary.failed);
    for (const [index, entry] of (
      results as { action: string; error?: Record<string, unknown> }[]
    ).entries()) {
      if (entry.action !== 'failed') continue;
      expect(isProblem(entry.error ?? {})).toBe(true);
      for (const { pointer } of (entry.error?.errors ?? []) as { pointer: string }[]) {
        expect(pointer.startsWith(`/jobs/${index}`)).toBe(true);
      }
    }
  }
});
