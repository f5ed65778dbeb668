import { DocumentError } from '../document-error';
import { LoopbackPort } from './loopback-port';
import { loadPdfjs, type PdfDocument } from './load-pdfjs';

export interface OpenPdf {
  document: PdfDocument;
  close: () => Promise<void>;
}

/**
 * Opens a PDF for its text: images are not decoded and fonts are not prepared for drawing.
 * @throws DocumentError document_encrypted or document_corrupt
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const { pdfjs, startHandler, standardFonts, characterMaps } = await loadPdfjs();
  const port = new LoopbackPort();
  startHandler(port);
  const worker = new pdfjs.PDFWorker({ port: port as unknown as null, verbosity: 0 });
  const task = pdfjs.getDocument({
    // A plain view, because pdf.js rejects a Buffer.
    data: new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    worker,
    verbosity: 0,
    isEvalSupported: false,
    useSystemFonts: false,
    // With `true`, the outlines of every glyph would be compiled.
    disableFontFace: false,
    ownerDocument: { fonts: { add() {}, delete() {} } } as never,
    isOffscreenCanvasSupported: false,
    maxImageSize: 0,
    standardFontDataUrl: standardFonts,
    cMapUrl: characterMaps,
    cMapPacked: true,
    stopAtErrors: false,
  });
  const close = async (): Promise<void> => {
    await task.destroy();
    worker.destroy();
    port.terminate();
  };
  try {
    return { document: await task.promise, close };
  } catch (error) {
    await close().catch(() => undefined);
    if (error instanceof Error && error.name === 'PasswordException') {
      throw new DocumentError('document_encrypted', 'The PDF is password-protected.', { cause: error });
    }
    throw new DocumentError('document_corrupt', 'The PDF is damaged and cannot be opened.', { cause: error });
  }
}
