import { call, fileForm } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { samplePosition } from '../../unit/domain/retention/records';

const EMOJI = '\u{1F373}';

let service: TestService;
let employer: TestTenant;
let key: string;

beforeAll(async () => {
  service = await startService({ pools: ['parse', 'sync', 'match', 'upkeep'] });
  employer = await service.tenant('employer');
  ({ key } = await employer.key());
});
afterAll(() => service.stop());

const post = (path: string, json: unknown) => call(service.baseUrl, 'POST', `/api/v1${path}`, { key, json });

it('the API accepts an occupation of 200 emoji and refuses one of 201', async () => {
  expect((await post('/skills-infer', { occupations: [EMOJI.repeat(200)] })).status).toBe(200);
  const tooLong = await post('/skills-infer', { occupations: ['cook', EMOJI.repeat(201)] });
  expect(tooLong).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: '/occupations/1', code: 'max', message: 'At most 200 characters.' }] },
  });
});

it('the API accepts a rating comment of 2,000 emoji', async () => {
  const job = await post('/jobs/sync', { parsed: { title: 'Line cook', requiredSkills: ['Cooking'] } });
  const candidateId = await employer.candidate({
    profile: { occupations: ['Line cook'], work: [samplePosition()] },
  });
  const { body: match } = await post('/match', { candidateId, jobId: job.body.jobId });
  const rated = await post(`/matches/${match.matchId}/ratings`, {
    rating: 4,
    raterRole: 'employer',
    comment: EMOJI.repeat(2_000),
  });
  expect([rated.status, rated.body.comment]).toEqual([201, EMOJI.repeat(2_000)]);
});

it('the API accepts a file name of 255 emoji and shortens a longer upload name between characters', async () => {
  const named = await post('/parse/resume', { text: 'Line cook, Dayton, OH', fileName: EMOJI.repeat(255) });
  expect([named.status, named.body.meta?.fileName]).toEqual([200, EMOJI.repeat(255)]);
  const form = fileForm('Line cook, Dayton, OH', `${EMOJI.repeat(300)}.txt`);
  const uploaded = await call(service.baseUrl, 'POST', '/api/v1/parse/resume', { key, form });
  expect(uploaded.body.meta.fileName).toBe(`${EMOJI.repeat(251)}.txt`);
});

it('the API counts identifiers and custom fields of batch items in code points', async () => {
  const jobs = await post('/jobs/bulk-sync', {
    jobs: [{ externalId: EMOJI.repeat(200), parsed: { title: 'Cook' } }],
  });
  expect(jobs.body.results[0]).toMatchObject({ action: 'created', externalId: EMOJI.repeat(200) });
  const candidates = await post('/candidates/sync', {
    candidates: [
      { externalId: EMOJI.repeat(200), customFields: { note: EMOJI.repeat(1_024) } },
      { customFields: { note: EMOJI.repeat(1_025) } },
    ],
  });
  expect(candidates.body.results).toMatchObject([
    { action: 'created', externalId: EMOJI.repeat(200) },
    { action: 'failed', error: { errors: [{ pointer: '/candidates/1/customFields/note', code: 'max' }] } },
  ]);
});

it.each<[unknown, object]>([
  [{ occupations: 'cook' }, { pointer: '/occupations', code: 'type', message: 'Must be a list.' }],
  [{ occupations: [7] }, { pointer: '/occupations/0', code: 'type', message: 'Must be text.' }],
  [{ occupations: [] }, { pointer: '/occupations', code: 'min', message: 'At least 1 item.' }],
  [
    { occupations: ['a'], limit: 1.5 },
    { pointer: '/limit', code: 'type', message: 'Must be a whole number.' },
  ],
  [
    { occupations: ['a'], 'a/b~c': 1 },
    { pointer: '/a~1b~0c', code: 'unknown_field' },
  ],
])('the error for %j names the field and the values it accepts', async (json, error) => {
  expect((await post('/skills-infer', json)).body.errors).toMatchObject([error]);
});

it('the error for a field of several types lists these types', async () => {
  const { body } = await post('/jobs/sync', {
    parsed: { title: 'Cook', requiredSkills: [7, { name: '' }, 'knives'], applyUrl: 3 },
  });
  expect(body.errors).toEqual([
    { pointer: '/parsed/applyUrl', code: 'type', message: 'Must be text or null.' },
    { pointer: '/parsed/requiredSkills/0', code: 'type', message: 'Must be text or an object.' },
    { pointer: '/parsed/requiredSkills/1/name', code: 'min', message: 'At least 1 character.' },
  ]);
});
