import { call, fileForm, type ApiResponse } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { until } from '../../support/until';

const COOKS = 14;
const PEOPLE = 26;
const PERIOD = { from: '2026-01-01', to: '2099-01-01' };

describe('impact reports', () => {
  let service: TestService;
  let organization: TestTenant;
  let key: string;
  let jobId: string;
  let candidateIds: string[];

  const send = (
    method: string,
    path: string,
    options: Omit<Parameters<typeof call>[3], 'key'> = {},
    withKey = key,
  ) => call(service.baseUrl, method, `/api/v1${path}`, { key: withKey, ...options });
  const report = (json: object, headers: Record<string, string> = {}): Promise<ApiResponse> =>
    send('POST', '/impact-reports', { json: { ...PERIOD, selected: 'score:50', ...json }, headers });
  const storedDocuments = async () =>
    (
      await service.database.query<{ rows: number }>(
        `SELECT count(*)::int AS rows FROM documents JOIN operations USING (operation_id) WHERE type = 'impact-report'`,
      )
    )[0]?.rows;
  /** People in turn are men and women; the last two are in no line. */
  const demographics = (id: (index: number) => string, column = 'externalId') =>
    [`${column},sex,raceEthnicity`]
      .concat(
        Array.from(
          { length: PEOPLE - 2 },
          (_, index) => `${id(index)},${index % 2 ? 'female' : 'male'},asian`,
        ),
      )
      .join('\n');
  const byExternalId = demographics((index) => `P-${index}`);

  beforeAll(async () => {
    service = await startService({ pools: ['sync', 'match'] });
    organization = await service.tenant('organization');
    ({ key } = await organization.key());
    const employer = await service.tenant('employer');
    await employer.link(organization);
    const job = await send(
      'POST',
      '/jobs/sync',
      { json: { parsed: { title: 'Line Cook', requiredSkills: ['Cooking', 'Food safety'] } } },
      (await employer.key()).key,
    );
    jobId = job.body.jobId;
    const synced = await send('POST', '/candidates/sync', {
      json: {
        candidates: Array.from({ length: PEOPLE }, (_, index) => ({
          externalId: `P-${index}`,
          firstName: `Person ${index}`,
          skills: index < COOKS ? ['Cooking', 'Food safety'] : ['Bookkeeping'],
        })),
      },
    });
    candidateIds = synced.body.results.map(({ candidateId }: { candidateId: string }) => candidateId);
    await send('POST', '/matches/rank', { json: { jobId, limit: PEOPLE } });
  });
  afterAll(() => service.stop());

  it('count each person with the demographics of a form, and people without a line as unknown', async () => {
    const response = await send('POST', '/impact-reports', {
      form: fileForm(byExternalId, 'people.csv', 'text/csv', { ...PERIOD, selected: 'top:14' }),
    });
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({
      assessed: PEOPLE,
      selected: COOKS,
      notAssessed: 0,
      warnings: [],
      selectedMeans: expect.stringContaining('first 14'),
      notice: expect.stringContaining('not an audit'),
    });
    const [sex] = response.body.tables;
    expect(sex.rows.map((row: { sex: string; assessed: number }) => [row.sex, row.assessed])).toEqual([
      ['male', 12],
      ['female', 12],
    ]);
    expect(sex.rows[0].selection).toMatchObject({ count: 7, rate: 0.583333, impactRatio: 1 });
  });

  it('accept candidate ids, and name faulty lines without their values', async () => {
    const text = `${demographics((index) => candidateIds[index] ?? '', 'candidateId')}\nabsent,nonsense,asian\n`;
    const { body } = await report({ demographics: text });
    expect(body).toMatchObject({
      assessed: PEOPLE,
      notAssessed: 1,
      warnings: [{ line: PEOPLE, message: 'The sex is not understood and counts as unknown.' }],
    });
    expect(JSON.stringify(body)).not.toContain('nonsense');
  });

  it('are limited to the jobs and the period', async () => {
    const other = '0197f3a2-6b1c-7d4e-8f90-a1b2c3d4e5f6';
    expect((await report({ demographics: byExternalId, jobIds: jobId })).body.assessed).toBe(PEOPLE);
    expect((await report({ demographics: byExternalId, jobIds: `${other}, ${other}` })).body.assessed).toBe(
      0,
    );
    expect((await report({ demographics: byExternalId, to: '2026-02-01' })).body.assessed).toBe(0);
  });

  it('can be read again, also as a page', async () => {
    const { body } = await report({ demographics: byExternalId });
    const path = `/impact-reports/${body.reportId as string}`;
    expect((await send('GET', path)).body).toEqual(body);
    const page = await send('GET', path, { headers: { Accept: 'text/html' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).toMatch(/^<!doctype html>[^]*<td>7<\/td>/);
    const again = await send('GET', path, {
      headers: { Accept: 'text/html', 'If-None-Match': page.headers.get('etag') ?? '' },
    });
    expect([again.status, again.text]).toEqual([304, '']);
    const parsed = await send('POST', '/skills-infer', {
      json: { occupations: ['Cook'] },
      headers: { Prefer: 'respond-async' },
    });
    const noReport = await send('GET', `/impact-reports/${parsed.body.operationId as string}`);
    expect([noReport.status, noReport.body.resource]).toEqual([404, 'impact_report']);
  });

  it('leave no demographics behind, however the operation ends, and one audit entry each', async () => {
    const audited = () =>
      service.database.query<{ subject_id: string }>(
        `SELECT subject_id FROM audit_log WHERE action = 'impact_report.requested'`,
      );
    const before = (await audited()).length;
    await report({ demographics: byExternalId });
    const failed = await report({ demographics: 'name,gender\nP-1,male' });
    expect([failed.status, failed.body.code]).toEqual([422, 'validation_failed']);
    expect(await storedDocuments()).toBe(0);
    await service.stopWorkers();
    const waiting = await report({ demographics: byExternalId }, { Prefer: 'respond-async' });
    expect([waiting.status, await storedDocuments()]).toEqual([202, 1]);
    await send('POST', `/operations/${waiting.body.operationId as string}/cancel`);
    expect(await storedDocuments()).toBe(0);
    const later = await report({ demographics: byExternalId }, { Prefer: 'respond-async' });
    await service.startWorkers();
    const path = `/operations/${later.body.operationId as string}`;
    await until('the report is made', async () => (await send('GET', path)).body.status === 'succeeded');
    expect(await storedDocuments()).toBe(0);
    expect(await audited()).toHaveLength(before + 4);
  });

  it.each([
    [{ demographics: ' ' }, 'file_or_text_required', undefined],
    [{ demographics: 'externalId,sex,raceEthnicity\n"P-1,male,asian' }, 'validation_failed', '/demographics'],
    [{}, 'validation_failed', '/demographics'],
    [{ demographics: 'x', selected: 'best' }, 'validation_failed', '/selected'],
    [{ demographics: 'x', jobIds: 'P-1' }, 'validation_failed', '/jobIds'],
    [{ demographics: 'x', from: 'yesterday' }, 'validation_failed', '/from'],
    [{ demographics: 'x', to: '2025-01-01' }, 'validation_failed', '/to'],
  ])('reject %j', async (json, code, pointer) => {
    const { status, body } = await report(json);
    expect([status, body.code, body.errors?.[0]?.pointer]).toEqual([422, code, pointer]);
  });
});
