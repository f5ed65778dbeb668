import { loadPdfjs, type PdfPage } from './load-pdfjs';
import { PageCollector, type PageText } from './page-pieces';
import { walkPage } from './page-walk';
import { linkPieces, type PageLink } from './page-links';

export interface ReadPage {
  text: PageText;
  width: number;
  height: number;
}

/** Reads the text layer of one page and applies its links. */
export async function readPdfPage(page: PdfPage, links: readonly PageLink[]): Promise<ReadPage> {
  const { pdfjs } = await loadPdfjs();
  const viewport = page.getViewport({ scale: 1 });
  const list = await page.getOperatorList({ annotationMode: pdfjs.AnnotationMode.DISABLE });
  const collector = new PageCollector(viewport.width, viewport.height);
  const fontOf = (name: string): unknown => (page.commonObjs.has(name) ? page.commonObjs.get(name) : null);
  walkPage(list, pdfjs.OPS, viewport.transform, fontOf, collector);
  const text = collector.finish();
  linkPieces(links, viewport.transform, text.pieces);
  return { text, width: viewport.width, height: viewport.height };
}
