/** A word of a text with its position, folded so that all spellings of a word are equal. */
export interface Token {
  /** Folded form: lower case, no accents, American spelling, singular. */
  key: string;
  /** The word as written. */
  raw: string;
  /** UTF-16 offset, inclusive. */
  start: number;
  /** UTF-16 offset, exclusive. */
  end: number;
}

// "+" and "#" belong to the preceding word (C++, C#, A+); all other characters except letters and digits separate
// words.
const WORD_PATTERN = /[\p{L}\p{N}]+(?:['’](?=[sS]\b)[sS])?(?:[+#]+(?![\p{L}\p{N}]))?/gu;

const SPELLING_VARIANTS: ReadonlyMap<string, string> = new Map([
  ['labour', 'labor'],
  ['labourer', 'laborer'],
  ['colour', 'color'],
  ['centre', 'center'],
  ['behaviour', 'behavior'],
  ['programme', 'program'],
  ['catalogue', 'catalog'],
  ['licence', 'license'],
  ['licenced', 'licensed'],
  ['tyre', 'tire'],
  ['plough', 'plow'],
  ['aluminium', 'aluminum'],
  ['jewellery', 'jewelry'],
  ['jeweller', 'jeweler'],
  ['counsellor', 'counselor'],
  ['counselling', 'counseling'],
  ['travelling', 'traveling'],
  ['modelling', 'modeling'],
  ['labelling', 'labeling'],
  ['paediatric', 'pediatric'],
  ['paediatrics', 'pediatrics'],
  ['anaesthesia', 'anesthesia'],
  ['anaesthetist', 'anesthetist'],
  ['orthopaedic', 'orthopedic'],
  ['gynaecology', 'gynecology'],
  ['haematology', 'hematology'],
  ['mould', 'mold'],
  ['moulding', 'molding'],
  ['grey', 'gray'],
  ['cheque', 'check'],
  ['theatre', 'theater'],
  ['defence', 'defense'],
  ['enquiry', 'inquiry'],
  ['fulfilment', 'fulfillment'],
]);

const PLAIN_ASCII = /^[a-z0-9+#]+$/;
const DIACRITICS = /\p{M}+/gu;
/** Letters that Unicode does not take apart, as writers without them write them. */
const OTHER_LETTERS: ReadonlyMap<string, string> = new Map([
  ['ł', 'l'],
  ['ß', 'ss'],
  ['œ', 'oe'],
]);

/**
 * Folds one word: case, accents, British spelling, plural. The same word always gives the same key. Words that are folded
 * once more take less time than a look-up among the words of many texts.
 */
export function foldWord(word: string): string {
  let key = word.toLowerCase();
  if (!PLAIN_ASCII.test(key)) {
    key = key
      .normalize('NFKD')
      .replace(DIACRITICS, '')
      .replace(/[łßœ]/g, (letter) => OTHER_LETTERS.get(letter)!)
      .replace(/['’]s$/, '');
  }
  key = SPELLING_VARIANTS.get(key) ?? key;
  if (key.endsWith('isation') && key.length > 9) key = `${key.slice(0, -7)}ization`;
  return singular(key);
}

function singular(key: string): string {
  if (key.length < 4 || !key.endsWith('s')) return key;
  if (key.endsWith('ss') || key.endsWith('us') || key.endsWith('is')) return key;
  if (key.endsWith('ies') && key.length > 4) return `${key.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss)es$/.test(key)) return key.slice(0, -2);
  return key.slice(0, -1);
}

/** Words of a text in order. Linear in the length of the text. */
export function tokenizeSkillText(text: string): Token[] {
  const ascii = asciiTokens(text);
  if (ascii) return ascii;
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD_PATTERN)) {
    const raw = match[0];
    tokens.push({ key: foldWord(raw), raw, start: match.index, end: match.index + raw.length });
  }
  return tokens;
}

/** The words that the pattern matches in a text of ASCII characters, which most texts are; null for other texts. */
function asciiTokens(text: string): Token[] | null {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 128) return null;
    if (!isAsciiLetterOrDigit(code)) continue;
    const start = at;
    while (isAsciiLetterOrDigit(text.charCodeAt(at))) at++;
    if (endsPossessive(text, at)) at += 2;
    at += signsAfterWord(text, at);
    const raw = text.slice(start, at);
    tokens.push({ key: foldWord(raw), raw, start, end: at });
    // The loop continues with the character after the word.
    at--;
  }
  return tokens;
}

function isAsciiLetterOrDigit(code: number): boolean {
  const lower = code | 32;
  return (code >= 48 && code <= 57) || (code < 128 && lower >= 97 && lower <= 122);
}

/** True for "'s" at the end of a word. */
function endsPossessive(text: string, at: number): boolean {
  const after = text.charCodeAt(at + 2);
  return (
    text[at] === "'" &&
    (text[at + 1] === 's' || text[at + 1] === 'S') &&
    !isAsciiLetterOrDigit(after) &&
    text[at + 2] !== '_'
  );
}

/** Number of "+" and "#" that belong to the word before them: not the last one before a letter. */
function signsAfterWord(text: string, at: number): number {
  let end = at;
  while (text[end] === '+' || text[end] === '#') end++;
  return end > at && isAsciiLetterOrDigit(text.charCodeAt(end)) ? end - at - 1 : end - at;
}

/** Folded words of a term. Two spellings with the same words are the same term. */
export function wordsOf(text: string): string[] {
  return asciiTokens(text)?.map(({ key }) => key) ?? (text.match(WORD_PATTERN) ?? []).map(foldWord);
}

/** Lookup key of a term: its folded words joined by spaces. */
export function keyOf(text: string): string {
  return wordsOf(text).join(' ');
}
