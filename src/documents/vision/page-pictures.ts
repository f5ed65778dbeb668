import { loadPdfjs, type PdfDocument } from '../pdf/load-pdfjs';

export interface PagePicture {
  rgba: Uint8Array;
  width: number;
  height: number;
}

export interface PagePictures {
  /** The page drawn at a resolution fit for recognition. */
  draw(number: number): Promise<PagePicture>;
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
const SIDE = 1_800;

/** Opens a PDF for drawing, apart from the opening for text, which skips all that drawing needs. */
export async function openPagePictures(bytes: Uint8Array, pixels: number): Promise<PagePictures> {
  const [{ PDFParse }, { standardFonts, characterMaps }] = await Promise.all([
    import('pdf-parse'),
    loadPdfjs(),
  ]);
  const parser = new PDFParse({
    // Drawing takes the bytes away from whoever hands them over.
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
      const scale = SIDE / Math.max(natural.width, natural.height);
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
