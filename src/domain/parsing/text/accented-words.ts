const PLAIN_TEXT = /^[ -~]*$/;

/** The words of a text that has accents, in lower case and with their accents; none of a plain text, which most texts are. */
export function accentedWords(text: string, word: RegExp): string[] {
  return PLAIN_TEXT.test(text) ? [] : (text.toLowerCase().normalize('NFC').match(word) ?? []);
}
