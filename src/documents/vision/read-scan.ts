import type { LayoutPage } from '../../domain/layout/layout-document';
import { layoutPage } from '../layout/page-lines';
import { cleanScan, type CleanOptions, type PixelSource } from './clean-scan';
import { pageParts } from './page-parts';
import { recognise } from './recogniser';
import { wordPieces, type RecognisedPart } from './word-pieces';

/** Pixels of the longer side at which ordinary print is recognised best: about 210 dots per inch of a letter page. */
const TARGET_SIDE = 2_300;
/** Mean confidence under which a page is taken to lie on its side or upside down. */
const DOUBTFUL = 45;
const SURE = 70;
const PAGE_WIDTH_POINTS = 612;

export interface ScanOptions {
  pixels: number;
  /** Width of the page in points; unknown for photographs. */
  width: number | null;
  page?: number;
}

/** Reads the picture of a page into lines, as if it had a text layer. */
export async function readScan(
  number: number,
  source: PixelSource,
  options: ScanOptions,
): Promise<LayoutPage> {
  let best = await attempt(source, options, 0);
  if (best.confidence < DOUBTFUL && best.letters > 0) {
    for (const quarterTurns of [1, 3, 2]) {
      const turned = await attempt(source, options, quarterTurns);
      if (turned.confidence > best.confidence) best = turned;
      if (best.confidence >= SURE) break;
    }
  }
  const width = options.width ?? PAGE_WIDTH_POINTS;
  const scale = width / best.width;
  const pieces = best.parts.flatMap((part) => wordPieces(part, scale));
  return layoutPage(number, { width, height: best.height * scale }, 'vision', pieces);
}

interface Attempt {
  parts: RecognisedPart[];
  /** Mean over the letters, 0–100. */
  confidence: number;
  letters: number;
  width: number;
  height: number;
}

async function attempt(source: PixelSource, options: ScanOptions, quarterTurns: number): Promise<Attempt> {
  const cleaning: CleanOptions = { targetSide: TARGET_SIDE, pixels: options.pixels, quarterTurns };
  if (options.page !== undefined) cleaning.page = options.page;
  const { image } = await cleanScan(source, cleaning);
  const parts = await Promise.all(
    pageParts(image).map(async ({ picture, left, top }) => ({ page: await recognise(picture), left, top })),
  );
  let letters = 0;
  let sum = 0;
  for (const { page } of parts) {
    const length = page.text.replace(/\s/g, '').length;
    letters += length;
    sum += page.confidence * length;
  }
  const { width, height } = image;
  return { parts, confidence: letters === 0 ? 0 : sum / letters, letters, width, height };
}
