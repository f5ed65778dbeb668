import PDFDocument from 'pdfkit';
import { sourceText, evidenceAt } from '../../../src/domain/parsing/text/source-text';
import { parseResume } from '../../../src/domain/parsing/resume/parse-resume';
import type { Evidence } from '../../../src/domain/common';
import { fontTraits } from '../../../src/documents/pdf/font-traits';
import { layoutFromText } from '../../../src/domain/layout/text-layout';
import { parsePosting } from '../../../src/domain/parsing/posting/parse-posting';
import { readDocument } from '../../../src/documents/read-document';
import type { LayoutDocument } from '../../../src/domain/layout/layout-document';

const PAGE_WIDTH = 612;
const LEFT = 72;
const PDF = { fileName: 'resume.pdf', declaredType: 'application/pdf' };

/** A page of lines in Helvetica, and the width of a text in points. */
async function page(
  lines: readonly string[],
): Promise<{ document: LayoutDocument; width: (text: string) => number }> {
  const pdf = new PDFDocument({ size: 'LETTER', margin: LEFT });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => pdf.on('end', resolve));
  pdf.font('Helvetica').fontSize(11);
  for (const line of lines) pdf.text(line);
  const width = (text: string): number => pdf.widthOfString(text);
  pdf.end();
  await ended;
  return { document: (await readDocument(Buffer.concat(chunks), PDF)).document, width };
}

describe('the box of a part of a line', () => {
  it('ends at the letters of the part, whatever the widths of the letters before it', async () => {
    const line = 'Illicit illness in Illinois, WWWWWWWW MMMMMM warehouse worker';
    const { document, width } = await page([line]);
    const source = sourceText(document);
    for (const part of ['Illicit', 'Illinois', 'WWWWWWWW', 'MMMMMM', 'warehouse worker']) {
      const start = source.raw.indexOf(part);
      const { box } = evidenceAt(source, start, start + part.length);
      const left = LEFT + width(line.slice(0, line.indexOf(part)));
      expect((box?.[0] ?? 0) * PAGE_WIDTH).toBeCloseTo(left, 0);
      expect((box?.[2] ?? 0) * PAGE_WIDTH).toBeCloseTo(left + width(part), 0);
    }
  });

  it('excludes white space at the ends of the part', async () => {
    const { document, width } = await page(['Forklift   operator']);
    const source = sourceText(document);
    const { box } = evidenceAt(source, 0, source.raw.indexOf('operator'));
    expect((box?.[2] ?? 0) * PAGE_WIDTH).toBeCloseTo(LEFT + width('Forklift'), 0);
  });
});

describe('the personal details of a resume', () => {
  it('have the places of name, email, phone and home as evidence', async () => {
    const { document } = await page([
      'Dana Mbeki',
      'Toledo, OH | (419) 555-0142 | dana.mbeki@example.com',
      '',
      'Experience',
      'Forklift Operator, Harbor Cold Storage, March 2019 - May 2023',
      'Loaded trailers and counted stock with a scanner.',
    ]);
    const { basics } = parseResume(document, { today: '2026-06-01', language: null }).parsed;
    const texts = Object.entries(basics.evidence ?? {}).map(([field, [first]]) => [
      field,
      first?.text,
      first?.page,
    ]);
    expect(texts).toEqual(
      expect.arrayContaining([
        ['name', 'Dana Mbeki', 1],
        ['email', 'dana.mbeki@example.com', 1],
        ['phone', '(419) 555-0142', 1],
        ['location', 'Toledo, OH', 1],
      ]),
    );
    expect(basics.evidence?.email?.[0]?.box).not.toBeNull();
  });

  it('have the places of every address, number and profile in the order of the values', async () => {
    const { document } = await page([
      'Dana Mbeki',
      'dana.mbeki@example.com | dana@work.example.com | (419) 555-0142 | (419) 555-0177',
      'linkedin.com/in/danambeki | github.com/danambeki',
      '',
      'Experience',
      'Forklift Operator, Harbor Cold Storage, March 2019 - May 2023',
    ]);
    const { basics } = parseResume(document, { today: '2026-06-01', language: null }).parsed;
    const { emails = [], phones = [], profiles = [] } = basics.evidence ?? {};
    expect(emails.map(([first]) => first?.text)).toEqual(basics.emails);
    expect(phones.map(([first]) => first?.text)).toEqual(basics.phones.map(({ raw }) => raw));
    expect(profiles.map(([first]) => first?.text)).toEqual([
      'linkedin.com/in/danambeki',
      'github.com/danambeki',
    ]);
  });
});

describe('the entries of small sections', () => {
  it('have the places of their values within their section', () => {
    const text = [
      'Dana Mbeki',
      'Dock planner and safety prize winner',
      '',
      'PROJECTS',
      'Dock planner',
      '- A board that plans the trailers of a day.',
      '',
      'AWARDS',
      'Safety prize, Harbor Cold Storage, 2021',
      '',
      'REFERENCES',
      'Ines Duarte, Warehouse Manager, ines@example.com',
    ].join('\n');
    const { projects, awards, references } = parseResume(layoutFromText(text), {
      today: '2026-06-01',
      language: null,
    }).parsed;
    const places = [...projects, ...awards, ...references].map(({ evidence = [] }) =>
      evidence.map(({ charStart, charEnd }) => text.slice(charStart ?? 0, charEnd ?? 0)),
    );
    expect(places).toEqual([
      ['Dock planner'],
      ['Safety prize', 'Harbor Cold Storage'],
      ['Ines Duarte', 'Warehouse Manager', 'ines@example.com'],
    ]);
    expect(projects[0]?.evidence?.[0]?.charStart).toBe(text.lastIndexOf('Dock planner'));
  });
});

describe('the evidence of a posting', () => {
  it('has the title, the employer, the place and every item as ranges of the text', () => {
    const { parsed, rawText } = parsePosting(
      layoutFromText(
        'Forklift Operator\nHarbor Cold Storage\nToledo, OH\n\nDuties\n- Load trailers\n- Count stock\n',
      ),
      { today: '2026-06-01', language: null },
    );
    const { evidence = {} } = parsed;
    const textAt = ([first]: Evidence[] = []) => rawText.slice(first?.charStart ?? 0, first?.charEnd ?? 0);
    expect(textAt(evidence.title)).toBe('Forklift Operator');
    expect(textAt(evidence.employerName)).toBe('Harbor Cold Storage');
    expect(textAt(evidence.location)).toBe('Toledo, OH');
    expect(evidence.responsibilities?.map(textAt)).toEqual(parsed.responsibilities);
    expect(parsed.responsibilities.length).toBe(2);
  });
});

describe('the height of a box', () => {
  const font = { name: 'Sans', ascent: 1.024, descent: -0.4, fontMatrix: [0.001] };

  it('ends where the glyphs of the font can reach, although the font states more', () => {
    expect(fontTraits({ ...font, bbox: [-167, -224, 797, 748] })).toMatchObject({
      ascent: 1.024,
      glyphTop: 0.748,
      glyphBottom: -0.224,
    });
  });

  it('is that of the font if its bounding box is not plausible', () => {
    expect(fontTraits({ ...font, bbox: [0, 0, 0, 0] })).toMatchObject({ glyphTop: 1.024, glyphBottom: -0.4 });
  });
});
