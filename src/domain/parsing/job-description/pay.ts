import type { Compensation } from '../parsed-job-description';
import { moneySpans, type MoneySpan, type PayPeriod } from './money';
import { HOURS, periodAfter, periodByAmount, periodIn } from './pay-period';
import type { Posting, PostingSection } from './posting-model';

export interface Pay {
  compensation: Omit<Compensation, 'tips' | 'overtime' | 'bonus'>;
  hourlyMinUsd: number | null;
  hourlyMaxUsd: number | null;
  confidence: number;
}

/** What a figure stands for: pay of one kind is never spanned together with another. */
type PayKind = 'plain' | 'base' | 'target' | 'variable';

interface PayStatement {
  span: MoneySpan;
  period: PayPeriod | null;
  kind: PayKind;
  min: number | null;
  max: number | null;
  /** Stands alone at the head of the posting, as job boards print the pay they were given. */
  declared: boolean;
}

const NONE: Pay = {
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

const PAY_WORD =
  /\b(?:salar(?:y|ies)|pay(?:s|ing)?|paid|wages?|compensation|remuneration|rate|earn(?:s|ings?)?|ote|base|hourly|starting (?:at|from)|starts at|stipend|offer(?:s|ing)?|income|per hour|target|range|make)\b/i;
/** Amounts that are money but no pay. */
const NOT_PAY_BEFORE =
  /\b(?:bonus(?:es)?|raised|raising|funding|funded|seed|series|revenue|sales of|budget|quota|deals?|contracts?|tuition|reimburse\w*|coverage|insurance|discount|gift card|allowance|valuation|portfolio|credit|costs?|charges?|fee|savings?|saves?|worth|over|401|matching|donat\w+|grants?|assets?|under management|loans?|customers?|spend\w*|invest\w*|market|fine|penalt\w+|deductible|differential|minimum order|purchase|value|surcharge|variable|commissions?|referral|perks?|equity)\W*(?:\w+\W+){0,3}$/i;
const NOT_PAY_AFTER =
  /^\W*(?:\w+\W+){0,2}?(?:bonus|sign[- ]?on|signing|arr|mrr|revenue|aum|funding|seed|series|valuation|deals?|in sales|budget|quota|reimbursement|stipend|credits?|allowance|gift|tuition|discount|contracts?|referral|differential|match|million|billion|worth|accounts?|market|variable|commissions?|towards?|insurance|copay|deductible|company|companies|fund|relocation|equity|savings|raise|customers|users)\b/i;
const NOT_PAY_HEAD = /^(?:benefits|about|legal|apply)$/;

const HEADER_CHARS = 400;
const LINE_REACH = 400;
/** Who is paid or pays is not the person hired. */
const OTHERS_PAY =
  /\b(?:funds?|companies|clients?|customers?|hospitals?|patients?|they|firms?|hiring \w+ is expensive)\b[^.]{0,40}$/i;

const FLOOR =
  /(?:\bfrom|\bstarting (?:at|from|pay(?: is)?|wage(?: is)?|rate(?: is)?)|\bstarts at|\bat least|\bminimum(?: of)?|\bmin\.?|\bbeginning at)\W*$/i;
const CEILING = /(?:\bup to|\bmaximum(?: of)?|\bmax\.?|\bas much as)\W*$/i;

/** Every pay range of a posting with its period and currency, and the hourly figures they come to. */
export function readPay(posting: Posting, countryCurrency: string | null): Pay {
  const statements = moneySpans(posting.flat)
    .map((span) => statementOf(posting, span))
    .filter((statement) => statement !== null);
  const first = statements.find((statement) => statement.kind !== 'variable');
  if (!first) return NONE;
  const same = statements.filter(
    (statement) =>
      statement.period === first.period &&
      statement.kind === first.kind &&
      sameCurrency(statement, first) &&
      // What the text says beyond the declared pay is told of other cases: targets, senior hires, last year.
      !(first.declared && (statement.span.low < first.span.low || statement.span.high > first.span.high)),
  );
  const ranges = unique(
    same.filter((s) => s.span.isRange).map((s) => ({ min: s.span.low, max: s.span.high })),
  );
  const lows = same.map((s) => s.min).filter((value) => value !== null);
  const highs = same.map((s) => s.max).filter((value) => value !== null);
  const min = lows.length > 0 ? Math.min(...lows) : null;
  const max = highs.length > 0 ? Math.max(...highs) : null;
  const currency =
    (first.span.plainDollar ? countryCurrency : null) ?? first.span.currency ?? countryCurrency ?? 'USD';
  const hours = first.period === null ? null : HOURS[first.period];
  const hourly = (value: number | null): number | null =>
    value === null || hours === null || currency !== 'USD' ? null : Math.round((value / hours) * 100) / 100;
  return {
    compensation: {
      min,
      max,
      currency,
      period: first.period,
      raw: rawOf(posting, same),
      ranges,
      hourlyDerived: hourly(min ?? max) !== null && first.period !== 'hour',
    },
    hourlyMinUsd: hourly(min),
    hourlyMaxUsd: hourly(max),
    confidence: first.span.isRange && first.span.marked ? 0.97 : 0.9,
  };
}

function sameCurrency(a: PayStatement, b: PayStatement): boolean {
  return a.span.currency === null || b.span.currency === null || a.span.currency === b.span.currency;
}

function unique(ranges: { min: number; max: number }[]): { min: number; max: number }[] {
  const seen = new Set<string>();
  return ranges.filter(({ min, max }) => {
    const key = `${min}/${max}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Weighs the words around an amount; null when it is not pay. */
function statementOf(posting: Posting, span: MoneySpan): PayStatement | null {
  if (span.millions || span.high < 1) return null;
  const { flat } = posting;
  const after = flat.slice(span.end, Math.min(flat.length, span.end + 48));
  const period = periodAfter(after);
  if (!span.marked && !span.thousands && !span.isRange && period === null) return null;
  const section = sectionAt(posting, span.start);
  const kind = section?.kind ?? 'body';
  const line = lineAround(posting, span.start);
  const before = flat.slice(Math.max(line.start, span.start - 80), span.start);
  const inPaySection = kind === 'pay';
  const labelled =
    inPaySection ||
    PAY_WORD.test(lastClause(before)) ||
    /^\W*(?:base|salary|ote|annual salary|pay)\b/i.test(after);
  if (!span.marked && !(labelled && (period !== null || span.thousands || (inPaySection && span.isRange))))
    return null;
  if (
    !inPaySection &&
    NOT_PAY_BEFORE.test(before) &&
    !/\b(?:salary|pay|wage|base|compensation)\W*(?:\w+\W+){0,2}$/i.test(before)
  )
    return null;
  if (NOT_PAY_AFTER.test(after)) return null;
  if (!inPaySection && OTHERS_PAY.test(before)) return null;
  if (NOT_PAY_HEAD.test(kind) && !labelled) return null;

  const alone = /^\W*$/.test(before) && span.isRange;
  const declared = alone && span.start < HEADER_CHARS && kind === 'body';
  const timed = period !== null && period !== 'piece';
  if (!labelled && !timed && !(alone && (span.thousands || span.low >= 10_000))) return null;
  if (!labelled && timed && !span.isRange && !plausible(span, period)) return null;

  const settled =
    period ??
    periodIn(lastClause(before)) ??
    (inPaySection ? periodIn(section?.heading ?? '') : null) ??
    periodByAmount(span.low, span.high);
  if (!plausible(span, settled)) return null;
  if (settled === null && !inPaySection) return null;
  const floor = !span.isRange && (FLOOR.test(before) || /^\s*\+|^\s*(?:and up|or more|minimum)/i.test(after));
  // "$l7 - $19": the first end of the range could not be read.
  const ceiling = !span.isRange && (CEILING.test(before) || /[\p{L}\d]\s*[-–—]\s*$/u.test(before.slice(-6)));
  return {
    span,
    period: settled,
    kind: kindOf(before, after),
    declared,
    min: ceiling ? null : span.low,
    max: floor ? null : span.high,
  };
}

function plausible(span: MoneySpan, period: PayPeriod | null): boolean {
  if (period === 'hour') return span.low >= 2 && span.high <= 1000;
  if (period === 'year') return span.low >= 3000;
  if (period === 'month') return span.low >= 150;
  if (period === 'week' || period === 'day') return span.low >= 20;
  return true;
}

function kindOf(before: string, after: string): PayKind {
  if (/^\W*(?:in )?(?:variable|commission)/i.test(after)) return 'variable';
  // The word right behind an amount names it; else the nearest before it does.
  const behind = /^\W*(?:(?:annual|total|per year|a year)\W+)?(base|ote|on[- ]target)\b/i.exec(after)?.[1];
  const named =
    behind ??
    [...before.slice(-50).matchAll(/\b(?:base|ote|on[- ]target|earnings|target (?:total )?comp\w*)\b/gi)].at(
      -1,
    )?.[0];
  if (named === undefined) return 'plain';
  return /^base$/i.test(named) ? 'base' : 'target';
}

/** Words since the last full stop or semicolon. */
function lastClause(before: string): string {
  const at = Math.max(before.lastIndexOf('. '), before.lastIndexOf('; '));
  return at < 0 ? before : before.slice(at + 2);
}

function sectionAt(posting: Posting, offset: number): PostingSection | null {
  for (const section of posting.sections) if (offset >= section.start && offset < section.end) return section;
  return null;
}

/** The line an offset stands on, as far as it is near: a document may be one endless line. */
function lineAround(posting: Posting, offset: number): { start: number; end: number } {
  const { raw } = posting.source;
  const from = Math.max(0, offset - LINE_REACH);
  const near = raw.slice(from, offset + LINE_REACH);
  const before = near.lastIndexOf('\n', offset - from - 1);
  const after = near.indexOf('\n', offset - from);
  return { start: before < 0 ? from : from + before + 1, end: after < 0 ? from + near.length : from + after };
}

function rawOf(posting: Posting, same: readonly PayStatement[]): string | null {
  const first = same[0];
  if (!first) return null;
  const line = lineAround(posting, first.span.start);
  const text = posting.source.raw.slice(line.start, line.end).trim();
  if (text.length <= 200) return text;
  const from = Math.max(line.start, first.span.start - 40);
  const start = from > line.start ? posting.flat.indexOf(' ', from) + 1 : from;
  return posting.source.raw.slice(start, Math.min(line.end, first.span.end + 60)).trim();
}
