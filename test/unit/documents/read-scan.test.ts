import sharp from 'sharp';
import { readDocument } from '../../../src/documents/read-document';
import { columnsOf } from '../../../src/documents/ocr/preprocess/regions';
import { inkGrid } from '../../../src/documents/ocr/preprocess/ink-grid';
import { openPageImages } from '../../../src/documents/pdf/page-images';
import { pagesOf, pdfFile, textContent } from '../../support/documents/pdf-file';
import { project, type Corners } from '../../../tools/synthetic/render/perspective';
import { evidenceAt, sourceText } from '../../../src/domain/parsing/text/source-text';

const SIDE_LINES = ['Skills', 'Forklift certificate', 'Pallet wrapping', 'Stock counting', 'Cold storage'];
const MAIN_LINES = [
  'Work experience',
  'Warehouse operative',
  'Harbour Freight Depot',
  'March 2018 to June 2022',
  'Loaded forty lorries a day without damage',
  'Trained eleven new colleagues in safe lifting',
  'Kept the night shift stocked through the winter peak',
];

const rectangle = (tone: number, box: string): Buffer => Buffer.from(`${tone} g ${box} re f\n`);

/** A page with light text on a dark panel on the left and a second column beside it. */
function panelPage(): Buffer {
  const content = Buffer.concat([
    rectangle(0.2, '0 0 190 792'),
    Buffer.from('1 g\n'),
    textContent(SIDE_LINES, 30, 700, 12),
    Buffer.from('0 g\n'),
    textContent(MAIN_LINES, 215, 700, 12),
  ]);
  return pdfFile({ objects: pagesOf([content]) });
}

async function renderPage(pdf: Buffer): Promise<{ image: sharp.Sharp; width: number; height: number }> {
  const pageImages = await openPageImages(pdf, 50_000_000);
  const { rgba, width, height } = await pageImages.draw(1);
  const image = sharp(rgba, { raw: { width, height, channels: 4 } })
    .flatten()
    .greyscale();
  const copy = await image.png().toBuffer();
  await pageImages.close();
  return { image: sharp(copy), width, height };
}

const readLines = async (bytes: Buffer): Promise<string[]> => {
  const { document } = await readDocument(bytes, { declaredType: null, fileName: null });
  return document.pages.flatMap((page) => page.lines.map((line) => line.text));
};

describe('OCR of a page image', () => {
  it('keeps columns apart and reads light text on a dark panel', async () => {
    const { image } = await renderPage(panelPage());
    const rows = await readLines(await image.jpeg({ quality: 70 }).toBuffer());
    const lines = rows.flatMap((row) => row.split('\t'));
    for (const line of [...SIDE_LINES, ...MAIN_LINES]) expect(lines).toContain(line);
  });

  it('reads a rotated, unevenly lit page and returns evidence in the coordinates of the original image', async () => {
    const { image, width, height } = await renderPage(
      pdfFile({ objects: pagesOf([textContent(MAIN_LINES, 72, 700, 13)]) }),
    );
    const light = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>` +
        '<linearGradient id="l" x2="1" y2="1"><stop offset="0" stop-color="#fff"/>' +
        '<stop offset="1" stop-color="#777"/></linearGradient></defs>' +
        `<rect width="${width}" height="${height}" fill="url(#l)"/></svg>`,
    );
    const shaded = await image
      .toColourspace('srgb')
      .composite([{ input: light, blend: 'multiply' }])
      .png()
      .toBuffer();
    const rotated = await sharp(shaded).rotate(2, { background: '#ffffff' }).jpeg({ quality: 80 }).toBuffer();
    const { document } = await readDocument(rotated, { declaredType: null, fileName: null });
    const lines = document.pages.flatMap((page) => page.lines.map((line) => line.text));
    for (const line of MAIN_LINES) expect(lines).toContain(line);
    // Evidence refers to the image as sent: the first line is expected at its position on the rotated page.
    const source = sourceText(document);
    const [first = ''] = MAIN_LINES;
    const start = source.raw.indexOf(first);
    const { box } = evidenceAt(source, start, start + first.length);
    const [x0 = 0, y0 = 1, , y1 = 0] = box ?? [];
    const angle = (2 * Math.PI) / 180;
    const sent = await sharp(rotated).metadata();
    const right = (72 / 612 - 0.5) * width;
    const down = (92 / 792 - 0.5) * height;
    const x = 0.5 + (right * Math.cos(angle) - down * Math.sin(angle)) / sent.width;
    const y = 0.5 + (right * Math.sin(angle) + down * Math.cos(angle)) / sent.height;
    expect(Math.abs(x0 - x)).toBeLessThan(0.006);
    expect(y).toBeGreaterThan(y0);
    expect(y).toBeLessThan(y1 + 0.003);
  });

  it('reads a page that was photographed from an angle, with its evidence in the coordinates of the photograph', async () => {
    const { image, width, height } = await renderPage(
      pdfFile({ objects: pagesOf([textContent([...MAIN_LINES, ...SIDE_LINES], 72, 700, 13)]) }),
    );
    const data = await image.toColourspace('srgb').raw().toBuffer();
    const at = (x: number, y: number): readonly [number, number] => [x * width, y * height];
    const corners: Corners = [at(0.08, 0.16), at(0.92, 0.03), at(0.95, 0.93), at(0.06, 0.96)];
    const photograph = project({ data, width, height }, corners, [150, 150, 150]);
    const bytes = await sharp(photograph.data, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer();
    const { document } = await readDocument(bytes, { declaredType: null, fileName: null });
    const lines = document.pages.flatMap((page) => page.lines.map((line) => line.text));
    for (const line of [...MAIN_LINES, ...SIDE_LINES]) expect(lines).toContain(line);
    const source = sourceText(document);
    const [first = ''] = MAIN_LINES;
    const start = source.raw.indexOf(first);
    const { box } = evidenceAt(source, start, start + first.length);
    const [x0 = 0, y0 = 1, , y1 = 0] = box ?? [];
    // Where the first letter is on the photograph: the edges of the paper are nearly straight near its corner.
    const across = 72 / 612;
    const down = 90 / 792;
    expect(Math.abs(x0 - (0.08 + across * 0.84))).toBeLessThan(0.04);
    expect(y0).toBeLessThan(0.16 - across * 0.13 + down * 0.82);
    expect(y1).toBeGreaterThan(0.16 - across * 0.13 + down * 0.75);
  });

  it('reads e-mail addresses again that are hard to read on a blurred page', async () => {
    const addresses = (
      'william-lillis fjzill88 jjojukwu88 i.am.tim mullally.rnelle bzill42 aojukwu01 giancarlo_ellis6 ' +
      'bo_nguyen0 lillis.aaron'
    )
      .split(' ')
      .map((name) => `${name}@example.com`);
    const lines = addresses.flatMap((address) => [`Phone: 555-0142 | ${address}`, ...MAIN_LINES.slice(0, 1)]);
    const { image, width } = await renderPage(
      pdfFile({ objects: pagesOf([textContent(lines, 72, 700, 11)]) }),
    );
    const small = await image
      .resize({ width: Math.round(width * 0.7) })
      .png()
      .toBuffer();
    const rows = await readLines(await sharp(small).blur(0.5).jpeg({ quality: 50 }).toBuffer());
    // The first reading has "rnelle" as "melle" and "_ellis6" as "_ellisé".
    expect(rows.join('\n')).toContain('mullally.rnelle@example.com');
    expect(rows.join('\n')).toContain('giancarlo_ellis6@example.com');
  });
});

describe('the columns of a page image', () => {
  const WIDTH = 1_260;
  const HEIGHT = 1_600;

  /** An image with bars instead of lines of text, each given as left, right, top and bottom. */
  const gridWith = (bars: readonly (readonly [number, number, number, number])[]) => {
    const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255);
    for (const [left, right, top, bottom] of bars) {
      for (let y = top; y < bottom; y++) {
        for (let x = left; x < right; x++) if ((x >> 2) % 2 === 0) pixels[y * WIDTH + x] = 0;
      }
    }
    return inkGrid({ pixels, width: WIDTH, height: HEIGHT });
  };
  const lines = (left: number, right: number, from: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const top = from + index * 36;
      return [left, right, top, top + 20] as const;
    });

  it('are separated below a heading that spans them', () => {
    const heading = [[100, 1_150, 60, 100]] as const;
    const grid = gridWith([...heading, ...lines(100, 480, 200, 20), ...lines(560, 1_150, 200, 20)]);
    const spans = columnsOf(grid).map(({ left, right }) => [left * grid.cell, right * grid.cell]);
    expect(spans).toHaveLength(3);
    expect(spans.filter(([left = 0, right = 0]) => left < 500 && right > 540)).toHaveLength(1);
  });

  it('do not split bullets from their lines', () => {
    const bullets = lines(100, 110, 205, 20).map(
      ([left, right, top]) => [left, right, top, top + 8] as const,
    );
    const grid = gridWith([...bullets, ...lines(140, 1_150, 200, 20)]);
    expect(columnsOf(grid)).toHaveLength(1);
  });
});
