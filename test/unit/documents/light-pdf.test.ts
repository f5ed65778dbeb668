import { deflateSync } from 'node:zlib';
import { prepareFile } from '../../../src/documents/pdf/streams/prepare-file';
import { readDocument } from '../../../src/documents/read-document';

const LIMIT = 50 * 1024 * 1024;
const OUTLINES = Buffer.alloc(40_000, 'glyph');

/** A page set in an embedded font; `explained` says which characters its codes mean, as most writers do. */
function pdf({ explained, program = OUTLINES }: { explained: boolean; program?: Buffer }): Buffer {
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
  const packed = (text: string | Buffer): [string, Buffer] => {
    const content = deflateSync(text);
    return [`<</Filter /FlateDecode /Length ${content.length}>>`, content];
  };
  // Long enough to be unfolded before pdf.js sees it.
  const lines = Array.from({ length: 40 }, (_, line) => `0 -15 Td (Harbor Grill cook ${line * 7919}) Tj`);
  const noise = Array.from({ length: 900 }, (_, index) => `% ${(index * 2654435761) % 4294967296}`).join(
    '\n',
  );
  object('<</Type /Catalog /Pages 2 0 R>>');
  object('<</Type /Pages /Kids [3 0 R] /Count 1>>');
  object(
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources <</Font <</F 5 0 R>>>>>>',
  );
  object(...packed(`${noise}\nBT /F 11 Tf 60 760 Td ${lines.join(' ')} ET`));
  const widths = Array.from({ length: 95 }, () => 500).join(' ');
  const meaning = explained ? '/ToUnicode 8 0 R' : '';
  object(
    `<</Type /Font /Subtype /TrueType /BaseFont /ABCDEF+Sample /FontDescriptor 6 0 R /FirstChar 32 /LastChar 126 /Widths [${widths}] /Encoding /WinAnsiEncoding ${meaning}>>`,
  );
  object(
    '<</Type /FontDescriptor /FontName /ABCDEF+Sample /Flags 32 /Ascent 800 /Descent -200 /FontFile2 7 0 R>>',
  );
  object(...packed(program));
  object(
    ...packed(
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

describe('a PDF made light for reading', () => {
  it('keeps its text without the outlines of its glyphs, which no reference brings back', async () => {
    const bytes = pdf({ explained: true });
    const light = Buffer.from(prepareFile(bytes, LIMIT));
    expect(light.includes('/FontFile2')).toBe(false);
    expect(light.includes(deflateSync(OUTLINES))).toBe(false);
    expect(light.includes('Harbor Grill cook')).toBe(true);
    const lines = await linesOf(bytes);
    expect(lines).toHaveLength(40);
    expect(lines[3]).toBe(`Harbor Grill cook ${3 * 7919}`);
  });

  it('keeps a font whose characters only its own program knows, and the caller’s bytes as they were', () => {
    const bytes = pdf({ explained: false });
    expect(Buffer.from(prepareFile(bytes, LIMIT)).includes('/FontFile2')).toBe(true);
    const explained = pdf({ explained: true });
    const before = Buffer.from(explained);
    prepareFile(explained, LIMIT);
    expect(explained.equals(before)).toBe(true);
  });

  it('refuses a font program that unfolds to more than may be read when it would be used', () => {
    const program = Buffer.alloc(70 * 1024 * 1024);
    expect(() => prepareFile(pdf({ explained: false, program }), LIMIT)).toThrow('exceeds the size limit');
    expect(prepareFile(pdf({ explained: true, program }), LIMIT).length).toBeLessThan(1024 * 1024);
  });

  it('hides fax pictures, which a damaged file may pass off as a font, and leaves the caller’s bytes alone', () => {
    const fax = Buffer.from(
      '%PDF-1.4\n1 0 obj\n<</Filter /JBIG2Decode /Length 3>>\nstream\nabc\nendstream\nendobj\n',
    );
    const before = Buffer.from(fax);
    const light = Buffer.from(prepareFile(fax, LIMIT));
    expect(light.includes('/JBIG2Decode')).toBe(false);
    expect(light.length).toBe(fax.length);
    expect(fax.equals(before)).toBe(true);
  });
});
