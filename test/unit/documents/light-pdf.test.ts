import { deflateSync } from 'node:zlib';
import { prepareFile } from '../../../src/documents/pdf/streams/prepare-file';
import { readDocument } from '../../../src/documents/read-document';

const LIMIT = 50 * 1024 * 1024;
const OUTLINES = Buffer.alloc(40_000, 'glyph');

/** A page in an embedded font. With `hasUnicodeMap`, a ToUnicode map gives the characters of its codes, as most PDF writers do. */
function pdf({ hasUnicodeMap, program = OUTLINES }: { hasUnicodeMap: boolean; program?: Buffer }): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  const length = (): number => parts.reduce((sum, part) => sum + part.length, 0);
  const object = (dictionary: string, content?: Buffer): void => {
    offsets.push(length());
    const head = `${offsets.length} 0 obj\n${dictionary}\n`;
    parts.push(Buffer.from(content ? `${head}stream\n` : head));
    if (content) parts.push(content, Buffer.from('\nendstream\n'));
    parts.push(Buffer.from('endobj\n'));
  };
  const compressed = (text: string | Buffer): [string, Buffer] => {
    const content = deflateSync(text);
    return [`<</Filter /FlateDecode /Length ${content.length}>>`, content];
  };
  // Long enough to be decompressed before pdf.js reads it.
  const lines = Array.from({ length: 40 }, (_, line) => `0 -15 Td (Harbor Grill cook ${line * 7919}) Tj`);
  const noise = Array.from({ length: 900 }, (_, index) => `% ${(index * 2654435761) % 4294967296}`).join(
    '\n',
  );
  object('<</Type /Catalog /Pages 2 0 R>>');
  object('<</Type /Pages /Kids [3 0 R] /Count 1>>');
  object(
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources <</Font <</F 5 0 R>>>>>>',
  );
  object(...compressed(`${noise}\nBT /F 11 Tf 60 760 Td ${lines.join(' ')} ET`));
  const widths = Array.from({ length: 95 }, () => 500).join(' ');
  const meaning = hasUnicodeMap ? '/ToUnicode 8 0 R' : '';
  object(
    `<</Type /Font /Subtype /TrueType /BaseFont /ABCDEF+Sample /FontDescriptor 6 0 R /FirstChar 32 /LastChar 126 /Widths [${widths}] /Encoding /WinAnsiEncoding ${meaning}>>`,
  );
  object(
    '<</Type /FontDescriptor /FontName /ABCDEF+Sample /Flags 32 /Ascent 800 /Descent -200 /FontFile2 7 0 R>>',
  );
  object(...compressed(program));
  object(
    ...compressed(
      '/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <20> <7e> <0020> endbfrange endcmap end',
    ),
  );
  const start = length();
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = offsets.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<</Size ${size} /Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

async function linesOf(bytes: Buffer): Promise<string[]> {
  const { document } = await readDocument(bytes, { declaredType: null, fileName: null });
  return document.pages.flatMap((page) => page.lines.map((line) => line.text));
}

describe('a PDF prepared for text extraction', () => {
  it('keeps its text without embedded glyph outlines or references to them', async () => {
    const bytes = pdf({ hasUnicodeMap: true });
    const prepared = Buffer.from(prepareFile(bytes, LIMIT));
    expect(prepared.includes('/FontFile2')).toBe(false);
    expect(prepared.includes(deflateSync(OUTLINES))).toBe(false);
    expect(prepared.includes('Harbor Grill cook')).toBe(true);
    const lines = await linesOf(bytes);
    expect(lines).toHaveLength(40);
    expect(lines[3]).toBe(`Harbor Grill cook ${3 * 7919}`);
  });

  it('keeps a font program without a ToUnicode map and does not change the caller’s bytes', () => {
    const bytes = pdf({ hasUnicodeMap: false });
    expect(Buffer.from(prepareFile(bytes, LIMIT)).includes('/FontFile2')).toBe(true);
    const hasUnicodeMap = pdf({ hasUnicodeMap: true });
    const before = Buffer.from(hasUnicodeMap);
    prepareFile(hasUnicodeMap, LIMIT);
    expect(hasUnicodeMap.equals(before)).toBe(true);
  });

  it('is rejected when a font program that is needed exceeds the size limit', () => {
    const program = Buffer.alloc(70 * 1024 * 1024);
    expect(() => prepareFile(pdf({ hasUnicodeMap: false, program }), LIMIT)).toThrow(
      'exceeds the size limit',
    );
    expect(prepareFile(pdf({ hasUnicodeMap: true, program }), LIMIT).length).toBeLessThan(1024 * 1024);
  });

  it('contains no JBIG2 images and does not change the caller’s bytes', () => {
    const fax = Buffer.from(
      '%PDF-1.4\n1 0 obj\n<</Filter /JBIG2Decode /Length 3>>\nstream\nabc\nendstream\nendobj\n',
    );
    const before = Buffer.from(fax);
    const prepared = Buffer.from(prepareFile(fax, LIMIT));
    // A damaged file may refer to a JBIG2 image as if it were a font.
    expect(prepared.includes('/JBIG2Decode')).toBe(false);
    expect(prepared.length).toBe(fax.length);
    expect(fax.equals(before)).toBe(true);
  });
});
