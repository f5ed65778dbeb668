const MAX_HEADING_WORDS = 3;

/** True for one to three capitalized words. OCR does not report bold text, by which other headings are found. */
export function looksLikeHeading(text: string): boolean {
  return /^\p{Lu}[\p{L}& ]{3,24}$/u.test(text) && text.split(' ').length <= MAX_HEADING_WORDS;
}
