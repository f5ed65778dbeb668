import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await startService({ pools: [] });
  ({ key } = await (await service.tenant('organization')).key({ scopes: ['skills'] }));
});
afterAll(() => service.stop());

const infer = (json: unknown) => call(service.baseUrl, 'POST', '/api/v1/skills-infer', { key, json });

it('says which skills work makes likely, how sure, and from which row of the map', async () => {
  const answer = await infer({ occupations: ['Forklift Operator', '29-1141.00'], knownSkills: ['Forklift'] });
  expect(answer.status).toBe(200);
  expect(answer.body.occupations).toEqual([
    expect.objectContaining({ input: 'Forklift Operator', onetSocCode: '53-7051.00' }),
    expect.objectContaining({ input: '29-1141.00', matchedBy: 'code', onetTitle: 'Registered Nurses' }),
  ]);
  const skills = answer.body.skills as {
    name: string;
    confidence: number;
    provenance: string;
    evidence: object[];
  }[];
  expect(skills.length).toBeGreaterThan(5);
  for (const [index, skill] of skills.entries()) {
    expect(skill.provenance).toBe('curated_map');
    expect(skill.evidence.length).toBeGreaterThan(0);
    expect(skill.confidence).toBeLessThanOrEqual(skills[index - 1]?.confidence ?? 1);
  }
});

it('invents nothing for work it does not know, and says why', async () => {
  const answer = await infer({ occupations: ['Zzyzx qwrtp'] });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    skills: [],
    occupations: [{ matchedBy: 'none', onetSocCode: null }],
    warnings: [{ code: 'language_model_not_configured', pointer: '/occupations/0' }],
  });
});

it.each([
  [{}, '/occupations', 'required'],
  [{ occupations: [] }, '/occupations', 'min'],
  [{ occupations: [''] }, '/occupations/0', 'min'],
  [{ occupations: Array(21).fill('Cook') }, '/occupations', 'max'],
  [{ occupations: ['Cook'], limit: 101 }, '/limit', 'max'],
  [{ occupations: ['Cook'], minConfidence: 1.5 }, '/minConfidence', 'max'],
])('%j is refused at %s', async (json, pointer, code) => {
  const answer = await infer(json);
  expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
  expect(answer.body.errors).toEqual([expect.objectContaining({ pointer, code })]);
});

it('is an operation like any other for whoever does not want to wait', async () => {
  const headers = { Prefer: 'respond-async' };
  const json = { occupations: ['Line cook'] };
  const accepted = await call(service.baseUrl, 'POST', '/api/v1/skills-infer', { key, json, headers });
  expect(accepted.status).toBe(202);
  expect(accepted.body).toMatchObject({ type: 'skills-infer' });
  const operation = await call(service.baseUrl, 'GET', accepted.headers.get('location')!, { key });
  const waited = await infer(json);
  expect(operation.body).toMatchObject({ status: 'succeeded', result: waited.body });
});
