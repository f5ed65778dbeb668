import { postingTerms, unbounded } from '../../../locales';
import type { PayPeriod } from './money';

/** Currency and "cash" between an amount and its period: "120 dollars cash per day". */
const CURRENCY_AFTER_AMOUNT = /^[\s)+]*(?:usd|dollars|bucks)?(?:[\s,]*cash\b)?[\s,]*\(?/;

function afterAmount(period: RegExp): RegExp {
  return new RegExp(CURRENCY_AFTER_AMOUNT.source + period.source, 'i');
}

const PERIOD_AFTER_AMOUNT: [PayPeriod, RegExp][] = [
  [
    'piece',
    /^[\s)+]*(?:cpm\b|\/ ?\d{1,2}[- ]?(?:hr|hour) shift\b|(?:usd)?\s*(?:\/|per|a|an|each|for each|cents per)\s*(?:mile|mi|piece|delivery|visit|load|unit|room|stop|word|article|class|session|shift|call|test|case|box|bushel|project|job|event|appointment|route|bin|barrel|crate|bag|tree|row|acre|door|tray|flat(?! hour)|bundle|pound|lb|ton|start of care|evaluation|recertification|flag hour)\b)/i,
  ],
  [
    'hour',
    afterAmount(
      /(?:(?:\/|per|an|each)\s*(?:flat )?(?:hour|hr|h)\b|\/ ?h\b|p\/?h\b|p\.h\.|hourly\b|per hr\b|hour\b|hrs?\b)/,
    ),
  ],
  [
    'year',
    afterAmount(
      /(?:(?:\/|per|a|each)\s*(?:year|yr|annum|annual)\b|pa\b|p\.a\.|annually\b|yearly\b|annual\b|gross per year|per-year)/,
    ),
  ],
  ['month', afterAmount(/(?:(?:\/|per|a|each)\s*(?:month|mo)\b|monthly\b|pcm\b)/)],
  ['week', afterAmount(/(?:(?:\/|per|a|each|every)\s*(?:week|wk)\b|weekly\b)/)],
  ['day', afterAmount(/(?:(?:\/|per|a|each|every|for the)\s*(?:day|diem)\b|daily\b)/)],
];

/** A pay cycle of half or double a period: "$2,000 biweekly" is 1,000 a week. */
interface PayCycle {
  period: 'week' | 'month';
  /** Weeks or months of one payment. */
  periods: number;
}

const FORTNIGHT =
  '(?:bi-?weekly|(?:every|per) (?:two|2|other) weeks?|(?:per|a|each|every) fortnight|fortnightly|catorcenal(?:es)?)';
const HALF_MONTH =
  '(?:semi-?monthly|twice (?:a|per|each) month|bi-?monthly|(?:cada )?quincena(?:l(?:es)?)?|por quincena)';
const PAY_CYCLES: readonly [PayCycle, RegExp, RegExp][] = (
  [
    [{ period: 'week', periods: 2 }, FORTNIGHT],
    [{ period: 'month', periods: 0.5 }, HALF_MONTH],
  ] as const
).map(([cycle, words]) => [
  cycle,
  new RegExp(`^[\\s)+]*(?:usd|dollars|gross|brutos?|netos?|libres)?[\\s,]*\\(?(?:\\/ ?)?${words}\\b`, 'i'),
  new RegExp(`\\b${words} (?:pay|salary|wages?|rate|earnings|gross)(?: (?:range|of|is|from))*:? *$`, 'i'),
]);

/** Returns the pay cycle named right after an amount or in the label before it; null for a plain period. */
export function payCycle(before: string, after: string): PayCycle | null {
  const cycle = PAY_CYCLES.find(([, behind, label]) => behind.test(after) || label.test(before));
  return cycle?.[0] ?? null;
}

const FOREIGN_PERIODS = (['hour', 'year', 'month', 'week', 'day'] as const).map(
  (period): [PayPeriod, RegExp] => [
    period,
    new RegExp(
      `^[\\s)+]*(?:\\p{L}+(?: |(?=\\/)))?${unbounded(postingTerms(({ payPeriods }) => payPeriods?.[period]))}`,
      'iu',
    ),
  ],
);

const FOREIGN_PERIODS_BEFORE = (['hour', 'year', 'month', 'week', 'day'] as const).map(
  (period): [PayPeriod, RegExp] => [
    period,
    new RegExp(
      `(?<!\\p{L})(?:${postingTerms(({ payPeriodLabels }) => payPeriodLabels?.[period])})(?!\\p{L})`,
      'iu',
    ),
  ],
);

const PERIOD_WORDS: [PayPeriod, RegExp][] = [
  ['hour', /\bhourly\b|\bper hour\b|\bhour(?:ly)? rate\b|\ban hour\b|\/ ?hr\b/i],
  ['year', /\bannual(?:ly|ized)?\b|\byearly\b|\bper (?:year|annum)\b|\ba year\b/i],
  ['month', /\bmonthly\b|\bper month\b|\ba month\b/i],
  ['week', /\bweekly\b|\bper week\b|\ba week\b/i],
  ['day', /\bdaily\b|\bper (?:day|diem)\b|\bday rate\b/i],
];

/** "21,000 pm", but not "$20 pm shift". */
const PER_MONTH = /^ ?p\/?m\b(?! shift)/i;
const MIN_MONTHLY_AMOUNT = 500;

/** "$19.50 weekly pay", "$17 paid daily": how often an hourly rate is paid out. */
const PAID_OUT = /^[\s)+]*,? ?\(?(?:weekly|daily|same[- ]day) pay\b/i;
const MAX_HOURLY_RATE = 100;

/** Returns the period named directly after an amount; null if none is. */
export function periodAfter(text: string, amount: number): PayPeriod | null {
  if (amount >= MIN_MONTHLY_AMOUNT && PER_MONTH.test(text)) return 'month';
  if (amount < MAX_HOURLY_RATE && PAID_OUT.test(text)) return null;
  for (const [period, pattern] of [...PERIOD_AFTER_AMOUNT, ...FOREIGN_PERIODS])
    if (pattern.test(text)) return period;
  return null;
}

const PERIOD_RIGHT_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${(['hour', 'year', 'month', 'week', 'day'] as const)
    .map((period) => postingTerms(({ payPeriodLabels }) => payPeriodLabels?.[period]))
    .join('|')})(?: (?:de|von|ab|ca\\.|do|od))?[ :]*$`,
  'iu',
);

/** True if words in another language name the period right before an amount: "monatlich 3.100 €". */
export function isPeriodRightBefore(before: string): boolean {
  return PERIOD_RIGHT_BEFORE.test(before);
}

const GROSS_OR_NET = new RegExp(
  `^[\\s(]{0,2}${unbounded(postingTerms(({ grossOrNet }) => grossOrNet))}`,
  'iu',
);

/** True if words in another language call an amount gross or net. */
export function isGrossOrNet(after: string): boolean {
  return GROSS_OR_NET.test(after);
}

/** Returns the period named in the words before an amount or in its label. The last mention is the nearest one. */
export function periodIn(text: string): PayPeriod | null {
  let best: PayPeriod | null = null;
  let at = -1;
  for (const [period, pattern] of [...PERIOD_WORDS, ...FOREIGN_PERIODS_BEFORE]) {
    const index = text.search(pattern);
    if (index > at) {
      at = index;
      best = period;
    }
  }
  return best;
}

/** Countries whose salaries are monthly where no period is written, by their currency, with the lowest monthly salary. */
const MONTHLY_CURRENCIES: Readonly<Record<string, number>> = {
  BRL: 1000,
  PLN: 2500,
  ZAR: 2500,
  KES: 8000,
  INR: 5000,
  PHP: 6000,
  NGN: 25_000,
  PKR: 15_000,
  BDT: 6000,
  LKR: 15_000,
  AED: 800,
  SAR: 1000,
  QAR: 800,
};
/** Currencies whose salaries are monthly in the languages of their countries, but yearly in English. */
const MONTHLY_CURRENCIES_ABROAD: Readonly<Record<string, number>> = {
  EUR: 300,
  MXN: 5000,
  ARS: 150_000,
  CLP: 300_000,
  COP: 600_000,
  PEN: 800,
  XOF: 40_000,
  XAF: 40_000,
  MAD: 2000,
};
/** The highest monthly salary as a multiple of the lowest. */
const MAX_MONTHLY_MINIMUMS = 40;

/** Returns the only period that an amount can reasonably have if none is written. */
export function periodByAmount(
  low: number,
  high: number,
  currency: string | null,
  isEnglish: boolean,
): PayPeriod | null {
  const minimum =
    MONTHLY_CURRENCIES[currency ?? ''] ?? (isEnglish ? undefined : MONTHLY_CURRENCIES_ABROAD[currency ?? '']);
  if (minimum !== undefined && low >= minimum) {
    return high <= minimum * MAX_MONTHLY_MINIMUMS ? 'month' : low >= minimum * 12 ? 'year' : null;
  }
  if (low >= 12_000 && high <= 3_000_000) return 'year';
  if (low >= 7 && high <= 150) return 'hour';
  return null;
}

/** Hours by which a figure is divided to derive the hourly figures of the API; null if none can be derived. */
export const HOURS_PER_PERIOD: Record<PayPeriod, number | null> = {
  hour: 1,
  day: 8,
  week: 40,
  month: 173.33,
  year: 2080,
  piece: null,
};
