import type { Compensation } from '../../../parsed-job-description';
import { findMoneySpans, type MoneySpan } from './money';
import { listedRates } from './listed-rates';
import { HOURS_PER_PERIOD } from './pay-period';
import { lineAround, extractPayStatement, type PayStatement } from './pay-statement';
import type { Posting } from '../../posting-model';

export interface Pay {
  compensation: Omit<Compensation, 'tips' | 'overtime' | 'bonus'>;
  hourlyMinUsd: number | null;
  hourlyMaxUsd: number | null;
  confidence: number;
}

/** Currencies of countries where it is not always written. A plain `$` there is never theirs. */
const COUNTRY_CURRENCIES: Record<string, string> = {
  ...Object.fromEntries(
    ['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'GR', 'IE', 'IT', 'LU', 'NL', 'PT'].map((code) => [code, 'EUR']),
  ),
  AE: 'AED',
  AM: 'AMD',
  ...Object.fromEntries(['BF', 'BJ', 'CI', 'ML', 'NE', 'SN', 'TG'].map((code) => [code, 'XOF'])),
  ...Object.fromEntries(['CF', 'CG', 'CM', 'GA', 'TD'].map((code) => [code, 'XAF'])),
  BD: 'BDT',
  BR: 'BRL',
  CH: 'CHF',
  DK: 'DKK',
  GB: 'GBP',
  IN: 'INR',
  JP: 'JPY',
  KE: 'KES',
  LK: 'LKR',
  MA: 'MAD',
  NG: 'NGN',
  NO: 'NOK',
  PE: 'PEN',
  PH: 'PHP',
  PK: 'PKR',
  PL: 'PLN',
  QA: 'QAR',
  SA: 'SAR',
  SE: 'SEK',
  ZA: 'ZAR',
};

/** Currency that a plain `$` means in countries with a dollar of their own. */
const DOLLAR_COUNTRIES: Record<string, string> = {
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  SG: 'SGD',
  HK: 'HKD',
  MX: 'MXN',
  CO: 'COP',
  CL: 'CLP',
  AR: 'ARS',
};

/** The francs of West and of Central Africa have one name. */
const CFA_FRANCS: readonly (string | null)[] = ['XOF', 'XAF'];

const NO_PAY: Pay = {
  compensation: {
    min: null,
    max: null,
    currency: 'USD',
    period: null,
    raw: null,
    ranges: [],
    hourlyDerived: false,
  },
  hourlyMinUsd: null,
  hourlyMaxUsd: null,
  confidence: 1,
};

/** Characters between two amounts of a list with one period. */
const MAX_LIST_GAP = 60;

/** "Jungkoch 2.450 netto, Abwäscher 1.950 netto im Monat": the period after the second amount is that of the first. */
function sharesPeriod(posting: Posting, first: PayStatement, second: PayStatement): boolean {
  const between = posting.flat.slice(first.span.end, second.span.start);
  return between !== '' && between.length <= MAX_LIST_GAP && !/[.;\n] /.test(between);
}

/** Extracts every pay range of a posting with its period and currency, and the hourly figures derived from them. */
export function extractPay(posting: Posting, countryCode: string | null): Pay {
  const localDollar = DOLLAR_COUNTRIES[countryCode ?? ''] ?? null;
  const countryCurrency = localDollar ?? COUNTRY_CURRENCIES[countryCode ?? ''] ?? null;
  const spans = findMoneySpans(posting.flat);
  const stated = spans
    .map((span) => extractPayStatement(posting, span, countryCurrency))
    .filter((statement) => statement !== null);
  const certain = stated.filter(({ isAssumed }) => !isAssumed);
  // Beside pay with a period, other amounts are paid once: "Gehalt 3.100 € im Monat, Weihnachtsgehalt 800 €".
  const counted =
    certain.length > 0
      ? stated.filter(
          (each) => !each.isAssumed || certain.some((other) => sharesPeriod(posting, each, other)),
        )
      : stated;
  const found = [...counted, ...listedRates(posting, spans, counted)];
  // Beside amounts with a currency, plain numbers are grades, points and hours.
  const statements = withSharedPeriods(found.some(isMarked) ? found.filter(isMarked) : found);
  const fixed = statements.filter((statement) => statement.kind !== 'variable');
  const first = mainStatement(fixed);
  if (!first) return NO_PAY;
  const same = statements.filter(
    (statement) =>
      statement.period === first.period &&
      statement.kind === first.kind &&
      sameCurrency(statement, first) &&
      // Amounts outside the declared pay are about other cases: targets, senior hires, last year.
      !(first.declared && (statement.span.low < first.span.low || statement.span.high > first.span.high)),
  );
  const ranges = uniqueRanges(
    same.filter((s) => s.span.isRange).map((s) => ({ min: s.span.low, max: s.span.high })),
  );
  const lows = same.map((s) => s.min).filter((value) => value !== null);
  const highs = same.map((s) => s.max).filter((value) => value !== null);
  const min = lows.length > 0 ? Math.min(...lows) : null;
  const max = highs.length > 0 ? Math.max(...highs) : null;
  const currency = currencyOf(first.span, localDollar, countryCurrency);
  const hours = first.period === null ? null : HOURS_PER_PERIOD[first.period];
  const hourly = (value: number | null): number | null =>
    value === null || hours === null || currency !== 'USD' ? null : Math.round((value / hours) * 100) / 100;
  return {
    compensation: {
      min,
      max,
      currency,
      period: first.period,
      raw: rawPayText(posting, same),
      ranges,
      hourlyDerived: hourly(min ?? max) !== null && first.period !== 'hour',
    },
    hourlyMinUsd: hourly(min),
    hourlyMaxUsd: hourly(max),
    confidence: first.span.isRange && first.span.marked ? 0.97 : 0.9,
  };
}

function currencyOf(
  { currency, plainDollar }: MoneySpan,
  localDollar: string | null,
  countryCurrency: string | null,
): string {
  if (CFA_FRANCS.includes(currency) && CFA_FRANCS.includes(countryCurrency)) return countryCurrency!;
  return (plainDollar ? localDollar : null) ?? currency ?? countryCurrency ?? 'USD';
}

/** Characters between two amounts of one statement. */
const MAX_PERIOD_DISTANCE = 100;

/** "Cook 2.450,–, dishwasher 1.950,– a month": the period after the last amount is that of the ones before it. */
function withSharedPeriods(statements: readonly PayStatement[]): PayStatement[] {
  return statements.map((statement, index) => {
    const next = statements[index + 1];
    const shares =
      statement.period === null &&
      next !== undefined &&
      sameCurrency(statement, next) &&
      next.span.start - statement.span.end <= MAX_PERIOD_DISTANCE;
    return shares ? { ...statement, period: next.period } : statement;
  });
}

/** "58-66 CPM" before any other pay is how drivers are paid; other piece rates count without pay for time only. */
function mainStatement(statements: readonly PayStatement[]): PayStatement | undefined {
  const stated = statements.filter(({ kind }) => kind !== 'target' && kind !== 'training');
  const [first] = stated;
  const isMileRate = first?.period === 'piece' && first.span.high < MAX_MILE_RATE;
  if (isMileRate) return first;
  const paid = statements.filter(({ kind }) => kind !== 'training');
  const candidates = paid.length > 0 ? paid : statements;
  return candidates.find(({ period }) => period !== 'piece') ?? candidates[0];
}

/** Dollars of a mile. */
const MAX_MILE_RATE = 3;

function isMarked({ span }: PayStatement): boolean {
  return span.marked || span.thousands;
}

function sameCurrency(a: PayStatement, b: PayStatement): boolean {
  return a.span.currency === null || b.span.currency === null || a.span.currency === b.span.currency;
}

function uniqueRanges(ranges: { min: number; max: number }[]): { min: number; max: number }[] {
  const seen = new Set<string>();
  return ranges.filter(({ min, max }) => {
    const key = `${min}/${max}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function rawPayText(posting: Posting, same: readonly PayStatement[]): string | null {
  const first = same[0];
  if (!first) return null;
  const line = lineAround(posting, first.span.start);
  const text = posting.source.raw.slice(line.start, line.end).trim();
  if (text.length <= 200) return text;
  const from = Math.max(line.start, first.span.start - 40);
  const start = from > line.start ? posting.flat.indexOf(' ', from) + 1 : from;
  return posting.source.raw.slice(start, Math.min(line.end, first.span.end + 60)).trim();
}
