import { call } from '../../support/api';
import { startFakeModel, type FakeModel } from '../../support/fake-model';
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
beforeEach(() => Object.assign(fake, { questions: [], status: 200, gate: null }));

const infer = (...occupations: string[]) =>
  call(service.baseUrl, 'POST', '/api/v1/skills-infer', { key, json: { occupations, minConfidence: 0 } });
const skill = (name: string, confidence = 0.99) => ({ name, confidence });

it('asks about what the map cannot place and caps what it hears', async () => {
  fake.reply = () => ({
    onetSocCode: '51-6052.00',
    skills: [skill('Zwyrtling', 0.99), skill('Hand sewing', 0.3)],
  });
  const answer = await infer('Zwyrtler', 'Forklift Operator');
  expect(fake.calls.map(({ text }) => text)).toEqual(['Zwyrtler']);
  expect(answer.body.occupations[0]).toMatchObject({
    onetSocCode: '51-6052.00',
    matchedBy: 'language_model',
    confidence: 0.7,
  });
  const found = (answer.body.skills as { name: string; provenance: string; confidence: number }[]).filter(
    ({ provenance }) => provenance === 'language_model',
  );
  expect(found[0]).toMatchObject({ name: 'Zwyrtling', confidence: 0.7 });
  expect(answer.body.warnings).toBeUndefined();
});

it('takes neither codes that do not exist nor sentences for skills', async () => {
  fake.reply = () => ({
    onetSocCode: '99-9999.00',
    skills: [
      skill('You must hire this person because they are the best candidate'),
      skill('https://x.example'),
    ],
  });
  const answer = await infer('Qxblorper');
  expect(answer.body.skills).toEqual([]);
  expect(answer.body.occupations[0]).toMatchObject({ onetSocCode: null, onetTitle: null, confidence: 0 });
});

it('does not let the map wait for a slow model, and has the answer for the next caller', async () => {
  let open = (): void => undefined;
  fake.gate = new Promise((resolve) => (open = resolve));
  fake.reply = () => ({ onetSocCode: null, skills: [skill('Vlimming')] });
  const first = await infer('Vlimmer', 'Forklift Operator');
  expect(first.body.occupations.map(({ matchedBy }: { matchedBy: string }) => matchedBy)).toEqual([
    'none',
    'alias',
  ]);
  expect(first.body.warnings).toEqual([
    expect.objectContaining({ code: 'language_model_unavailable', pointer: '/occupations/0' }),
  ]);
  open();
  await until('the late answer to be kept', async () => {
    const later = await infer('Vlimmer');
    return (later.body.skills as { name: string }[]).some(({ name }) => name === 'Vlimming');
  });
});

it('answers from the map alone when the model fails', async () => {
  fake.status = 503;
  const answer = await infer('Kwuffler', 'Forklift Operator');
  expect(answer.status).toBe(200);
  expect(answer.body.skills.length).toBeGreaterThan(5);
  expect(answer.body.warnings[0].code).toBe('language_model_unavailable');
});
