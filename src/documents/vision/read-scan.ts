import type { LayoutPage } from '../../domain/layout/layout-document';
import { layoutPage } from '../layout/page-lines';
import { cleanScan, type CleanOptions, type CleanScan, type PixelSource } from './clean-scan';
import { densestBand } from './densest-band';
import type { GreyImage } from './grey-image';
import { pageParts, type PagePart } from './page-parts';
import { recognise } from './recogniser';
import { wordPieces, type RecognisedPart } from './word-pieces';

/** Pixels of the longer side at which ordinary print is recognised best: about 210 dots per inch of a letter page. */
const TARGET_SIDE = 2_300;
/** Mean confidence under which a page is taken to lie on its side or upside down. */
const DOUBTFUL = 45;
const SURE = 70;
/** A page whose densest parts stay under this shows no letters: damaged, or a drawing. */
const ILLEGIBLE = 40;
/** How many parts tell that. */
const TELLING_PARTS = 2;
/** Confidence from which a turned strip is believed to be the page the right way up. */
const UPRIGHT = 55;
/** Part of a page recognised to find out which way it lies. */
const TRIAL_SHARE = 0.15;
/** Part of a page recognised to find out whether it shows letters at all. */
const PROBE_SHARE = 0.05;
const PAGE_WIDTH_POINTS = 612;

export interface ScanOptions {
  pixels: number;
  /** Width of the page in points; unknown for photographs. */
  width: number | null;
  page?: number;
  /** The page is drawn from a text layer that makes no sense: its fonts are likely to be damaged, too. */
  doubtful?: boolean;
}

/** Reads the picture of a page into lines, as if it had a text layer. */
export async function readScan(
  number: number,
  source: PixelSource,
  options: ScanOptions,
): Promise<LayoutPage> {
  const upright = await cleaned(source, options, 0);
  const telling = options.doubtful ? await recogniseImage(densestBand(upright.image, PROBE_SHARE)) : null;
  if (telling && telling.confidence < ILLEGIBLE) {
    return { number, width: null, height: null, source: 'vision', lines: [], columns: 1 };
  }
  let best = await recogniseImage(upright.image);
  let { placement } = upright;
  if (best.confidence < DOUBTFUL && best.letters > 0) {
    const turns = await likelyTurns(source, options, best.confidence);
    if (turns > 0) {
      const other = await cleaned(source, options, turns);
      const turned = await recogniseImage(other.image);
      if (turned.confidence > best.confidence) [best, placement] = [turned, other.placement];
    }
  }
  const width = options.width ?? PAGE_WIDTH_POINTS;
  const scale = width / best.width;
  const pieces = best.parts.flatMap((part) => wordPieces(part, scale));
  const page = layoutPage(number, { width, height: best.height * scale }, 'vision', pieces);
  return placement ? { ...page, picture: placement } : page;
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
    const strip = densestBand((await cleaned(source, options, turns)).image, TRIAL_SHARE);
    const { confidence } = await recogniseImage(strip);
    if (confidence > best.confidence) best = { turns, confidence };
    if (confidence >= SURE) break;
  }
  return best.confidence >= UPRIGHT ? best.turns : 0;
}

async function cleaned(source: PixelSource, options: ScanOptions, quarterTurns: number): Promise<CleanScan> {
  const cleaning: CleanOptions = { targetSide: TARGET_SIDE, pixels: options.pixels, quarterTurns };
  if (options.page !== undefined) cleaning.page = options.page;
  return cleanScan(source, cleaning);
}

async function recogniseImage(image: GreyImage): Promise<Attempt> {
  const { parts, letters, sum } = await recogniseParts(await pageParts(image));
  const { width, height } = image;
  return { parts, confidence: letters === 0 ? 0 : sum / letters, letters, width, height };
}

interface Recognised {
  parts: RecognisedPart[];
  letters: number;
  /** Of the confidences of all letters. */
  sum: number;
}

/**
 * Recognises the parts of a page, those with most ink first. When these show no letters the rest is left: where
 * there are none, recognition takes several times as long as on print.
 */
async function recogniseParts(pageParts: readonly PagePart[]): Promise<Recognised> {
  const result: Recognised = { parts: [], letters: 0, sum: 0 };
  const parts: (RecognisedPart | null)[] = await Promise.all(
    pageParts.map(async ({ picture, left, top }) => {
      const isNeeded = (): boolean =>
        result.parts.length < TELLING_PARTS ||
        result.letters === 0 ||
        result.sum >= ILLEGIBLE * result.letters;
      const page = await recognise(picture, isNeeded);
      if (!page) return null;
      const part = { page, left, top };
      const letters = page.text.replace(/\s/g, '').length;
      result.parts.push(part);
      result.letters += letters;
      result.sum += page.confidence * letters;
      return part;
    }),
  );
  // In the order of the parts, not in that of their ends.
  return { ...result, parts: parts.filter((part) => part !== null) };
}
