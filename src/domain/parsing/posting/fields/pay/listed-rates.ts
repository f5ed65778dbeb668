import type { Posting } from '../../posting-model';
import type { MoneySpan } from './money';
import { isOtherMoney, spanContext, type PayStatement } from './pay-statement';

/** Characters between entries of one list. */
const MAX_DISTANCE = 200;
/** A lower or higher rate of the same list, as a multiple of the one that is stated. */
const MIN_RATIO = 0.4;
const MAX_RATIO = 2.5;

/** The entry of a list: a few words without other numbers than that of openings. */
const ENTRY_BEFORE = /^\W*(?:[\p{L}’'/&,.-]+ ?){1,7}(?:\(\d{1,3}\))?[ .:…·–—-]*$/u;
const ENTRY_AFTER = /^ *(?:$|[+&] ?(?:cash )?(?:tips?|tip share|gratuit(?:y|ies)|commissions?)\b)/i;

/**
 * Rates of a list of jobs that give no period, next to a rate by the hour: "Line cooks $21/hr" above "Bussers $15 + tips".
 */
export function listedRates(
  posting: Posting,
  spans: readonly MoneySpan[],
  stated: readonly PayStatement[],
): PayStatement[] {
  const hourly = stated.filter(
    ({ period, span, kind }) => period === 'hour' && span.marked && kind === 'plain',
  );
  if (hourly.length === 0) return [];
  const used = new Set(stated.map(({ span }) => span.start));
  return spans
    .filter((span) => !used.has(span.start) && hourly.some((rate) => isSimilar(span, rate.span)))
    .filter((span) => isEntry(posting, span))
    .map((span) => ({
      span,
      period: 'hour',
      kind: 'plain',
      min: span.low,
      max: span.high,
      declared: false,
      isAssumed: false,
    }));
}

function isSimilar(span: MoneySpan, rate: MoneySpan): boolean {
  return (
    span.marked &&
    !span.millions &&
    span.currency === rate.currency &&
    Math.abs(span.start - rate.start) <= MAX_DISTANCE &&
    span.low >= rate.low * MIN_RATIO &&
    span.high <= rate.high * MAX_RATIO
  );
}

function isEntry(posting: Posting, span: MoneySpan): boolean {
  const after = posting.flat.slice(span.end, span.end + 48);
  const around = spanContext(posting, span, after, null);
  return ENTRY_BEFORE.test(around.before) && ENTRY_AFTER.test(around.sameLine) && !isOtherMoney(around);
}
