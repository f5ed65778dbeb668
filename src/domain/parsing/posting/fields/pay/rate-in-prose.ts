import { titleScore } from '../../../text/title-words';
import type { MoneySpan } from './money';

const MIN_HOURLY_RATE = 7;
const MAX_HOURLY_RATE = 100;

/** The beginning of a part of a sentence or of a line. */
const PART_START = /(?:^|[.,;:!?–—|·•✔✅-] )\W*$/u;
/** The end of such a part, or words about the amount. */
const PART_END =
  /^ ?(?:$|[.,;!|·•)](?: |$)|\(?(?:to start|starting|doe\b|d\.o\.e|depending|based on|by (?:skill|experience))|(?:\+|plus|and|&) (?:\$|\.\d\d?\b|tips?\b|bonus|fringes?|on-?call|overtime|ot\b|benefits|commission|per diem|piece|shift|diff\w*|full\b|free\b|health|medical|meals?|food|room|housing|mileage|(?:half|\d\d ?%) off|discount|union|\d{1,2} ?(?:cents|¢)|(?:night|overnight|weekend|evening) (?:premium|diff\w*))|(?:weekly|daily|same[- ]day) pay\b|daily ?pay\b|(?:after|cash|check|zelle|cash ?app|venmo|w2|1099)\b)/i;
/** Things that a company pays for or asks for, by the same amounts. */
const PRICE_BEFORE =
  /\b(?:boots?|uniforms?|shirts?|meals?|lunch|parking|gas|card|class|course|exam|test|membership|discounts?|tools?|tickets?|entry|app(?:lication)?)\b[^.;|·•]{0,20}$/i;

/** "Pat's Diner, Dover. Cook, $18. Ask for Sam.": dollars an hour that fill a part of a message without a period. */
export function isRateInProse(span: MoneySpan, before: string, sameLine: string): boolean {
  return (
    span.marked &&
    !span.thousands &&
    span.low >= MIN_HOURLY_RATE &&
    span.high <= MAX_HOURLY_RATE &&
    (PART_START.test(before) || namesWorkers(before) || (hasCents(span) && LAST_WORDS.test(before))) &&
    PART_END.test(sameLine) &&
    !PRICE_BEFORE.test(before)
  );
}

const LAST_WORDS = /(?:^|[.,;:!?–—|•·-] +)\W*((?:\p{L}[\p{L}'’/-]+ ){1,3})$/u;
const MIN_TITLE_SCORE = 0.5;

/** "Live hang $19.10, all else $17.35": prices of other things are seldom such amounts. */
function hasCents({ low, isRange }: MoneySpan): boolean {
  return !isRange && !Number.isInteger(low) && low > MIN_RATE_WITH_CENTS;
}

const MIN_RATE_WITH_CENTS = 10;

/** "Framers $28-$34, laborers $20-22": the rates of several jobs. */
function namesWorkers(before: string): boolean {
  const words = LAST_WORDS.exec(before)?.[1]?.trim();
  return words !== undefined && titleScore(words) >= MIN_TITLE_SCORE;
}

const TRAINING_BEFORE =
  /\b(?:training|orientation|onboarding) (?:wage|pay|rate)\W*(?:is|of)?\W*$|\b(?:paid )?(?:training|orientation)\b(?: (?:is )?(?:at|paid at|pays))? $/i;
const TRAINING_AFTER =
  /^ ?(?:(?:\/|per|an?) ?(?:hour|hr|h)\b)?,? ?\(?(?:while (?:you(?:[’']re| are)? |we |being )?(?:learn|train|stud|in (?:class|training|school|the class|the course))|(?:during|in|for|through) (?:the |your |our )?(?:(?:\w+|\d+)[ -](?:weeks?|days?|hours?)[ -](?:of )?)?(?:paid )?(?:training|orientation|class\b|course\b|classroom))/i;

/** "Bill rate: $30.39": what the client pays to a staffing agency. */
const BILL_RATE_BEFORE = /\b(?:bill(?:ing|ed)?|client|charge) rate\W*(?:is |of )?\W*$/i;

export function isBillRate(before: string): boolean {
  return BILL_RATE_BEFORE.test(before);
}

/** "$15/hr while you learn", "orientation pay $12": what is paid before the work begins. */
export function isTrainingWage(before: string, after: string): boolean {
  return TRAINING_BEFORE.test(before) || TRAINING_AFTER.test(after);
}
