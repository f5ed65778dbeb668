const BULLET_CHARACTERS = '•·●○▪■◦‣➢►▶✓✔❖➤★☆◆◇\\u2043\\u2219\\u27A2\\uF0A7\\uF0B7\\uF0D8§';

const BULLET_PATTERN = new RegExp(
  `^\\s*(?:[${BULLET_CHARACTERS}]\\s*|[-–—*+>]{1,2}\\s+|[-–—](?=[A-Za-z])|o\\s+(?=[A-Z]))`,
  'u',
);
const NUMBER_PATTERN = /^\s*(?:\(?\d{1,2}[.)]\s+|\(?[a-zA-Z][.)]\s+|\((?:i{1,3}|iv|v|vi{1,3})\)\s*)/;
const EMOJI_PATTERN = /^\s*\p{Extended_Pictographic}\uFE0F?\s+/u;

/** True for a line that a picture opens. */
export function startsWithPicture(line: string): boolean {
  return !/^\s*\d/.test(line) && EMOJI_PATTERN.test(line);
}

/** Length of the list marker that a line begins with; 0 if it is not a list item. */
export function markerLength(line: string): number {
  const match =
    BULLET_PATTERN.exec(line) ??
    NUMBER_PATTERN.exec(line) ??
    (/^\s*\d/.test(line) ? null : EMOJI_PATTERN.exec(line));
  return match ? match[0].length : 0;
}

/** The middle dot inside a word is no marker: "un·e". */
const INLINE_BULLET = new RegExp(`(?!(?<=\\p{L})·\\p{L})[${BULLET_CHARACTERS}]\\s*`, 'gu');
const INLINE_NUMBER = /(?:^|\s)(\d{1,2})[.)]\s+(?=\S)/g;

/**
 * Finds where a new list item begins inside a line, for lists written in a row ("• lift • carry", "1. sweep 2. mop").
 * Returns the start and the length of each marker; empty if the line is one item.
 */
export function inlineItems(line: string): { at: number; marker: number }[] {
  const bullets = [...line.matchAll(INLINE_BULLET)].map((m) => ({ at: m.index, marker: m[0].length }));
  if (bullets.length >= 2 || (bullets.length === 1 && (bullets[0]?.at ?? 0) > 0 && line.length > 120))
    return bullets;
  const numbers: { at: number; marker: number }[] = [];
  let expected = 1;
  for (const match of line.matchAll(INLINE_NUMBER)) {
    if (Number(match[1]) !== expected) continue;
    numbers.push({ at: match.index, marker: match[0].length });
    expected += 1;
  }
  return numbers.length >= 2 ? numbers : [];
}
