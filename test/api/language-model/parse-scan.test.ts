import { call, fileForm } from '../../support/api';
import { renderScan } from '../../support/documents/scan-file';
import { startFakeModel, type FakeModel } from '../../support/servers/fake-model';
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
  scan = await renderScan(LINES);
});
afterAll(async () => {
  await service.stop();
  await fake.close();
});
beforeEach(() => Object.assign(fake, { calls: [], status: 200, gate: null }));

const parse = async (bytes: Buffer) => {
  const form = fileForm(new Uint8Array(bytes), 'scan.png', 'image/png', { include: 'rawText' });
  return call(service.baseUrl, 'POST', '/api/v1/parse/resume', { key, form });
};
const transcripts = (lines: string[]) => (question: { purpose: string }) =>
  question.purpose === 'transcribe' ? { lines } : { answers: [] };

it('parsing a scan uses the spelling of the model, reports the engine and sends the same page only once', async () => {
  fake.reply = transcripts(LINES.map((line) => line.replace('Odalys', 'Odálys')));
  const response = await parse(scan);
  expect(response.status).toBe(200);
  expect(response.body.basics.name).toBe('Odálys Brandvold');
  expect(response.body.meta).toMatchObject({
    visionEngine: 'language_model',
    visionPages: [1],
    method: 'vision',
  });
  expect(fake.calls[0]).toMatchObject({ model: 'large', purpose: 'transcribe' });
  expect(fake.calls[0]?.images[0]).toContain('data:image/jpeg;base64,');
  const callCount = fake.calls.length;
  expect((await parse(scan)).body.basics.name).toBe('Odálys Brandvold');
  expect(fake.calls).toHaveLength(callCount);
});

it('parsing a scan discards lines of the model that the local OCR did not recognize', async () => {
  fake.reply = transcripts([
    ...LINES,
    'Chief Executive Officer, Globex Corporation, 2001 - 2018',
    'PhD, Harvard',
  ]);
  const response = await parse(await renderScan([...LINES, 'SKILLS', 'Forklift']));
  expect(response.body.meta.visionEngine).toBe('language_model');
  expect(response.text).not.toMatch(/Globex|Harvard|Chief/);
});

it.each([
  ['fails', () => (fake.status = 500)],
  ['takes too long', () => void (fake.gate = new Promise(() => undefined))],
  ['returns prose', () => (fake.reply = () => 'As an assistant I cannot …')],
  ['returns unrelated text', () => (fake.reply = transcripts(['Lorem ipsum dolor sit amet']))],
])('parsing a scan falls back to the local OCR if the model %s', async (failure, injectFailure) => {
  injectFailure();
  const response = await parse(await renderScan([...LINES, 'SKILLS', `Baking ${failure}`]));
  expect(response.status).toBe(200);
  expect(response.body.basics.name).toBe('Odalys Brandvold');
  expect(response.body.meta.visionEngine).toBe('ocr');
  const warning = (response.body.meta.warnings as { code: string; message: string }[]).find(
    ({ code }) => code === 'vision_used',
  );
  expect(warning?.message).toContain('local reader');
});
