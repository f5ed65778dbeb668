const PLAIN_TEXT = /^[ -_a-~\n\t]*$/;

/** Case, accents and typographic variants folded away, for look-ups; lengths may change. */
export function foldText(text: string): string {
  // Most text is plain, and this is called for most of it.
  if (PLAIN_TEXT.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc`]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/ı/g, 'i');
}

/** Words of letters and digits, folded; `+`, `#` and inner dots stay, so that `C++`, `C#` and `Node.js` survive. */
export function foldedWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}][\p{L}\p{N}+#.'/-]*[\p{L}\p{N}+#]|[\p{L}\p{N}][+#]*/gu) ?? [];
}

/** True when every letter is upper case and there are at least two. */
export function isAllCaps(text: string): boolean {
  return text !== text.toLowerCase() && text === text.toUpperCase() && /\p{L}[^]*?\p{L}/u.test(text);
}

/** `J O H N   D O E` as `JOHN DOE`; other text unchanged. */
export function removeLetterSpacing(text: string): string {
  if (!/^(?:\p{L} ){2,}/u.test(text) || /\p{L}{2}/u.test(text)) return text;
  return text
    .trim()
    .split(/ {2,}/)
    .map((word) => word.replace(/ /g, ''))
    .join(' ');
}
