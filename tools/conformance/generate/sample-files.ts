import type { Send } from '../session';

export interface FormPart {
  name: string;
  content: string | Buffer;
  fileName?: string;
  type?: string;
}

const BOUNDARY = 'conformance-boundary-7f3a';

/** A multipart form with the given parts. */
export function multipart(parts: FormPart[]): Send {
  const chunks = parts.flatMap(({ name, content, fileName, type }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"` +
        (fileName === undefined ? '' : `; filename="${fileName}"`) +
        (type === undefined ? '' : `\r\nContent-Type: ${type}`) +
        '\r\n\r\n',
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  const raw = Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return { raw, headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` } };
}

/** A PDF file of these objects, numbered from 1, with its cross-reference table. */
function pdf(objects: string[], trailer = ''): Buffer {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** A PDF with empty pages. */
export function pdfOfPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ');
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>';
  return pdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    ...Array.from({ length: count }, () => page),
  ]);
}

export const BLANK_PDF = pdfOfPages(1);

/** A PDF encrypted with an unknown password; its digests match no password. */
export const ENCRYPTED_PDF = pdf(
  [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${'4a'.repeat(32)}> /U <${'5b'.repeat(32)}> >>`,
  ],
  `/Encrypt 4 0 R /ID [<${'11'.repeat(16)}> <${'11'.repeat(16)}>]`,
);
