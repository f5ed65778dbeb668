import type { LayoutPage } from '../../domain/layout/layout-document';
import { layoutPage } from '../layout/page-lines';
import { cleanScan, type CleanOptions, type PixelSource } from './clean-scan';
import { densestBand } from './densest-band';
import { pageParts } from './page-parts';
import { recognise } from './recogniser';
import { wordPieces, type RecognisedPart } from './word-pieces';

/** Pixels of the longer side at which ordinary print is recognised best: about 210 dots per inch of a letter page. */
const TARGET_SIDE = 2_300;
/** Mean confidence under which a page is taken to lie on its side or upside down. */
const DOUBTFUL = 45;
const SURE = 70;
/** Part of a page recognised to find out which way it lies. */
const TRIAL_SHARE = 0.15;
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
    const turns = await likelyTurns(source, options, best.confidence);
    if (turns > 0) {
      const turned = await attempt(source, options, turns);
      if (turned.confidence > best.confidence) best = turned;
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

/**
 * The turn at which a part of the page is surest, 0 when none does better than the page as it lies. The whole page
 * is not tried: a damaged picture, doubtful whichever way it is turned, would take four times as long as a good one.
 */
async function likelyTurns(source: PixelSource, options: ScanOptions, upright: number): Promise<number> {
  let best = { turns: 0, confidence: upright };
  for (const turns of [1, 3, 2]) {
    const { confidence } = await attempt(source, options, turns, TRIAL_SHARE);
    if (confidence > best.confidence) best = { turns, confidence };
    if (confidence >= SURE) break;
  }
  return best.turns;
}

/** @param share of the height that is recognised, where the print is densest */
async function attempt(
  source: PixelSource,
  options: ScanOptions,
  quarterTurns: number,
  share = 1,
): Promise<Attempt> {
  const cleaning: CleanOptions = { targetSide: TARGET_SIDE, pixels: options.pixels, quarterTurns };
  if (options.page !== undefined) cleaning.page = options.page;
  const cleaned = await cleanScan(source, cleaning);
  const image = share < 1 ? densestBand(cleaned.image, share) : cleaned.image;
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
