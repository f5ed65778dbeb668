import { getCountries, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { memoizeByText } from '../../text/memoize-by-text';
import type { Span } from './source-text';
import { allMatches } from '../../text/all-matches';

export interface PhoneMention extends Span {
  raw: string;
  /** Null if the number is not valid in any country tried. */
  e164: string | null;
}

export interface LinkMention extends Span {
  url: string;
}

const EMAIL_PATTERN =
  /[\p{L}\p{N}][\p{L}\p{N}._%+'-]{0,63}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62}[\p{L}\p{N}])?\.){1,4}\p{L}{2,24}/gu;
const PHONE_PATTERN =
  /(?<![\p{L}\d/.@#-]|\d )(?:\+|00|\(\+?)?\(?\d(?:(?! ?\/ ?(?:[(+]|0\d))[\d ().\/\u2010-\u2015\u00a0-]){5,22}\d(?![\d@\p{L}])(?: ?(?:x|ext\.?) ?\d{1,6})?/gu;
const URL_PATTERN =
  /(?<![@\p{L}\p{N}.-])(?:https?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62}[\p{L}\p{N}])?\.){1,4}(?:com|org|net|io|dev|me|ai|co|edu|info|app|tech|uk|ca|de|fr|es|in|us|eu|ch|nl|it|br|au|pk|za|xyz|design|page|site|blog|gov|int|biz|ly|be|gl|ng|ke|mx)(?![\p{L}\p{N}@-])(?:\/[^\s|,;<>()\u2022]{0,200})?/giu;

/** Finds the e-mail addresses of a text with their offsets. */
export function findEmails(text: string): (Span & { email: string })[] {
  const emails: (Span & { email: string })[] = [];
  for (const { word, start: wordStart } of wordsContaining(text, '@')) {
    for (const match of allMatches(word, EMAIL_PATTERN)) {
      const email = match[0].replace(/^mailto:/i, '');
      const start = wordStart + match.index;
      emails.push({ start, end: start + match[0].length, email });
    }
  }
  return emails;
}

/** Returns the country calling code of a number in E.164; null for an unknown one. */
export function callingCodeOf(e164: string | null): string | null {
  return e164 === null ? null : (parsePhoneNumberFromString(e164)?.countryCallingCode ?? null);
}

/** Returns the country, ISO 3166-1 alpha-2, of a number in E.164; null for an unknown one. */
export function countryOfNumber(e164: string | null): string | null {
  return e164 === null ? null : (parsePhoneNumberFromString(e164)?.country ?? null);
}

/** Finds the web addresses of a text, with or without scheme, except the hosts of email addresses. */
export function findLinks(text: string): LinkMention[] {
  const links: LinkMention[] = [];
  const matches = wordsContaining(text, '.').flatMap(({ word, start }) =>
    allMatches(word, URL_PATTERN).map((match) => ({ found: match[0], index: start + match.index })),
  );
  for (const { found: written, index } of matches) {
    const url = written.replace(/[.,;:'"”’]+$/u, '');
    const isBareHost = !/[/]/.test(url) && !/^www\./i.test(url);
    // "ASP.net" and "Node.io" are tools, so a host without scheme counts only in lower case.
    if (isBareHost && url !== url.toLowerCase()) continue;
    if (
      isBareHost &&
      /^(?:asp|vb|ado|ml|node|socket|backbone|vue|react|next|express|three|d3|ember)\./i.test(url)
    )
      continue;
    if (text[index + url.length] === '@') continue;
    links.push({ start: index, end: index + url.length, url });
  }
  return links;
}

/**
 * Returns the words of a text that contain a character. Addresses contain no white space, so only these words are
 * searched.
 */
function wordsContaining(text: string, character: string): { word: string; start: number }[] {
  const words: { word: string; start: number }[] = [];
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at)) {
    let start = at;
    while (start > 0 && !isSpace(text, start - 1)) start -= 1;
    while (at < text.length && !isSpace(text, at)) at += 1;
    words.push({ word: text.slice(start, at), start });
  }
  return words;
}

function isSpace(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  // For other white-space characters the word is longer than necessary, which does no harm.
  return code === 32 || (code >= 9 && code <= 13);
}

/**
 * Finds the phone numbers of a text. A number that is valid in the given country or written internationally gets its
 * E.164 form. Other groups of digits are returned without one if `lenient` is true, for places where phone numbers are
 * expected.
 */
export function findPhones(text: string, country: string | null, lenient: boolean): PhoneMention[] {
  const phones: PhoneMention[] = [];
  for (const { raw, start } of allMatches(text, PHONE_PATTERN).flatMap((match) =>
    splitNumbers(match, country),
  )) {
    const digits = raw.replace(/\D/g, '');
    if (digits.length < 7 || digits.length > 15 || looksLikeDates(raw)) continue;
    const e164 = toE164(raw, country);
    if (e164 === null && !(lenient && (digits.length >= 9 || /^\d{3}[-. ]\d{4}$/.test(raw)))) continue;
    phones.push({ start, end: start + raw.length, raw, e164 });
  }
  return phones;
}

/** Splits "44114 / 216-555-0188" at the slash, but not "030 / 123 456", which is one number. */
function splitNumbers(match: RegExpExecArray, country: string | null): { raw: string; start: number }[] {
  // In "Lima OH 45801   419.555.0133" the postal code is not part of the number, nor in "MN 56301 - 320-555-0135".
  const code =
    /^\d{5}(?:-\d{4})?\s+(?:[-–—]\s+)?(?=\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}\b)/.exec(match[0])?.[0] ?? '';
  const whole = { raw: match[0].slice(code.length).trim(), start: match.index + code.length };
  if (!whole.raw.includes(' / ') || toE164(whole.raw, country) !== null) return [whole];
  const parts = whole.raw.split(' / ');
  if (parts.every((part) => part.replace(/\D/g, '').length < 9)) return [whole];
  let start = whole.start;
  return parts.map((raw) => {
    const part = { raw, start };
    start += raw.length + ' / '.length;
    return part;
  });
}

/** Converts a number of the given country, else of the US, to E.164; null if it is not valid. */
export function toE164(raw: string, country: string | null): string | null {
  return validNumber(`${country ?? ''}|${raw}`).e164;
}

/** The same number is read as that of the person, of a referee and for the country of the home. */
const validNumber = memoizeByText((countryAndNumber): { e164: string | null } => {
  const cut = countryAndNumber.indexOf('|');
  return { e164: parsedNumber(countryAndNumber.slice(cut + 1), countryAndNumber.slice(0, cut) || null) };
});

function parsedNumber(raw: string, country: string | null): string | null {
  const written = raw
    .replace(/^\(\+/, '+')
    .replace(/^00(?=\d)/, '+')
    .replace(/\(0\)/, '');
  const tries: CountryCode[] = country === null || country === 'US' ? ['US'] : [country as CountryCode, 'US'];
  for (const region of tries) {
    try {
      const parsed = parsePhoneNumberFromString(written, region);
      if (parsed?.isPossible() && (parsed.isValid() || isFictional(parsed.nationalNumber, parsed.country))) {
        return parsed.number;
      }
    } catch {
      // The country code is unknown: try the next one.
    }
  }
  return null;
}

/** True for a number that is valid as a call within a country and is no number of the United States. */
export function isLocalNumber(raw: string, country: string): boolean {
  if (/^\(?\s*\+|^00/.test(raw) || toE164(raw, 'US') !== null) return false;
  const e164 = toE164(raw, country);
  return e164 !== null && parsePhoneNumberFromString(e164)?.country === country;
}

/**
 * The possible E.164 forms of a number of unknown country: the form in every country in which the number, as
 * written, is valid. Empty if it is valid nowhere.
 */
export function possibleInternationalForms(raw: string): string[] {
  const american = toE164(raw, 'US');
  if (/^\(?\s*\+|^00/.test(raw)) return american === null ? [] : [american];
  const foreign = getCountries().map((country) => {
    const parsed = parsePhoneNumberFromString(raw, country);
    return parsed?.isValid() === true ? parsed.number : null;
  });
  return [...new Set([american, ...foreign].filter((form) => form !== null))];
}

/** True for numbers reserved for examples. Documents contain them too, so they count as numbers. */
function isFictional(national: string, country: string | undefined): boolean {
  if (country === 'GB') return /^7700900\d{3}$/.test(national);
  return (country === undefined || country === 'US') && /^(?:[2-9]\d{2})?555\d{4}$|^555\d{7}$/.test(national);
}

function looksLikeDates(raw: string): boolean {
  return (
    /^(?:19|20)\d{2} ?[-\u2010-\u2015/] ?(?:19|20)\d{2}$/.test(raw) ||
    // "06.39.98.01.23" is a French number.
    (/^\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)?\d{2}(?:$|\D)/.test(raw) && !/^0\d(?:[.-]\d{2}){4}$/.test(raw)) ||
    /^\d{1,2}\/(?:19|20)\d{2}\b/.test(raw) ||
    /^(?:19|20)\d{2}[-/.](?:0[1-9]|1[0-2])\b/.test(raw)
  );
}
