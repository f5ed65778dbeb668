import type { ResumeOutcome } from '../../../src/domain/parsing/parse-outcome';
import { writeZip } from '../../../src/documents/zip/write-zip';
import { ShortTextParser } from '../../../src/services/parsing/short-text-parser';
import { pdfFile, streamObject } from '../../support/documents/pdf-file';
import {
  EUROPASS_CANDIDATE,
  HR_OPEN_CANDIDATE,
  JSON_RESUME,
  LINKEDIN_FILES,
  SKILLS_PASSPORT,
} from '../../support/documents/structured/resumes';

const TODAY = '2026-06-08';
const parser = new ShortTextParser();

async function parse(content: string | Uint8Array, documentDate: string | null = null) {
  const { outcome, read } = await parser.parse({
    documentType: 'resume',
    bytes: Buffer.from(content),
    fileName: null,
    declaredType: null,
    language: null,
    today: TODAY,
    documentDate,
  });
  return { outcome: outcome as ResumeOutcome, parsed: (outcome as ResumeOutcome).parsed, read };
}

/** A PDF of one line with a file attached. */
function pdfWithAttachment(text: string, name: string, content: string): Buffer {
  return pdfFile({
    objects: [
      '<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(' + name + ') 6 0 R] >> >> >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      streamObject(Buffer.from(`BT /F1 12 Tf 60 780 Td (${text}) Tj ET`)),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      `<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F 7 0 R >> >>`,
      streamObject(Buffer.from(content), '/Type /EmbeddedFile'),
    ],
  });
}

describe('a JSON Resume document', () => {
  it('states the fields of a resume, and its prose adds skills', async () => {
    const { parsed, outcome, read } = await parse(JSON.stringify(JSON_RESUME));
    expect(read).toMatchObject({ method: 'structured', mediaType: 'application/json', pageCount: null });
    expect(parsed.basics).toMatchObject({
      name: 'Odalys M. Brandvold',
      firstName: 'Odalys',
      label: 'Certified Welder',
      email: 'odalys.brandvold@example.com',
      phone: '+14195550137',
      location: { city: 'Toledo', state: 'OH', region: null, postalCode: '43604', countryCode: 'US' },
    });
    expect(parsed.work.map(({ name, position, isCurrent }) => ({ name, position, isCurrent }))).toEqual([
      { name: 'Maumee Cold Storage', position: 'Welder', isCurrent: true },
      { name: 'Harbor Grill', position: 'Line Cook', isCurrent: false },
    ]);
    expect(parsed.work[0]).toMatchObject({ onetSocCode: '51-4121.00', confidence: 1 });
    expect(parsed.work[0]?.evidence?.map(({ text }) => text)).toEqual(['Welder', 'Maumee Cold Storage']);
    expect(parsed.education).toEqual([expect.objectContaining({ level: 'associate', endDate: '2010' })]);
    expect(parsed.skills.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Microsoft Excel', 'Zebrolyzing']),
    );
    expect(parsed.skills.some(({ foundIn }) => foundIn.includes('work'))).toBe(true);
    expect(parsed.languages).toEqual([
      expect.objectContaining({ languageCode: 'es', fluency: 'native', cefr: null }),
      expect.objectContaining({ languageCode: 'en', cefr: 'C1' }),
    ]);
    expect(outcome.documentProbability).toBe(1);
    expect(outcome.rawText.slice(parsed.work[1]?.evidence?.[0]?.charStart ?? 0)).toMatch(/^Line Cook/);
  });

  it('counts "present" to the day that the document states, unless the caller states another', async () => {
    const stated = await parse(JSON.stringify(JSON_RESUME));
    expect(stated.outcome.documentDate).toEqual({ value: '2015-06-30', source: 'metadata' });
    expect(stated.parsed.totals.workMonths).toBe(61);
    const requested = await parse(JSON.stringify(JSON_RESUME), '2016-06-30');
    expect(requested.parsed.totals.workMonths).toBe(73);
  });

  it('keeps names and contacts out of the redacted text', async () => {
    const { outcome } = await parse(JSON.stringify(JSON_RESUME));
    expect(outcome.redactedText).not.toMatch(/Odalys|Brandvold|555-0137|@example|Quay St|odalys\.example/);
    expect(outcome.redactedText).toContain('Maumee Cold Storage');
  });

  it('yields nothing that it does not state', async () => {
    const { parsed } = await parse(
      JSON.stringify({ basics: { name: 'Kit Aldana' }, skills: [{ name: 'SQL' }] }),
    );
    expect(parsed).toMatchObject({
      work: [],
      education: [],
      certifications: [],
      languages: [],
      volunteer: [],
    });
    expect(parsed.basics).toMatchObject({ email: null, phones: [], location: null, summary: null });
  });

  it('may have members of any type and characters that cannot be stored', async () => {
    const odd = {
      basics: { name: 'Kit\u0000 Aldana', email: 7, location: [] },
      work: [null, 3, { name: {} }],
      education: {},
    };
    const { parsed } = await parse(JSON.stringify(odd));
    expect(parsed.basics.name).toBe('Kit Aldana');
    expect(JSON.stringify(parsed)).not.toContain('\\u0000');
  });
});

describe('a Europass document', () => {
  it('of the schema until 2020 is read with its periods, levels and descriptions', async () => {
    const { parsed, outcome, read } = await parse(SKILLS_PASSPORT);
    expect(read).toMatchObject({ method: 'structured', mediaType: 'application/xml' });
    expect(outcome.documentDate).toEqual({ value: '2015-06-30', source: 'metadata' });
    expect(parsed.basics).toMatchObject({
      name: 'Liesbet Van Oorschot',
      lastName: 'Van Oorschot',
      label: 'Nurse',
      phone: '+3235550137',
      location: { city: 'Antwerp', countryCode: 'BE' },
    });
    expect(parsed.work[0]).toMatchObject({
      name: 'Scheldt Clinic',
      position: 'Registered Nurse',
      startDate: '2012-03',
      isCurrent: true,
      summary: 'Care for patients after surgery.',
      highlights: ['Wound care', 'Train two students'],
    });
    expect(parsed.work[1]).toMatchObject({ startDate: '2008-09-15', endDate: '2012-02' });
    expect(parsed.languages).toEqual([
      expect.objectContaining({ languageCode: 'nl', fluency: 'native' }),
      expect.objectContaining({ languageCode: 'fr', cefr: 'B2' }),
    ]);
    expect(parsed.certifications).toEqual([expect.objectContaining({ kind: 'license' })]);
    expect(parsed.skills.map(({ name }) => name)).toContain('Microsoft Excel');
  });

  it('of the schema since 2020 is read with all positions of an employer', async () => {
    const { parsed } = await parse(EUROPASS_CANDIDATE);
    expect(parsed.basics).toMatchObject({
      name: 'Piotr Zawadka',
      phone: '+48512555013',
      email: 'piotr@example.com',
    });
    expect(parsed.work).toEqual([
      expect.objectContaining({
        name: 'Motlawa Yard',
        position: 'Crane Operator',
        startDate: '2019-01',
        isCurrent: true,
      }),
      expect.objectContaining({
        name: 'Motlawa Yard',
        position: 'Rigger',
        endDate: '2018-12',
        isCurrent: false,
      }),
    ]);
    expect(parsed.languages).toEqual([
      expect.objectContaining({ language: 'Polish', fluency: 'native' }),
      expect.objectContaining({ languageCode: 'en', cefr: 'B2' }),
    ]);
    expect(parsed.certifications).toEqual([expect.objectContaining({ name: 'Rigging certificate' })]);
  });

  it('attached to a PDF is read, with the text of the PDF as its evidence', async () => {
    const { parsed, outcome, read } = await parse(
      pdfWithAttachment('Crane Operator Motlawa Yard', 'attachment.xml', EUROPASS_CANDIDATE),
    );
    expect(read).toMatchObject({ method: 'structured', mediaType: 'application/pdf', pageCount: 1 });
    expect(parsed.work[0]).toMatchObject({
      position: 'Crane Operator',
      evidence: [{ page: 1 }, { page: 1 }],
    });
    expect(outcome.rawText).toBe('Crane Operator Motlawa Yard');
  });
});

it('reads an HR Open candidate with its positions, degrees, licenses and languages', async () => {
  const { parsed, read } = await parse(JSON.stringify(HR_OPEN_CANDIDATE));
  expect(read.method).toBe('structured');
  expect(parsed.basics).toMatchObject({
    name: 'Amara Fennimore',
    phone: '+13305550137',
    location: { state: 'OH' },
  });
  expect(parsed.work.map(({ position, startDate, endDate }) => [position, startDate, endDate])).toEqual([
    ['Warehouse Lead', '2020-02', null],
    ['Picker', '2017-04', '2020-01'],
  ]);
  expect(parsed.education[0]).toMatchObject({
    studyType: 'Associate of Arts',
    area: 'Logistics',
    level: 'associate',
  });
  expect(parsed.certifications[0]).toMatchObject({ kind: 'license', issuer: 'Ohio BMV', date: '2019-03-01' });
  expect(parsed.languages).toEqual([expect.objectContaining({ languageCode: 'es', cefr: 'B2' })]);
});

it('reads the tables of a LinkedIn export that describe its member', async () => {
  const files = Object.entries(LINKEDIN_FILES).map(([name, content]) => ({
    name: `export/${name}`,
    content,
  }));
  const { parsed, read } = await parse(await writeZip(files, new Date('2026-01-01')));
  expect(read).toMatchObject({ method: 'structured', mediaType: 'application/zip' });
  expect(parsed.basics).toMatchObject({
    name: 'Tevita Halloran',
    label: 'Data Analyst',
    email: 'tevita@example.com',
    url: 'https://tevita.example',
    summary: 'Builds reports.\nLikes maps.',
  });
  expect(
    parsed.work.map(({ name, startDate, endDate, isCurrent }) => [name, startDate, endDate, isCurrent]),
  ).toEqual([
    ['Willamette Data', '2019-03', null, true],
    ['Columbia Books', '2016', '2019-02', false],
  ]);
  expect(parsed.languages.map(({ fluency }) => fluency)).toEqual(['native', 'fluent']);
  expect(parsed.certifications[0]).toMatchObject({
    issuer: 'Tableau',
    licenseNumber: 'T-0137',
    date: '2020-05',
  });
});

describe('a web page', () => {
  const PERSON = {
    '@type': 'Person',
    name: 'Mireille Okonjo',
    jobTitle: 'Electrician',
    email: 'mailto:mireille@example.com',
    worksFor: { '@type': 'Organization', name: 'Bayou Power' },
    knowsLanguage: ['fr', 'English'],
  };
  const BODY =
    '<h1>Mireille Okonjo</h1><h2>Experience</h2><p>Electrician, Bayou Power, 2018 - 2021</p>' +
    '<p>Apprentice Electrician, Delta Wiring, 2015 - 2018</p><h2>Skills</h2><ul><li>Conduit bending</li></ul>';

  it('about a person is read from its JSON-LD, and its text adds what that leaves out', async () => {
    const script = `<script type="application/ld+json">${JSON.stringify(PERSON)}</script>`;
    const { parsed, read } = await parse(`<html><head>${script}</head><body>${BODY}</body></html>`);
    expect(read.method).toBe('structured');
    expect(parsed.basics).toMatchObject({ name: 'Mireille Okonjo', email: 'mireille@example.com' });
    expect(parsed.work.map(({ name, endDate }) => [name, endDate])).toEqual([
      ['Bayou Power', '2021'],
      ['Delta Wiring', '2018'],
    ]);
    expect(parsed.languages.map(({ languageCode }) => languageCode)).toEqual(['fr', 'en']);
  });

  it('about a person is read from its microdata', async () => {
    const microdata =
      '<div itemscope itemtype="https://schema.org/Person"><span itemprop="name">Mireille Okonjo</span>' +
      '<a itemprop="email" href="mailto:mireille@example.com">Write</a><p itemprop="address" itemscope ' +
      'itemtype="https://schema.org/PostalAddress"><span itemprop="addressLocality">Baton Rouge</span>' +
      '<meta itemprop="addressRegion" content="LA"></p></div>';
    const { parsed } = await parse(`<html><body>${microdata}${BODY}</body></html>`);
    expect(parsed.basics).toMatchObject({
      email: 'mireille@example.com',
      location: { city: 'Baton Rouge', state: 'LA' },
    });
  });
});

describe('a text', () => {
  it('in JSON or XML of another kind stays a text', async () => {
    const { read } = await parse('{"name": "Kit Aldana", "skills": ["welding"]}');
    expect(read).toMatchObject({ method: 'plain_text', mediaType: 'text/plain' });
    const xml = await parse('<Candidate><Name>Kit Aldana</Name></Candidate>');
    expect(xml.read.method).toBe('plain_text');
  });
});

it('refuses an Apple Pages document and says what to send instead', async () => {
  const file = await writeZip(
    [
      { name: 'Index/Document.iwa', content: 'x' },
      { name: 'preview.jpg', content: 'y' },
    ],
    new Date(0),
  );
  await expect(parse(file)).rejects.toMatchObject({
    code: 'unsupported_media_type',
    message: expect.stringMatching(/Pages.*PDF or DOCX/) as string,
  });
});
