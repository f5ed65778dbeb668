import type { PartialDate, StateCode } from '../../../../common';
import { alternatives } from '../../../locales';
import { stateCodeOf } from '../../../places/places';
import type { ResumeLine } from '../../segmentation/resume-lines';

export const LABELLED_LICENSE_NUMBER_PATTERN =
  /\b(?:licen[sc]e|cert(?:ificate|ification)?|registration|credential|permit|lic|reg)?\.?\s*(?:(?:id|no|number|num)\b|#)\.?\s*[:#]?\s*([A-Z0-9][A-Z0-9-]{3,19})\b|#\s?((?:[A-Z]{1,5}\.){1,3}\d{3,12}|(?:[A-Z] )?[A-Z0-9][A-Z0-9-]{3,19})\b/i;
const VALID_UNTIL = `valid(?: (?:until|through|till|thru|to))?|${alternatives((locale) => locale.validUntilWords)}`;
const EXPIRY = new RegExp(
  `(?<!\\p{L})(?:exp(?:ire[sd]?|iry|iration|\\.)?(?: date)?|${VALID_UNTIL}|renew(?:s|al)(?: date)?|(?:good )?(?:to|until|till?|through|thru))\\s*[:.]?\\s*$`,
  'iu',
);
/** Brackets whose date is removed: "(exp. )", "(gültig bis )". */
export const EMPTY_BRACKETS = new RegExp(`\\(\\s*(?:exp(?:ires)?|${VALID_UNTIL})?\\.?:?\\s*\\)`, 'giu');
const DATE_WORDS_AT_END = new RegExp(
  `(?<!\\p{L})(?:exp(?:ire[sd]|\\.)?|expiration|${VALID_UNTIL}|to|until|till?|through|thru|issued|obtained|earned|renewed|completed|refreshed|recertified|updated|passed|(?:\\d+-?(?:hr|hour) )?refresher|replaced by|since|in|(?:issue |completion )?date(?: (?:issued|obtained|completed|earned))?):?\\s*$`,
  'iu',
);
/** Matches "exp. 5/25", a month and a year. Elsewhere the second number would be a day. */
export const SHORT_EXPIRY_PATTERN = /\bexp(?:ires?|iry|\.)?:? ?(0?[1-9]|1[0-2])\/(\d{2})(?![\d/])/i;
const STATE_PATTERN = /\b(?:state of |licensed in |in )?([A-Z][a-z]+(?: [A-Z][a-z]+)?|[A-Z]{2})\b/g;

/** True for "BLS, exp." above its date. */
export function endsBeforeExpiry(text: string): boolean {
  return EXPIRY.test(text);
}

/** Returns the text of a line without its dates and the words around them. */
export function certificationText(line: ResumeLine): string {
  let text = line.text;
  for (const date of [...line.dates].reverse())
    text = text.slice(0, date.start - line.start) + text.slice(date.end - line.start);
  return text
    .replace(/\s+\.\s*$/, '')
    .replace(DATE_WORDS_AT_END, '')
    .replace(/^[\s,;:()–—-]+|[\s,;:(–—-]+$/g, '')
    .replace(/^([^(]*)\)$/, '$1')
    .trim();
}

/** Returns the date of issue and the expiry date on a line. */
export function issueAndExpiryDates(line: ResumeLine): {
  date: PartialDate | null;
  expires: PartialDate | null;
} {
  let date: PartialDate | null = null;
  let expires: PartialDate | null = null;
  for (const mention of line.dates) {
    const before = line.text.slice(Math.max(0, mention.start - line.start - 28), mention.start - line.start);
    if (mention.range && mention.from !== null) {
      date ??= mention.from;
      expires ??= mention.to;
    } else if (EXPIRY.test(before) || mention.from === null) expires ??= mention.from ?? mention.to;
    else date ??= mention.from;
  }
  return { date, expires };
}

/** Returns the license number in a text. */
export function licenseNumberIn(text: string): string | null {
  const match = LABELLED_LICENSE_NUMBER_PATTERN.exec(text);
  const number = match?.[1] ?? match?.[2] ?? LICENSE_NUMBER_AFTER_NAME_PATTERN.exec(text)?.[1];
  return number !== undefined && /\d{2}/.test(number) && !/^(?:19|20)\d{2}$/.test(number) ? number : null;
}

/** Matches a number directly after the license: "RN License 041.555123". */
export const LICENSE_NUMBER_AFTER_NAME_PATTERN =
  /\b(?:licen[sc]e|card|permit|registry|RN|LPN|LVN|CNA) ((?:[A-Z]{1,2} )?(?=[\d.-]*\d{4})[\d][\d.-]{4,15})\b/i;

/** Returns the states of "RN license, Oregon and Washington" and "LPN (OH, KY)"; none if the text names one. */
export function issuingStatesIn(text: string): StateCode[] {
  const list = /[,(:–—-]\s*(?:active (?:in )?|licensed in )?([^(:–—-]+?)\)?\s*$/.exec(text)?.[1] ?? '';
  const names = list.split(/\s*(?:[,/&]|\band\b)\s*/).filter((name) => name !== '');
  const codes = names.map(stateCodeOf).filter((code) => code !== null);
  return codes.length === names.length && codes.length > 1 ? codes : [];
}

/** Returns the state that issued a license. */
export function issuingStateIn(text: string): StateCode | null {
  const leading =
    /^([A-Z]{2}|\p{Lu}\p{Ll}+(?: (?:York|Jersey|Mexico|Hampshire|Carolina|Dakota|Virginia|Island))?) (?=\p{Lu})/u.exec(
      text,
    )?.[1];
  if (leading !== undefined && !/^(?:IN|OR|ME|OK|HI)$/.test(leading) && stateCodeOf(leading)) {
    return stateCodeOf(leading);
  }
  for (const match of text.matchAll(STATE_PATTERN)) {
    const code = stateCodeOf(match[1] ?? '');
    // "IN", "OR" and "ME" are also words, so they count only after a comma, in brackets or at the end.
    if (
      code !== null &&
      ((match[1]?.length ?? 0) > 2 ||
        /[,(]\s*$/.test(text.slice(0, match.index)) ||
        match.index + match[0].length === text.length)
    ) {
      return code;
    }
  }
  return null;
}
