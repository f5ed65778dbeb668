import JSZip from 'jszip';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { openPageImages } from '../../../src/documents/pdf/page-images';

const LINES = [
  'Kim Example',
  'Dayton, OH | kim@example.org',
  'EXPERIENCE',
  'Line Cook, Harbor Grill',
  'March 2021 - Present',
  'Prepares 200 meals a shift, trains new cooks, keeps temperature logs',
  'Dishwasher, Corner Diner',
  'June 2018 - February 2021',
  'EDUCATION',
  'Belmont High School, High School Diploma, 2018',
  'CERTIFICATIONS',
  'ServSafe Food Handler',
];

/** A resume of one page as a PDF with text. */
export function textPdf(lines: readonly string[] = LINES): Promise<Buffer> {
  const document = new PDFDocument();
  const parts: Buffer[] = [];
  document.on('data', (part) => parts.push(part));
  return new Promise((resolve, reject) => {
    document.on('error', reject);
    document.on('end', () => resolve(Buffer.concat(parts)));
    for (const line of lines) document.text(line);
    document.end();
  });
}

/** The same resume as an image. */
export async function scannedPage(): Promise<Buffer> {
  const images = await openPageImages(await textPdf(), 80_000_000);
  try {
    const { rgba, width, height } = await images.draw(1);
    const image = sharp(rgba, { raw: { width, height, channels: 4 } });
    return await image.flatten({ background: '#ffffff' }).resize({ width: 1_300 }).png().toBuffer();
  } finally {
    await images.close();
  }
}

/** A text that is too long to be parsed inline. */
export const LONG_TEXT = Array<string>(4).fill(LINES.join('\n')).join('\n');

const PACKAGE = 'http://schemas.openxmlformats.org';
const WORD_PARTS = {
  '[Content_Types].xml':
    `<Types xmlns="${PACKAGE}/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Override PartName="/word/document.xml" ' +
    'ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  '_rels/.rels':
    `<Relationships xmlns="${PACKAGE}/package/2006/relationships"><Relationship Id="r1" ` +
    `Type="${PACKAGE}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
};

/** A DOCX file with a paragraph per line. The lines have no characters that XML reserves. */
export function wordDocument(lines: readonly string[]): Promise<Buffer> {
  const paragraphs = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('');
  const body = `<w:document xmlns:w="${PACKAGE}/wordprocessingml/2006/main"><w:body>${paragraphs}</w:body></w:document>`;
  const zip = new JSZip();
  for (const [name, part] of Object.entries(WORD_PARTS)) zip.file(name, part);
  zip.file('word/document.xml', body);
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}
