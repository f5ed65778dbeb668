export interface ScannedPage {
  jpeg: Buffer;
  width: number;
  height: number;
}

/** Writes a PDF that contains one JPEG image per page, like a scanner (ISO 32000-1, 7.4.8 and 8.9). */
export function imagePdf(pages: readonly ScannedPage[], dpi: number): Buffer {
  const objects: Buffer[] = [];
  const add = (body: string | Buffer): number =>
    objects.push(Buffer.isBuffer(body) ? body : Buffer.from(body, 'latin1'));
  add('<< /Type /Catalog /Pages 2 0 R >>');
  const numbers = pages.map((_, index) => 3 + index * 3);
  add(
    `<< /Type /Pages /Count ${pages.length} /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] >>`,
  );
  for (const [index, { jpeg, width, height }] of pages.entries()) {
    const first = 3 + index * 3;
    const points = [width, height].map((pixels) => ((pixels * 72) / dpi).toFixed(2));
    const draw = `q ${points[0]} 0 0 ${points[1]} 0 0 cm /Page Do Q`;
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${points.join(' ')}] /Contents ${first + 1} 0 R ` +
        `/Resources << /XObject << /Page ${first + 2} 0 R >> >> >>`,
    );
    add(`<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`);
    add(
      Buffer.concat([
        Buffer.from(
          `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB ` +
            `/BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
        ),
        jpeg,
        Buffer.from('\nendstream'),
      ]),
    );
  }
  return assemble(objects);
}

function assemble(objects: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, body] of objects.entries()) {
    offsets.push(length);
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
