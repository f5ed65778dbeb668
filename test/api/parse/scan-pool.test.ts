import PDFDocument from 'pdfkit';
import { call, fileForm } from '../../support/api';
import { simplePdf } from '../../support/documents/pdf-file';
import { renderScan } from '../../support/documents/scan-file';
import { startService, type TestService } from '../../support/service';
import { until } from '../../support/until';

const LINES = ['Odalys Brandvold', 'Toledo, OH', 'EXPERIENCE', 'Forklift Operator, Maumee Cold Storage'];

let service: TestService;
let key: string;
let image: Buffer;
let scannedPdf: Buffer;

beforeAll(async () => {
  service = await startService();
  ({ key } = await (await service.tenant('organization')).key());
  image = await renderScan(LINES);
  scannedPdf = await pdfOfImage(image);
});
afterAll(() => service.stop());

async function pdfOfImage(picture: Buffer, pages = 1): Promise<Buffer> {
  const document = new PDFDocument({ size: 'LETTER', margin: 0 });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.on('end', resolve));
  for (let page = 1; page <= pages; page += 1) {
    if (page > 1) document.addPage();
    document.image(picture, 0, 0, { width: 612 });
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

const parse = (bytes: Buffer, name: string, prefer = '') =>
  call(service.baseUrl, 'POST', '/api/v1/parse/resume', {
    key,
    form: fileForm(new Uint8Array(bytes), name),
    headers: prefer ? { Prefer: prefer } : {},
  });

const taskOf = async (operationId: unknown) =>
  (
    await service.database.query<{ task: string; pool: string }>(
      'SELECT task, pool FROM operations WHERE operation_id = $1',
      [operationId],
    )
  )[0];

describe('A document with scanned pages', () => {
  it.each([
    ['an image', () => image, 'scan.png'],
    ['a PDF without text', () => scannedPdf, 'scan.pdf'],
  ])('that is %s is parsed in the scan pool, once, for a caller that waits', async (_what, bytes, name) => {
    const response = await parse(bytes(), name);
    expect(response.status).toBe(200);
    expect(response.body.meta).toMatchObject({ method: 'vision', visionPages: [1] });
    const operationId: unknown = response.body.meta.parseId;
    await expect(taskOf(operationId)).resolves.toEqual({ task: 'scan-document', pool: 'scan' });
    const events = await service.database.query(
      `SELECT FROM events WHERE type = 'parse.completed' AND data->>'operationId' = $1`,
      [operationId],
    );
    expect(events).toHaveLength(1);
  });

  it('tells which of its pages is read, without content', async () => {
    const { body } = await parse(await pdfOfImage(image, 5), 'pages.pdf', 'respond-async');
    const seen: { done: number; total: number; stage?: string }[] = [];
    const ended = await until('the scan succeeds', async () => {
      const operation = await call(service.baseUrl, 'GET', `/api/v1/operations/${body.operationId}`, { key });
      if (operation.body.progress) seen.push(operation.body.progress);
      return operation.body.status === 'succeeded' && operation.body;
    });
    expect(ended.result.meta.visionPages).toEqual([1, 2, 3, 4, 5]);
    expect(seen[0]).toMatchObject({ total: 5, stage: 'reading_pages' });
    const done = seen.map((progress) => progress.done);
    expect(done).toEqual([...done].sort((a, b) => a - b));
  });

  it('is moved from the parse pool, where a PDF with text stays', async () => {
    await service.stopWorkers();
    const scan = await parse(scannedPdf, 'scan.pdf', 'respond-async');
    expect(scan.status).toBe(202);
    await expect(taskOf(scan.body.operationId)).resolves.toEqual({ task: 'parse-document', pool: 'parse' });
    await service.startWorkers();
    await until('the scan succeeds', async () => {
      const operation = await call(service.baseUrl, 'GET', `/api/v1/operations/${scan.body.operationId}`, {
        key,
      });
      return operation.body.status === 'succeeded';
    });
    await expect(taskOf(scan.body.operationId)).resolves.toEqual({ task: 'scan-document', pool: 'scan' });
    const text = await parse(simplePdf(LINES), 'text.pdf');
    expect(text.status).toBe(200);
    await expect(taskOf(text.body.meta.parseId)).resolves.toEqual({ task: 'parse-document', pool: 'parse' });
  });
});
