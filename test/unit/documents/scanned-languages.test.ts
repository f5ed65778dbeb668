import path from 'node:path';
import sharp from 'sharp';
import { readDocument } from '../../../src/documents/read-document';

const FONT = path.join(
  path.dirname(require.resolve('pdfjs-dist/package.json')),
  'standard_fonts',
  'LiberationSans-Regular.ttf',
);

/** An image of printed lines. The font comes from a dependency because a machine may have none installed. */
async function imageOf(lines: readonly string[]): Promise<Buffer> {
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
  const bytes = await imageOf(lines);
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

describe('OCR of a page in another language', () => {
  it('detects a Cyrillic script and still reads addresses in Latin letters', async () => {
    const { lines } = await read(UKRAINIAN);
    expect(lines).toEqual(UKRAINIAN);
  });

  it('keeps accented names and email addresses in an English resume', async () => {
    const { lines } = await read(ENGLISH);
    expect(lines).toEqual(ENGLISH);
  });

  it.each([
    [
      'German',
      [
        'Jürgen Großmann',
        'juergen.grossmann@example.org',
        'Berufserfahrung',
        'Schweißer bei der Maschinenbau Müller GmbH in Köln',
        'Führte Maßprüfungen durch und überwachte die Öfen',
      ],
    ],
    [
      'Polish',
      [
        'Doświadczenie zawodowe',
        'Księgowa w przedsiębiorstwie budowlanym',
        'Prowadziła rozliczenia i sporządzała sprawozdania dla urzędu',
        'Wykształcenie: technik ekonomista, Łódź',
      ],
    ],
    [
      'Vietnamese',
      [
        'Kinh nghiệm làm việc',
        'Nhân viên bán hàng tại siêu thị của thành phố',
        'Tư vấn cho khách hàng và kiểm kê hàng hóa trong kho',
      ],
    ],
  ])('detects %s and reads its accents', async (_, lines) => {
    expect((await read(lines)).lines).toEqual(lines);
  });

  it('falls back to English with a warning when the language data are not installed', async () => {
    const { lines, warnings } = await read(ENGLISH.slice(1), 'tr');
    expect(lines).toContain('Experience');
    const warning = warnings.find(({ code }) => code === 'unsupported_language');
    expect(warning?.message).toContain('@tesseract.js-data/tur');
  });
});
