/** Code points of bullets in the private use area; all symbol fonts use the same few. */
const SYMBOL_BULLETS = new Set([
  0xf0b7, 0xf0a7, 0xf0d8, 0xf076, 0xf0fc, 0xf0a8, 0xf06e, 0xf071, 0xf075, 0xf0be, 0xf02d,
]);

/**
 * Normalizes the text of a glyph: splits ligatures, replaces private symbols by a bullet or nothing, and removes
 * control characters. Superscripts, fractions and full-width forms stay unchanged because replacing them is not safe.
 */
export function cleanGlyph(text: string): string {
  if (text.length === 1) {
    const code = text.charCodeAt(0);
    if (code > 0x20 && code < 0x7f) return text;
  }
  let clean = '';
  for (const character of text) clean += cleanCharacter(character);
  return clean;
}

function cleanCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20 || code === 0x7f || (code >= 0x80 && code < 0xa0)) return '';
  if (code >= 0xe000 && code <= 0xf8ff) return SYMBOL_BULLETS.has(code) ? '•' : '';
  if (code >= 0xf0000) return '';
  if (code >= 0xfb00 && code <= 0xfb06) return character.normalize('NFKC');
  if (code === 0xa0 || (code >= 0x2000 && code <= 0x200a) || code === 0x202f || code === 0x205f) return ' ';
  if (code === 0xad || code === 0x2010 || code === 0x2011) return '-';
  if (code === 0x200b || code === 0x200c || code === 0x2060 || code === 0xfeff || code === 0xfffd) return '';
  // Direction marks control rendering; lines are already in reading order.
  if ((code >= 0x200e && code <= 0x200f) || (code >= 0x202a && code <= 0x202e)) return '';
  return character;
}

/** True for a character without a meaning: replacement, control or supplementary private use. */
export function isUnreadable(text: string): boolean {
  const code = text.codePointAt(0) ?? 0;
  if (text === '' || code === 0xfffd) return true;
  if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return true;
  return code >= 0xf0000;
}

/** Applies `cleanGlyph` to a whole string of a format without geometry; keeps tabs. */
export function cleanText(text: string): string {
  if (!/[^\t\n\x20-\x7e]/.test(text)) return text;
  let clean = '';
  for (const character of text.normalize('NFC')) {
    clean += character === '\t' || character === '\n' ? character : cleanCharacter(character);
  }
  return clean;
}
