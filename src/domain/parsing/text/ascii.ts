/** Tests of character codes, for loops that check every character of a text. */
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

export function isLetter(code: number): boolean {
  const lower = code | 32;
  return code < 128 && lower >= 97 && lower <= 122;
}

/**
 * Returns the code of a Latin or Cyrillic letter in lower case, and other codes unchanged. Maps long s and the Kelvin
 * sign to the letters that case-insensitive regular expressions match them with.
 */
export function lowerLetter(code: number): number {
  if (code < 128) return code >= 65 && code <= 90 ? code | 32 : code;
  if (code >= 0x400 && code < 0x430) return code < 0x410 ? code + 80 : code + 32;
  if (code === 0x110 || code === 0x490) return code + 1;
  if (code === 0x17f) return 115;
  return code === 0x212a ? 107 : code;
}
