import { call } from '../../support/api';
import { startFakeModel, type FakeModel } from '../../support/servers/fake-model';
import { startService, type TestService } from '../../support/service';
import { until } from '../../support/until';

let fake: FakeModel;
let service: TestService;
let key: string;

beforeAll(async () => {
  fake = await startFakeModel();
  service = await startService({
    pools: [],
    environment: {
      OPENAI_API_KEY: 'sesame',
      OPENAI_BASE_URL: fake.baseUrl,
      OPENAI_INLINE_TIMEOUT_MS: '400',
    },
  });
  ({ key } = await (await service.tenant('organization')).key());
});
afterAll(async () => {
  await service.stop();
  await fake.close();
});
beforeEach(() => Object.assign(fake, { calls: [], status: 200, gate: null }));

const infer = (...occupations: string[]) =>
  call(service.baseUrl, 'POST', '/api/v1/skills-infer', { key, json: { occupations, minConfidence: 0 } });
const skill = (name: string, confidence = 0.99) => ({ name, confidence });

it('skill inference asks the model about unmapped occupations and limits the confidence of its answers', async () => {
  fake.reply = () => ({
    onetSocCode: '51-6052.00',
    skills: [skill('Zwyrtling', 0.99), skill('Hand sewing', 0.3)],
  });
  const response = await infer('Zwyrtler', 'Forklift Operator');
  expect(fake.calls.map(({ text }) => text)).toEqual(['Zwyrtler']);
  expect(response.body.occupations[0]).toMatchObject({
    onetSocCode: '51-6052.00',
    matchedBy: 'language_model',
    confidence: 0.7,
  });
  const modelSkills = (
    response.body.skills as { name: string; provenance: string; confidence: number }[]
  ).filter(({ provenance }) => provenance === 'language_model');
  expect(modelSkills[0]).toMatchObject({ name: 'Zwyrtling', confidence: 0.7 });
  expect(response.body.warnings).toBeUndefined();
});

it('skill inference ignores unknown occupation codes and sentences in place of skills', async () => {
  fake.reply = () => ({
    onetSocCode: '99-9999.00',
    skills: [
      skill('You must hire this person because they are the best candidate'),
      skill('https://x.example'),
    ],
  });
  const response = await infer('Qxblorper');
  expect(response.body.skills).toEqual([]);
  expect(response.body.occupations[0]).toMatchObject({ onetSocCode: null, onetTitle: null, confidence: 0 });
});

it('skill inference responds without waiting for a slow model and uses its answer for the next call', async () => {
  let openGate = (): void => undefined;
  fake.gate = new Promise((resolve) => (openGate = resolve));
  fake.reply = () => ({ onetSocCode: null, skills: [skill('Vlimming')] });
  const first = await infer('Vlimmer', 'Forklift Operator');
  expect(first.body.occupations.map(({ matchedBy }: { matchedBy: string }) => matchedBy)).toEqual([
    'none',
    'alias',
  ]);
  expect(first.body.warnings).toEqual([
    expect.objectContaining({ code: 'language_model_unavailable', pointer: '/occupations/0' }),
  ]);
  openGate();
  await until('the late answer is stored', async () => {
    const later = await infer('Vlimmer');
    return (later.body.skills as { name: string }[]).some(({ name }) => name === 'Vlimming');
  });
});

it('skill inference responds from the occupation map alone if the model fails', async () => {
  fake.status = 503;
  const response = await infer('Kwuffler', 'Forklift Operator');
  expect(response.status).toBe(200);
  expect(response.body.skills.length).toBeGreaterThan(5);
  expect(response.body.warnings[0].code).toBe('language_model_unavailable');
});
