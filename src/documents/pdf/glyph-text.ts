import { median } from '../layout/piece';
import { appendGap, appendText, positionedText, type PositionedText } from '../layout/positioned-text';

/** A glyph on its line, in points; `start` and `end` exclude letter spacing. */
export interface LineGlyph {
  text: string;
  start: number;
  end: number;
  /** The document has at least one space before the glyph. */
  spaced: boolean;
}

/** Minimum gap, in ems, that counts as a space if the text layer has no spaces. */
const WORD_GAP = 0.17;
/** The same if the text has spaces, so that a gap is more likely loose spacing. */
const WORD_GAP_WITH_SPACES = 0.3;

const COMBINING_MARK: Record<string, string> = {
  '´': '\u0301',
  '`': '\u0300',
  '¨': '\u0308',
  ˆ: '\u0302',
  '^': '\u0302',
  '˜': '\u0303',
  '¸': '\u0327',
  ˇ: '\u030c',
  '˚': '\u030a',
};

/**
 * Joins glyphs to text: adds spaces that only distance marks, closes up letter-spaced words, and combines accents with
 * the letter under them.
 */
export function textOfGlyphs(glyphs: readonly LineGlyph[], size: number): PositionedText {
  const letters = joinAccents(glyphs, size);
  const gaps: number[] = [];
  let spaces = 0;
  for (let index = 1; index < letters.length; index++) {
    const glyph = letters[index];
    const before = letters[index - 1];
    if (!glyph || !before) continue;
    if (glyph.spaced) spaces += 1;
    else gaps.push((glyph.start - before.end) / size);
  }
  if (spaces >= 3 && spaces >= letters.length - 2) return closeSpacedLetters(letters);
  const tracking = gaps.length >= 3 ? Math.max(0, median(gaps)) : 0;
  const threshold = (spaces > 0 ? WORD_GAP_WITH_SPACES : WORD_GAP) + (tracking > 0.03 ? tracking * 1.2 : 0);
  const result = positionedText();
  for (let index = 0; index < letters.length; index++) {
    const glyph = letters[index];
    const before = letters[index - 1];
    if (!glyph) continue;
    const apart = before !== undefined && (glyph.start - before.end) / size > threshold;
    if (before && (glyph.spaced || apart) && !result.text.endsWith(' ')) appendGap(result, ' ', glyph.start);
    appendText(result, glyph.text, glyph.start, glyph.end);
  }
  return result;
}

/**
 * Handles `E D U C A T I O N`, where every letter is followed by a space; only a gap well above the median separates
 * words.
 */
function closeSpacedLetters(letters: readonly LineGlyph[]): PositionedText {
  const distances: number[] = [];
  for (let index = 1; index < letters.length; index++) {
    distances.push((letters[index]?.start ?? 0) - (letters[index - 1]?.end ?? 0));
  }
  const usual = median(distances);
  const result = positionedText();
  for (const [index, { text, start, end }] of letters.entries()) {
    if (index > 0 && (distances[index - 1] ?? 0) > usual * 1.6) appendGap(result, ' ', start);
    appendText(result, text, start, end);
  }
  return result;
}

function joinAccents(glyphs: readonly LineGlyph[], size: number): readonly LineGlyph[] {
  if (!glyphs.some((glyph) => COMBINING_MARK[glyph.text] !== undefined)) return glyphs;
  const joined: LineGlyph[] = [];
  for (let index = 0; index < glyphs.length; index++) {
    const glyph = glyphs[index];
    const next = glyphs[index + 1];
    if (!glyph) continue;
    const mark = COMBINING_MARK[glyph.text];
    const overlaps =
      next !== undefined && Math.abs((next.start + next.end - glyph.start - glyph.end) / 2) < size * 0.2;
    if (mark && next && overlaps && /^\p{L}/u.test(next.text)) {
      const base = next.text === 'ı' ? 'i' : next.text;
      joined.push({ ...next, text: (base + mark).normalize('NFC'), spaced: glyph.spaced });
      index += 1;
    } else {
      joined.push(glyph);
    }
  }
  return joined;
}
