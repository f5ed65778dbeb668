import { loadPdfjs, type PdfDocument } from './load-pdfjs';

export interface PageImage {
  rgba: Uint8Array;
  width: number;
  height: number;
}

export interface PageImages {
  /** Draws a page at a resolution suitable for OCR. */
  draw(number: number): Promise<PageImage>;
  close(): Promise<void>;
}

interface Canvas {
  width: number;
  height: number;
  data?: () => Uint8Array;
  getContext(kind: '2d'): {
    getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray };
  };
}

interface CanvasFactory {
  create(width: number, height: number): { canvas: Canvas; context: unknown };
  destroy(pair: unknown): void;
}

/** Pixels of the longer side of a drawn page. */
const MAX_SIDE_PIXELS = 1_800;

/** Opens a PDF for drawing. This is separate from opening it for text, which skips everything that drawing needs. */
export async function openPageImages(bytes: Uint8Array, pixels: number): Promise<PageImages> {
  const [{ PDFParse }, { standardFonts, characterMaps }] = await Promise.all([
    import('pdf-parse'),
    loadPdfjs(),
  ]);
  const parser = new PDFParse({
    // A copy, because rendering transfers the bytes and the caller would lose them.
    data: new Uint8Array(bytes),
    verbosity: 0,
    isEvalSupported: false,
    useSystemFonts: false,
    maxImageSize: pixels,
    standardFontDataUrl: standardFonts,
    cMapUrl: characterMaps,
    cMapPacked: true,
  });
  const document = await (parser as unknown as { load(): Promise<PdfDocument> }).load();
  const factory = (document as unknown as { canvasFactory: CanvasFactory }).canvasFactory;
  return {
    draw: async (number) => {
      const page = await document.getPage(number);
      const natural = page.getViewport({ scale: 1 });
      const scale = MAX_SIDE_PIXELS / Math.max(natural.width, natural.height);
      const viewport = page.getViewport({ scale });
      const pair = factory.create(Math.ceil(viewport.width), Math.ceil(viewport.height));
      const { canvas, context } = pair;
      await page.render({ canvas, canvasContext: context as never, viewport }).promise;
      const { width, height } = canvas;
      const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
      const picture = { rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength), width, height };
      page.cleanup();
      return picture;
    },
    close: () => parser.destroy(),
  };
}
