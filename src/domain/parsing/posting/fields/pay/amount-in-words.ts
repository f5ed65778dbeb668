import type { MoneyAmount } from './money-amount';

const UNITS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const TEENS = [
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const NUMBER_WORDS = new Map<string, number>([
  ...UNITS.map((word, index): [string, number] => [word, index + 1]),
  ...TEENS.map((word, index): [string, number] => [word, index + 10]),
  ...TENS.map((word, index): [string, number] => [word, (index + 2) * 10]),
]);

/** 10 to 99. */
const TWO_DIGITS = `(?:${TENS.join('|')})(?:[- ](?:${UNITS.join('|')}))?|${TEENS.join('|')}`;
/** "fifteen hundred dollars a week". */
const HUNDREDS_IN_WORDS = new RegExp(
  `\\b(${TEENS.join('|')}|${UNITS.join('|')}) hundred(?: (?:and )?(${TWO_DIGITS}))? dollars\\b`,
  'gi',
);
/** "twenty-two dollars an hour", "nineteen to twenty-four dollars", "eighteen dollars and fifty cents", "eighteen fifty an hour". */
const AMOUNT_IN_WORDS = new RegExp(
  `\\b(${TWO_DIGITS})(?:(?: dollars| bucks)(?: and (${TWO_DIGITS})(?: cents)?)?\\b|(?: (${TWO_DIGITS}))?(?= (?:an|per) hour\\b)|(?= to (?:${TWO_DIGITS})(?: dollars| bucks| an hour| per hour)\\b))`,
  'gi',
);

/** Finds amounts of ten to 1,999 dollars that are written in English words. */
export function amountsInWords(text: string): MoneyAmount[] {
  const hundreds = [...text.matchAll(HUNDREDS_IN_WORDS)].map((match) =>
    amountAt(match, numberOfWords(match[1] ?? '') * 100 + numberOfWords(match[2] ?? '')),
  );
  const small = [...text.matchAll(AMOUNT_IN_WORDS)]
    .map((match) =>
      amountAt(match, numberOfWords(match[1] ?? '') + numberOfWords(match[2] ?? match[3] ?? '') / 100),
    )
    // "twenty dollars" in "nine hundred and twenty dollars".
    .filter((one) => !hundreds.some(({ start, end }) => one.start < end && one.end > start));
  return [...hundreds, ...small].sort((a, b) => a.start - b.start);
}

function amountAt(match: RegExpExecArray, value: number): MoneyAmount {
  return {
    start: match.index,
    end: match.index + match[0].length,
    value,
    currency: 'USD',
    plainDollar: true,
    thousands: false,
    millions: false,
    lakhs: false,
  };
}

function numberOfWords(words: string): number {
  return words
    .toLowerCase()
    .split(/[- ]/)
    .reduce((sum, word) => sum + (NUMBER_WORDS.get(word) ?? 0), 0);
}
