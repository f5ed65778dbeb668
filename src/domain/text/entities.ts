/** Named characters that occur in real documents; others are written as numbers. */
const NAMED_ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  shy: '',
  zwnj: '',
  zwj: '',
  bull: '•',
  middot: '·',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  iexcl: '¡',
  iquest: '¿',
  ordf: 'ª',
  ordm: 'º',
  laquo: '«',
  raquo: '»',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  para: '¶',
  sect: '§',
  times: '×',
  frac12: '½',
  frac14: '¼',
  szlig: 'ß',
  AElig: 'Æ',
  aelig: 'æ',
  Oslash: 'Ø',
  oslash: 'ø',
  OElig: 'Œ',
  oelig: 'œ',
  ETH: 'Ð',
  eth: 'ð',
  THORN: 'Þ',
  thorn: 'þ',
};

const ACCENT_MARKS: Record<string, string> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  caron: '\u030c',
  cedil: '\u0327',
};
const ACCENTED_ENTITY = /^([A-Za-z])(grave|acute|circ|tilde|uml|ring|caron|cedil)$/;

/** Decodes character references of HTML and XML; unknown ones stay unchanged. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z0-9]{1,8});?/gi, (whole, reference: string) => {
    if (reference.startsWith('#')) return fromNumber(reference) ?? whole;
    const character = NAMED_ENTITIES[reference];
    if (character !== undefined) return character;
    const [, letter, mark] = ACCENTED_ENTITY.exec(reference) ?? [];
    return letter && mark ? (letter + (ACCENT_MARKS[mark] ?? '')).normalize('NFC') : whole;
  });
}

function fromNumber(reference: string): string | null {
  const hexadecimal = reference[1] === 'x' || reference[1] === 'X';
  const code = parseInt(reference.slice(hexadecimal ? 2 : 1), hexadecimal ? 16 : 10);
  if (!Number.isFinite(code) || code === 0 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000))
    return null;
  return String.fromCodePoint(code);
}
