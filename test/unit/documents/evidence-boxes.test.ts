import PDFDocument from 'pdfkit';
import { sourceText, evidenceAt } from '../../../src/domain/parsing/text/source-text';
import { parseResume } from '../../../src/domain/parsing/resume/parse-resume';
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
});
