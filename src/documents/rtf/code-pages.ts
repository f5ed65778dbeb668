/** Encodings of text by the character set of its font (RTF specification 1.9.1, `\fcharset`). */
const ENCODING_BY_CHARACTER_SET: Readonly<Record<number, string>> = {
  77: 'macintosh',
  128: 'shift_jis',
  129: 'cp949',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};

const ENCODING_BY_CODE_PAGE: Readonly<Record<number, string>> = {
  437: 'cp437',
  850: 'cp850',
  852: 'cp852',
  866: 'cp866',
  932: 'shift_jis',
  936: 'gbk',
  949: 'cp949',
  950: 'big5',
  10_000: 'macintosh',
  65_001: 'utf-8',
};

/** Words that name the code page of a document. */
export const CODE_PAGE_BY_WORD: Readonly<Record<string, number>> = { mac: 10_000, pc: 437, pca: 850 };

/** Returns the encoding of a font; null for a character set without one, such as that of the document. */
export function encodingOfCharacterSet(characterSet: number): string | null {
  return ENCODING_BY_CHARACTER_SET[characterSet] ?? null;
}

export function encodingOfCodePage(codePage: number): string {
  return ENCODING_BY_CODE_PAGE[codePage] ?? `windows-${codePage}`;
}
