const WORD_PATTERN = /[\p{L}\p{N}]+[+#]*/gu;
const DIACRITICS = /\p{M}+/gu;
const ASCII_WORD = /[a-z0-9]+[+#]*/g;
const ASCII_ONLY = /^[\x00-\x7f]*$/;

/** Words of a text in any script, in lower case without accents. */
export function tokenize(text: string): string[] {
  // Most texts are ASCII only, which needs fewer steps.
  if (ASCII_ONLY.test(text)) return text.toLowerCase().match(ASCII_WORD) ?? [];
  return text.normalize('NFKD').replace(DIACRITICS, '').toLowerCase().match(WORD_PATTERN) ?? [];
}
