import path from 'node:path';
import sharp from 'sharp';
import { readDocument } from '../../../src/documents/read-document';

const FONT = path.join(
  path.dirname(require.resolve('pdfjs-dist/package.json')),
  'standard_fonts',
  'LiberationSans-Regular.ttf',
);

/** A picture of printed lines; the font comes with the project, since a machine may have none. */
async function pictureOf(lines: readonly string[]): Promise<Buffer> {
  const print = await sharp({
    text: { text: lines.join('\n\n'), font: 'Liberation Sans 11', fontfile: FONT, dpi: 150, rgba: true },
  })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
  return sharp(print)
    .extend({ top: 150, left: 120, right: 250, bottom: 500, background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer();
}

async function read(lines: readonly string[], language: string | null = null) {
  const bytes = await pictureOf(lines);
  const { document, warnings } = await readDocument(bytes, {
    declaredType: null,
    fileName: null,
    language,
  });
  return { lines: document.pages.flatMap((page) => page.lines.map((line) => line.text)), warnings };
}

const UKRAINIAN = [
  'Олена Шевчук',
  'olena.shevchuk@example.org',
  'Досвід роботи',
  'Медична сестра, обласна лікарня, Київ',
  'Догляд за пацієнтами та підготовка палат до прийому хворих',
];
const ENGLISH = [
  'María Núñez Gutiérrez',
  'maria.nunez@example.org',
  'Experience',
  'Nursing assistant at the San José Hospital',
  'Cared for patients and organised the rooms of the ward for the doctors',
];

describe('a picture of a page in another language', () => {
  it('is read in its script without being told, addresses in Latin letters too', async () => {
    const { lines } = await read(UKRAINIAN);
    expect(lines).toEqual(UKRAINIAN);
  }, 60_000);

  it('keeps the accents of foreign names in an English resume, and its addresses', async () => {
    const { lines } = await read(ENGLISH);
    expect(lines).toEqual(ENGLISH);
  }, 60_000);

  it('is read as English, with word of what is missing, when data for its language are not installed', async () => {
    const { lines, warnings } = await read(ENGLISH.slice(1), 'tr');
    expect(lines).toContain('Experience');
    const lacking = warnings.find(({ code }) => code === 'unsupported_language');
    expect(lacking?.message).toContain('@tesseract.js-data/tur');
  }, 60_000);
});
