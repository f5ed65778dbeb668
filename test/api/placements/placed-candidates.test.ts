import { call } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';

let service: TestService;
let employer: TestTenant;
let organization: TestTenant;
let key: string;
let organizationKey: string;

beforeAll(async () => {
  service = await startService({ pools: ['parse', 'sync', 'match', 'upkeep'] });
  employer = await service.tenant('employer');
  organization = await service.tenant('organization');
  await employer.link(organization);
  ({ key } = await employer.key());
  ({ key: organizationKey } = await organization.key());
});
afterAll(() => service.stop());

const send = (method: string, path: string, json?: object, as = key) =>
  call(service.baseUrl, method, `/api/v1${path}`, { key: as, ...(json ? { json } : {}) });

const pushJob = async (): Promise<string> =>
  (await send('POST', '/jobs/sync', { parsed: { title: 'Cook', requiredSkills: ['Cooking'] } })).body.jobId;

async function pushCandidate(more: object = {}): Promise<string> {
  const candidate = { skills: ['Cooking'], consent: { shareWithEmployers: true }, ...more };
  const { body } = await send('POST', '/candidates/sync', { candidates: [candidate] }, organizationKey);
  return body.results[0].candidateId;
}

const statusOf = async (candidateId: string): Promise<string> =>
  (await send('GET', `/candidates/${candidateId}`, undefined, organizationKey)).body.status;

/** The employer records the placement of a candidate of the organization. */
const place = async (candidateId: string, status = 'started'): Promise<string> =>
  (await send('POST', '/placements', { candidateId, jobId: await pushJob(), status })).body.placementId;

const rankedFor = async (jobId: string): Promise<string[]> =>
  (await send('POST', '/matches/rank', { jobId, limit: 50 })).body.ranked.map(
    (pair: { candidateId: string }) => pair.candidateId,
  );

it('a started placement marks the candidate of the linked organization as placed and excludes them from rankings until it ends', async () => {
  const jobId = await pushJob();
  const candidateId = await pushCandidate();
  expect(await rankedFor(jobId)).toContain(candidateId);
  const placementId = await place(candidateId, 'accepted');
  expect(await statusOf(candidateId)).toBe('active');
  await send('PATCH', `/placements/${placementId}`, { status: 'started' });
  expect(await statusOf(candidateId)).toBe('placed');
  expect(await rankedFor(jobId)).not.toContain(candidateId);
  await send('PATCH', `/placements/${placementId}`, { status: 'completed' });
  expect(await statusOf(candidateId)).toBe('active');
  expect(await rankedFor(jobId)).toContain(candidateId);
});

it('a candidate stays placed while another placement is active', async () => {
  const candidateId = await pushCandidate();
  const [first, second] = [await place(candidateId), await place(candidateId)];
  await send('PATCH', `/placements/${first}`, { status: 'ended' });
  expect(await statusOf(candidateId)).toBe('placed');
  await send('PATCH', `/placements/${second}`, { status: 'accepted', correction: true });
  expect(await statusOf(candidateId)).toBe('active');
});

it('a candidate becomes active when two placements end at the same time', async () => {
  const candidateId = await pushCandidate();
  const placements = [await place(candidateId), await place(candidateId)];
  await Promise.all(placements.map((id) => send('PATCH', `/placements/${id}`, { status: 'ended' })));
  expect(await statusOf(candidateId)).toBe('active');
});

it('a placement does not change a candidate whom the owner set to inactive', async () => {
  const candidateId = await pushCandidate({ status: 'inactive' });
  const placementId = await place(candidateId);
  expect(await statusOf(candidateId)).toBe('inactive');
  await send('PATCH', `/placements/${placementId}`, { status: 'ended' });
  expect(await statusOf(candidateId)).toBe('inactive');
});

it('a push leaves a candidate placed unless it states a status', async () => {
  const externalId = 'placed-and-pushed';
  const candidateId = await pushCandidate({ externalId });
  await place(candidateId);
  await pushCandidate({ externalId, skills: ['Cooking', 'Baking'] });
  expect(await statusOf(candidateId)).toBe('placed');
  await pushCandidate({ externalId, status: 'active' });
  expect(await statusOf(candidateId)).toBe('active');
});
