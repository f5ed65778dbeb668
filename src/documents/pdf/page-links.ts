import { contains, type Piece } from '../layout/piece';
import { loadPdfjs, type PdfDocument } from './load-pdfjs';
import { IDENTITY, multiply, transformBox } from './matrix';

export interface PageLink {
  url: string;
  /** In the page's own units, origin bottom left. */
  rectangle: readonly number[];
}

interface LinkAnnotation {
  pageIndex?: number;
  url?: string;
  unsafeUrl?: string;
  rect?: number[];
}

/**
 * The links of a document by page index. Asked for by type, because asking page by page makes pdf.js read the text
 * of every page with a link once more.
 */
export async function linksOf(document: PdfDocument): Promise<Map<number, PageLink[]>> {
  const { pdfjs } = await loadPdfjs();
  const types = new Set([pdfjs.AnnotationType.LINK]);
  // Broken links are no reason to refuse a document.
  const found: LinkAnnotation[] | null = await document
    .getAnnotationsByType(types, new Set<number>())
    .catch(() => null);
  const links = new Map<number, PageLink[]>();
  for (const { pageIndex, url, unsafeUrl, rect } of found ?? []) {
    const target = url ?? unsafeUrl;
    if (pageIndex === undefined || !target || !rect || rect.length < 4) continue;
    const onPage = links.get(pageIndex) ?? [];
    onPage.push({ url: target, rectangle: rect });
    links.set(pageIndex, onPage);
  }
  return links;
}

/** Gives the pieces under links their targets. */
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
