import { foldText } from '../../domain/parsing/text/normalize';

/** Letters that recognition confuses; each may stand for the other. */
const CONFUSED: readonly (readonly [string, string])[] = [
  ['i', 'j'],
  ['l', 'i'],
  ['l', 'j'],
  ['l', 't'],
  ['c', 'e'],
  ['c', 'o'],
  ['v', 'y'],
  ['u', 'v'],
  ['n', 'h'],
  ['g', 'q'],
  ['m', 'rn'],
  ['d', 'cl'],
  ['w', 'vv'],
];
/** Shorter words and parts of an address say too little about each other. */
const MIN_WORD = 3;
/** Words of a line that can be a name. */
const MAX_WORDS_OF_NAME = 5;
/** Lines of the page, from the top, that can name the candidate. */
const MAX_LINES = 15;

/** A name as a list of folded words, without titles and punctuation. */
export type NameWords = readonly string[];

/** Returns the words of each line, and of each two lines, at the top of a page that can be a name. */
export function possibleNames(lines: readonly string[]): NameWords[] {
  const names = lines
    .slice(0, MAX_LINES)
    .filter((line) => /^\p{Lu}[\p{L}\p{M}'’.,\s"“”()-]+$/u.test(line.trim()))
    .map(wordsOf);
  return names.flatMap((words, at) => {
    const next = names[at + 1];
    return [words, ...(next ? [[...words, ...next]] : [])].filter(
      ({ length }) => length > 0 && length <= MAX_WORDS_OF_NAME,
    );
  });
}

function wordsOf(line: string): NameWords {
  return foldText(line)
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
}

/**
 * True for "tjmcallister88@example.com" and the name Terrence J. McAllister: the part before the "@" consists of words
 * and initials of one name, of which at least one is a whole word.
 */
export function isAddressOfName(address: string, names: readonly NameWords[]): boolean {
  const parts = (address.toLowerCase().split('@')[0] ?? '').split(/[^a-z]+/).filter((part) => part !== '');
  return (
    parts.length > 0 &&
    names.some((words) => {
      const whole = parts.map((part) => wholeWordsIn(part, words));
      return whole.every((count) => count !== null) && whole.some((count) => count !== null && count > 0);
    })
  );
}

/** Number of whole words in a part that consists of words and initials of a name; null if it contains other letters. */
function wholeWordsIn(part: string, words: NameWords): number | null {
  const pieces = [...new Set(words.flatMap((word) => [word, word.charAt(0)]))];
  // The most whole words from each offset on, from the end to the start.
  const most: (number | null)[] = Array.from({ length: part.length + 1 }, () => null);
  most[part.length] = 0;
  for (let at = part.length - 1; at >= 0; at--) {
    for (const piece of pieces) {
      const rest = part.startsWith(piece, at) ? (most[at + piece.length] ?? null) : null;
      if (rest !== null) most[at] = Math.max(most[at] ?? 0, rest + Number(piece.length >= MIN_WORD));
    }
  }
  return most[0] ?? null;
}

/**
 * Returns the address in which one confused letter is replaced so that it becomes the address of a name; null if there
 * is none or more than one.
 */
export function correctedByName(address: string, names: readonly NameWords[]): string | null {
  const at = address.indexOf('@');
  const [local, domain] = [address.slice(0, at), address.slice(at)];
  const candidates = new Set<string>();
  for (const [one, other] of CONFUSED) {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      for (let index = local.indexOf(from); index !== -1; index = local.indexOf(from, index + 1)) {
        const text = local.slice(0, index) + to + local.slice(index + from.length) + domain;
        if (isAddressOfName(text, names)) candidates.add(text);
      }
    }
  }
  const [only, ...others] = candidates;
  return only === undefined || others.length > 0 ? null : only;
}
