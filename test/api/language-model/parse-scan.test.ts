import { call, fileForm } from '../../support/api';
import { scanOf } from '../../support/documents/scan-file';
import { startFakeModel, type FakeModel } from '../../support/fake-model';
import { startService, type TestService } from '../../support/service';

const LINES = [
  'Odalys Brandvold',
  'Toledo, OH | odalys.brandvold@example.com',
  'EXPERIENCE',
  'Forklift Operator, Maumee Cold Storage',
  'March 2019 - Present',
  'EDUCATION',
  'Scott High School, High School Diploma, 2015',
];

let fake: FakeModel;
let service: TestService;
let key: string;
let scan: Buffer;

beforeAll(async () => {
  fake = await startFakeModel();
  service = await startService({
    environment: {
      OPENAI_API_KEY: 'sesame',
      OPENAI_BASE_URL: fake.baseUrl,
      OPENAI_MODEL: 'small',
      OPENAI_VISION_MODEL: 'large',
      OPENAI_TIMEOUT_MS: '1500',
    },
  });
  ({ key } = await (await service.tenant('organization')).key());
  scan = await scanOf(LINES);
});
afterAll(async () => {
  await service.stop();
  await fake.close();
});
beforeEach(() => Object.assign(fake, { questions: [], status: 200, gate: null }));

const parse = async (bytes: Buffer) => {
  const form = fileForm(new Uint8Array(bytes), 'scan.png', 'image/png', { include: 'rawText' });
  return call(service.baseUrl, 'POST', '/api/v1/parse/resume', { key, form });
};
const transcripts = (lines: string[]) => (question: { purpose: string }) =>
  question.purpose === 'transcribe' ? { lines } : { answers: [] };

it('takes the spelling of the model, names it, and asks for the same page once', async () => {
  fake.reply = transcripts(LINES.map((line) => line.replace('Odalys', 'Odálys')));
  const answer = await parse(scan);
  expect(answer.status).toBe(200);
  expect(answer.body.basics.name).toBe('Odálys Brandvold');
  expect(answer.body.meta).toMatchObject({
    visionEngine: 'language_model',
    visionPages: [1],
    method: 'vision',
  });
  expect(fake.calls[0]).toMatchObject({ model: 'large', purpose: 'transcribe' });
  expect(fake.calls[0]?.images[0]).toContain('data:image/jpeg;base64,');
  const asked = fake.calls.length;
  expect((await parse(scan)).body.basics.name).toBe('Odálys Brandvold');
  expect(fake.calls).toHaveLength(asked);
});

it('lets nothing through that the local reader has not seen', async () => {
  fake.reply = transcripts([
    ...LINES,
    'Chief Executive Officer, Globex Corporation, 2001 - 2018',
    'PhD, Harvard',
  ]);
  const answer = await parse(await scanOf([...LINES, 'SKILLS', 'Forklift']));
  expect(answer.body.meta.visionEngine).toBe('language_model');
  expect(answer.text).not.toMatch(/Globex|Harvard|Chief/);
});

it.each([
  ['fails', () => (fake.status = 500)],
  ['takes too long', () => void (fake.gate = new Promise(() => undefined))],
  ['answers nonsense', () => (fake.reply = () => 'As an assistant I cannot …')],
  ['writes of something else', () => (fake.reply = transcripts(['Lorem ipsum dolor sit amet']))],
])(
  'stands on the local reader when the model %s',
  async (what, breakIt) => {
    breakIt();
    const answer = await parse(await scanOf([...LINES, 'SKILLS', `Baking ${what}`]));
    expect(answer.status).toBe(200);
    expect(answer.body.basics.name).toBe('Odalys Brandvold');
    expect(answer.body.meta.visionEngine).toBe('ocr');
    const used = (answer.body.meta.warnings as { code: string; message: string }[]).find(
      ({ code }) => code === 'vision_used',
    );
    expect(used?.message).toContain('local reader');
  },
  60_000,
);
