import type { LayoutPage } from '../../domain/layout/layout-document';
import { layoutPage } from '../layout/page-lines';
import { cleanScan, type CleanOptions, type PixelSource } from './clean-scan';
import { withRecogniser } from './recogniser';
import { wordPieces } from './word-pieces';

/** Pixels of the longer side at which ordinary print is recognised best: about 210 dots per inch of a letter page. */
const TARGET_SIDE = 2_300;
/** Mean confidence under which a page is taken to lie on its side or upside down. */
const DOUBTFUL = 45;
const PAGE_WIDTH_POINTS = 612;

export interface ScanOptions {
  pixels: number;
  /** Width of the page in points; unknown for photographs. */
  width: number | null;
  page?: number;
}

/** Reads the picture of a page into lines, as if it had a text layer. */
export function readScan(number: number, source: PixelSource, options: ScanOptions): Promise<LayoutPage> {
  return withRecogniser(async (recognise) => {
    const attempt = async (quarterTurns: number) => {
      const cleaning: CleanOptions = { targetSide: TARGET_SIDE, pixels: options.pixels, quarterTurns };
      if (options.page !== undefined) cleaning.page = options.page;
      const scan = await cleanScan(source, cleaning);
      return { scan, page: await recognise(scan.png) };
    };
    let best = await attempt(0);
    if (best.page.confidence < DOUBTFUL && best.page.text.trim() !== '') {
      for (const quarterTurns of [1, 3, 2]) {
        const turned = await attempt(quarterTurns);
        if (turned.page.confidence > best.page.confidence) best = turned;
        if (best.page.confidence >= 70) break;
      }
    }
    const { scan, page } = best;
    const width = options.width ?? PAGE_WIDTH_POINTS;
    const scale = width / scan.width;
    const size = { width, height: scan.height * scale };
    return layoutPage(number, size, 'vision', wordPieces(page, scale));
  });
}
