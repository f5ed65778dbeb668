import { call, type ApiResponse } from '../../support/api';
import { startService, type TestService } from '../../support/service';
import { until } from '../../support/until';

describe('a match with options.includeEvidence', () => {
  let service: TestService;
  let employerKey: string;
  let organizationKey: string;
  let jobId: string;
  let candidateId: string;

  const post = (path: string, key: string, json: object): Promise<ApiResponse> =>
    call(service.baseUrl, 'POST', path, { key, json });
  const get = (path: string, key: string): Promise<ApiResponse> =>
    call(service.baseUrl, 'GET', path, { key });

  beforeAll(async () => {
    service = await startService({ pools: ['sync', 'match'] });
    const employer = await service.tenant('employer');
    const organization = await employer.addTenant('organization');
    await employer.link(organization);
    employerKey = (await employer.key()).key;
    organizationKey = (await organization.key()).key;
    const job = { title: 'Forklift Operator', requiredSkills: ['Forklift operation', 'Inventory control'] };
    jobId = (await post('/api/v1/jobs/sync', employerKey, { parsed: job })).body.jobId;
    const candidate = {
      firstName: 'Ruxandra',
      lastName: 'Ilieva-Novak',
      email: 'ruxandra@example.com',
      skills: ['Typing', 'Forklift operation'],
      summary: 'Ruxandra Ilieva-Novak is licensed for forklift operation.',
      work: [
        {
          position: 'Warehouse Associate to Ruxandra',
          name: 'Harbor Freight Dayton',
          startDate: '2022-01',
          endDate: '2024-06',
          highlights: ['Ruxandra did forklift operation at Harbor Freight.'],
        },
      ],
      consent: { shareWithEmployers: true },
    };
    const { body } = await post('/api/v1/candidates/sync', organizationKey, { candidates: [candidate] });
    candidateId = body.results[0].candidateId;
  });
  afterAll(() => service.stop());

  it('names the places of each matched skill to both tenants, in this response only', async () => {
    const pair = { candidateId, jobId };
    const options = { includeEvidence: true };
    const plain = await post('/api/v1/match', organizationKey, pair);
    const shown = await post('/api/v1/match', employerKey, { ...pair, options });
    const { evidence, evidenceTotal, ...skills } = shown.body.componentScores.skills;
    expect({
      ...shown.body,
      componentScores: { ...shown.body.componentScores, skills },
    }).toEqual(plain.body);
    expect(evidenceTotal).toBe(1);
    expect(evidence[0]).toMatchObject({
      skill: 'Forklift operation',
      requirementLevel: 'required',
      sourcesTotal: 3,
    });
    expect(
      evidence[0].sources.map((source: { part: string; index: number | null }) => [
        source.part,
        source.index,
      ]),
    ).toEqual([
      ['skills', 1],
      ['work', 0],
      ['summary', null],
    ]);
    expect(JSON.stringify(evidence)).not.toMatch(/ruxandra|novak|harbor|example|202\d/i);
    const own = await get(`/api/v1/candidates/${candidateId}`, organizationKey);
    expect(own.body.skills[evidence[0].sources[0].index].name).toBe('Forklift operation');
    const stored = await get(`/api/v1/matches/${plain.body.matchId}`, employerKey);
    expect(JSON.stringify(stored.body)).toBe(JSON.stringify(plain.body));
    const unset = await post('/api/v1/match', employerKey, { ...pair, options: { includeEvidence: false } });
    expect(JSON.stringify(unset.body)).toBe(JSON.stringify(plain.body));
  });

  it('gives a caller that does not wait the same evidence', async () => {
    const json = { candidateId, jobId, options: { includeEvidence: true } };
    const waited = await post('/api/v1/match', organizationKey, json);
    const accepted = await call(service.baseUrl, 'POST', '/api/v1/match', {
      key: organizationKey,
      json,
      headers: { Prefer: 'respond-async' },
    });
    expect(accepted.status).toBe(202);
    const operation = await until('the operation to end', async () => {
      const { body } = await get(`/api/v1/operations/${accepted.body.operationId}`, organizationKey);
      return body.result ? body : null;
    });
    expect(operation.result).toEqual(waited.body);
    expect(waited.body.componentScores.skills.evidence).toHaveLength(1);
  });
});
