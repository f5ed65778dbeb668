import type { Warning } from '../../domain/common';
import type { LayoutPage } from '../../domain/layout/layout-document';
import { DocumentError } from '../document-error';
import { OcrDeferredError } from '../ocr-deferred-error';
import type { FormatResult, ReadLimits, ReadOptions } from '../format-result';
import { layoutPage } from '../layout/page-lines';
import { tidyPages } from '../layout/tidy-pages';
import { isDrawnText, pageSourceOf } from './needs-ocr';
import {
  missingLanguagesWarning,
  modelPagesWarning,
  truncatedPagesWarning,
  ocrUsedWarning,
} from '../ocr/ocr-warnings';
import type { PdfDocument } from './load-pdfjs';
import { openPdf } from './open-pdf';
import { prepareFile } from './streams/prepare-file';
import { embeddedData } from './embedded-data';
import { linksOf } from './page-links';
import { ocrPages } from './ocr-pages';
import { readPdfPage } from './read-pdf-page';

/**
 * Reads a PDF from its text layer, and by OCR for pages without a usable one.
 * @throws DocumentError, or OcrDeferredError if pages need OCR and `options.deferOcr` is set
 */
export async function readPdf(
  bytes: Uint8Array,
  limits: ReadLimits,
  options: ReadOptions,
): Promise<FormatResult> {
  const { document, close } = await openPdf(prepareFile(bytes, limits.unpackedBytes));
  let text: TextLayer;
  let fileDate: string | null;
  let structured: unknown[];
  const pageCount = document.numPages;
  try {
    if (pageCount > limits.pages) {
      throw new DocumentError('too_many_pages', `The document has more than ${limits.pages} pages.`);
    }
    text = await readTextLayer(document, limits);
    fileDate = await modifiedOn(document);
    structured = await embeddedData(document);
  } finally {
    await close();
  }
  const { pages, hidden, unread, doubtful } = text;
  const warnings: Warning[] = [];
  let modelPages: number[] = [];
  const ocrNumbers = unread.slice(0, limits.visionPages);
  if (ocrNumbers.length > 0) {
    if (options.deferOcr) throw new OcrDeferredError();
    const read = await ocrPages(bytes, ocrNumbers, doubtful, limits, options);
    for (const { page } of read) pages[page.number - 1] = preferReading(page, pages[page.number - 1]);
    modelPages = modelPagesWarning(read);
    warnings.push(ocrUsedWarning(ocrNumbers, options.transcribe ? modelPages.length : null));
    warnings.push(...missingLanguagesWarning(read));
  }
  if (unread.length > ocrNumbers.length) warnings.push(truncatedPagesWarning(limits.visionPages));
  const present = pages.filter((page) => page !== undefined);
  return {
    pages: tidyPages(present),
    paginated: true,
    pageCount,
    hidden,
    fileDate,
    structured,
    visionPages: ocrNumbers,
    modelPages,
    warnings,
  };
}

/** Day of the last change, or of the creation, in the information of the file: `D:20150630…`. */
async function modifiedOn(document: PdfDocument): Promise<string | null> {
  try {
    const { info } = await document.getMetadata();
    const { ModDate, CreationDate } = info as { ModDate?: unknown; CreationDate?: unknown };
    const date = [ModDate, CreationDate].find((value) => typeof value === 'string') ?? '';
    const [, year, month, day] = /^D:(\d{4})(0[1-9]|1[0-2])([0-2]\d|3[01])/.exec(date) ?? [];
    return year && month && day ? `${year}-${month}-${day}` : null;
  } catch {
    // Damaged metadata does not affect the pages.
    return null;
  }
}

interface TextLayer {
  pages: LayoutPage[];
  hidden: string[];
  /** Numbers of pages without a usable text layer. */
  unread: number[];
  /** Pages among them that show text and no image of a page. */
  doubtful: Set<number>;
}

async function readTextLayer(document: PdfDocument, limits: ReadLimits): Promise<TextLayer> {
  const pages: LayoutPage[] = [];
  const hidden: string[] = [];
  const unread: number[] = [];
  const doubtful = new Set<number>();
  const links = await linksOf(document);
  let characters = 0;
  let broken = 0;
  for (let number = 1; number <= document.numPages && characters <= limits.characters; number++) {
    try {
      const page = await document.getPage(number);
      const { text, width, height } = await readPdfPage(page, links.get(number - 1) ?? []);
      page.cleanup();
      const source = pageSourceOf(text, width, height);
      const pieces = source === 'recognised' ? [...text.pieces, ...text.recognized] : text.pieces;
      const read = layoutPage(number, { width, height }, 'text_layer', pieces, text.turned);
      pages.push(read);
      if (source === 'vision') {
        unread.push(number);
        if (isDrawnText(text, width, height)) doubtful.add(number);
      } else hidden.push(...text.hidden);
      for (const line of read.lines) characters += line.text.length;
    } catch (error) {
      if (error instanceof DocumentError) throw error;
      // One damaged page does not affect the others.
      broken += 1;
      pages.push({ number, width: null, height: null, source: 'text_layer', lines: [], columns: 1 });
    }
  }
  if (broken > 0 && broken === pages.length) {
    throw new DocumentError('document_corrupt', 'No page of the PDF can be read.');
  }
  return { pages, hidden, unread, doubtful };
}

/** Keeps the text layer if OCR found almost nothing. */
function preferReading(recognized: LayoutPage, textLayer: LayoutPage | undefined): LayoutPage {
  const letters = (page: LayoutPage): number => page.lines.reduce((sum, line) => sum + line.text.length, 0);
  return textLayer && letters(recognized) < 10 && letters(textLayer) > letters(recognized)
    ? textLayer
    : recognized;
}
