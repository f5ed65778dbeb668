import type { LayoutPage } from '../../domain/layout/layout-document';
import { layoutPage } from '../layout/page-lines';
import { tidyPages } from '../layout/tidy-pages';
import type { FormatResult } from '../format-result';
import { openPdf } from './open-pdf';
import { readPdfPage } from './read-pdf-page';

/**
 * Reads the text layer of a PDF.
 * @throws DocumentError document_encrypted or document_corrupt
 */
export async function readPdf(bytes: Uint8Array): Promise<FormatResult> {
  const { document, close } = await openPdf(bytes);
  try {
    const pages: LayoutPage[] = [];
    const hidden: string[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const { text, width, height } = await readPdfPage(await document.getPage(number));
      pages.push(layoutPage(number, { width, height }, 'text_layer', text.pieces, text.turned));
      hidden.push(...text.hidden);
    }
    return {
      pages: tidyPages(pages),
      paginated: true,
      pageCount: document.numPages,
      hidden,
      visionPages: [],
      warnings: [],
    };
  } finally {
    await close();
  }
}
