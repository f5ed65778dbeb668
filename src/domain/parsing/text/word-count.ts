import { isLetter } from './ascii';
import { isBlank } from './blanks';

const OTHER = 0;
const WITHIN = 1;
const STARTS = 2;

/** Says of each ASCII character whether a word can begin with it or only continue with it. */
export function wordSigns(starting: string, continuing: string): Uint8Array {
  const signs = new Uint8Array(128);
  for (let code = 0; code < signs.length; code++) {
    const character = String.fromCharCode(code);
    if (isLetter(code) || starting.includes(character)) signs[code] = STARTS;
    else if (continuing.includes(character)) signs[code] = WITHIN;
  }
  return signs;
}

/**
 * True if a text has more words than the limit. Decides on plain text only: false for a text with characters that are
 * not ASCII, or with brackets, whose content may not count.
 */
export function hasMoreWordsThan(limit: number, text: string, signs: Uint8Array): boolean {
  let words = 0;
  let inside = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 128 || code === OPENING_BRACKET) return false;
    const sign = signs[code]!;
    if (sign === STARTS && !inside) words++;
    inside = sign === STARTS || (inside && sign !== OTHER);
  }
  return words > limit;
}

const OPENING_BRACKET = 40;

/** The length of `text.split(/\s+/)`, without the array: one more than the runs of white space. */
export function countWords(text: string): number {
  let words = 1;
  let blank = false;
  for (let at = 0; at < text.length; at++) {
    const before = blank;
    blank = isBlank(text, at);
    if (blank && !before) words++;
  }
  return words;
}
