const PLAIN_TEXT = /^[ -~]*$/;

/** True for a text of printable ASCII characters, which most texts are. */
export function isPlainAscii(text: string): boolean {
  return PLAIN_TEXT.test(text);
}

/** The words of a text that has accents, in lower case and with their accents; none of a plain text. */
export function accentedWords(text: string, word: RegExp): string[] {
  return isPlainAscii(text) ? [] : (text.toLowerCase().normalize('NFC').match(word) ?? []);
}
