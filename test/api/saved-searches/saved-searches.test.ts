import { call } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';

let service: TestService;
let employer: TestTenant;
let key: string;
beforeAll(async () => {
  service = await startService({ pools: ['sync'] });
  employer = await service.tenant('employer');
  ({ key } = await employer.key());
});
afterAll(() => service.stop());

const send = (method: string, path: string, json?: object, withKey = key) =>
  call(service.baseUrl, method, `/api/v1${path}`, { key: withKey, ...(json && { json }) });
const save = async (json: object) => {
  const { status, body, text } = await send('POST', '/saved-searches', json);
  if (status !== 201) throw new Error(text);
  return body.searchId as string;
};
const pushJob = async (externalId: string, parsed: object) =>
  (await send('POST', '/jobs/sync', { externalId, parsed })).body.jobId as string;
const pointers = (body: Record<string, unknown>) =>
  (body.errors as { pointer: string }[]).map(({ pointer }) => pointer);

describe('a saved search', () => {
  it('is created, listed, changed and deleted', async () => {
    const created = await send('POST', '/saved-searches', {
      name: 'Welders near Dayton',
      of: 'candidates',
      filters: { skill: 'Welding', near: 'Dayton, OH', within: '40km' },
      notify: true,
    });
    expect(created.status).toBe(201);
    expect(created.headers.get('location')).toBe(`/api/v1/saved-searches/${created.body.searchId}`);
    expect(created.body).toMatchObject({
      ...{ name: 'Welders near Dayton', of: 'candidates', jobId: null, candidateId: null, notify: true },
      filters: { skill: 'Welding', near: 'Dayton, OH', within: '40km' },
      notifyAbove: null,
    });
    const path = `/saved-searches/${created.body.searchId}`;
    const jobSearch = await save({ name: 'Remote jobs', of: 'jobs', filters: { remote: true } });
    const { body: list } = await send('GET', '/saved-searches?limit=1');
    expect(list).toMatchObject({ savedSearches: [created.body], limits: { maxSearches: 50 }, hasMore: true });
    const rest = await send('GET', `/saved-searches?cursor=${encodeURIComponent(list.nextCursor as string)}`);
    expect(rest.body.savedSearches).toMatchObject([{ searchId: jobSearch, notify: false }]);
    expect((await send('GET', '/saved-searches?of=jobs')).body.savedSearches).toHaveLength(1);
    const changed = await send('PATCH', path, { filters: { skill: 'Soldering' }, notify: false });
    expect(changed.body).toMatchObject({
      filters: { skill: 'Soldering' },
      notify: false,
      name: 'Welders near Dayton',
    });
    expect((await send('GET', path)).body).toEqual(changed.body);
    expect((await send('DELETE', path)).status).toBe(204);
    expect((await send('GET', path)).body).toMatchObject({ code: 'not_found', resource: 'saved_search' });
  });

  it.each<[object, string[]]>([
    [{ of: 'candidates', filters: { payAtLeast: 20 } }, ['/filters/payAtLeast']],
    [{ of: 'jobs', filters: { q: 'ana' } }, ['/filters/q']],
    [{ of: 'candidates', filters: { status: 'open' } }, ['/filters/status']],
    [{ of: 'jobs', filters: { status: 'placed' } }, ['/filters/status']],
    [{ of: 'candidates', filters: { near: 'Nowhere, ZZ' } }, ['/filters/near']],
    [{ of: 'candidates', filters: { within: '10mi' } }, ['/filters/within']],
    [{ of: 'jobs', filters: { source: 'no-such-board' } }, ['/filters/source']],
    [{ of: 'jobs', filters: { updatedSince: 'yesterday' } }, ['/filters/updatedSince']],
    [{ of: 'jobs', filters: { customFields: 'region=north' } }, ['/filters/customFields']],
    [{ of: 'jobs', filters: { customFields: 'north' } }, ['/filters/customFields']],
    [{ of: 'candidates', filters: { colour: 'red' } }, ['/filters/colour']],
    [{ of: 'candidates', notifyAbove: 60 }, ['/notifyAbove']],
    [{ of: 'candidates', jobId: '01974f29-1f0a-7b2c-8d7e-9f0a1b2c3d4e' }, ['/notifyAbove']],
    [{ of: 'jobs', jobId: '01974f29-1f0a-7b2c-8d7e-9f0a1b2c3d4e', notifyAbove: 101 }, ['/notifyAbove']],
    [{ of: 'jobs', jobId: '01974f29-1f0a-7b2c-8d7e-9f0a1b2c3d4e', notifyAbove: 60 }, ['/jobId']],
    [
      { of: 'candidates', candidateId: '01974f29-1f0a-7b2c-8d7e-9f0a1b2c3d4e', notifyAbove: 6 },
      ['/candidateId'],
    ],
  ])('is refused with %j', async (json, expected) => {
    const { status, body } = await send('POST', '/saved-searches', { name: 'Refused', ...json });
    expect([status, pointers(body)]).toEqual([422, expected]);
  });

  it('is refused for a job that the tenant may not read, and for a score without a pair', async () => {
    const other = await service.tenant('employer');
    const { key: otherKey } = await other.key();
    const json = { externalId: 'X-1', parsed: { title: 'Welder' } };
    const { jobId } = (await send('POST', '/jobs/sync', json, otherKey)).body;
    const refused = await send('POST', '/saved-searches', {
      ...{ name: 'Foreign', of: 'candidates', jobId, notifyAbove: 50 },
    });
    expect([refused.status, refused.body.resource]).toEqual([404, 'job']);
    const searchId = await save({ name: 'No pair', of: 'candidates' });
    const changed = await send('PATCH', `/saved-searches/${searchId}`, { notifyAbove: 50 });
    expect([changed.status, pointers(changed.body)]).toEqual([422, ['/notifyAbove']]);
    expect((await send('GET', `/saved-searches/${searchId}`, undefined, otherKey)).status).toBe(404);
  });

  it('needs the scope of its records, and the scope of scores', async () => {
    const { key: jobsOnly } = await employer.key({ scopes: ['jobs'] });
    const search = { name: 'Candidates', of: 'candidates' };
    const searchId = await save(search);
    for (const [method, path, json] of [
      ['POST', '/saved-searches', search],
      ['GET', `/saved-searches/${searchId}`],
      ['GET', `/saved-searches/${searchId}/results`],
      ['DELETE', `/saved-searches/${searchId}`],
      ['GET', '/saved-searches?of=candidates'],
    ] as const) {
      expect((await send(method, path, json, jobsOnly)).body).toMatchObject({
        ...{ code: 'insufficient_scope', requiredScope: 'candidates' },
      });
    }
    const { body } = await send('GET', '/saved-searches', undefined, jobsOnly);
    expect((body.savedSearches as { of: string }[]).every(({ of }) => of === 'jobs')).toBe(true);
    const candidateId = await employer.candidate();
    const scored = { name: 'Scored', of: 'jobs', candidateId, notifyAbove: 60 };
    expect((await send('POST', '/saved-searches', scored, jobsOnly)).body.requiredScope).toBe('match');
  });

  it('belongs to its mode, and is limited in number', async () => {
    const tenant = await service.tenant('employer');
    const { key: testKey } = await tenant.key();
    const { key: liveKey } = await tenant.key({ mode: 'live' });
    await service.admin.tenants.set(tenant.tenantId, 'savedSearches.max', 1);
    const search = { name: 'All jobs', of: 'jobs' };
    expect((await send('POST', '/saved-searches', search, testKey)).status).toBe(201);
    const { status, body } = await send('POST', '/saved-searches', search, testKey);
    expect([status, body.code, body.maxSearches]).toEqual([409, 'saved_search_limit_reached', 1]);
    expect((await send('GET', '/saved-searches', undefined, liveKey)).body.savedSearches).toEqual([]);
    expect((await send('POST', '/saved-searches', search, liveKey)).status).toBe(201);
  });

  it('returns what its list returns for the same filters, in pages', async () => {
    for (const number of [1, 2, 3]) {
      await pushJob(`R-${number}`, {
        ...{ title: `Welder ${number}`, city: 'Dayton', state: 'OH', requiredSkills: ['Welding'] },
      });
    }
    await pushJob('R-4', { title: 'Cook', city: 'Dayton', state: 'OH' });
    const searchId = await save({
      name: 'Welding',
      of: 'jobs',
      filters: { skill: 'Welding', near: 'Dayton, OH' },
    });
    const { body: first } = await send('GET', `/saved-searches/${searchId}/results?limit=2`);
    const { body: list } = await send('GET', '/jobs?skill=Welding&near=Dayton,%20OH&limit=2');
    expect(first).toEqual({ of: 'jobs', candidates: [], ...list, nextCursor: expect.any(String) as string });
    const next = encodeURIComponent(first.nextCursor as string);
    const { body: second } = await send('GET', `/saved-searches/${searchId}/results?limit=2&cursor=${next}`);
    expect((second.jobs as { externalId: string }[]).map(({ externalId }) => externalId)).toEqual(['R-1']);
  });
});
