import sharp from 'sharp';
import { readDocument } from '../../../src/documents/read-document';
import { columnsOf } from '../../../src/documents/ocr/preprocess/regions';
import { inkGrid } from '../../../src/documents/ocr/preprocess/ink-grid';
import { openPageImages } from '../../../src/documents/pdf/page-images';
import { pagesOf, pdfFile, textContent } from '../../support/documents/pdf-file';
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

/** A page with a dark panel on the left, light letters in it and a second column beside it. */
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

async function pictureOf(pdf: Buffer): Promise<{ image: sharp.Sharp; width: number; height: number }> {
  const pictures = await openPageImages(pdf, 50_000_000);
  const { rgba, width, height } = await pictures.draw(1);
  const image = sharp(rgba, { raw: { width, height, channels: 4 } })
    .flatten()
    .greyscale();
  const owned = await image.png().toBuffer();
  await pictures.close();
  return { image: sharp(owned), width, height };
}

const read = async (bytes: Buffer): Promise<string[]> => {
  const { document } = await readDocument(bytes, { declaredType: null, fileName: null });
  return document.pages.flatMap((page) => page.lines.map((line) => line.text));
};

describe('a picture of a page', () => {
  it('is read without running columns into each other, light letters on a dark panel too', async () => {
    const { image } = await pictureOf(panelPage());
    const rows = await read(await image.jpeg({ quality: 70 }).toBuffer());
    const lines = rows.flatMap((row) => row.split('\t'));
    for (const line of [...SIDE_LINES, ...MAIN_LINES]) expect(lines).toContain(line);
  });

  it('is read when it stands askew under uneven light', async () => {
    const { image, width, height } = await pictureOf(
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
    const askew = await sharp(shaded).rotate(2, { background: '#ffffff' }).jpeg({ quality: 80 }).toBuffer();
    const { document } = await readDocument(askew, { declaredType: null, fileName: null });
    const lines = document.pages.flatMap((page) => page.lines.map((line) => line.text));
    for (const line of MAIN_LINES) expect(lines).toContain(line);
    // Evidence points at the picture as it was sent: its first line begins where the turned page has it.
    const source = sourceText(document);
    const [first = ''] = MAIN_LINES;
    const start = source.raw.indexOf(first);
    const { box } = evidenceAt(source, start, start + first.length);
    const [x0 = 0, y0 = 1, , y1 = 0] = box ?? [];
    const angle = (2 * Math.PI) / 180;
    const sent = await sharp(askew).metadata();
    const right = (72 / 612 - 0.5) * width;
    const down = (92 / 792 - 0.5) * height;
    const x = 0.5 + (right * Math.cos(angle) - down * Math.sin(angle)) / sent.width;
    const y = 0.5 + (right * Math.sin(angle) + down * Math.cos(angle)) / sent.height;
    expect(Math.abs(x0 - x)).toBeLessThan(0.006);
    expect(y).toBeGreaterThan(y0);
    expect(y).toBeLessThan(y1 + 0.003);
  });
});

describe('columns of a picture', () => {
  const WIDTH = 1_260;
  const HEIGHT = 1_600;

  /** Bars in place of lines of text, given as left, right, top and bottom. */
  const pictured = (bars: readonly (readonly [number, number, number, number])[]) => {
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

  it('are cut apart below a heading that spans them', () => {
    const heading = [[100, 1_150, 60, 100]] as const;
    const grid = pictured([...heading, ...lines(100, 480, 200, 20), ...lines(560, 1_150, 200, 20)]);
    const spans = columnsOf(grid).map(({ left, right }) => [left * grid.cell, right * grid.cell]);
    expect(spans).toHaveLength(3);
    expect(spans.filter(([left = 0, right = 0]) => left < 500 && right > 540)).toHaveLength(1);
  });

  it('are not made of bullets and the lines beside them', () => {
    const bullets = lines(100, 110, 205, 20).map(
      ([left, right, top]) => [left, right, top, top + 8] as const,
    );
    const grid = pictured([...bullets, ...lines(140, 1_150, 200, 20)]);
    expect(columnsOf(grid)).toHaveLength(1);
  });
});
