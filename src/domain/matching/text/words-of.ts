const WORD = /[\p{L}\p{N}]+[+#]*/gu;
const MARKS = /\p{M}+/gu;

/** Words of a text in any script, lower case and without accents. */
export function wordsOf(text: string): string[] {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase().match(WORD) ?? [];
}
