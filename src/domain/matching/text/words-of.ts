const WORD = /[\p{L}\p{N}]+[+#]*/gu;
const MARKS = /\p{M}+/gu;
const PLAIN_WORD = /[a-z0-9]+[+#]*/g;
const PLAIN = /^[\x00-\x7f]*$/;

/** Words of a text in any script, lower case and without accents. */
export function wordsOf(text: string): string[] {
  // Most texts hold nothing but ASCII, for which there is less to do.
  if (PLAIN.test(text)) return text.toLowerCase().match(PLAIN_WORD) ?? [];
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase().match(WORD) ?? [];
}
