import { alternatives, collectWords, LOCALES } from '../../../locales';
import { amountsInWords } from './amount-in-words';
import type { MoneyAmount } from './money-amount';

export type PayPeriod = 'hour' | 'day' | 'week' | 'month' | 'year' | 'piece';

/** An amount of money, or a range with both ends, as written in a text. */
export interface MoneySpan {
  start: number;
  end: number;
  low: number;
  high: number;
  /** Two amounts joined by a dash, "to" or the like. */
  isRange: boolean;
  /** True if a currency sign or code was written. */
  marked: boolean;
  /** ISO 4217; null if no sign was written; `$` alone is USD unless the country determines otherwise. */
  currency: string | null;
  /** True if only `$` was written, which several countries use. */
  plainDollar: boolean;
  /** True if written with k. */
  thousands: boolean;
  /** True if written with M or B, as revenue and funding are. */
  millions: boolean;
}

/** Lakhs, or lakhs per annum. */
const LAKHS = /^(?:LPA|lakhs?|lacs?)$/i;
const CURRENCY_SIGNS: Record<string, string> = {
  $: 'USD',
  us$: 'USD',
  c$: 'CAD',
  ca$: 'CAD',
  a$: 'AUD',
  au$: 'AUD',
  nz$: 'NZD',
  s$: 'SGD',
  hk$: 'HKD',
  r$: 'BRL',
  's/': 'PEN',
  's/.': 'PEN',
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₱': 'PHP',
  rs: 'INR',
  'rs.': 'INR',
  '¥': 'JPY',
  '₦': 'NGN',
  ksh: 'KES',
  'ksh.': 'KES',
  kshs: 'KES',
  php: 'PHP',
  r: 'ZAR',
  p: 'PHP',
  n: 'NGN',
};
const CURRENCY_CODES =
  'USD|EUR|GBP|CAD|AUD|NZD|INR|CHF|SEK|NOK|DKK|PLN|AMD|SGD|HKD|JPY|MXN|BRL|ZAR|AED|PHP|KES|NGN|GHS|UGX|TZS|SAR|QAR|OMR|KWD|BHD|MYR|PKR|BDT|LKR|ARS|CLP|COP|PEN|XOF|XAF|MAD';
/** Names of currencies in other languages, after an amount. */
const CURRENCY_NAMES = collectWords(({ postingTerms }) =>
  Object.values(postingTerms?.currencyNames ?? {}).flat(),
).join('|');
const FOREIGN_CURRENCIES = LOCALES.flatMap(({ postingTerms }) =>
  Object.entries(postingTerms?.currencyNames ?? {}).map(([code, names]): [string, RegExp] => [
    code,
    new RegExp(`^(?:${names.join('|')})$`, 'iu'),
  ]),
);

/** Between the ends of a range in other languages: "3.650 bis 4.200 €", "2 100 à 2 400 euros". */
const EUROPEAN_JOINER = '(?: ?[-–] ?| (?:bis|à|a|al|y|et|und|e|até|do|i) )';
/** "2.450 €", "1 800,50 EUR", "R$ 4.283,00": the point or the space groups digits and the comma divides. */
const EUROPEAN_AMOUNT =
  `(?:\\d{1,3}(?:[. \\u00a0]\\d{3}){1,2}(?:,\\d{1,2})?|\\d{1,6},\\d{2})(?=(?:(?: \\$)?${EUROPEAN_JOINER}[\\d. ,]{1,12})? ?(?:€|EUR|[eE]uros?|zł|PLN| \\$|XOF|XAF|${CURRENCY_NAMES})(?![A-Za-z\\d]))` +
  '|\\d{1,3}(?:\\.\\d{3}){0,2},(?:--?|–|—)(?![\\p{L}\\d])' +
  '|(?<=\\$ ?)(?:\\d{1,3}(?:\\.\\d{3}){2}|\\d{3}\\.\\d{3})(?![\\d.,]\\d)' +
  '|(?<=(?:€|EUR|R\\$) ?)(?:\\d{1,3}(?:\\.\\d{3}){1,2}(?:,\\d{1,2})?|\\d{1,6},\\d{2})(?![\\d.,]\\d)';
/** "R14 500", "R5,200": rand have four digits or more, unless the period follows: "R250 per day". */
const RAND =
  '(?<![\\p{L}\\p{N}])R(?= ?(?:\\d{1,3}[ ,]\\d{3}(?!\\d)|\\d{4,6}(?!\\d)|\\d{2,3}(?:[.,]\\d{2})? ?(?:\\/|per|an?) ?(?:hour|hr|day|shift|week)))';
/** "P560/day", "P18,000": Philippine pesos without their sign. */
const PESO =
  '(?<![\\p{L}\\p{N}])P(?=\\d{1,3},\\d{3}(?!\\d)|\\d{3}(?:\\.\\d{2})? ?(?:\\/|per|a) ?(?:day|shift|hour|hr))';
/** "14 500" after the sign of rand. */
const SPACED_AMOUNT = '(?<=(?<![\\p{L}\\d])(?:R|ZAR) ?)\\d{1,3}(?: \\d{3}){1,2}(?:[.,]\\d{2})?';
/** "N90,000": naira without their sign. */
const NAIRA = '(?<![\\p{L}\\p{N}])N(?=\\d{1,3},\\d{3}(?!\\d))';
const AMOUNT_PATTERN = new RegExp(
  `((?:US|CA|AU|NZ|HK|[CAS])?\\$|\\b(?:${CURRENCY_CODES}) ?\\$|R\\$|\\bS\\/\\.?(?= ?\\d)|[€£₹₱¥₦]|\\b[Rr]s\\b\\.?|\\bK[Ss]hs?\\b\\.?|\\bPhp\\b|${RAND}|${PESO}|${NAIRA}|\\b(?:${CURRENCY_CODES})(?![A-Za-z]))?[ ]{0,2}(?:(?<=\\b(?:[Rr]s|K[Ss]hs?)\\.?)|(?<=(?<![\\p{L}\\d])[RPN])|(?<![\\p{L}\\d.,]))(${EUROPEAN_AMOUNT}|${SPACED_AMOUNT}|\\d{1,3}(?:,\\d{3}){1,3}(?:\\.\\d{1,2})?|(?<=CHF ?|[–-] ?)\\d{1,3}(?:['’]\\d{3}){1,2}|\\d{1,9}(?:\\.\\d{1,2})?|\\.\\d{2,3})(?!\\d|,\\d{3}|\\.\\d)` +
    `(?:[ ]?(k|K|thousand|mm?|MM?|[bB]n?|million|billion|LPA|[Ll]akhs?|[Ll]acs?)(?![A-Za-z0-9]))?(?:[ ]?(dollars|[Ee]uros?|pounds|[€£]|zł|(?<=\\d ?)\\$(?! ?\\d)|${CURRENCY_NAMES}|${CURRENCY_CODES})(?![A-Za-z]))?`,
  'gu',
);

const CURRENCY_WORDS: Record<string, string> = {
  dollars: 'USD',
  $: 'USD',
  euro: 'EUR',
  euros: 'EUR',
  pounds: 'GBP',
  '€': 'EUR',
  '£': 'GBP',
  zł: 'PLN',
};

/** Text between the two ends of a range; the period may be repeated after the first end. */
const RANGE_JOINER = new RegExp(
  '^ {0,2}(?:\\/-|\\/=)?\\+?(?:(?:\\/|per |an |a ) ?(?:hr|hour|h|yr|year|annum|month|mo|week|wk|day)\\.?|hourly|annually)? {0,3}' +
    `(?:-{1,2}|–|—|−|to|up to|through|thru|and|~|${alternatives(({ dates }) => dates?.rangeSeparators)})(?: up to| (?:step|range|level) \\w{1,3}:?)? {0,3}$`,
  'iu',
);

/** "2.450,–" */
const WHOLE_EUROS = /,[-–—]{1,2}$/;

function numberOf(written: string): number {
  const digits = written.replace(WHOLE_EUROS, '').replace(/['’]/g, '');
  if (/^\d{1,3}(?: \d{3})+\.\d{2}$/.test(digits)) return Number(digits.replaceAll(' ', ''));
  const isEuropean = /^\d{1,3}(?:[. \u00a0]\d{3})+(?:,\d{1,2})?$|^\d{1,6},\d{2}$/.test(digits);
  return Number(
    isEuropean ? digits.replace(/[. \u00a0]/g, '').replace(',', '.') : digits.replaceAll(',', ''),
  );
}

/** The currency of a word or code after an amount. */
function currencyNamed(word: string): string {
  const code = FOREIGN_CURRENCIES.find(([, names]) => names.test(word))?.[0] ?? word.toLowerCase();
  return CURRENCY_WORDS[code] ?? code.toUpperCase();
}

/** True for the name of money that several countries use, such as pesos. */
function isNameOfSeveral(word: string | undefined): boolean {
  return word !== undefined && FOREIGN_CURRENCIES.some(([code, names]) => code === '$' && names.test(word));
}

function findAmounts(text: string): MoneyAmount[] {
  const amounts: MoneyAmount[] = [];
  for (const match of text.matchAll(AMOUNT_PATTERN)) {
    const sign = match[1];
    const digits = match[2] ?? '';
    const scale = match[3];
    const code = match[4];
    const lead = match[0].length - match[0].trimStart().length;
    const thousands = scale !== undefined && /^(k|thousand)$/i.test(scale);
    const lakhs = scale !== undefined && LAKHS.test(scale);
    const value = Math.round(numberOf(digits) * (thousands ? 1000 : lakhs ? 100_000 : 1) * 100) / 100;
    if (!Number.isFinite(value)) continue;
    // "$74,000 CAD": the code says which dollar is meant.
    const currency =
      sign && (sign !== '$' || !code)
        ? (CURRENCY_SIGNS[sign.toLowerCase()] ?? sign.slice(0, 3).toUpperCase())
        : code
          ? currencyNamed(code)
          : lakhs
            ? 'INR'
            : WHOLE_EUROS.test(digits)
              ? 'EUR'
              : null;
    amounts.push({
      start: match.index + lead,
      end: match.index + match[0].trimEnd().length,
      value,
      currency,
      plainDollar: (sign === '$' && !code) || code === '$' || isNameOfSeveral(code),
      thousands,
      lakhs,
      millions: scale !== undefined && !thousands && !lakhs,
    });
  }
  return amounts;
}

/**
 * Finds every amount and range of amounts in a flattened text, in order, whether or not it is money: the caller
 * evaluates the context.
 */
export function findMoneySpans(text: string): MoneySpan[] {
  const words = amountsInWords(text);
  const list =
    words.length === 0
      ? findAmounts(text)
      : [...findAmounts(text), ...words].sort((a, b) => a.start - b.start);
  const spans: MoneySpan[] = [];
  for (let i = 0; i < list.length; i += 1) {
    const first = list[i];
    if (!first) continue;
    const second = list[i + 1];
    const joined = second ? joinRange(text, first, second) : null;
    if (joined) {
      spans.push(joined);
      i += 1;
      continue;
    }
    spans.push({
      start: first.start,
      end: first.end,
      low: first.value,
      high: first.value,
      isRange: false,
      marked: first.currency !== null,
      currency: first.currency,
      plainDollar: first.plainDollar,
      thousands: first.thousands,
      millions: first.millions,
    });
  }
  return spans;
}

/** In "$65-80K" and "$100-150,000" the thousands of both ends are written once. */
function lowerEnd(first: MoneyAmount, second: MoneyAmount): number {
  const { value, thousands } = first;
  if (thousands || first.lakhs || value >= 1000) return value;
  if (second.lakhs) return value * 100_000;
  const inThousands = second.thousands || (second.value >= 10_000 && value * 1000 <= second.value);
  return inThousands ? value * 1000 : value;
}

function sharedCurrency(
  first: MoneyAmount,
  second: MoneyAmount,
): { currency: string | null; plainDollar: boolean; marked: boolean } {
  return {
    marked: first.currency !== null || second.currency !== null,
    currency: second.currency && !second.plainDollar ? second.currency : (first.currency ?? second.currency),
    plainDollar: [first, second].every((amount) => amount.plainDollar || amount.currency === null),
  };
}

function joinRange(text: string, first: MoneyAmount, second: MoneyAmount): MoneySpan | null {
  const gap = second.start - first.end;
  if (gap > 24 || !RANGE_JOINER.test(text.slice(first.end, second.start))) return null;
  const joinedByAnd = /\band\b/i.test(text.slice(first.end, second.start));
  if (joinedByAnd && !(first.currency && second.currency)) return null;
  const low = lowerEnd(first, second);
  const high = second.value;
  if (high < low) return null;
  return {
    start: first.start,
    end: second.end,
    low,
    high,
    isRange: true,
    ...sharedCurrency(first, second),
    thousands: first.thousands || second.thousands,
    millions: first.millions || second.millions,
  };
}
