import { median } from '../layout/piece';

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
export function textOfGlyphs(glyphs: readonly LineGlyph[], size: number): string {
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
  let text = '';
  for (let index = 0; index < letters.length; index++) {
    const glyph = letters[index];
    const before = letters[index - 1];
    if (!glyph) continue;
    const apart = before !== undefined && (glyph.start - before.end) / size > threshold;
    if (before && (glyph.spaced || apart) && !text.endsWith(' ')) text += ' ';
    text += glyph.text;
  }
  return text;
}

/**
 * Handles `E D U C A T I O N`, where every letter is followed by a space; only a gap well above the median separates
 * words.
 */
function closeSpacedLetters(letters: readonly LineGlyph[]): string {
  const distances: number[] = [];
  for (let index = 1; index < letters.length; index++) {
    distances.push((letters[index]?.start ?? 0) - (letters[index - 1]?.end ?? 0));
  }
  const usual = median(distances);
  let text = letters[0]?.text ?? '';
  for (let index = 1; index < letters.length; index++) {
    if ((distances[index - 1] ?? 0) > usual * 1.6) text += ' ';
    text += letters[index]?.text ?? '';
  }
  return text;
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
