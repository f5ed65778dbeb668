import { newId } from '../../../src/platform/ids';
import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';
import { until } from '../../support/until';

let service: TestService;
let key: string;
let ids: Map<string | null, string>;

const work = [
  { name: 'Harbor Grill', position: 'Line cook', startDate: '2021-03', endDate: '2024-02' },
  { name: 'Lakeside Hotel', position: 'Dishwasher', startDate: '2018-06', endDate: '2021-01' },
];
const home = { address: '12 Maple St', city: 'Dayton', state: 'OH', postalCode: '45402' };

beforeAll(async () => {
  service = await startService({ pools: ['sync', 'upkeep'] });
  ({ key } = await (await service.tenant('employer')).key());
  ids = await sync([
    {
      externalId: 'tracker-1',
      firstName: 'Katherine',
      lastName: 'Mabry',
      email: 'katherine.mabry.88@mail.example.com',
      phone: '(216) 555-0188',
      location: home,
      work,
    },
    {
      externalId: 'tracker-2',
      firstName: 'Kate',
      lastName: 'Vance',
      email: 'Katherine.Mabry.88@mail.example.com',
      phone: '(419) 555-0177',
      work,
    },
    { externalId: 'twin', firstName: 'Curtis', lastName: 'Mabry', phone: '(216) 555-0188', location: home },
    { externalId: 'stranger', firstName: 'Owen', lastName: 'Pruitt', email: 'owen.p.4@mail.example.com' },
  ]);
});
afterAll(() => service.stop());

async function sync(candidates: object[]): Promise<Map<string | null, string>> {
  const { body } = await call(service.baseUrl, 'POST', '/api/v1/candidates/sync', {
    key,
    json: { candidates },
  });
  const results = body.results as { externalId: string | null; candidateId: string }[];
  return new Map(results.map(({ externalId, candidateId }) => [externalId, candidateId]));
}

const send = (method: string, path: string, json?: object, own = key) =>
  call(service.baseUrl, method, `/api/v1/candidates/${path}`, { key: own, ...(json && { json }) });
const idOf = (externalId: string): string => ids.get(externalId) ?? '';

describe('GET /api/v1/candidates/{candidateId}/duplicates', () => {
  it('returns the other record of a person with the likelihood and its reasons, and not the twin', async () => {
    const { status, body } = await send('GET', `${idOf('tracker-1')}/duplicates`);
    expect([status, body]).toMatchObject([
      200,
      {
        candidateId: idOf('tracker-1'),
        duplicates: [{ candidateId: idOf('tracker-2'), externalId: 'tracker-2', isLikely: true }],
      },
    ]);
    const [{ likelihood, reasons }] = body.duplicates as [{ likelihood: number; reasons: object[] }];
    expect(likelihood).toBeGreaterThan(0.9);
    expect(reasons).toContainEqual({
      field: 'email',
      agreement: 'same',
      weight: expect.any(Number) as number,
    });
    expect(reasons).toContainEqual({
      field: 'familyName',
      agreement: 'different',
      weight: expect.any(Number) as number,
    });
  });

  it('returns the twin below a lower limit, as unlikely', async () => {
    const { body } = await send('GET', `${idOf('tracker-1')}/duplicates?minLikelihood=0`);
    const twin = (body.duplicates as { candidateId: string; isLikely: boolean }[]).find(
      ({ candidateId }) => candidateId === idOf('twin'),
    );
    expect(twin?.isLikely).toBe(false);
  });

  it('finds candidates that a release without keys has stored', async () => {
    await service.database.query(`DELETE FROM candidate_duplicate_keys`);
    await service.database.query(`UPDATE candidates SET duplicate_key_version = 0`);
    await until('the keys are written', async () => {
      const { body } = await send('GET', `${idOf('tracker-2')}/duplicates`);
      return (body.duplicates as unknown[]).length === 1;
    });
  });

  it('responds with 404 for the candidate of another tenant', async () => {
    const other = await (await service.tenant('organization')).key();
    const { status } = await send('GET', `${idOf('tracker-1')}/duplicates`, undefined, other.key);
    expect([status, (await send('GET', `${newId()}/duplicates`)).status]).toEqual([404, 404]);
  });
});

describe('POST /api/v1/candidates/{candidateId}/merge', () => {
  const get = async (externalId: string) => {
    const { updatedAt: _updatedAt, ...body } = (await send('GET', idOf(externalId))).body;
    return body;
  };
  const merge = (into: string, other: string) =>
    send('POST', `${idOf(into)}/merge`, { candidateId: idOf(other) });
  const unmerge = (from: string, other: string) =>
    send('POST', `${idOf(from)}/unmerge`, { candidateId: idOf(other) });
  const post = async (path: string, json: object) =>
    (await call(service.baseUrl, 'POST', `/api/v1/${path}`, { key, json })).body;

  it('combines both records, which an undo restores exactly', async () => {
    const before = [await get('tracker-1'), await get('tracker-2')];
    const { status, body } = await merge('tracker-1', 'tracker-2');
    expect([status, body]).toMatchObject([200, { mergedCandidateId: idOf('tracker-2') }]);
    const merged = await get('tracker-2');
    expect(merged).toMatchObject({
      candidateId: idOf('tracker-1'),
      lastName: 'Mabry',
      phone: '+12165550188',
    });
    expect((merged.work as object[]).length).toBe(2);
    const found = await call(service.baseUrl, 'GET', '/api/v1/candidates?q=vance', { key });
    expect(found.body.candidates).toMatchObject([{ candidateId: idOf('tracker-1') }]);
    expect((await send('GET', `${idOf('tracker-1')}/duplicates`)).body.duplicates).toEqual([]);
    expect((await unmerge('tracker-1', 'tracker-2')).status).toBe(200);
    expect([await get('tracker-1'), await get('tracker-2')]).toEqual(before);
  });

  it('keeps pushes to either external id apart and shares only with the consent of both', async () => {
    const share = { consent: { shareWithEmployers: true } };
    await merge('tracker-1', 'tracker-2');
    const pushed = await sync([
      { externalId: 'tracker-2', skills: ['Welding'], ...share },
      { externalId: 'tracker-1', skills: ['Cooking'] },
    ]);
    expect([...pushed.values()]).toEqual([idOf('tracker-1'), idOf('tracker-1')]);
    const names = (body: Record<string, unknown>) =>
      (body.skills as { name: string; provenance: string }[])
        .filter(({ provenance }) => provenance === 'stated')
        .map(({ name }) => name);
    const merged = await get('tracker-1');
    expect([names(merged), merged.consent]).toMatchObject([
      ['Cooking', 'Welding'],
      { shareWithEmployers: false },
    ]);
    await unmerge('tracker-1', 'tracker-2');
    const [first, second] = [await get('tracker-1'), await get('tracker-2')];
    expect([names(first), names(second)]).toEqual([['Cooking'], ['Welding']]);
    expect([first.consent, second.consent]).toMatchObject([{ shareWithEmployers: false }, share.consent]);
  });

  it('moves matches, placements and decisions, and gives them back', async () => {
    const job = (externalId: string) => post('jobs/sync', { externalId, parsed: { title: 'Line cook' } });
    const [one, two] = [await job('J-1'), await job('J-2')];
    const match = (externalId: string, { jobId }: Record<string, unknown>) =>
      post('match', { candidateId: idOf(externalId), jobId });
    await match('tracker-1', one);
    await match('tracker-2', one);
    const moving = await match('tracker-2', two);
    await post(`matches/${moving.matchId as string}/decisions`, {
      outcome: 'advanced',
      reasonCode: 'skills',
      decidedBy: 'staff-12',
    });
    const placement = await post('placements', { candidateId: idOf('tracker-2'), jobId: two.jobId });
    const path = `/api/v1/placements/${placement.placementId as string}`;
    for (const json of [{ status: 'accepted' }, { status: 'started', startDate: '2026-01-05' }]) {
      expect((await call(service.baseUrl, 'PATCH', path, { key, json })).status).toBe(200);
    }
    const { body } = await merge('tracker-1', 'tracker-2');
    expect(body.moved).toEqual({ matches: 1, placements: 1, decisions: 1, ratings: 0 });
    const matchesOf = async (externalId: string) => {
      const of = `/api/v1/matches?candidateId=${idOf(externalId)}`;
      const list = (await call(service.baseUrl, 'GET', of, { key })).body.matches as { jobId: string }[];
      return list.map(({ jobId }) => jobId).sort();
    };
    expect(await matchesOf('tracker-1')).toEqual([one.jobId, two.jobId].sort());
    const history = await call(
      service.baseUrl,
      'GET',
      `/api/v1/matches/${moving.matchId as string}/history`,
      { key },
    );
    expect((history.body.entries as object[]).length).toBeGreaterThanOrEqual(2);
    expect((await get('tracker-1')).status).toBe('placed');
    const ofMerged = await match('tracker-2', one);
    expect([ofMerged.code, ofMerged.detail]).toEqual([
      'not_found',
      expect.stringContaining(`merged into the candidate ${idOf('tracker-1')}`),
    ]);
    await unmerge('tracker-1', 'tracker-2');
    expect(await matchesOf('tracker-1')).toEqual([one.jobId]);
    expect(await matchesOf('tracker-2')).toEqual([one.jobId, two.jobId].sort());
    expect([(await get('tracker-1')).status, (await get('tracker-2')).status]).toEqual(['active', 'placed']);
  });

  it('responds with 404, 409 or 422 to candidates that cannot be merged', async () => {
    const other = await (await service.tenant('employer')).key();
    const statusOf = async (into: string, candidateId: string, own = key) =>
      (await send('POST', `${into}/merge`, { candidateId }, own)).body.code as string;
    await merge('tracker-1', 'tracker-2');
    expect([
      await statusOf(idOf('twin'), newId()),
      await statusOf(idOf('twin'), idOf('stranger'), other.key),
      await statusOf(idOf('twin'), idOf('twin')),
      await statusOf(idOf('twin'), idOf('tracker-1')),
      (await unmerge('twin', 'tracker-2')).body.code,
    ]).toEqual(['not_found', 'not_found', 'validation_failed', 'candidate_has_merges', 'not_found']);
    await unmerge('tracker-1', 'tracker-2');
  });

  it('exports and erases both records, by either id', async () => {
    await merge('twin', 'stranger');
    const exported = await send('POST', `${idOf('stranger')}/access-export`);
    expect(exported.body).toMatchObject({
      candidateId: idOf('twin'),
      entries: { candidates: 1, candidate_merges: 1 },
    });
    expect((await send('DELETE', idOf('stranger'))).status).toBe(204);
    expect([(await send('GET', idOf('twin'))).status, (await send('GET', idOf('stranger'))).status]).toEqual([
      404, 404,
    ]);
    const rows = await service.database.query<{ candidate_id: string; external_id: string }>(
      'SELECT candidate_id, external_id FROM erasures ORDER BY external_id',
    );
    expect(rows).toEqual([
      { candidate_id: idOf('stranger'), external_id: 'stranger' },
      { candidate_id: idOf('twin'), external_id: 'twin' },
    ]);
    const again = await sync([{ externalId: 'stranger', firstName: 'Owen' }]);
    expect([...again.values()]).not.toContain(idOf('stranger'));
  });
});
