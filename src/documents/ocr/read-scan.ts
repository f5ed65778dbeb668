import type { LayoutPage } from '../../domain/layout/layout-document';
import { layoutPage } from '../layout/page-lines';
import type { Piece } from '../layout/piece';
import { withoutMarginIcons } from './margin-icons';
import { cleanScan, type CleanOptions, type CleanScan, type PixelSource } from './preprocess/clean-scan';
import { findDensestBand } from './preprocess/densest-band';
import type { GreyImage } from './preprocess/grey-image';
import { ENGLISH, recognizeInPageLanguage, recognizeOtherScript, documentLanguage } from './page-language';
import { ILLEGIBLE_CONFIDENCE, recognizeImage, type RecognitionAttempt } from './recognize-image';
import { rereadEmails } from './reread-emails';
import { mergeLatinScript } from './merge-scripts';
import { wordPieces } from './word-pieces';

/** Pixels of the longer side at which ordinary print is recognized best: about 165 dpi of a letter page. */
const TARGET_SIDE = 1_800;
/** Below this mean confidence a page may be sideways or upside down. */
const DOUBTFUL_CONFIDENCE = 45;
const SUFFICIENT_CONFIDENCE = 70;
/** Minimum confidence of a rotated strip to accept the rotation. */
const UPRIGHT_CONFIDENCE = 55;
/** Share of a page that is recognized to detect its rotation. */
const TRIAL_SHARE = 0.15;
/** Share of a page that is recognized to detect whether it has letters. */
const PROBE_SHARE = 0.05;
const PAGE_WIDTH_POINTS = 612;

export interface ScanOptions {
  pixels: number;
  /** Width of the page in points; unknown for photographs. */
  width: number | null;
  page?: number;
  /** ISO 639-1 code of the language declared by the caller. */
  language?: string | null;
  /** The page is drawn from a text layer that makes no sense; its fonts may be damaged too. */
  doubtful?: boolean;
}

export interface ScanReading {
  page: LayoutPage;
  /** Declared or detected language of the page if its data are not installed. */
  missingLanguage: string | null;
}

/** Reads a page image into lines, as if it had a text layer. */
export async function readScan(
  number: number,
  source: PixelSource,
  options: ScanOptions,
): Promise<ScanReading> {
  const declaredLanguage = documentLanguage(options.language);
  const upright = await cleanAndRecognize(source, options, 0);
  if (options.doubtful && !(await showsLetters(upright.image))) {
    return { page: emptyPage(number), missingLanguage: null };
  }
  let { image, placement } = upright;
  let attempt = await recognizeImage(image, ENGLISH);
  let latin: RecognitionAttempt | null = null;
  let missingLanguage: string | null = null;
  const other = await recognizeOtherScript(image, attempt, declaredLanguage);
  if (other) [latin, attempt] = [attempt, other];
  else {
    if (attempt.confidence < DOUBTFUL_CONFIDENCE && attempt.letters > 0) {
      const rotated = await rotateUpright(source, options, attempt.confidence);
      if (rotated) ({ attempt, image, placement } = rotated);
    }
    ({ attempt, lacking: missingLanguage } = await recognizeInPageLanguage(image, attempt, declaredLanguage));
  }
  await rereadEmails(image, latin ?? attempt);
  const width = options.width ?? PAGE_WIDTH_POINTS;
  const scale = width / attempt.width;
  const scriptPieces = piecesOf(attempt, scale);
  const pieces = withoutMarginIcons(
    latin ? mergeLatinScript(scriptPieces, piecesOf(latin, scale)) : scriptPieces,
  );
  const page = layoutPage(number, { width, height: attempt.height * scale }, 'vision', pieces);
  return { page: placement ? { ...page, picture: placement } : page, missingLanguage };
}

function piecesOf({ parts }: RecognitionAttempt, scale: number): Piece[] {
  return parts.flatMap((part) => wordPieces(part, scale));
}

/** True if a strip of the page is legible. */
async function showsLetters(image: GreyImage): Promise<boolean> {
  const { confidence } = await recognizeImage(findDensestBand(image, PROBE_SHARE), ENGLISH);
  return confidence >= ILLEGIBLE_CONFIDENCE;
}

function emptyPage(number: number): LayoutPage {
  return { number, width: null, height: null, source: 'vision', lines: [], columns: 1 };
}

/** Rotates the page to the turn with the highest confidence; null if no turn is better. */
async function rotateUpright(
  source: PixelSource,
  options: ScanOptions,
  upright: number,
): Promise<(CleanScan & { attempt: RecognitionAttempt }) | null> {
  const turns = await likelyTurns(source, options, upright);
  if (turns === 0) return null;
  const scan = await cleanAndRecognize(source, options, turns);
  const attempt = await recognizeImage(scan.image, ENGLISH);
  return attempt.confidence > upright ? { ...scan, attempt } : null;
}

/**
 * Returns the turn at which a strip of the page has the highest confidence, 0 if none is better than the current one.
 * The whole page is not tried: a damaged image, which has low confidence at every turn, would take four times as long
 * as a good one.
 */
async function likelyTurns(source: PixelSource, options: ScanOptions, upright: number): Promise<number> {
  let best = { turns: 0, confidence: upright };
  for (const turns of [1, 3, 2]) {
    const strip = findDensestBand((await cleanAndRecognize(source, options, turns)).image, TRIAL_SHARE);
    const { confidence } = await recognizeImage(strip, ENGLISH);
    if (confidence > best.confidence) best = { turns, confidence };
    if (confidence >= SUFFICIENT_CONFIDENCE) break;
  }
  return best.confidence >= UPRIGHT_CONFIDENCE ? best.turns : 0;
}

async function cleanAndRecognize(
  source: PixelSource,
  options: ScanOptions,
  quarterTurns: number,
): Promise<CleanScan> {
  const cleaning: CleanOptions = { targetSide: TARGET_SIDE, pixels: options.pixels, quarterTurns };
  if (options.page !== undefined) cleaning.page = options.page;
  return cleanScan(source, cleaning);
}
