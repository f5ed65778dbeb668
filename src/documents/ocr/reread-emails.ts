import type { Bbox, Line, Word } from 'tesseract.js';
import { correctedByName, isAddressOfName, possibleNames, type NameWords } from './address-of-name';
import type { GreyImage } from './preprocess/grey-image';
import { HORIZONTAL_SCALE } from './preprocess/page-parts';
import type { RecognitionAttempt } from './recognize-image';
import { recognizeCharacters } from './recognizer';
import { similarity } from './word-alignment';
import type { RecognizedPart } from './word-pieces';

/** Language data that know the characters of addresses best. */
const LANGUAGE = 'en';
const CHARACTERS = '0123456789@._+-';
const LOWER_CASE = 'abcdefghijklmnopqrstuvwxyz';
const UPPER_CASE = LOWER_CASE.toUpperCase();
/** An address whose words all have this confidence (0–100) is not read again. */
const MIN_SUFFICIENT_CONFIDENCE = 90;
/**
 * Enlargements of the words for the additional readings, in the order in which they are tried. Without the narrowing of
 * page parts, and at other sizes, the recognizer makes other mistakes.
 */
const ENLARGEMENTS = [1.5, 2, 3];
/** Number of equal readings that decide. */
const DECISIVE_READINGS = 2;
/** Confidence (0–100) of an address that was found at least once more. */
const MIN_CONFIDENCE_OF_ADDRESS = 50;
/** Maximum addresses of a page that are read again. */
const MAX_ADDRESSES = 12;
/**
 * Words closer than this belong to one address that was divided: in heights of the line, or in widths of its letters if
 * that is more, as in type of a fixed pitch.
 */
const MAX_GAP_IN_HEIGHTS = 0.25;
const MAX_GAP_IN_LETTERS = 0.5;
/** In heights of the line, if the text before the gap cannot be complete. */
const MAX_GAP_AFTER_PART = 0.7;
/** In pixels: empty space around the words, because letters that touch the edge are misread. */
const EMPTY_MARGIN = 14;

const ADDRESS = /[a-z0-9][a-z0-9._+-]*@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/i;
/** An address at a large provider whose "@" was read as a letter. */
const ADDRESS_WITHOUT_AT = /^[\w.+-]{4,}(?:gmail|yahoo|hotmail|outlook|icloud)\.com$/i;
const PART_OF_ADDRESS = /^(?!e-?mail\b)(?:[._+-]+|[a-z0-9._+-]*[a-z][a-z0-9._+-]*)[,;)]?$/i;
/** An address in which some letters were read as others that addresses do not contain: "ramosé@example.com". */
const PROBABLE_ADDRESS = /[\p{L}\p{N}][\p{L}\p{N}._+-]*@[\p{L}\p{N}.-]*[\p{L}\p{N}]/u;

/** The words of a line that form one address, and the part of the page that contains them. */
interface AddressWords {
  part: RecognizedPart;
  line: Line;
  words: Word[];
}

/**
 * Reads the e-mail addresses of a page again with the characters of addresses only, and replaces each by the reading
 * that most readings resemble, or by one that repeats the name above it: one wrong letter makes the candidate
 * unreachable.
 * @param image the page that was recognized
 * @param attempt its recognition, whose words are changed in place
 */
export async function rereadEmails(image: GreyImage, attempt: RecognitionAttempt): Promise<void> {
  const addresses = attempt.parts.flatMap(addressesOf).slice(0, MAX_ADDRESSES);
  const names = possibleNames(attempt.parts.flatMap((part) => linesOf(part).map(({ text }) => text)));
  await Promise.all(
    addresses.map(async (address) => {
      const text = await bestReading(image, address, names);
      if (text !== null) replaceWords(address.words, text);
    }),
  );
}

function linesOf(part: RecognizedPart): Line[] {
  return (part.page.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((one) => one.lines));
}

function addressesOf(part: RecognizedPart): AddressWords[] {
  return linesOf(part).flatMap((line) => {
    const centres = line.words.flatMap(({ text }, at) =>
      text.includes('@') || ADDRESS_WITHOUT_AT.test(text) ? [at] : [],
    );
    return centres.map((at) => ({ part, line, words: dividedAddress(line, at) }));
  });
}

/** Returns the words around the one with the "@" that are so close that they belong to the same address. */
function dividedAddress(line: Line, centre: number): Word[] {
  const { words } = line;
  const lineHeight = line.bbox.y1 - line.bbox.y0;
  const maxGap = Math.max(
    lineHeight * MAX_GAP_IN_HEIGHTS,
    (letterWidth(words) * MAX_GAP_IN_LETTERS) / HORIZONTAL_SCALE,
  );
  const isClose = (left: Word, right: Word, isIncomplete: boolean): boolean =>
    (right.bbox.x0 - left.bbox.x1) / HORIZONTAL_SCALE <
    (isIncomplete ? lineHeight * MAX_GAP_AFTER_PART : maxGap);
  let from = centre;
  for (let left = words[from - 1]; left && PART_OF_ADDRESS.test(left.text); left = words[from - 1]) {
    const right = words[from]!;
    if (!isClose(left, right, /^@/.test(right.text) || /[._-]$/.test(left.text))) break;
    from--;
  }
  let to = centre;
  for (let right = words[to + 1]; right && PART_OF_ADDRESS.test(right.text); right = words[to + 1]) {
    const left = words[to]!;
    if (!isClose(left, right, /@[^.]*$|\.$/.test(left.text))) break;
    to++;
  }
  return words.slice(from, to + 1);
}

/** Mean width of a letter in pixels of the part. */
function letterWidth(words: readonly Word[]): number {
  const width = words.reduce((sum, { bbox }) => sum + bbox.x1 - bbox.x0, 0);
  return width / words.reduce((sum, { text }) => sum + text.length, 0);
}

/** Returns the address in most agreement with all readings; null to keep the words as they are. */
async function bestReading(
  image: GreyImage,
  address: AddressWords,
  names: readonly NameWords[],
): Promise<string | null> {
  const text = address.words.map((word) => word.text).join('');
  const probable = PROBABLE_ADDRESS.exec(text)?.[0] ?? '';
  const first = ADDRESS.exec(probable)?.[0] === probable ? probable : null;
  const isCertain = address.words.every((word) => word.confidence >= MIN_SUFFICIENT_CONFIDENCE);
  if (first !== null && address.words.length === 1 && isCertain) return null;
  const isUpperCase = text === text.toUpperCase();
  const characters = CHARACTERS + (isUpperCase ? UPPER_CASE : LOWER_CASE);
  const readings = first === null ? [] : [isUpperCase ? first : first.toLowerCase()];
  for (const enlargement of ENLARGEMENTS) {
    const picture = await pictureOf(image, address, enlargement);
    const again = ADDRESS.exec(await recognizeCharacters(picture, LANGUAGE, characters))?.[0];
    if (again === undefined) continue;
    readings.push(again);
    if (readings.filter((reading) => reading === again).length >= DECISIVE_READINGS) break;
  }
  const best = mostSimilar(readings);
  if (best === null || isAddressOfName(best, names)) return best;
  return readings.find((reading) => isAddressOfName(reading, names)) ?? correctedByName(best, names) ?? best;
}

/** Returns the reading with the highest sum of similarities to the others; the first of equal ones. */
function mostSimilar(readings: readonly string[]): string | null {
  const scores = readings.map((reading) =>
    readings.reduce((sum, other) => sum + similarity(reading, other), 0),
  );
  return readings[scores.indexOf(Math.max(...scores))] ?? null;
}

async function pictureOf(image: GreyImage, address: AddressWords, enlargement: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { part, line } = address;
  const boxes = addressBoxes(address.words);
  const margin = (line.bbox.y1 - line.bbox.y0) * 0.2;
  const left = pixelWithin(
    part.left + Math.min(...boxes.map(({ x0 }) => x0)) / HORIZONTAL_SCALE - 2,
    image.width,
  );
  const right = pixelWithin(
    part.left + Math.max(...boxes.map(({ x1 }) => x1)) / HORIZONTAL_SCALE + 2,
    image.width,
  );
  const top = pixelWithin(part.top + Math.min(...boxes.map(({ y0 }) => y0)) - margin, image.height);
  const bottom = pixelWithin(part.top + Math.max(...boxes.map(({ y1 }) => y1)) + margin, image.height);
  const width = Math.max(1, right - left);
  const height = Math.max(1, bottom - top);
  return sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 1 } })
    .extract({ left, top, width, height })
    .resize({ width: Math.round(width * enlargement), kernel: 'lanczos3' })
    .extend({
      top: EMPTY_MARGIN,
      bottom: EMPTY_MARGIN,
      left: EMPTY_MARGIN,
      right: EMPTY_MARGIN,
      background: '#ffffff',
    })
    .png()
    .toBuffer();
}

/** Boxes of the characters of an address, without a label or a separator that was read as part of the word. */
function addressBoxes(words: readonly Word[]): Bbox[] {
  const text = words.map((word) => word.text).join('');
  const symbols = words.flatMap((word) => word.symbols);
  const match = PROBABLE_ADDRESS.exec(text);
  if (!match || symbols.map((symbol) => symbol.text).join('') !== text) return words.map(({ bbox }) => bbox);
  return symbols.slice(match.index, match.index + match[0].length).map(({ bbox }) => bbox);
}

function pixelWithin(value: number, size: number): number {
  return Math.min(size - 1, Math.max(0, Math.round(value)));
}

/** Writes the address into the first word, which takes the place of all of them, and empties the others. */
function replaceWords([first, ...others]: Word[], text: string): void {
  if (!first) return;
  const whole = [first, ...others].map((word) => word.text).join('');
  // A word with less confidence would be dropped as dirt on the scanner.
  first.confidence = Math.max(first.confidence, MIN_CONFIDENCE_OF_ADDRESS);
  first.text = PROBABLE_ADDRESS.test(whole) ? whole.replace(PROBABLE_ADDRESS, text) : text;
  for (const { bbox } of others) {
    first.bbox.x1 = Math.max(first.bbox.x1, bbox.x1);
    first.bbox.y0 = Math.min(first.bbox.y0, bbox.y0);
    first.bbox.y1 = Math.max(first.bbox.y1, bbox.y1);
  }
  for (const word of others) word.text = '';
}
