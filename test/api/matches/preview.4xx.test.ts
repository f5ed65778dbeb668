import { call } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { JOB_TEXT, RESUME_TEXT } from '../../support/texts';

const SOME_ID = '0197f3a2-6b1c-7d4e-8f90-a1b2c3d4e5f6';
const RESUME = { parsed: { skills: ['Grilling'] } };
const POSTING = { parsed: { title: 'Line cook', requiredSkills: ['Grilling'] } };

let service: TestService;
let employer: TestTenant;
let organization: TestTenant;
let key: string;
let jobId: string;
beforeAll(async () => {
  service = await startService({ pools: [] });
  employer = await service.tenant('employer');
  organization = await employer.addTenant('organization');
  await employer.link(organization);
  ({ key } = await employer.key());
  ({ jobId } = (await post('/api/v1/jobs/sync', POSTING)).body as { jobId: string });
});
afterAll(() => service.stop());

const post = (path: string, json: object, as = key) => call(service.baseUrl, 'POST', path, { key: as, json });
const preview = (candidate: object, job: object, as = key) =>
  post('/api/v1/match/preview', { candidate, job }, as);

describe('a preview of a match refuses', () => {
  it.each<[string, object, object, string, string]>([
    ['a candidate without any data', {}, POSTING, '/candidate', 'required'],
    ['a blank resume', { text: ' \n' }, POSTING, '/candidate', 'required'],
    [
      'a candidate sent as both text and parsed data',
      { text: 'Cook', ...RESUME },
      POSTING,
      '/candidate',
      'conflict',
    ],
    [
      'a candidate sent as both text and id',
      { text: 'Cook', candidateId: SOME_ID },
      POSTING,
      '/candidate',
      'conflict',
    ],
    ['a job without any data', RESUME, {}, '/job', 'required'],
    ['a job sent as both text and id', RESUME, { text: JOB_TEXT, jobId: SOME_ID }, '/job', 'conflict'],
    ['a job sent as both text and parsed data', RESUME, { text: JOB_TEXT, ...POSTING }, '/job', 'conflict'],
    [
      'a file in place of a text',
      { text: 'data:application/pdf;base64,JVBERi0=' },
      POSTING,
      '/candidate/text',
      'format',
    ],
    [
      'an unknown state',
      { parsed: { basics: { location: { state: 'QQ' } } } },
      POSTING,
      '/candidate/parsed/basics/location/state',
      'format',
    ],
    [
      'a maximum wage below the minimum',
      RESUME,
      { parsed: { title: 'Cook', hourlyMinUsd: 20, hourlyMaxUsd: 10 } },
      '/job/parsed/hourlyMaxUsd',
      'conflict',
    ],
    ['an unknown field', { ...RESUME, age: 40 }, POSTING, '/candidate/age', 'unknown_field'],
  ])('%s', async (_name, candidate, job, pointer, code) => {
    const { status, body } = await preview(candidate, job);
    expect([status, body.code]).toEqual([422, 'validation_failed']);
    expect(body.errors).toEqual([expect.objectContaining({ pointer, code })]);
  });

  it('a body without a job', async () => {
    const { status, body } = await post('/api/v1/match/preview', { candidate: RESUME });
    expect([status, body.errors[0].pointer]).toEqual([422, '/job']);
  });

  it.each<[string, object, object, string]>([
    ['resume', { text: 'a'.repeat(100_001) }, POSTING, '/candidate/text'],
    ['posting', RESUME, { text: 'a'.repeat(100_001) }, '/job/text'],
  ])('a %s of more than 100,000 characters', async (_name, candidate, job, pointer) => {
    const { status, body } = await preview(candidate, job);
    expect([status, body.code, body.errors[0].pointer]).toEqual([422, 'text_too_long', pointer]);
  });

  it.each<[string, object, object, string]>([
    ['resume', { text: '[[sandbox:no_text]]' }, POSTING, '/candidate/text'],
    ['posting', RESUME, { text: `${JOB_TEXT}[[sandbox:no_text]]` }, '/job/text'],
  ])('a %s without readable text', async (_name, candidate, job, pointer) => {
    const { status, body } = await preview(candidate, job);
    expect([status, body.code, body.errors[0].pointer]).toEqual([422, 'no_text_found', pointer]);
  });

  it('two sides without comparable data', async () => {
    const { status, body } = await preview({ parsed: {} }, { parsed: { title: 'Zzyzx' } });
    expect([status, body.code]).toEqual([422, 'insufficient_data']);
  });

  it.each<[string, object, object, string]>([
    ['candidate', { candidateId: SOME_ID }, POSTING, 'candidate'],
    ['job', RESUME, { jobId: SOME_ID }, 'job'],
  ])('an unknown %s, with its name', async (_name, candidate, job, resource) => {
    const { status, body } = await preview(candidate, job);
    expect([status, body.code, body.resource]).toEqual([404, 'not_found', resource]);
  });

  it('a candidate of a linked tenant, even one that is shared with employers', async () => {
    const { key: foreignKey } = await organization.key();
    const candidateId = await organization.candidate({ shareWithEmployers: true });
    expect((await preview({ candidateId }, POSTING)).body).toMatchObject({
      status: 404,
      resource: 'candidate',
    });
    expect((await preview({ candidateId }, POSTING, foreignKey)).status).not.toBe(404);
  });

  it('the job of a tenant that is not linked', async () => {
    const unlinkedTenant = await service.tenant('organization');
    const { key: foreignKey } = await unlinkedTenant.key();
    expect((await preview(RESUME, { jobId }, foreignKey)).body).toMatchObject({
      status: 404,
      resource: 'job',
    });
  });

  it('a candidate who opted out of automated scoring', async () => {
    const candidateId = await employer.candidate({ automatedScoring: false });
    const { status, body } = await preview({ candidateId }, { jobId });
    expect([status, body.code]).toEqual([409, 'candidate_opted_out']);
  });

  it('an archived job', async () => {
    const archivedJobId = (await post('/api/v1/jobs/sync', { ...POSTING, externalId: 'archived' })).body
      .jobId as string;
    await call(service.baseUrl, 'PATCH', `/api/v1/jobs/${archivedJobId}`, {
      key,
      json: { status: 'archived' },
    });
    const { status, body } = await preview(RESUME, { jobId: archivedJobId });
    expect([status, body.code]).toEqual([409, 'job_not_open']);
  });

  it('a key without the match scope', async () => {
    const { key: parseOnlyKey } = await employer.key({ scopes: ['parse'] });
    expect((await preview(RESUME, POSTING, parseOnlyKey)).body.code).toBe('insufficient_scope');
  });

  it('a body of more than 4 MiB', async () => {
    const { status, body } = await preview({ text: 'a'.repeat(4 * 1024 * 1024) }, POSTING);
    expect([status, body.code]).toEqual([413, 'payload_too_large']);
  });

  it('live calls beyond the parse limit', async () => {
    const { key: liveKey } = await employer.key({ mode: 'live' });
    const response = await preview(RESUME, { text: RESUME_TEXT }, liveKey);
    expect(response.headers.get('ratelimit-policy')).toContain('"parse";q=60');
  });
});
