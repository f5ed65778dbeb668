import { alternatives, postingTerms } from '../../../locales';
import type { MoneySpan, PayPeriod } from './money';
import {
  isGrossOrNet,
  isPeriodRightBefore,
  payCycle,
  periodAfter,
  periodByAmount,
  periodIn,
} from './pay-period';
import { isBillRate, isRateInProse, isTrainingWage } from './rate-in-prose';
import type { Posting, PostingSection } from '../../posting-model';
import type { PostingSectionKind } from '../../segmentation/section-kind';

/** Kind of an amount; amounts of different kinds never form a range. */
export type PayKind = 'plain' | 'base' | 'target' | 'variable' | 'training';

/** An amount or range that is pay. */
export interface PayStatement {
  span: MoneySpan;
  period: PayPeriod | null;
  kind: PayKind;
  min: number | null;
  max: number | null;
  /** True if it stands alone at the beginning of the posting, where job boards print the pay of the employer. */
  declared: boolean;
  /** True if only the size of the amount and the language of the posting suggest the period. */
  isAssumed: boolean;
}

const PAY_WORD =
  /\b(?:salar(?:y|ies)|pay(?:s|ing)?|paid|wages?|compensation|remuneration|rates?|earn(?:s|ings?)?|ote|base|hourly|start(?:s|ing)?(?: (?:you |out |off )?(?:at|from)|(?= *$))|stipend|offer(?:s|ing)?|income|per hour|target|range|scale|make|ctc|commission only|step \d{1,2}|step [a-z]|gross (?:weekly|per week|monthly|per month)|(?:weekly|monthly) gross)\b/i;
const FOREIGN_PAY_WORD = new RegExp(
  postingTerms(({ payWords }) => payWords),
  'iu',
);
const BEFORE_RANGE = new RegExp(
  `^\\W*(?:(?:from|${alternatives(({ dates }) => [...(dates?.from ?? []), ...(dates?.since ?? [])])}) )?$`,
  'iu',
);
/** Words before amounts of money that are not pay. */
const NOT_PAY_BEFORE =
  /\b(?:bonus(?:es)?|raised|raising|funding|funded|seed|series|revenue|sales of|budget|quota|deals?|contracts?|tuition|reimburse\w*|coverage|insurance|discount|gift card|allowance|valuation|portfolio|credit|costs?|charges?|fee|savings?|saves?|worth|over|401|matching|donat\w+|grants?|assets?|under management|loans?|customers?|spend\w*|invest\w*|market|(?<!(?:hours|is|are|all|experience|exp) )fine|penalt\w+|deductible|differential|minimum order|purchase|value|mileage|detention|layover|surcharge|variable|commissions?(?! only)|referral|perks?|equity|tips|avg|average tips|housing|rent|fees?|(?:living|wellness|housing|learning|monthly) stipend)\W*(?:\w+\W+){0,3}$/i;
const NOT_PAY_AFTER =
  /^[ +-]{0,2}(?:(?:per|a|an|\/) ?(?:hour|hr|day|week|month|shift) )?(?:in |of |a )?(?:\w+ ){0,1}?(?:tips|bonus|sign[- ]?on|signing|arr|mrr|revenue|aum|funding|seed|series|valuation|deals?|in sales|budget|quota|reimbursement|stipend|credits?|allowance|gift|tuition|discount|contracts?|referral|differential|premium|uplift|match|million|billion|worth|accounts?|market|variable|commissions?|towards?|insurance|copay|deductible|detention|layover|mileage|sub(?:sistence)?|fringes?|company|companies|fund|relocation|equity|savings|raise|customers|users|fees?|deposit)\b/i;
/** "Refer a friend and earn $150": money for others than the hired. */
const REFERRAL_BEFORE = /\b(?:refer|recommend|send us) (?:an? |your |other )?\w+(?:\W+\w+){0,4}\W*$/i;
/** "night differential $4.25/hr", "tips (avg $5-7/hr)": an addition, also under a label of pay. */
const ADDED_PAY_BEFORE =
  /\b(?:tips?(?: (?:share|pool|out)s?)?|tronc|gratuities|service charge|differentials?|diff|premium|bonus|mileage|fringes?|H&W|health and welfare|pension|annuity)(?!\s*[+&])\W*(?:(?:at|paid|avg|averag(?:e|es|ing)|typically|about|around|of|is|are|up to|another|an additional)\W+)*$/i;
/** "$54.32/hr + $28.11 benefits". */
const ADDED_BENEFITS_AFTER =
  /^(?: ?(?:per|an?|\/) ?(?:hour|hr))?\W*(?:in )?(?:fringe|benefits|health and welfare|H&W|annuity|pension)\b/i;
/** "per diem $75/day when traveling": an allowance, no pay. */
const PER_DIEM_ALLOWANCE = /\bper[- ]diem(?: of)?:? ?$/i;
/** "$45k + commission" is pay; "$500 commission" is not. */
const ADDITION = /^(?: ?(?:\/|per|an?) ?(?:hour|hr|h|day|week|month|shift))? {1,2}(?:\+|plus|and|&) {1,2}/i;
const FOREIGN_ADDITION_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${postingTerms(({ payAdditions }) => payAdditions)})(?: \\p{L}{1,3})?\\W*$`,
  'iu',
);
/** "1.000 € Prämie" */
const FOREIGN_ADDITION_AFTER = new RegExp(
  `^ ?(?:de |en |por )?${postingTerms(({ payAdditions }) => payAdditions)}`,
  'iu',
);
/** "38 heures hebdomadaires" */
const FOREIGN_HOURS_AFTER = new RegExp(`^ ?${postingTerms(({ hourUnits }) => hourUnits)}(?!\\p{L})`, 'iu');
const NOT_PAY_HEAD = /^(?:benefits|about|legal|apply)$/;

const PIECE_RATE = /\bpiece rates?:? ?(?:of )?$/i;
const HEADER_CHARS = 400;
/** Characters of a message or a flyer. */
const SHORT_TEXT = 1200;
const MAX_LABEL_DISTANCE = 400;
/** Words after which a party other than the hired person pays or is paid. */
const OTHER_PAY =
  /\b(?:funds?|companies|clients?|customers?|hospitals?|patients?|they(?!(?:'re|’re|'ll| are| will)? (?:pay|offer))|firms?|hiring \w+ is expensive)\b[^.]{0,40}$/i;

const MINIMUM_CUE =
  /(?:\bfrom|\bstarting(?= *$)|\bstarting (?:at|from|pay(?: is)?|wage(?: is)?|rate(?: is)?)|\bstarts at|\bat least|\bminimum(?: of)?|\bmin\.?|\bbeginning at)\W*$/i;
const FOREIGN_MINIMUM_CUE = new RegExp(
  `(?<!\\p{L})(?:${alternatives(({ dates }) => dates?.since)}) ?$`,
  'iu',
);
const MAXIMUM_CUE = /(?:\bup to|\bmaximum(?: of)?|\bmax\.?|\bas much as)\W*$/i;

/** The context of an amount. */
export interface SpanContext {
  kind: PostingSectionKind;
  heading: string | null;
  /** Words before and after it on the same line. */
  before: string;
  after: string;
  /** `after` up to the end of the line. */
  sameLine: string;
  /** The period named directly after it. */
  period: PayPeriod | null;
  /** True if words of pay are near it. */
  labelled: boolean;
  /** True if it fills a cell of a table. */
  isCell: boolean;
  /** True if the whole text is a message or a flyer. */
  isShortText: boolean;
  isEnglish: boolean;
}

/** Evaluates the words around an amount; null if it is not pay. Pay of other cycles is stated per week or month. */
export function extractPayStatement(
  posting: Posting,
  written: MoneySpan,
  countryCurrency: string | null,
): PayStatement | null {
  if (written.millions || isExtraMoney(posting.flat, written)) return null;
  // "Rs.18,000/- per month"
  const after = posting.flat.slice(written.end, written.end + 48).replace(/^ ?\/[-=](?= |$)/, '');
  const cycle = payCycle(posting.flat.slice(Math.max(0, written.start - 40), written.start), after);
  const period = cycle?.period ?? periodAfter(after, written.high);
  const span = inDollars(written, after, cycle?.periods ?? 1);
  if (span.high < (period === 'piece' ? 0.01 : 1)) return null;
  const around = spanContext(posting, span, after, period);
  if (!isMoney(span, around) || isOtherMoney(around) || !isDeclaredPay(span, around)) return null;
  const settled = resolvePeriod(span, around, countryCurrency);
  if (!isPlausible(span, settled)) return null;
  if (settled === null && around.kind !== 'pay' && !isForeignPay(span, around)) return null;
  return {
    span,
    period: settled,
    kind: payKindOf(around.before, around.sameLine),
    isAssumed:
      settled !== null && resolvePeriod(span, { ...around, isEnglish: true }, countryCurrency) === null,
    declared: standsAlone(span, around) && span.start < HEADER_CHARS && around.kind === 'body',
    ...rangeEnds(span, around),
  };
}

/** "Nights get $2 more", "an extra $1.50": money on top of the pay. */
function isExtraMoney(text: string, { start, end }: MoneySpan): boolean {
  const after = text.slice(end, end + 24);
  return (
    /^(?: an? hour| per hour|\/hr?)? (?:more|extra|on top)\b/i.test(after) ||
    /\b(?:an|some) (?:extra|additional) $/i.test(text.slice(Math.max(0, start - 20), start))
  );
}

const CENTS_AFTER = /^[\s)+]*(?:cpm\b|cents?\b)/i;
/** Cents of a mile are written as "62 cpm" or ".62 cpm". */
const MIN_WHOLE_CENTS = 5;

/** An amount per period in whole units of its currency: cents per mile and pay per fortnight are converted. */
function inDollars(span: MoneySpan, after: string, periods: number): MoneySpan {
  const isCents = CENTS_AFTER.test(after) && span.low >= MIN_WHOLE_CENTS;
  const divisor = isCents ? 100 : periods;
  if (divisor === 1 && !CENTS_AFTER.test(after)) return span;
  const converted = (value: number): number => Math.round((value / divisor) * 1000) / 1000;
  return {
    ...span,
    low: converted(span.low),
    high: converted(span.high),
    marked: span.marked || CENTS_AFTER.test(after),
  };
}

export function spanContext(
  posting: Posting,
  span: MoneySpan,
  after: string,
  period: PayPeriod | null,
): SpanContext {
  const section = sectionAt(posting, span.start);
  const kind = section?.kind ?? 'body';
  const line = lineAround(posting, span.start);
  const before = posting.flat.slice(Math.max(line.start, span.start - 80), span.start);
  const sameLine = posting.flat.slice(span.end, Math.min(line.end, span.end + 48));
  const labelled =
    kind === 'pay' ||
    PAY_WORD.test(lastClause(before)) ||
    FOREIGN_PAY_WORD.test(lastClause(before)) ||
    (!posting.isEnglish && (isGrossOrNet(after) || isPeriodRightBefore(before))) ||
    SHIFT_AFTER.test(after) ||
    SHIFT_AFTER.test(sameLine) ||
    /@ ?$/.test(before) ||
    /^\W*(?:base|salary|ote|annual salary|pay|to start|starting|after (?:\d{1,3} (?:days|months)|training|probation))\b/i.test(
      after,
    );
  const isShortText = posting.flat.length <= SHORT_TEXT;
  const { raw } = posting.source;
  const isCell =
    /\t *$/.test(raw.slice(line.start, span.start)) && /^ *(?:\t|$)/.test(raw.slice(span.end, line.end));
  return {
    kind,
    heading: section?.heading ?? null,
    before,
    after,
    sameLine,
    period,
    labelled,
    isCell,
    isShortText,
    isEnglish: posting.isEnglish,
  };
}

/** "$17.75 days / $18.50 nights": pay that differs by shift. */
const SHIFT_AFTER =
  /^ (?:\(|for |on )?(?:(?:1st|2nd|3rd|first|second|third|day|night|evening|swing|weekend) shift|1st|2nd|3rd|days?|nights?|evenings?|overnights?|weekends?)(?=\s*(?:[/,;|).]|-|–|and\b|or\b|$))/i;

/** A number without a currency is money only near words of pay and with a period, a k or a range. */
function isMoney(span: MoneySpan, around: SpanContext): boolean {
  const { kind, period, labelled, before, after } = around;
  if (span.marked) return true;
  // "2700 netto"
  if (!around.isEnglish && span.low >= MIN_UNMARKED_SALARY && isGrossOrNet(after)) return true;
  if (standsAlone(span, around) && (isSalaryRange(span) || (isHourlyRange(span) && PER_HOUR.test(after))))
    return true;
  // "Nights. 22.50/hr"
  if (isHourlyRange(span) && SLASH_HOUR.test(after) && CLAUSE_START.test(before)) return true;
  // "17 an hour plus commission", "18 bucks an hour"
  if (isHourlyRange(span) && AN_HOUR.test(after)) return true;
  if (isHourlyAmount(span) && TIPS_AFTER.test(after) && CLAUSE_START.test(before)) return true;
  if (span.isRange && isHourlyRange(span) && HOURLY_BY_EXPERIENCE.test(after)) return true;
  if (span.isRange && isPartOfMessage(span, around)) return true;
  if (labelled && WAGE_LABEL.test(before) && isHourlyAmount(span)) return true;
  if (isHourlyAmount(span) && span.low > MAX_CLOCK_TIME && START_BEFORE.test(before)) return true;
  if (span.isRange && isHourlyRange(span) && RANGE_LABEL.test(before) && PART_ENDS.test(after)) return true;
  return labelled && (period !== null || span.thousands || (kind === 'pay' && span.isRange));
}

/** A lower number beside "gross" may be a rate of tax or a weight. */
const MIN_UNMARKED_SALARY = 300;

/** "/hr", but not the hours of "20-25 hrs/wk". */
const PER_HOUR = /^\s*(?:\/|per |an ) ?(?:hour|hr|h)\b/i;
/** "24-28 hr depending on experience", but not "32-40 hrs a week". */
const HOURLY_BY_EXPERIENCE =
  /^ ?(?:an |\/ ?)?(?:hour|hr),? \(?(?:depending|depends|doe\b|d\.o\.e|based on|to start)/i;
const AN_HOUR = /^(?: bucks)? an hour\b/i;
const TIPS_AFTER = /^ ?(?:\+|plus|and|&) ?tips?\b/i;
const SLASH_HOUR = /^ ?\/ ?(?:hour|hr|h)\b/i;
/** The beginning of a line, a sentence or a part of one. */
const CLAUSE_START = /(?:^|[.,;:!?–—|•-]\s)\W*$/;
const WAGE_LABEL = /\b(?:wage|pay|rate|salary)(?: (?:is|of|at|rate|from))*:? *$/i;

/** "Start 14.50", "starting at 15.25"; a lower number may be a time. */
const START_BEFORE = /\bstart(?:s|ing)?(?: pay)?(?: (?:at|from|is))?:? *$/i;
const MAX_CLOCK_TIME = 12.6;

/** "Pay range is 17.00 to 19.50", "Wage 17-19 DOE"; a salary range without a currency may be one of grades. */
const RANGE_LABEL = /\b(?:wage|pay|rate)(?: (?:is|of|from|rate|range|scale))*:? *$/i;

/** "Cook, 14-16 per hour", "Painters. 160-220 a day", "Analyst. 78-92k.": a range without a currency that begins a part. */
function isPartOfMessage(span: MoneySpan, { before, after }: SpanContext): boolean {
  if (!PART_OF_SENTENCE.test(before)) return false;
  if (span.low >= 10 && span.high <= 60) return PER_HOUR.test(after);
  if (span.low >= 80 && span.high <= 800) return PER_DAY.test(after);
  return isSalaryRange(span) && PART_ENDS.test(after);
}

const PART_OF_SENTENCE = /(?:^|[.,;!?|–—•\n]\s)\W*$/;
const PER_DAY = /^\s*(?:\/|per |a ) ?day\b(?! (?:shift|program|care))/i;
const PART_ENDS = /^ ?(?:$|[.,;!|·•)](?: |$)|\+|plus\b|doe\b|base\b|salary\b|depending\b)/i;

/** "55-65K" on a line of its own. */
function isSalaryRange({ thousands, low, high }: MoneySpan): boolean {
  return thousands && low >= 15_000 && high <= 500_000;
}

/** "17-19/hr" on a line of its own. */
function isHourlyRange({ low, high }: MoneySpan): boolean {
  return low >= 7 && high <= 150;
}

/** "Wir bieten: 15,20 € pro Stunde": the first thing that a line of benefits offers, by the hour. */
const OFFERED = /^[^:\d]{3,40}: *hour$/;

/** A salary gross or net among what an employer offers, in a posting in another language than English. */
function isOfferedSalary({ isEnglish, sameLine, period }: SpanContext): boolean {
  return !isEnglish && period !== null && isGrossOrNet(sameLine);
}

/** True for bonuses, budgets, funding and prices: money that is not paid for the work. */
export function isOtherMoney(around: SpanContext): boolean {
  const { kind, before, sameLine, labelled, period } = around;
  if (PER_DIEM_ALLOWANCE.test(before) || REFERRAL_BEFORE.test(before) || FOREIGN_ADDITION_BEFORE.test(before))
    return true;
  if (!around.isEnglish && (FOREIGN_ADDITION_AFTER.test(sameLine) || FOREIGN_HOURS_AFTER.test(sameLine)))
    return true;
  if (
    (NOT_PAY_AFTER.test(sameLine) && !ADDITION.test(sameLine)) ||
    (NOT_PAY_HEAD.test(kind) &&
      !labelled &&
      !/^\W*$/.test(before) &&
      !OFFERED.test(before + (period ?? '')) &&
      !isOfferedSalary(around))
  )
    return true;
  if (
    ADDED_PAY_BEFORE.test(before) ||
    (period === 'piece' && /[+&] ?$|\bplus ?$/i.test(before)) ||
    (/[+&] ?$|\bplus ?$/i.test(before) && ADDED_BENEFITS_AFTER.test(sameLine))
  )
    return true;
  if (kind === 'pay' || TIPS_BEFORE.test(before)) return false;
  if (period === 'hour' && CLAUSE_START.test(before)) return false;
  if (OTHER_PAY.test(before)) return true;
  return (
    NOT_PAY_BEFORE.test(before) && !/\b(?:salary|pay|wage|base|compensation)\W*(?:\w+\W+){0,2}$/i.test(before)
  );
}

function isDeclaredPay(span: MoneySpan, around: SpanContext): boolean {
  if (around.labelled) return true;
  const timed = around.period !== null && around.period !== 'piece';
  // "$1,100 per shift", ".62 cpm": pay for a unit of work, at the beginning of its line.
  if (around.period === 'piece' && span.marked && CLAUSE_START.test(around.before)) return true;
  if (timed) return span.isRange || isPlausible(span, around.period);
  const atHead = span.start < HEADER_CHARS && around.kind === 'body';
  if (standsAlone(span, around)) return span.thousands || span.low >= 10_000 || (atHead && span.marked);
  if (atHead && span.marked && span.thousands && isAloneOnLine(around)) return true;
  // "Acme, Remote (US). $160,000 - $190,000": the amount is a whole sentence or a whole part of a line.
  // "Team Lead - Days - $23.75": an amount with cents at the end of the line of the title.
  if (
    atHead &&
    span.marked &&
    isHourlyAmount(span) &&
    /[-–|·•]\s*$/.test(around.before) &&
    /^\W*$/.test(around.sameLine)
  )
    return true;
  if (atHead && isRateBesideTips(span, around)) return true;
  // "Portland, ME. $18. Ask for Sam."
  if ((atHead || around.isShortText) && isRateInProse(span, around.before, around.sameLine)) return true;
  if (around.isCell && span.marked && isHourlyAmount(span)) return true;
  if (isShiftRate(span, around) || isSalaryAtLineStart(span, around, atHead)) return true;
  if ((atHead || around.isShortText) && isSalaryInProse(span, around)) return true;
  return atHead && span.isRange && span.marked && /[.|•·*;)]\s*$/.test(around.before);
}

const TIPS_BEFORE = /\btips? (?:\+|&|plus|and) $/i;

/** Days or times of work. */
const TIMES =
  /\b(?:shifts?|days?|nights?|mornings?|evenings?|weekends?|(?:mon|tues?|wed|thurs?|fri|sat|sun)(?:day|s)?|m ?[-–] ?(?:f|th|w)|\d{1,2}(?::\d{2})? ?[ap]\.?m?|\d{1,2} ?[-–] ?\d{1,2})\b/i;
const MAX_HOURLY_RATE = 100;
/** Dollars an hour beside tips. */
const MIN_TIPPED_RATE = 2;

/** "Cash tips + $17", "Hiring servers, $5 + tips" */
function isRateBesideTips(span: MoneySpan, { before, sameLine }: SpanContext): boolean {
  if (!(span.marked || isHourlyAmount(span)) || span.low < MIN_TIPPED_RATE || span.high > MAX_HOURLY_RATE)
    return false;
  return TIPS_BEFORE.test(before) || (CLAUSE_START.test(before) && TIPS_AFTER.test(sameLine));
}

/** "2nd shift: M-F 2:30p-11p ..... $19.75", "10-6 M-F, $17": the rate at the end of the times of a shift. */
function isShiftRate(span: MoneySpan, { before, sameLine }: SpanContext): boolean {
  if (!span.marked || span.low < 8 || span.high > MAX_HOURLY_RATE || !TIMES.test(before)) return false;
  return (
    /(?:[,;:|–—-]|\.{2,}|\s\s|\t|\d ?[ap]\.?m?\.?)\s*$/.test(before) &&
    /^\s*(?:$|[.,;!|)]|\+|\s\s|\d{1,2}\/\d|(?:cash|plus|and|w\/) )/i.test(sameLine)
  );
}

/** "£32,000 + tronc": a salary that begins its line. */
function isSalaryAtLineStart(span: MoneySpan, { before, sameLine }: SpanContext, atHead: boolean): boolean {
  return (
    atHead &&
    span.marked &&
    span.low >= 12_000 &&
    span.high <= 400_000 &&
    /^\W*$/.test(before) &&
    /^\s*(?:$|\+|plus\b|and\b|pro rata|DOE|base\b|basic\b|gross\b|to start)/i.test(sameLine)
  );
}

/** "Fluency required. $44,000. People who …", "Analyst. 78-92k.": a salary that is a whole sentence of a message. */
function isSalaryInProse(span: MoneySpan, { before, sameLine }: SpanContext): boolean {
  return (
    (span.marked || (span.isRange && span.thousands)) &&
    span.low >= 20_000 &&
    span.high <= 300_000 &&
    /(?:^|[.!?|·•–—-] )\W*$/.test(before) &&
    PART_ENDS.test(sameLine) &&
    !/^ ?[|·•]/.test(sameLine)
  );
}

function isAloneOnLine({ before, sameLine }: SpanContext): boolean {
  return /^\W*$/.test(before) && /^\W*$/.test(sameLine);
}

function isHourlyAmount({ low, high, isRange }: MoneySpan): boolean {
  return !isRange && low === high && low >= 7 && low <= 150 && !Number.isInteger(low);
}

/** Amounts in other currencies have no usual size, so pay at the head of a posting counts without a period. */
function isForeignPay(span: MoneySpan, around: SpanContext): boolean {
  if (span.currency === null || span.plainDollar || span.start >= HEADER_CHARS) return false;
  return standsAlone(span, around) || (around.labelled && span.low >= 100);
}

function standsAlone(span: MoneySpan, { before }: SpanContext): boolean {
  return span.isRange && BEFORE_RANGE.test(before);
}

function resolvePeriod(
  span: MoneySpan,
  around: SpanContext,
  countryCurrency: string | null,
): PayPeriod | null {
  const { period, before, kind, heading } = around;
  const statedPeriod =
    period ??
    (PIECE_RATE.test(before) ? 'piece' : null) ??
    periodIn(lastClause(before)) ??
    (kind === 'pay' ? periodIn(heading ?? '') : null);
  if (statedPeriod === null && isRateBesideTips(span, around)) return 'hour';
  return (
    statedPeriod ??
    periodByAmount(span.low, span.high, currencyOf(span, around, countryCurrency), around.isEnglish)
  );
}

/** A plain `$` in another language than English is the money of the country. */
function currencyOf(
  { currency, plainDollar }: MoneySpan,
  { isEnglish }: SpanContext,
  countryCurrency: string | null,
): string | null {
  return plainDollar && !isEnglish ? (countryCurrency ?? currency) : (currency ?? countryCurrency);
}

function rangeEnds(
  span: MoneySpan,
  { before, after }: SpanContext,
): { min: number | null; max: number | null } {
  if (span.isRange) return { min: span.low, max: span.high };
  const floor =
    MINIMUM_CUE.test(before) ||
    FOREIGN_MINIMUM_CUE.test(before) ||
    /^\+(?! ?\p{L})|^\s*\+\s*(?:DOE|\/|per |an? |$)|^(?: ?(?:\/|per|an?) ?(?:hour|hr)\b)?\s*(?:and up|or more|minimum)\b/iu.test(
      after,
    );
  // "$l7 - $19": the first end of the range could not be read.
  const ceiling = MAXIMUM_CUE.test(before) || /[$€£]\s?[\p{L}\d.,]{1,7}\s*[-–—]\s*$/u.test(before.slice(-12));
  return { min: ceiling ? null : span.low, max: floor ? null : span.high };
}

function isPlausible(span: MoneySpan, period: PayPeriod | null): boolean {
  if (period === 'hour') return span.low >= 2 && span.high <= 1000;
  if (period === 'year') return span.low >= 3000;
  if (period === 'month') return span.low >= 150;
  if (period === 'week' || period === 'day') return span.low >= 20;
  return true;
}

function payKindOf(before: string, after: string): PayKind {
  // "Average drivers gross $1,650/week" tells what others earn.
  if (
    /\b(?:average|avg\.?|typical(?:ly)?|top)\b(?: \w+){0,3} (?:gross(?:es)?|earn(?:s|ed|ings)?|make|take home)\W*$/i.test(
      before,
    )
  )
    return 'target';
  if (
    /\b(?:operators?|drivers?|workers?|people|folks|reps|pickers?|servers?|most|many) (?:usually |often )?(?:average|avg|clear|net)\W*$/i.test(
      before,
    )
  )
    return 'target';
  if (isTrainingWage(before, after) || isBillRate(before)) return 'training';
  if (/^\W*(?:in )?(?:variable|commission)/i.test(after) && !ADDITION.test(after)) return 'variable';
  // The word right after an amount names it; else the nearest one before it does.
  const behind = /^\W*(?:(?:annual|total|per year|a year)\W+)?(base|ote|on[- ]target)\b/i.exec(after)?.[1];
  const kindWord =
    behind ??
    [...before.slice(-50).matchAll(/\b(?:base|ote|on[- ]target|earnings|target (?:total )?comp\w*)\b/gi)].at(
      -1,
    )?.[0];
  if (kindWord === undefined) return 'plain';
  return /^base$/i.test(kindWord) ? 'base' : 'target';
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

/** The nearby part of the line at an offset, because a document may be one very long line. */
export function lineAround(posting: Posting, offset: number): { start: number; end: number } {
  const { raw } = posting.source;
  const from = Math.max(0, offset - MAX_LABEL_DISTANCE);
  const near = raw.slice(from, offset + MAX_LABEL_DISTANCE);
  const before = near.lastIndexOf('\n', offset - from - 1);
  const after = near.indexOf('\n', offset - from);
  return { start: before < 0 ? from : from + before + 1, end: after < 0 ? from + near.length : from + after };
}
