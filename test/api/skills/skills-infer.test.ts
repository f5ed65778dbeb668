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

it('skill inference returns skills with a confidence and the matching rows of the map', async () => {
  const response = await infer({
    occupations: ['Forklift Operator', '29-1141.00'],
    knownSkills: ['Forklift'],
  });
  expect(response.status).toBe(200);
  expect(response.body.occupations).toEqual([
    expect.objectContaining({ input: 'Forklift Operator', onetSocCode: '53-7051.00' }),
    expect.objectContaining({ input: '29-1141.00', matchedBy: 'code', onetTitle: 'Registered Nurses' }),
  ]);
  const skills = response.body.skills as {
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

it('skill inference returns no skills and a warning for an unknown occupation', async () => {
  const response = await infer({ occupations: ['Zzyzx qwrtp'] });
  expect(response.status).toBe(200);
  expect(response.body).toMatchObject({
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
])('skill inference refuses %j with a pointer to %s', async (json, pointer, code) => {
  const response = await infer(json);
  expect([response.status, response.body.code]).toEqual([422, 'validation_failed']);
  expect(response.body.errors).toEqual([expect.objectContaining({ pointer, code })]);
});

it('skill inference runs as an operation with Prefer: respond-async', async () => {
  const headers = { Prefer: 'respond-async' };
  const json = { occupations: ['Line cook'] };
  const asyncResponse = await call(service.baseUrl, 'POST', '/api/v1/skills-infer', { key, json, headers });
  expect(asyncResponse.status).toBe(202);
  expect(asyncResponse.body).toMatchObject({ type: 'skills-infer' });
  const operation = await call(service.baseUrl, 'GET', asyncResponse.headers.get('location')!, { key });
  const syncResponse = await infer(json);
  expect(operation.body).toMatchObject({ status: 'succeeded', result: syncResponse.body });
});
