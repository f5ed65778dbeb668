import { SOCIAL_SECURITY_NUMBER } from '../text/social-security-number';

const REMOVED_MASK = '[removed]';
/** Digits of the shortest date. */
const MIN_DIGITS = 4;

/** A number or date after a label that identifies it. */
const LABELLED_NUMBER =
  /\b(?:ssn|social security(?: (?:number|no\.?|#))?|date of birth|birth ?date|d\.?o\.?b\.?|born(?: on)?|a-?number|alien (?:number|no\.?|registration(?: number)?)|passport(?: (?:number|no\.?|#))?|medicaid(?: (?:id|number|no\.?))?)\b\s{0,3}(?:is\b)?[:#=.-]?\s{0,3}(?:[A-Z]{0,3}[- ]?\d[\d /.-]{3,18}\d|\d{1,2}[- ](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[- ,]{1,2}\d{2,4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}(?:st|nd|rd|th)?,? \d{4})/gi;

/** Removes government numbers and dates of birth from a text. */
export function removeSensitiveText(text: string): string {
  if ((text.match(/\d/g)?.length ?? 0) < MIN_DIGITS) return text;
  return text.replace(LABELLED_NUMBER, REMOVED_MASK).replace(SOCIAL_SECURITY_NUMBER, REMOVED_MASK);
}

/** Hides what `removeSensitiveText` removes under a mask of the same length, for a text to which places refer. */
export function maskSensitiveText(text: string): string {
  const mask = (hidden: string): string => '*'.repeat(hidden.length);
  return text.replace(LABELLED_NUMBER, mask).replace(SOCIAL_SECURITY_NUMBER, mask);
}

/** Applies `removeSensitiveText` to every text in a value; returns the same value if nothing was removed. */
export function removeSensitiveTexts<T>(value: T): T {
  if (typeof value === 'string') return removeSensitiveText(value) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => removeSensitiveTexts(item));
    return items.every((item, index) => item === value[index]) ? value : (items as T);
  }
  const entries = Object.entries(value).map(([key, inner]) => [key, removeSensitiveTexts(inner)] as const);
  const same = entries.every(([key, inner]) => inner === (value as Record<string, unknown>)[key]);
  return same ? value : (Object.fromEntries(entries) as T);
}
