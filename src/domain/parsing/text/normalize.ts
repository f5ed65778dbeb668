const PLAIN_TEXT = /^[ -_a-~\n\t]*$/;

/** The last folded text: one line is often folded for several questions in a row. */
let last = '';
let lastFolded = '';

/** Folds case, accents and typographic variants for look-ups; lengths may change. */
export function foldText(text: string): string {
  if (text === last) return lastFolded;
  lastFolded = fold(text);
  last = text;
  return lastFolded;
}

function fold(text: string): string {
  // A fast path, because most text is plain ASCII.
  if (PLAIN_TEXT.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc`]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/ı/g, 'i');
}

/** Folded words of letters and digits; `+`, `#` and inner dots stay, for `C++`, `C#` and `Node.js`. */
export function foldedWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}][\p{L}\p{N}+#.'/-]*[\p{L}\p{N}+#]|[\p{L}\p{N}][+#]*/gu) ?? [];
}

const SMALL_LETTER = /[a-z]/;

/** True if the text has at least two letters and all are upper case. */
export function isAllCaps(text: string): boolean {
  // Tells most texts apart without a copy in another case.
  if (SMALL_LETTER.test(text)) return false;
  return text !== text.toLowerCase() && text === text.toUpperCase() && /\p{L}[^]*?\p{L}/u.test(text);
}

/** Turns `J O H N   D O E` into `JOHN DOE`; returns other text unchanged. */
export function removeLetterSpacing(text: string): string {
  if (!/^(?:\p{L} ){2,}/u.test(text) || /\p{L}{2}/u.test(text)) return text;
  return text
    .trim()
    .split(/ {2,}/)
    .map((word) => word.replace(/ /g, ''))
    .join(' ');
}
