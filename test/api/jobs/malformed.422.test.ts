import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';

/** Values that are invalid for most fields, each for a different reason. */
const INVALID_VALUES: readonly unknown[] = [
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

/** Valid bodies with an invalid value in one place, and bodies with two invalid values. */
function* bodies(): Generator<Record<string, unknown>> {
  const validBody = { externalId: 'm', parsed: { title: 'Cook' } };
  for (const field of FIELDS) for (const value of INVALID_VALUES) yield { ...validBody, [field]: value };
  for (const field of PARSED) {
    for (const value of INVALID_VALUES) yield { externalId: 'm', parsed: { title: 'Cook', [field]: value } };
  }
  for (const field of ['unknown', '__proto__x', 'jobs', 'status'])
    for (const value of INVALID_VALUES) yield { ...validBody, [field]: value };
  for (const value of INVALID_VALUES) yield { text: 'Cook', parsed: value };
  for (const value of INVALID_VALUES) yield { externalId: value };
  for (let count = 0; count < 180; count += 1) {
    const field = PARSED[count % PARSED.length] ?? 'title';
    const secondField = PARSED[(count * 7 + 3) % PARSED.length] ?? 'city';
    yield {
      parsed: {
        title: 'Cook',
        [field]: INVALID_VALUES[count % INVALID_VALUES.length],
        [secondField]: INVALID_VALUES[(count * 5) % INVALID_VALUES.length],
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

test('each invalid body gets a precise error, and a refused body creates no job', async () => {
  const requests = [...bodies()];
  expect(requests.length).toBeGreaterThanOrEqual(500);
  let jobCount = 0;
  const push = async (json: Record<string, unknown>) => {
    const response = await call(service.baseUrl, 'POST', '/api/v1/jobs/sync', { key, json });
    if (response.status === 200) {
      jobCount += 1;
      return;
    }
    expect([JSON.stringify(json).slice(0, 200), response.status, isProblem(response.body)]).toEqual([
      expect.any(String),
      422,
      true,
    ]);
    if (response.body.code !== 'validation_failed') return;
    expect(response.body.errors.length).toBeGreaterThan(0);
    for (const { pointer } of response.body.errors as { pointer: string }[]) {
      expect(pointer).toMatch(/^(\/[^/]+)+$/);
    }
  };
  for (let start = 0; start < requests.length; start += 10) {
    await Promise.all(requests.slice(start, start + 10).map(push));
  }
  const [{ jobs } = { jobs: '' }] = await service.database.query<{ jobs: string }>(
    'SELECT (count(*) FILTER (WHERE external_id IS NULL) + 1)::text AS jobs FROM jobs',
  );
  expect(Number(jobs)).toBeLessThanOrEqual(jobCount + 1);
});

test('each invalid item of a batch gets an entry with a precise error', async () => {
  const requests = [...bodies()];
  for (let start = 0; start < requests.length; start += 100) {
    const jobs = requests.slice(start, start + 100);
    const response = await call(service.baseUrl, 'POST', '/api/v1/jobs/bulk-sync', { key, json: { jobs } });
    expect(response.status).toBe(200);
    const { results, summary } = response.body;
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
