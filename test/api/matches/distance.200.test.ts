import { call, type ApiResponse } from '../../support/api';
import { startService, type TestService } from '../../support/service';

describe('options.distance', () => {
  let service: TestService;
  let key: string;
  let jobId: string;
  let nearId: string;
  let farId: string;
  let farWithoutLimitId: string;

  const send = (method: string, path: string, json?: object, withKey = key): Promise<ApiResponse> =>
    call(service.baseUrl, method, `/api/v1${path}`, { key: withKey, ...(json && { json }) });
  const match = async (candidateId: string, distance?: string) =>
    (await send('POST', '/match', { candidateId, jobId, ...(distance && { options: { distance } }) })).body;
  const rank = async (distance?: string) =>
    (await send('POST', '/matches/rank', { jobId, ...(distance && { options: { distance } }) })).body.ranked;
  /** A match without ids and times. */
  const content = (body: ApiResponse['body']) =>
    JSON.stringify(body, (name, value: unknown) => (/(Id|At)$/.test(name) ? undefined : value));
  const scoreOf = (ranked: { candidateId: string; finalScore: number }[], id: string) =>
    ranked.find(({ candidateId }) => candidateId === id)?.finalScore;

  beforeAll(async () => {
    service = await startService({ pools: ['sync', 'match'] });
    const organization = await service.tenant('organization');
    ({ key } = await organization.key());
    const employer = await service.tenant('employer');
    await employer.link(organization);
    const job = await send(
      'POST',
      '/jobs/sync',
      {
        parsed: { title: 'Line Cook', requiredSkills: ['Cooking', 'Grilling'], city: 'Dayton', state: 'OH' },
      },
      (await employer.key()).key,
    );
    jobId = job.body.jobId;
    const cook = (city: string, maxCommuteMiles?: number) => ({
      skills: ['Cooking'],
      work: [{ position: 'Line Cook', startDate: '2020-01', endDate: '2023-06' }],
      location: { city, state: 'OH' },
      ...(maxCommuteMiles !== undefined && { preferences: { maxCommuteMiles } }),
    });
    const synced = await send('POST', '/candidates/sync', {
      candidates: [cook('Dayton', 20), cook('Cleveland', 20), cook('Cleveland')],
    });
    [nearId, farId, farWithoutLimitId] = synced.body.results.map(
      ({ candidateId }: { candidateId: string }) => candidateId,
    );
  });
  afterAll(() => service.stop());

  it('off gives two candidates who differ in the place alone the same result', async () => {
    const [near, far] = [await match(nearId, 'off'), await match(farId, 'off')];
    expect(content(near)).toBe(content(far));
    expect(near.componentScores.location).toMatchObject({
      score: null,
      weight: 0,
      note: 'Distance is left out.',
    });
    expect(near.retentionForecast.featureSnapshot.commuteMiles).toBeNull();
    expect(near.gaps.filter(({ type }: { type: string }) => type === 'location')).toEqual([]);
    expect(content(await match(nearId))).not.toBe(content(await match(farId)));
  });

  it('gate refuses a commute over the stated maximum, and changes no other score', async () => {
    const [near, far, unlimited] = [
      await match(nearId, 'gate'),
      await match(farId, 'gate'),
      await match(farWithoutLimitId, 'gate'),
    ];
    expect([far.recommendation, far.reasons[0]]).toMatchObject([
      'not_eligible',
      { code: 'requirement_not_met', component: 'location' },
    ]);
    expect(far.gaps[0]).toMatchObject({ type: 'location', severity: 'blocking', name: 'Dayton, OH' });
    expect(near.finalScore).toBe((await match(nearId, 'off')).finalScore);
    expect(unlimited.finalScore).toBe(near.finalScore);
  });

  it.each(['score', 'gate', 'off'])('%s gives a ranking the scores of the matches', async (distance) => {
    const ranked = await rank(distance);
    for (const id of [nearId, farId, farWithoutLimitId]) {
      expect([id, scoreOf(ranked, id)]).toEqual([id, (await match(id, distance)).finalScore]);
    }
  });

  it('is logged and explained, and belongs to one response', async () => {
    const stored = await match(farId);
    await match(farId, 'off');
    const read = await send('GET', `/matches/${stored.matchId as string}`);
    expect(read.body.finalScore).toBe(stored.finalScore);
    const { entries } = (await send('GET', '/score-log?kind=match&limit=200')).body;
    const last = entries.at(-1);
    expect(last).toMatchObject({ candidateId: farId, distance: 'off' });
    expect(entries.at(-2)).toMatchObject({ candidateId: farId, distance: 'score' });
    const { body } = await send('GET', `/score-log/${last.entryId as string}/explanation`);
    expect(body.notCounted.join(' ')).toContain('The distance was left out at the request of the caller.');
  });

  it('is accepted by a preview', async () => {
    const preview = await send('POST', '/match/preview', {
      candidate: { candidateId: farId },
      job: { jobId },
      options: { distance: 'off' },
    });
    expect(preview.body.finalScore).toBe((await match(farId, 'off')).finalScore);
  });

  it.each([
    ['an unknown mode', { distance: 'far' }, '/options/distance'],
    [
      'weights that only count the distance',
      {
        distance: 'off',
        componentWeights: {
          skills: 0,
          experience: 0,
          certifications: 0,
          education: 0,
          languages: 0,
          location: 1,
          compensation: 0,
          schedule: 0,
        },
      },
      '/options/componentWeights',
    ],
  ])('rejects %s', async (_what, options, pointer) => {
    const { status, body } = await send('POST', '/match', { candidateId: nearId, jobId, options });
    expect([status, body.errors?.[0]?.pointer]).toEqual([422, pointer]);
  });
});
