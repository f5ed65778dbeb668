import { composeWorkers } from '../../../src/compose/workers';
import { call } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { until } from '../../support/until';

interface Found {
  searchId: string;
  of: string;
  candidateId: string | null;
  candidateExternalId: string | null;
  jobId: string | null;
  jobExternalId: string | null;
  score: number | null;
}

let service: TestService;
let workers: ReturnType<typeof composeWorkers>;
let tenant: TestTenant;
let key: string;

beforeAll(async () => {
  service = await startService({ pools: ['sync', 'match'] });
  workers = composeWorkers(service.config, ['match']);
});
afterAll(async () => {
  await workers.shutdown.run('test');
  await service.stop();
});
beforeEach(async () => {
  tenant = await service.tenant('employer');
  ({ key } = await tenant.key());
});

const send = async (method: string, path: string, json?: object) => {
  const response = await call(service.baseUrl, method, `/api/v1${path}`, { key, ...(json && { json }) });
  if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${response.text}`);
  return response.body;
};
const save = async (json: object): Promise<string> =>
  (await send('POST', '/saved-searches', { name: 'Search', ...json })).searchId as string;
const push = async (...candidates: object[]): Promise<string[]> => {
  const { results, summary } = await send('POST', '/candidates/sync', { candidates });
  expect(summary).toMatchObject({ failed: 0 });
  return (results as { candidateId: string }[]).map(({ candidateId }) => candidateId);
};
const welder = (externalId: string, more: object = {}) => ({ externalId, skills: ['Welding'], ...more });
const pushJob = async (externalId: string, skills: string[], title = 'Welder'): Promise<string> =>
  (await send('POST', '/jobs/sync', { externalId, parsed: { title, requiredSkills: skills } }))
    .jobId as string;
const scope = () => ({ tenantId: tenant.tenantId, mode: 'test' as const });
const evaluate = () => workers.evaluateSearches.run(scope(), new AbortController().signal);
/** Evaluates what changed, and returns all events so far. */
const found = async (): Promise<Found[]> => {
  await evaluate();
  const rows = await service.database.query<{ data: Found }>(
    `SELECT data FROM events WHERE tenant_id = $1 AND type = 'match.found' ORDER BY created_at, event_id`,
    [tenant.tenantId],
  );
  return rows.map(({ data }) => data);
};
const rowsOf = (table: string) =>
  service.database.query(`SELECT * FROM ${table} WHERE tenant_id = $1`, [tenant.tenantId]);

describe('match.found', () => {
  it('tells once of a record that passes, and again after it fell out and came back', async () => {
    await push(welder('C-0'));
    const searchId = await save({ of: 'candidates', filters: { skill: 'Welding' }, notify: true });
    const [candidateId] = await push(welder('C-1'), { externalId: 'C-2', skills: ['Cooking'] });
    const first = await found();
    expect(first).toEqual([
      {
        ...{ searchId, of: 'candidates', candidateId, candidateExternalId: 'C-1', jobId: null },
        ...{ jobExternalId: null, score: null, foundAt: expect.any(String) as string },
      },
    ]);
    await push(welder('C-1'));
    await push(welder('C-1', { location: { city: 'Dayton', state: 'OH' } }));
    expect(await found()).toHaveLength(1);
    await push({ externalId: 'C-1', skills: ['Cooking'] });
    expect(await found()).toHaveLength(1);
    await push(welder('C-1'));
    expect((await found()).map((event) => event.candidateId)).toEqual([candidateId, candidateId]);
  });

  it('is sent by the queue for changed jobs', async () => {
    const searchId = await save({ of: 'jobs', filters: { skill: 'Welding', status: 'open' }, notify: true });
    const jobId = await pushJob('J-1', ['Cooking']);
    await pushJob('J-1', ['Cooking', 'Welding']);
    await workers.evaluateSearches.enqueueDue();
    const [event] = await until('the event', async () => {
      const { events } = await send('GET', '/events?type=match.found');
      return (events as { data: Found }[]).length > 0 && (events as { data: Found }[]);
    });
    expect(event!.data).toMatchObject({
      searchId,
      jobId,
      jobExternalId: 'J-1',
      candidateId: null,
      score: null,
    });
  });

  it('gives the score of candidates that reach it for a job, and logs the score', async () => {
    const jobId = await pushJob('J-1', ['Welding', 'Blueprint reading']);
    const searchId = await save({ of: 'candidates', jobId, notifyAbove: 50 });
    const [candidateId] = await push(
      welder('C-1', { skills: ['Welding', 'Blueprint reading'] }),
      { externalId: 'C-2', skills: ['Cooking'] },
      welder('C-3', { skills: ['Welding', 'Blueprint reading'], consent: { automatedScoring: false } }),
    );
    const events = await found();
    expect(events).toMatchObject([{ searchId, candidateId, jobId, jobExternalId: 'J-1' }]);
    const match = await send('POST', '/match', { candidateId, jobId });
    expect(events[0]!.score).toBe(match.finalScore);
    const { entries } = await send('GET', '/score-log');
    expect(entries).toContainEqual(
      expect.objectContaining({ candidateId, surface: 'worker', finalScore: match.finalScore }),
    );
    await send('PATCH', `/jobs/${jobId}`, { status: 'archived' });
    await push(welder('C-4', { skills: ['Welding', 'Blueprint reading'] }));
    expect(await found()).toHaveLength(1);
  });

  it('gives the score of jobs that reach it for a candidate, who is then erased', async () => {
    const [candidateId, other] = await push(
      welder('C-1'),
      welder('C-2', { firstName: 'Ines', lastName: 'Rocha' }),
    );
    const searchId = await save({ of: 'jobs', candidateId, notifyAbove: 50 });
    const byName = await save({ of: 'candidates', filters: { q: 'rocha ines' } });
    const kept = await save({ of: 'candidates', filters: { q: 'rossi' } });
    const jobId = await pushJob('J-1', ['Welding']);
    await pushJob('J-2', ['Cooking', 'Baking', 'Knife skills'], 'Pastry chef');
    expect(await found()).toMatchObject([{ searchId, candidateId, jobId, of: 'jobs' }]);
    await send('DELETE', `/candidates/${candidateId}`);
    await send('DELETE', `/candidates/${other}`);
    const { savedSearches } = await send('GET', '/saved-searches');
    expect(savedSearches).toMatchObject([{ searchId: kept }]);
    expect(byName).not.toBe(kept);
    expect(await rowsOf('saved_search_matches')).toEqual([]);
    await pushJob('J-3', ['Welding']);
    expect(await found()).toHaveLength(1);
    expect(await rowsOf('saved_search_changes')).toEqual([]);
  });

  it('is sent once by tasks that run at the same time, and waits while scoring is paused', async () => {
    const jobId = await pushJob('J-1', ['Welding']);
    await save({ of: 'candidates', jobId, notifyAbove: 50 });
    await send('POST', '/tenants/me/pause');
    await push(...Array.from({ length: 40 }, (_, at) => welder(`C-${at}`)));
    expect(await found()).toEqual([]);
    expect(await service.database.query('SELECT * FROM tenants_with_search_changes(10)')).toEqual([]);
    await send('POST', '/tenants/me/resume');
    expect(await service.database.query('SELECT * FROM tenants_with_search_changes(10)')).toHaveLength(1);
    await Promise.all([evaluate(), evaluate(), evaluate()]);
    const events = await found();
    expect(new Set(events.map((event) => event.candidateId)).size).toBe(40);
    expect(events).toHaveLength(40);
  });

  it('is not sent again for the records of a merge, nor after it is undone', async () => {
    await save({ of: 'candidates', filters: { skill: 'Welding' }, notify: true });
    const [merged, candidateId] = await push(welder('C-1'), { externalId: 'C-2', skills: ['Cooking'] });
    expect(await found()).toHaveLength(1);
    await send('POST', `/candidates/${candidateId}/merge`, { candidateId: merged });
    expect(await found()).toHaveLength(1);
    await send('POST', `/candidates/${candidateId}/unmerge`, { candidateId: merged });
    expect(await found()).toHaveLength(1);
    const known = await rowsOf('saved_search_matches');
    expect(known).toMatchObject([{ candidate_id: merged }]);
  });

  it('follows a change of the search, and is not sent while the search does not notify', async () => {
    const searchId = await save({ of: 'candidates', filters: { skill: 'Welding' } });
    await push(welder('C-1'));
    expect(await rowsOf('saved_search_changes')).toEqual([]);
    await send('PATCH', `/saved-searches/${searchId}`, { notify: true, filters: { skill: 'Cooking' } });
    await push(welder('C-2'), { externalId: 'C-3', skills: ['Cooking'] });
    expect((await found()).map((event) => event.candidateExternalId)).toEqual(['C-3']);
    await send('DELETE', `/saved-searches/${searchId}`);
    await push({ externalId: 'C-4', skills: ['Cooking'] });
    expect(await found()).toHaveLength(1);
  });

  it('skips a search whose custom field was deleted, and evaluates the others', async () => {
    const field = await send('POST', '/custom-fields', { record: 'candidate', key: 'team', type: 'string' });
    await save({ of: 'candidates', filters: { customFields: 'team=north' }, notify: true });
    const other = await save({ of: 'candidates', filters: { skill: 'Welding' }, notify: true });
    await send('DELETE', `/custom-fields/${field.customFieldId}`);
    await push(welder('C-1'));
    expect(await found()).toMatchObject([{ searchId: other }]);
  });
});
