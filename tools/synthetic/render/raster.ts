import { createRequire } from 'node:module';

interface Screenshot {
  pages: { data: Uint8Array }[];
}
interface Parser {
  getScreenshot(options: { scale: number; imageBuffer: boolean; imageDataUrl: boolean }): Promise<Screenshot>;
  destroy(): Promise<void>;
}

const POINTS_PER_INCH = 72;

/** Converts the pages of a PDF to PNG images. */
export async function rasterise(pdf: Buffer, dpi: number): Promise<Buffer[]> {
  // Loaded for the first scan, because other formats need no canvas.
  const { PDFParse } = createRequire(__filename)('pdf-parse') as {
    PDFParse: new (options: { data: Uint8Array }) => Parser;
  };
  const parser = new PDFParse({ data: new Uint8Array(pdf) });
  try {
    const { pages } = await parser.getScreenshot({
      scale: dpi / POINTS_PER_INCH,
      imageBuffer: true,
      imageDataUrl: false,
    });
    return pages.map(({ data }) => Buffer.from(data));
  } finally {
    await parser.destroy();
  }
}
