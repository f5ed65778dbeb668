import type { PdfPage } from './load-pdfjs';
import { contains, type Piece } from '../layout/piece';
import { IDENTITY, multiply, transformBox } from './matrix';

interface LinkAnnotation {
  subtype?: string;
  url?: string;
  unsafeUrl?: string;
  rect?: number[];
}

/** Gives the pieces under link annotations their targets. */
export async function linkPieces(page: PdfPage, toPage: number[], pieces: readonly Piece[]): Promise<void> {
  const annotations = (await page.getAnnotations({ intent: 'display' }).catch(() => [])) as LinkAnnotation[];
  const matrix = multiply(IDENTITY, toPage);
  for (const { subtype, url, unsafeUrl, rect } of annotations) {
    const target = url ?? unsafeUrl;
    if (subtype !== 'Link' || !target || !rect || rect.length < 4) continue;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = rect;
    const area = transformBox(matrix, x0, y0, x1, y1);
    for (const piece of pieces) {
      if (contains(area, (piece.x0 + piece.x1) / 2, (piece.y0 + piece.y1) / 2)) piece.href = target;
    }
  }
}
