/** Small hand-written PDFs in which a test can control or break any detail. */
export interface PdfObjects {
  /** Objects in order; object 1 is the catalog. */
  objects: (string | Buffer)[];
}

/** A PDF with the given objects and a correct cross-reference table. */
export function pdfFile({ objects }: PdfObjects, trailer = '/Root 1 0 R'): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const push = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  objects.forEach((object, index) => {
    offsets.push(length);
    push(Buffer.from(`${index + 1} 0 obj\n`));
    push(Buffer.isBuffer(object) ? object : Buffer.from(object, 'latin1'));
    push(Buffer.from('\nendobj\n'));
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  push(
    Buffer.from(`xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} ${trailer} >>\n`),
  );
  parts.push(Buffer.from(`startxref\n${length - trailerLength(table, count, trailer)}\n%%EOF\n`));
  return Buffer.concat(parts);
}

function trailerLength(table: string, count: number, trailer: string): number {
  return `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} ${trailer} >>\n`.length;
}

export function streamObject(content: Buffer, dictionary = ''): Buffer {
  return Buffer.concat([
    Buffer.from(`<< /Length ${content.length} ${dictionary} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
}

/** Objects of a document with one page per content stream. Further objects begin at `6 + 2 × pages`. */
export function pagesOf(contents: readonly Buffer[], size = '0 0 612 792', filter = ''): (string | Buffer)[] {
  const first = 5;
  const kids = contents.map((_, index) => `${first + index * 2} 0 R`).join(' ');
  const objects: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Font << /F1 3 0 R >> >>',
  ];
  contents.forEach((content, index) => {
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [${size}] /Resources 4 0 R /Contents ${first + index * 2 + 1} 0 R >>`,
      streamObject(content, filter),
    );
  });
  return objects;
}

/** Operators that draw lines of text below each other. */
export function textContent(lines: readonly string[], x = 72, y = 720, size = 11): Buffer {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n');
  return Buffer.from(`BT /F1 ${size} Tf ${size * 1.3} TL ${x} ${y} Td\n${shown}\nET\n`, 'latin1');
}

export function simplePdf(lines: readonly string[]): Buffer {
  return pdfFile({ objects: pagesOf([textContent(lines)]) });
}
