import { call, fileForm } from '../../support/api';
import { docxFile, paragraph } from '../../support/documents/docx-file';
import { startService, type TestService } from '../../support/service';

const LINES = [
  'Odalys Brandvold',
  'odalys.brandvold@example.com | (419) 555-0137 | Toledo, OH',
  'EXPERIENCE',
  'Welder, Maumee Cold Storage, March 2012 - Present',
  'Weld frames and read blueprints',
  'Line Cook, Harbor Grill, June 2010 - February 2012',
  'Cooked on the grill station',
];
const CORE = 'docProps/core.xml';
const coreProperties = (day: string): string =>
  `<?xml version="1.0"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dcterms:modified xsi:type="dcterms:W3CDTF">${day}T09:30:00Z</dcterms:modified></cp:coreProperties>`;

let service: TestService;
let key: string;
let candidatesKey: string;

beforeAll(async () => {
  service = await startService({ pools: ['parse', 'sync'] });
  const tenant = await service.tenant('organization');
  ({ key } = await tenant.key());
  ({ key: candidatesKey } = await tenant.key({ scopes: ['candidates'] }));
});
afterAll(() => service.stop());

const parse = (options: Parameters<typeof call>[3]) =>
  call(service.baseUrl, 'POST', '/api/v1/parse/resume', { key, ...options });
const docx = async (day: string) =>
  new Uint8Array(
    await docxFile(LINES.map((line) => paragraph(line)).join(''), { [CORE]: coreProperties(day) }),
  );

describe('the date of a document sent to POST /api/v1/parse/resume', () => {
  it('makes a resume of 2015 give the experience of 2015', async () => {
    const json = { text: LINES.join('\n'), documentDate: '2015-06-30' };
    const { status, body } = await parse({ json });
    expect(status).toBe(200);
    expect(body.meta.documentDate).toEqual({ value: '2015-06-30', source: 'request' });
    expect(body.work[0]).toMatchObject({ position: 'Welder', isCurrent: true, months: 40 });
    expect(body.totals).toMatchObject({ workMonths: 61, currentPosition: 'Welder' });
  });

  it('is that of the file, or of the form', async () => {
    const bytes = await docx('2015-06-30');
    const read = await parse({ form: fileForm(bytes, 'resume.docx', 'application/octet-stream') });
    expect(read.body.meta.documentDate).toEqual({ value: '2015-06-30', source: 'metadata' });
    expect(read.body.totals.workMonths).toBe(61);

    const form = fileForm(bytes, 'resume.docx', 'application/octet-stream', { documentDate: '2016-06-30' });
    const given = await parse({ form });
    expect(given.body.meta.documentDate).toEqual({ value: '2016-06-30', source: 'request' });
    expect(given.body.totals.workMonths).toBe(73);
  });

  it('is the day of the request for a text or a file without a plausible date', async () => {
    const form = fileForm(await docx('2009-01-01'), 'resume.docx', 'application/octet-stream');
    for (const request of [{ json: { text: LINES.join('\n') } }, { form }]) {
      const { meta } = (await parse(request)).body;
      expect(meta.documentDate).toEqual({ value: meta.createdAt.slice(0, 10), source: 'received' });
    }
  });

  it.each(['2015-02-30', '2999-01-01', '1900-01-01', 'June 2015'])('is refused: %s', async (documentDate) => {
    const { status, body } = await parse({ json: { text: LINES.join('\n'), documentDate } });
    expect(status).toBe(422);
    expect(body.errors[0]).toMatchObject({ pointer: '/documentDate' });
  });
});

describe('the date of a resume sent to POST /api/v1/candidates/sync', () => {
  it('ends the months of a current position', async () => {
    const candidates = [{ externalId: 'a', resumeText: LINES.join('\n'), documentDate: '2015-06-30' }];
    const options = { key: candidatesKey, json: { candidates } };
    const pushed = await call(service.baseUrl, 'POST', '/api/v1/candidates/sync', options);
    const { candidateId } = pushed.body.results[0];
    const { body } = await call(service.baseUrl, 'GET', `/api/v1/candidates/${candidateId}`, {
      key: candidatesKey,
    });
    expect(body.work[0]).toMatchObject({
      position: 'Welder',
      isCurrent: true,
      currentAsOf: '2015-06-30',
      months: 40,
    });
  });
});
