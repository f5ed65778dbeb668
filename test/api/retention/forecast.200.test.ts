import { call } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { samplePosition } from '../../unit/domain/retention/records';

let service: TestService;
let employer: TestTenant;
let key: string;
let jobId: string;

beforeAll(async () => {
  service = await startService({ pools: [] });
  employer = await service.tenant('employer');
  ({ key } = await employer.key());
  const job = await call(service.baseUrl, 'POST', '/api/v1/jobs/sync', {
    key,
    json: { parsed: { title: 'Line cook', hourlyMinUsd: 17, hourlyMaxUsd: 19, startDate: '2026-06-15' } },
  });
  jobId = job.body.jobId;
});
afterAll(() => service.stop());

const forecast = (candidateId: string, job = jobId, as = key) =>
  call(service.baseUrl, 'POST', '/api/v1/retention-forecast', { key: as, json: { candidateId, jobId: job } });

it('a forecast returns four decreasing probabilities with intervals, expected days, drivers and the input features', async () => {
  const candidateId = await employer.candidate({
    profile: {
      work: [
        samplePosition(),
        samplePosition({ name: 'Lantern Street Diner', startDate: '2016-01', endDate: '2018-11' }),
      ],
    },
  });
  const response = await forecast(candidateId);
  expect(response.status).toBe(200);
  const { body } = response;
  expect(body).toMatchObject({ candidateId, jobId, horizonDays: 1095 });
  const points = [body.probability30d, body.probability90d, body.probability180d, body.probability365d];
  expect([...points].sort((a, b) => b - a)).toEqual(points);
  for (const [index, name] of ['d30', 'd90', 'd180', 'd365'].entries()) {
    const [low, high] = body.intervals[name];
    expect(low).toBeLessThanOrEqual(points[index]);
    expect(high).toBeGreaterThanOrEqual(points[index]);
  }
  expect(body.expectedTenureDays).toBeGreaterThan(30);
  expect(body.drivers.length).toBeGreaterThan(0);
  expect(body.drivers.length).toBeLessThanOrEqual(6);
  expect(body.featureSnapshot).toMatchObject({
    priorJobCount: 2,
    completedJobCount: 2,
    hourlyMinUsd: 17,
    occupationGroup: '35',
    startMonth: 6,
    currentGapDays: null,
    occupationMatchLevel: 'exact',
  });
  expect(body.modelVersion).toMatch(/^retention-\d{4}\.\d{2}\.\d{2}$/);
  expect(new Date(body.computedAt).toISOString()).toBe(body.computedAt);
});

it('a repeated forecast returns the same numbers', async () => {
  const candidateId = await employer.candidate({ profile: { work: [samplePosition()] } });
  const [first, second] = [await forecast(candidateId), await forecast(candidateId)];
  expect({ ...second.body, computedAt: null }).toEqual({ ...first.body, computedAt: null });
});

it('forecasts of one pair at the same time are all logged, and a later one follows a change of a record', async () => {
  const candidateId = await employer.candidate({ profile: { work: [samplePosition()] } });
  const job = await call(service.baseUrl, 'POST', '/api/v1/jobs/sync', {
    key,
    json: { externalId: 'change', parsed: { title: 'Line cook', startDate: '2026-06-15' } },
  });
  const both = await Promise.all(Array.from({ length: 6 }, () => forecast(candidateId, job.body.jobId)));
  expect(new Set(both.map(({ body }) => JSON.stringify({ ...body, computedAt: null }))).size).toBe(1);
  await call(service.baseUrl, 'POST', '/api/v1/jobs/sync', {
    key,
    json: { externalId: 'change', parsed: { title: 'Line cook', startDate: '2026-11-15' } },
  });
  const after = await forecast(candidateId, job.body.jobId);
  expect(after.body.featureSnapshot.startMonth).toBe(11);
  await service.database.query('UPDATE candidates SET automated_scoring = false WHERE candidate_id = $1', [
    candidateId,
  ]);
  expect((await forecast(candidateId, job.body.jobId)).body.code).toBe('candidate_opted_out');
  const logged = await service.database.query<{ inputs_hash: string }>(
    'SELECT inputs_hash FROM score_log WHERE candidate_id = $1',
    [candidateId],
  );
  expect(logged).toHaveLength(7);
  expect(new Set(logged.map((row) => row.inputs_hash)).size).toBe(2);
});

it('a forecast for a candidate of a linked organization requires their consent', async () => {
  const organization = await service.tenant('organization');
  await employer.link(organization);
  const sharedCandidateId = await organization.candidate({ shareWithEmployers: true });
  const unsharedCandidateId = await organization.candidate();
  expect((await forecast(sharedCandidateId)).status).toBe(200);
  expect((await forecast(unsharedCandidateId)).body).toMatchObject({ status: 404, code: 'not_found' });
});

it('a forecast is refused for a candidate who opted out, for an archived job and without the scope', async () => {
  const optedOutId = await employer.candidate({ automatedScoring: false });
  expect((await forecast(optedOutId)).body).toMatchObject({ status: 409, code: 'candidate_opted_out' });
  const candidateId = await employer.candidate();
  const archivedJob = await call(service.baseUrl, 'POST', '/api/v1/jobs/sync', {
    key,
    json: { parsed: { title: 'Cook' } },
  });
  await call(service.baseUrl, 'PATCH', `/api/v1/jobs/${archivedJob.body.jobId}`, {
    key,
    json: { status: 'closed', closeReason: 'filled' },
  });
  await call(service.baseUrl, 'PATCH', `/api/v1/jobs/${archivedJob.body.jobId}`, {
    key,
    json: { status: 'archived' },
  });
  expect((await forecast(candidateId, archivedJob.body.jobId)).body).toMatchObject({
    status: 409,
    code: 'job_not_open',
  });
  const matchKey = await employer.key({ scopes: ['match'] });
  expect((await forecast(candidateId, jobId, matchKey.key)).body).toMatchObject({
    status: 403,
    requiredScope: 'retention',
  });
});
