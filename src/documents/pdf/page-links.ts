import { contains, type Piece } from '../layout/piece';
import { loadPdfjs, type PdfDocument } from './load-pdfjs';
import { IDENTITY, multiply, transformBox } from './matrix';

export interface PageLink {
  url: string;
  /** In page units, origin bottom left. */
  rectangle: readonly number[];
}

interface LinkAnnotation {
  pageIndex?: number;
  url?: string;
  unsafeUrl?: string;
  rect?: number[];
}

/**
 * Links of a document by page index. They are requested by type, because a request per page makes pdf.js read the text
 * of every page with a link again.
 */
export async function linksOf(document: PdfDocument): Promise<Map<number, PageLink[]>> {
  const { pdfjs } = await loadPdfjs();
  const types = new Set([pdfjs.AnnotationType.LINK]);
  // Broken links must not fail the document.
  const annotations: LinkAnnotation[] | null = await document
    .getAnnotationsByType(types, new Set<number>())
    .catch(() => null);
  const links = new Map<number, PageLink[]>();
  for (const { pageIndex, url, unsafeUrl, rect } of annotations ?? []) {
    const target = url ?? unsafeUrl;
    if (pageIndex === undefined || !target || !rect || rect.length < 4) continue;
    const onPage = links.get(pageIndex) ?? [];
    onPage.push({ url: target, rectangle: rect });
    links.set(pageIndex, onPage);
  }
  return links;
}

/** Sets the link target of pieces under links. */
export function linkPieces(links: readonly PageLink[], toPage: number[], pieces: readonly Piece[]): void {
  const matrix = multiply(IDENTITY, toPage);
  for (const { url, rectangle } of links) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = rectangle;
    const area = transformBox(matrix, x0, y0, x1, y1);
    for (const piece of pieces) {
      if (contains(area, (piece.x0 + piece.x1) / 2, (piece.y0 + piece.y1) / 2)) piece.href = url;
    }
  }
}
