import { countWords } from '../../../text/word-count';

/** Words of headings in which a misspelling is recognized, by their first letter. */
const HEADING_WORDS = groupByFirstLetter(
  (
    'experience education objective certifications certificates employment history professional qualifications ' +
    'references languages summary skills training licenses volunteer background'
  ).split(' '),
);
const MAX_HEADING_WORDS = 3;
/** Shorter words have too many neighbours, and from the second length on two letters may differ. */
const MIN_WORD_LENGTH = 6;
const MIN_LENGTH_FOR_TWO = 9;

/** Returns a heading with its misspelt words corrected: "work experince"; null if there is nothing to correct. */
export function correctHeading(key: string): string | null {
  if (countWords(key) > MAX_HEADING_WORDS) return null;
  const words = key.split(' ');
  const corrected = words.map((word) => correctWord(word) ?? word).join(' ');
  return corrected === key ? null : corrected;
}

function correctWord(word: string): string | null {
  if (word.length < MIN_WORD_LENGTH) return null;
  const allowed = word.length >= MIN_LENGTH_FOR_TWO ? 2 : 1;
  const headingWords = HEADING_WORDS.get(word.charAt(0)) ?? [];
  if (headingWords.some((heading) => heading === word || heading === `${word}s` || `${heading}s` === word))
    return null;
  return (
    headingWords.find(
      (heading) =>
        Math.abs(heading.length - word.length) <= allowed &&
        countDifferentLetters(heading, word) <= 2 * allowed &&
        editDistance(heading, word) <= allowed,
    ) ?? null
  );
}

/** Letters that only one of two words contains: each change of a letter makes two at most. */
function countDifferentLetters(a: string, b: string): number {
  let bits = lettersOf(a) ^ lettersOf(b);
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count++;
  return count;
}

/** A bit for each letter of a word; letters that are not ASCII share bits, which can only lower the count. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** Letters to insert, remove, replace or swap with the next one. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

function groupByFirstLetter(words: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) groups.set(word.charAt(0), [...(groups.get(word.charAt(0)) ?? []), word]);
  return groups;
}
